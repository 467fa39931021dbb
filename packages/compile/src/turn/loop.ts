/**
 * The engine's loop: takes answers and processes frames from the top of the stack until somebody
 * has to decide, chance is asked, or the game is over. A decision that everybody knows to have one
 * option is answered here (RULES 15).
 */
import { stepLand } from '../engine/landing.ts';
import { stepMove } from '../engine/leaving.ts';
import * as O from '../engine/offers.ts';
import { stepOrder } from '../engine/reactions.ts';
import * as F from '../engine/stack.ts';
import { topFrame } from '../engine/stack.ts';
import { stepDraw, stepRefresh, stepSpend } from '../engine/supply.ts';
import { endGame } from '../engine/win.ts';
import { stepFlipAll } from '../ops/flip.ts';
import { stepText } from '../ops/resolve.ts';
import * as S from '../state.ts';
import { slotOf, type State } from '../state.ts';
import { stepCompile } from './compiling.ts';
import { pickProtocol } from './draft.ts';
import { stepTurn } from './turn.ts';

function step(state: State): void {
  const f = topFrame(state);
  switch (state.frames[f + F.KIND]!) {
    case F.TEXT:
      stepText(state, f);
      return;
    case F.ORDER:
      stepOrder(state, f);
      return;
    case F.MOVE:
      stepMove(state, f);
      return;
    case F.LAND:
      stepLand(state, f);
      return;
    case F.FLIP_ALL:
      stepFlipAll(state, f);
      return;
    case F.DRAW:
      stepDraw(state, f);
      return;
    case F.REFRESH:
      stepRefresh(state, f);
      return;
    case F.SPEND:
      stepSpend(state, f);
      return;
    case F.COMPILING:
      stepCompile(state, f);
      return;
    case F.TURNING:
      stepTurn(state, f);
      return;
    default:
      throw new Error('the resolution stack is empty');
  }
}

/** A game without a turn limit ends after this many turns in a row without a question: it would go on for ever. */
const IDLE_TURNS = 400;
/** More than any turn. An integer: Infinity would make every comparison a floating-point one. */
const NO_TURN = 2 ** 30;

/** More steps than texts and idle turns can take: only a forged stack needs more. */
const MOST_STEPS = 100_000;

/** Runs until somebody has to decide. */
export function run(state: State): void {
  const { now } = state;
  const idle = state.options.maxTurns === 0 ? now[S.TURN_NUMBER]! + IDLE_TURNS : NO_TURN;
  let steps = 0;
  while (now[S.END] === 0) {
    if (++steps > MOST_STEPS) throw new Error('no game leads to this stack');
    if (now[S.TURN_NUMBER]! > idle) {
      endGame(state, 'turnLimit', -1);
      break;
    }
    if (!advance(state)) break;
  }
  settle(state);
}

/** Runs until somebody has to decide or the turn is handed over. */
export function runTurn(state: State): void {
  const { now } = state;
  const turn = now[S.TURN_NUMBER]!;
  while (now[S.END] === 0 && now[S.TURN_NUMBER] === turn && advance(state));
  settle(state);
}

/** One step, or the only answer to a question; false where somebody has to decide. */
export function advance(state: State): boolean {
  const { now } = state;
  const asked = now[S.ASK]!;
  if (asked === 0) step(state);
  else if (asked < S.FIRST_CHANCE && O.isForced(state)) apply(state, state.offers[0]!);
  else return false;
  return true;
}

/** Clears the processed answer. */
export function settle(state: State): void {
  const { now } = state;
  if (now[S.END] !== 0) finish(state);
  now[S.ANSWER] = 0;
  now[S.ANSWER_WAY] = 0;
  if (now[S.ASK] === O.ASK_HAND) return;
  now[S.LEAST] = 0;
  now[S.MOST] = 0;
  O.pickNone(state);
}

/** RULES 6: nothing further resolves. Cards on their way stay there. */
function finish(state: State): void {
  const { now } = state;
  state.frames.fill(0, 0, S.FRAME * now[S.FRAMES]!);
  state.notes.fill(0, 0, now[S.NOTES]);
  now[S.FRAMES] = 0;
  now[S.NOTES] = 0;
  now[S.DEPTH] = 0;
  now[S.CHANCE_ZONE] = 0;
  O.withdraw(state);
}

/** Takes an answer; the frame that asked finds it in ANSWER. */
export function apply(state: State, move: number): void {
  const { now } = state;
  const chosen = O.chosenOf(move);
  const kind = O.kindOf(move);
  const asked = now[S.ASK]!;
  const player = now[S.DECIDER]!;
  if (kind === O.M_RESIGN) {
    endGame(state, 'resigned', 1 - chosen);
    return;
  }
  if (asked === O.ASK_HAND) {
    if (kind === O.M_CARD) {
      O.pickCard(state, slotOf(state, chosen));
      O.offerMore(state);
    } else O.withdraw(state);
    return;
  }
  O.withdraw(state);
  if (kind === O.M_PROTOCOL && (asked === O.ASK_DRAFT || asked === O.ASK_BAN)) {
    pickProtocol(state, player, chosen);
    return;
  }
  switch (kind) {
    case O.M_PLAY:
      now[S.ANSWER] = slotOf(state, chosen >> 8);
      now[S.ANSWER_WAY] = chosen & 255;
      return;
    case O.M_REFRESH:
      now[S.ANSWER] = S.NO_CARD;
      return;
    case O.M_CARD:
      now[S.ANSWER] = slotOf(state, chosen);
      return;
    case O.M_PLACE:
      now[S.ANSWER] = O.cardAt(state, chosen);
      return;
    case O.M_ORDER:
      now[S.ANSWER] = move;
      return;
    default:
      now[S.ANSWER] = chosen;
  }
}

/** Whether chance is asked. */
export function awaitsChance(state: State): boolean {
  return state.now[S.ASK]! >= S.FIRST_CHANCE;
}
