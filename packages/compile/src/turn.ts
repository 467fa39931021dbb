/** The turn (RULES 6). */
import type { Seat } from '@pakli/core';
import { cardsIn, isUncovered, topOf, zoneOf, type State } from './state.ts';
import type * as layout from './state.ts';
import { playCard } from './effects/field.ts';
import { canRefresh, cacheSkipped } from './effects/lasting.ts';
import { emit, NO_CARDS } from './effects/log.ts';
import { measureLines, totals } from './effects/measure.ts';
import { EV, note, resolveFrom } from './effects/notes.ts';
import { ask, ASK_ACTION, offer, offerCards, offerLines, offerPlays } from './effects/offers.ts';
import type * as offers from './effects/offers.ts';
import { inMask, isOnTop, push } from './effects/stack.ts';
import type * as frame from './effects/stack.ts';
import { discardCards, drawCard, pushRefresh } from './effects/supply.ts';
import { askSeveral } from './effects/choose.ts';
import { endGame } from './effects/win.ts';
import { COMPILE_AT, FULL_HAND } from './types.ts';

// Named again: an imported constant is read from memory wherever it is used; the types hold these to their origin.
const ACTION: typeof layout.ACTION = 4;
const ANSWER: typeof layout.ANSWER = 19;
const ANSWER_WAY: typeof layout.ANSWER_WAY = 20;
const ASK: typeof layout.ASK = 12;
const BAN: typeof layout.BAN = 6;
const BANNER: typeof layout.BANNER = 8;
const CACHE: typeof layout.CACHE = 5;
const COMPILE: typeof layout.COMPILE = 3;
const CONTROL: typeof layout.CONTROL = 5;
const CONTROLLING: typeof layout.CONTROLLING = 2;
const DECK: typeof layout.DECK = 0;
const ENDING: typeof layout.ENDING = 6;
const HAND: typeof layout.HAND = 1;
const NO_CARD: typeof layout.NO_CARD = 255;
const OFFERED: typeof layout.OFFERED = 14;
const PHASE: typeof layout.PHASE = 0;
const PICKED: typeof layout.PICKED = 17;
const PLAYER: typeof layout.PLAYER = 2;
const START: typeof layout.START = 1;
const TURN: typeof layout.TURN = 3;
const UNTIL: typeof layout.UNTIL = 26;
const M_REFRESH: typeof offers.M_REFRESH = 0x200000;
const RESTING: typeof offers.RESTING = 31;
const ACTOR: typeof frame.ACTOR = 4;
const CARD: typeof frame.CARD = 8;
const COMPILING: typeof frame.COMPILING = 9;
const COUNT: typeof frame.COUNT = 7;
const FROM: typeof frame.FROM = 3;
const STEP: typeof frame.STEP = 1;
const TO: typeof frame.TO = 6;
const TURNING: typeof frame.TURNING = 10;

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

/** Goes to the next phase, or rests where the golden runner wants it. */
function enter(state: State, f: number, phase: number): void {
  const { frames, now } = state;
  const ended = now[PHASE]!;
  frames[f + STEP] = 0;
  now[PHASE] = phase;
  if (now[UNTIL] === ended) now[ASK] = RESTING;
}

/** Works on the turn until it ends, somebody has to decide or a frame lies above it. */
export function stepTurn(state: State, f: number): void {
  const turn = state.now[TURN]!;
  do phaseStep(state, f);
  while (isOnTop(state, f) && state.now[TURN] === turn);
}

/** One look at the phase. STEP counts inside it. */
function phaseStep(state: State, f: number): void {
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
      measureLines(state);
      takeControl(state, player);
      enter(state, f, COMPILE);
      // Nothing comes between, so that the totals still hold.
      if (now[ASK] === 0) beginCompile(state, f, player, measured(state, player));
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

function takeControl(state: State, player: Seat): void {
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
  if (now[UNTIL] === ENDING) {
    enter(state, f, ENDING);
    return;
  }
  const { maxTurns } = state.options;
  const last = maxTurns > 0 && now[TURN]! >= maxTurns;
  now[TURN] = now[TURN]! + 1;
  now[PLAYER] = 1 - now[PLAYER]!;
  enter(state, f, START);
  if (now[UNTIL] === TURN_END) now[ASK] = RESTING;
  if (last && now[UNTIL] === 0) {
    endGame(state, 'turnLimit', -1);
    return;
  }
  emit(state, 'turn', now[PLAYER], NO_CARDS, undefined, now[TURN]);
}

/** For `UNTIL`: rest when the turn has been handed over. */
export const TURN_END = 7;
