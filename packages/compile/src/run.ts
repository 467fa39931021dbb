/**
 * The engine's loop: answers go in, frames are worked off from the top of the
 * stack until somebody has to decide, chance is asked, or the game is over. A
 * decision with one option is answered here and reaches nobody (RULES 15).
 */
import { slotOf, zoneOf, type State } from './state.ts';
import type * as layout from './state.ts';
import { stepCompile } from './compiling.ts';
import { pickProtocol } from './draft.ts';
import { stepLand, stepMove } from './effects/field.ts';
import { stepFlipAll } from './effects/flip.ts';
import { stepOrder } from './effects/notes.ts';
import {
  ASK_HAND,
  chosenOf,
  kindOf,
  offerMore,
  withdraw,
  ASK_DRAFT,
  ASK_BAN,
} from './effects/offers.ts';
import type * as offers from './effects/offers.ts';
import { highBit, lowBit, topFrame } from './effects/stack.ts';
import type * as frame from './effects/stack.ts';
import { stepDraw, stepRefresh, stepSpend } from './effects/supply.ts';
import { stepText } from './effects/text.ts';
import { endGame } from './effects/win.ts';
import { stepTurn } from './turn.ts';

// Named again: an imported constant is read from memory wherever it is used; the types hold these to their origin.
const ANSWER: typeof layout.ANSWER = 19;
const ANSWER_WAY: typeof layout.ANSWER_WAY = 20;
const ASK: typeof layout.ASK = 12;
const ASKED: typeof layout.ASKED = 13;
const CARDS: typeof layout.CARDS = 36;
const END: typeof layout.END = 10;
const FIRST_CHANCE: typeof layout.FIRST_CHANCE = 32;
const FRAME: typeof layout.FRAME = 16;
const FRAMES: typeof layout.FRAMES = 21;
const DEPTH: typeof layout.DEPTH = 24;
const LEAST: typeof layout.LEAST = 15;
const MOST: typeof layout.MOST = 16;
const NO_CARD: typeof layout.NO_CARD = 255;
const NOTES: typeof layout.NOTES = 22;
const OFFERED: typeof layout.OFFERED = 14;
const PICKED: typeof layout.PICKED = 17;
const STACK: typeof layout.STACK = 3;
const M_CARD: typeof offers.M_CARD = 0x300000;
const M_ORDER: typeof offers.M_ORDER = 0x800000;
const M_PLACE: typeof offers.M_PLACE = 0x400000;
const M_PLAY: typeof offers.M_PLAY = 0x100000;
const M_PROTOCOL: typeof offers.M_PROTOCOL = 0xd00000;
const M_REFRESH: typeof offers.M_REFRESH = 0x200000;
const M_RESIGN: typeof offers.M_RESIGN = 0x1000000;
const RESTING: typeof offers.RESTING = 31;
const COMPILING: typeof frame.COMPILING = 9;
const DRAW: typeof frame.DRAW = 6;
const FLIP_ALL: typeof frame.FLIP_ALL = 5;
const KIND: typeof frame.KIND = 0;
const LAND: typeof frame.LAND = 4;
const MOVE: typeof frame.MOVE = 3;
const ORDER: typeof frame.ORDER = 2;
const REFRESH: typeof frame.REFRESH = 7;
const SPEND: typeof frame.SPEND = 8;
const TEXT: typeof frame.TEXT = 1;
const TURN: typeof layout.TURN = 3;
const TURNING: typeof frame.TURNING = 10;

function step(state: State): void {
  const f = topFrame(state);
  switch (state.frames[f + KIND]!) {
    case TEXT:
      stepText(state, f);
      return;
    case ORDER:
      stepOrder(state, f);
      return;
    case MOVE:
      stepMove(state, f);
      return;
    case LAND:
      stepLand(state, f);
      return;
    case FLIP_ALL:
      stepFlipAll(state, f);
      return;
    case DRAW:
      stepDraw(state, f);
      return;
    case REFRESH:
      stepRefresh(state, f);
      return;
    case SPEND:
      stepSpend(state, f);
      return;
    case COMPILING:
      stepCompile(state, f);
      return;
    case TURNING:
      stepTurn(state, f);
      return;
    default:
      throw new Error('the resolution stack is empty');
  }
}

/** So many turns in a row that ask nobody anything end a game without a limit: they would go on for ever. */
const IDLE_TURNS = 400;

/** Works until somebody has to decide. */
export function run(state: State): void {
  const { now } = state;
  const idle = state.options.maxTurns === 0 ? now[TURN]! + IDLE_TURNS : Infinity;
  while (now[END] === 0) {
    if (now[TURN]! > idle) {
      endGame(state, 'turnLimit', -1);
      break;
    }
    const asked = now[ASK]!;
    if (asked === 0) step(state);
    else if (asked < RESTING && now[OFFERED] === 1) apply(state, state.offers[0]!);
    else break;
  }
  if (now[END] !== 0) finish(state);
  now[ANSWER] = 0;
  now[ANSWER_WAY] = 0;
  if (now[ASK] !== ASK_HAND) forgetPicks(state);
}

function forgetPicks(state: State): void {
  const { now } = state;
  now[LEAST] = 0;
  now[MOST] = 0;
  now[PICKED] = 0;
  now[PICKED + 1] = 0;
}

/** RULES 6: nothing further resolves. Cards on their way stay there. */
function finish(state: State): void {
  const { now } = state;
  state.frames.fill(0, 0, FRAME * now[FRAMES]!);
  state.notes.fill(0, 0, now[NOTES]);
  now[FRAMES] = 0;
  now[NOTES] = 0;
  now[DEPTH] = 0;
  withdraw(state);
}

/** Takes an answer in; the frame that has asked finds it in ANSWER. */
export function apply(state: State, move: number): void {
  const { now } = state;
  const chosen = chosenOf(move);
  const kind = kindOf(move);
  const asked = now[ASK]!;
  const player = now[ASKED]!;
  if (kind === M_RESIGN) {
    endGame(state, 'resigned', 1 - player);
    return;
  }
  if (asked === ASK_HAND) {
    if (kind === M_CARD) {
      const card = slotOf(state, chosen);
      now[PICKED] = now[PICKED]! | lowBit(card);
      now[PICKED + 1] = now[PICKED + 1]! | highBit(card);
      offerMore(state);
    } else withdraw(state);
    return;
  }
  withdraw(state);
  if (kind === M_PROTOCOL && (asked === ASK_DRAFT || asked === ASK_BAN)) {
    pickProtocol(state, player, chosen);
    return;
  }
  switch (kind) {
    case M_PLAY:
      now[ANSWER] = slotOf(state, chosen >> 8);
      now[ANSWER_WAY] = chosen & 255;
      return;
    case M_REFRESH:
      now[ANSWER] = NO_CARD;
      return;
    case M_CARD:
      now[ANSWER] = slotOf(state, chosen);
      return;
    case M_PLACE: {
      const zone = zoneOf(chosen >> 12, STACK + ((chosen >> 8) & 15));
      now[ANSWER] = state.zones[zone * CARDS + (chosen & 255)]!;
      return;
    }
    case M_ORDER:
      now[ANSWER] = move;
      return;
    default:
      now[ANSWER] = chosen;
  }
}

/** Whether chance is asked. */
export function awaitsChance(state: State): boolean {
  return state.now[ASK]! >= FIRST_CHANCE;
}
