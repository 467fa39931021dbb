/** The turn (RULES 6). */
import { EVENTS } from '../cards/steps.ts';
import type { Seat } from '@pakli/core';
import * as S from '../state.ts';
import { isUncovered, topOf, zoneOf, type State } from '../state.ts';
import { playCard } from '../engine/landing.ts';
import { canRefresh, cacheSkipped } from '../engine/lasting.ts';
import { emit, emitFacts, log } from '../engine/events.ts';
import { measureLines, totals } from '../engine/measure.ts';
import { note, resolveFrom } from '../engine/reactions.ts';
import * as O from '../engine/offers.ts';
import { ACTOR, CARD, COMPILING, COUNT, push, STEP, TO, TURNING } from '../engine/stack.ts';
import { discardCards, drawCard, pushRefresh } from '../engine/supply.ts';
import { endGame } from '../engine/win.ts';
import { COMPILE_AT, FULL_HAND } from '../types.ts';

/** Starts the turns: the frame at the bottom of the stack. */
export function beginTurns(state: State, player: Seat): void {
  state.now[S.ACTIVE] = player;
  state.now[S.TURN_NUMBER] = 1;
  state.now[S.PHASE] = S.START;
  push(state, TURNING);
  if (log.tell !== undefined) emitFacts(state, 'turn', player, { number: 1 });
}

/** RULES 4.3: both draw five cards, without triggers. */
export function drawFirstHands(state: State): void {
  for (let player = 0; player < 2; player++) {
    for (let i = 0; i < FULL_HAND; i++) {
      const card = topOf(state, zoneOf(player, S.DECK));
      if (card !== S.NO_CARD) drawCard(state, card, player);
    }
  }
}

/** The lines that the player could compile now, as bits. */
export function compilable(state: State, player: Seat): number {
  measureLines(state);
  return measured(state, player);
}

/** The same with already measured totals. */
function measured(state: State, player: Seat): number {
  const { now } = state;
  const banned = now[S.BAN + player] === now[S.TURN_NUMBER] && now[S.ACTIVE] === player;
  if (banned && isBanned(state, player)) return 0;
  let lines = 0;
  for (let line = 0; line < 3; line++) {
    const own = totals[3 * player + line]!;
    if (own >= COMPILE_AT && own > totals[3 - 3 * player + line]!) lines |= 1 << line;
  }
  return lines;
}

/** RULES 11.3: with `compileBan: visible` the banning card must still be face-up and uncovered. */
function isBanned(state: State, player: Seat): boolean {
  if (state.options.compileBan === 'flag') return true;
  const card = state.now[S.BANNER + player]!;
  return state.up[card] !== 0 && isUncovered(state, card);
}

function enter(state: State, f: number, phase: number): void {
  state.frames[f + STEP] = 0;
  state.now[S.PHASE] = phase;
}

/** Runs the turn until it ends, somebody has to decide or a frame lies above it. */
export function stepTurn(state: State, f: number): void {
  while (stepPhase(state, f));
}

/** Runs the phase; returns whether it is over and the turn goes on at once. STEP counts inside a phase while others work or decide. */
export function stepPhase(state: State, f: number): boolean {
  switch (state.now[S.PHASE]!) {
    case S.START:
      return startPhase(state, f);
    case S.CONTROLLING:
      return controlPhase(state, f);
    case S.COMPILE:
      return compilePhase(state, f);
    case S.ACTION:
      return actionPhase(state, f);
    case S.CACHE:
      return cachePhase(state, f);
    default:
      return endPhase(state, f);
  }
}

function startPhase(state: State, f: number): boolean {
  if (!announced(state, f, EVENTS.start)) return false;
  enter(state, f, S.CONTROLLING);
  return true;
}

function endPhase(state: State, f: number): boolean {
  if (announced(state, f, EVENTS.end)) handOver(state, f);
  return false;
}

/** Resolves the texts that wait for the start or the end of a turn; true when done. */
function announced(state: State, f: number, event: number): boolean {
  if (state.frames[f + STEP] !== 0) return true;
  state.frames[f + STEP] = 1;
  note(state, event, state.now[S.ACTIVE]!);
  return !resolveFrom(state, 0);
}

/** RULES 6: gives control to a player who leads in two lines. Measures all lines. */
export function takeControl(state: State, player: Seat): void {
  measureLines(state);
  if (state.options.control === 'off' || state.now[S.CONTROL] === player + 1) return;
  let leading = 0;
  for (let line = 0; line < 3; line++) {
    if (totals[3 * player + line]! > totals[3 - 3 * player + line]!) leading++;
  }
  if (leading < 2) return;
  state.now[S.CONTROL] = player + 1;
  emit(state, 'control', player);
}

/** Asks immediately which line to compile: nothing happens in between, so the totals still hold. */
function controlPhase(state: State, f: number): boolean {
  const player = state.now[S.ACTIVE]!;
  takeControl(state, player);
  enter(state, f, S.COMPILE);
  return !asksToCompile(state, f, measured(state, player));
}

/** Asks which of these lines to compile; without any the action comes. */
function asksToCompile(state: State, f: number, lines: number): boolean {
  state.frames[f + STEP] = 1;
  if (lines === 0) enter(state, f, S.ACTION);
  else O.offerLines(state, lines, state.now[S.ACTIVE]!);
  return lines !== 0;
}

function compilePhase(state: State, f: number): boolean {
  const { frames, now } = state;
  const player = now[S.ACTIVE]!;
  switch (frames[f + STEP]!++) {
    case 0:
      return !asksToCompile(state, f, compilable(state, player));
    case 1: {
      const line = now[S.ANSWER]!;
      const c = push(state, COMPILING);
      frames[c + ACTOR] = player;
      frames[c + TO] = line;
      frames[c + CARD] = S.NO_CARD;
      return false;
    }
    case 2:
      if (resolveFrom(state, 0)) return false;
  }
  enter(state, f, S.CACHE);
  return true;
}

/** Offers the moves of the action phase; returns how many. */
export function offerActions(state: State, player: Seat): number {
  O.offerPlays(state, player);
  if (canRefresh(state, player)) O.offer(state, O.M_REFRESH);
  return state.now[S.OFFERED]!;
}

function actionPhase(state: State, f: number): boolean {
  const { frames, now } = state;
  const player = now[S.ACTIVE]!;
  switch (frames[f + STEP]!++) {
    case 0:
      if (offerActions(state, player) === 0) break;
      O.ask(state, O.ASK_ACTION, player);
      return false;
    case 1: {
      const card = now[S.ANSWER]!;
      const way = now[S.ANSWER_WAY]!;
      if (card === S.NO_CARD) pushRefresh(state, player);
      else {
        const side = (way & 1) === 0 ? player : 1 - player;
        playCard(state, card, player, way >> 4, (way & 2) !== 0, side);
      }
      return false;
    }
    case 2:
      if (resolveFrom(state, 0)) return false;
  }
  enter(state, f, S.CACHE);
  return true;
}

function cachePhase(state: State, f: number): boolean {
  const { frames, now, size } = state;
  const player = now[S.ACTIVE]!;
  const over = size[zoneOf(player, S.HAND)]! - FULL_HAND;
  switch (frames[f + STEP]!++) {
    case 0:
      if (over <= 0 || cacheSkipped(state, player)) break;
      if (over === 1) {
        frames[f + COUNT] = 1;
        O.offerHand(state, player);
      } else O.askSeveral(state, player, over, over);
      return false;
    case 1: {
      const cards = frames[f + COUNT] === 1 ? [now[S.ANSWER]!] : O.pickedCards(state, player);
      frames[f + COUNT] = 0;
      if (log.tell !== undefined) emitFacts(state, 'cache', player, { count: cards.length });
      discardCards(state, cards, player, player);
      note(state, EVENTS.afterClearCache, player);
      if (resolveFrom(state, 0)) return false;
    }
  }
  enter(state, f, S.ENDING);
  return true;
}

/** The other player's turn begins, unless that was the last one. */
function handOver(state: State, f: number): void {
  const { now } = state;
  const { maxTurns } = state.options;
  const last = maxTurns > 0 && now[S.TURN_NUMBER]! >= maxTurns;
  now[S.TURN_NUMBER] = now[S.TURN_NUMBER]! + 1;
  now[S.ACTIVE] = 1 - now[S.ACTIVE]!;
  enter(state, f, S.START);
  if (last) {
    endGame(state, 'turnLimit', -1);
    return;
  }
  if (log.tell !== undefined)
    emitFacts(state, 'turn', now[S.ACTIVE], { number: now[S.TURN_NUMBER] });
}
