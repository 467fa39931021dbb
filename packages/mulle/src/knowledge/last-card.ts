/**
 * Values the last card of an omgang without playing it. Whoever captures last gets all that is left
 * (rule 8.2), so every capture wins the whole open intake, and captures differ only in mulles and
 * tabbe.
 */
import { actionOf, CAPTURE, CAPTURE_NTH, kindOf } from '../codes.ts';
import { clear, newSelection } from '../gathering.ts';
import { addCard } from '../hand.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { addPiles } from '../piles.ts';
import { pilesOfMove } from '../play.ts';
import { mullePoints } from '../scoring.ts';
import { PILES, type State } from '../state.ts';

const listed = new Int32Array(MAX_CHOICES);
const piles = newSelection();
const taken = new Int32Array(4);

/** Points of mulles and tabbe of the best capture of the seat at turn; -1 if there is no capture. */
export function lastCapture(state: State): number {
  const count = moves(state, listed);
  let best = -1;
  for (let i = 0; i < count; i++) {
    const action = actionOf(listed[i]!);
    if (action !== CAPTURE && action !== CAPTURE_NTH) continue;
    const points = pointsOf(state, listed[i]!);
    if (points > best) best = points;
  }
  return best;
}

function pointsOf(state: State, move: number): number {
  pilesOfMove(state, move, piles);
  clear(taken);
  addCard(taken, 0, kindOf(move));
  const cleared = addPiles(taken, state.at, piles) === state.at[PILES];
  return mullePoints(taken[2]!, taken[3]!) + (cleared ? 1 : 0);
}
