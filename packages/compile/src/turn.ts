/** The turn (RULES 6). */
import type { Seat } from '@pakli/core';
import {
  ACTION,
  ANSWER,
  ANSWER_WAY,
  BAN,
  BANNER,
  CACHE,
  cardsIn,
  COMPILE,
  CONTROL,
  CONTROLLING,
  DECK,
  ENDING,
  HAND,
  isUncovered,
  NO_CARD,
  OFFERED,
  PHASE,
  PICKED,
  PLAYER,
  START,
  topOf,
  TURN,
  zoneOf,
  type State,
} from './state.ts';
import { playCard } from './effects/landing.ts';
import { canRefresh, cacheSkipped } from './effects/lasting.ts';
import { emit, NO_CARDS } from './effects/log.ts';
import { measureLines, totals } from './effects/measure.ts';
import { EV, note, resolveFrom } from './effects/notes.ts';
import {
  ask,
  ASK_ACTION,
  M_REFRESH,
  offer,
  offerCards,
  offerLines,
  offerPlays,
} from './effects/offers.ts';
import {
  ACTOR,
  CARD,
  COMPILING,
  COUNT,
  FROM,
  inMask,
  isOnTop,
  push,
  STEP,
  TO,
  TURNING,
} from './effects/stack.ts';
import { discardCards, drawCard, pushRefresh } from './effects/supply.ts';
import { askSeveral } from './effects/choose.ts';
import { endGame } from './effects/win.ts';
import { COMPILE_AT, FULL_HAND } from './types.ts';

/** Starts the turns: the frame at the bottom of the stack. */
export function beginTurns(state: State, player: Seat): void {
  state.now[PLAYER] = player;
  state.now[TURN] = 1;
  state.now[PHASE] = START;
  push(state, TURNING);
  emit(state, 'turn', player, NO_CARDS, undefined, 1);
}

/** RULES 4.3: both draw five cards, without triggers. */
export function drawFirstHands(state: State): void {
  for (let player = 0; player < 2; player++) {
    for (let i = 0; i < FULL_HAND; i++) {
      const card = topOf(state, zoneOf(player, DECK));
      if (card !== NO_CARD) drawCard(state, card, player);
    }
  }
}

/** The lines that the player could compile now, as bits. */
export function compilable(state: State, player: Seat): number {
  measureLines(state);
  return measured(state, player);
}

/** The same when the totals are those of this moment. */
function measured(state: State, player: Seat): number {
  const { now } = state;
  const banned = now[BAN + player] === now[TURN] && now[PLAYER] === player;
  if (banned && isBanned(state, player)) return 0;
  let lines = 0;
  for (let line = 0; line < 3; line++) {
    const own = totals[3 * player + line]!;
    if (own >= COMPILE_AT && own > totals[3 - 3 * player + line]!) lines |= 1 << line;
  }
  return lines;
}

/** RULES 14.1: with `compileBan: visible` the banning card must still be face-up and uncovered. */
function isBanned(state: State, player: Seat): boolean {
  if (state.options.compileBan === 'flag') return true;
  const card = state.now[BANNER + player]!;
  return state.up[card] !== 0 && isUncovered(state, card);
}

function enter(state: State, f: number, phase: number): void {
  state.frames[f + STEP] = 0;
  state.now[PHASE] = phase;
}

/** Works on the turn until it ends, somebody has to decide or a frame lies above it. */
export function stepTurn(state: State, f: number): void {
  const turn = state.now[TURN]!;
  let steps = 0;
  do {
    phaseStep(state, f);
    if (++steps > MOST_STEPS) throw new Error('a turn that no game leads to');
  } while (isOnTop(state, f) && state.now[TURN] === turn);
}

/** More than any turn has: only one that somebody made up goes on. */
const MOST_STEPS = 1000;

/** One look at the phase. STEP counts inside it. */
export function phaseStep(state: State, f: number): void {
  const { frames, now } = state;
  const step = frames[f + STEP]!;
  frames[f + STEP] = step + 1;
  frames[f + FROM] = 0;
  const player = now[PLAYER]!;
  switch (now[PHASE]!) {
    case START:
    case ENDING:
      if (step === 0) {
        note(state, now[PHASE] === START ? EV.start : EV.end, player);
        if (resolveFrom(state, 0)) return;
      }
      if (now[PHASE] === START) enter(state, f, CONTROLLING);
      else handOver(state, f);
      return;
    case CONTROLLING:
      takeControl(state, player);
      enter(state, f, COMPILE);
      // Nothing comes between, so that the totals still hold.
      beginCompile(state, f, player, measured(state, player));
      return;
    case COMPILE:
      compileStep(state, f, step, player);
      return;
    case ACTION:
      actionStep(state, f, step, player);
      return;
    case CACHE:
      cacheStep(state, f, step, player);
  }
}

/** RULES 6: who leads in two lines has control. Measures all lines. */
export function takeControl(state: State, player: Seat): void {
  measureLines(state);
  if (state.options.control === 'off' || state.now[CONTROL] === player + 1) return;
  let leading = 0;
  for (let line = 0; line < 3; line++) {
    if (totals[3 * player + line]! > totals[3 - 3 * player + line]!) leading++;
  }
  if (leading < 2) return;
  state.now[CONTROL] = player + 1;
  emit(state, 'control', player);
}

function beginCompile(state: State, f: number, player: Seat, lines: number): void {
  state.frames[f + STEP] = 1;
  if (lines === 0) enter(state, f, ACTION);
  else offerLines(state, lines, player);
}

function compileStep(state: State, f: number, step: number, player: Seat): void {
  switch (step) {
    case 0:
      beginCompile(state, f, player, compilable(state, player));
      return;
    case 1: {
      const line = state.now[ANSWER]!;
      const c = push(state, COMPILING);
      state.frames[c + ACTOR] = player;
      state.frames[c + TO] = line;
      state.frames[c + CARD] = NO_CARD;
      return;
    }
    case 2:
      if (!resolveFrom(state, 0)) enter(state, f, CACHE);
      return;
    default:
      enter(state, f, CACHE);
  }
}

/** What the player may do in the action phase; how many moves there are. */
export function offerActions(state: State, player: Seat): number {
  offerPlays(state, player);
  if (canRefresh(state, player)) offer(state, M_REFRESH);
  return state.now[OFFERED]!;
}

function actionStep(state: State, f: number, step: number, player: Seat): void {
  const { now } = state;
  switch (step) {
    case 0:
      if (offerActions(state, player) === 0) enter(state, f, CACHE);
      else ask(state, ASK_ACTION, player);
      return;
    case 1: {
      const card = now[ANSWER]!;
      const way = now[ANSWER_WAY]!;
      if (card === NO_CARD) pushRefresh(state, player);
      else {
        const side = (way & 1) === 0 ? player : 1 - player;
        playCard(state, card, player, way >> 4, (way & 2) !== 0, side);
      }
      return;
    }
    case 2:
      if (!resolveFrom(state, 0)) enter(state, f, CACHE);
      return;
    default:
      enter(state, f, CACHE);
  }
}

function cacheStep(state: State, f: number, step: number, player: Seat): void {
  const { frames, now, size } = state;
  const hand = zoneOf(player, HAND);
  const over = size[hand]! - FULL_HAND;
  switch (step) {
    case 0:
      if (over <= 0 || cacheSkipped(state, player)) enter(state, f, ENDING);
      else if (over === 1) {
        frames[f + COUNT] = 1;
        offerCards(state, cardsIn(state, hand), size[hand]!, player);
      } else askSeveral(state, player, over, over);
      return;
    case 1: {
      const cards =
        frames[f + COUNT] === 1
          ? [now[ANSWER]!]
          : cardsIn(state, hand).filter((card) => inMask(now[PICKED]!, now[PICKED + 1]!, card));
      frames[f + COUNT] = 0;
      emit(state, 'cache', player, NO_CARDS, undefined, cards.length);
      discardCards(state, cards, player, player);
      note(state, EV.clearCache, player);
      resolveFrom(state, 0);
      return;
    }
    default:
      enter(state, f, ENDING);
  }
}

/** The other player's turn begins, unless that was the last one. */
function handOver(state: State, f: number): void {
  const { now } = state;
  const { maxTurns } = state.options;
  const last = maxTurns > 0 && now[TURN]! >= maxTurns;
  now[TURN] = now[TURN]! + 1;
  now[PLAYER] = 1 - now[PLAYER]!;
  enter(state, f, START);
  if (last) {
    endGame(state, 'turnLimit', -1);
    return;
  }
  emit(state, 'turn', now[PLAYER], NO_CARDS, undefined, now[TURN]);
}
