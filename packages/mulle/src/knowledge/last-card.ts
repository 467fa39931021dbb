/**
 * The last card of an omgang without playing it. Whoever captures last gets
 * all that is left (rule 8.2), so a capture wins the whole intake that is
 * still open, and captures differ by mulles and tabbe alone.
 */
import { BIT, lowest, WORD } from '../cards.ts';
import { actionOf, CAPTURE, CAPTURE_NTH, kindOf } from '../codes.ts';
import { newSelection } from '../gathering.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { pilesOfMove } from '../play.ts';
import { mullePoints } from '../scoring.ts';
import { PILES, STRIDE, TABLE, type State } from '../state.ts';

const listed = new Int32Array(MAX_CHOICES);
const piles = newSelection();

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
  const { at } = state;
  const kind = kindOf(move);
  pilesOfMove(state, move, piles);
  let low = WORD[kind] === 0 ? BIT[kind]! : 0;
  let high = WORD[kind] === 0 ? 0 : BIT[kind]!;
  let low2 = 0;
  let high2 = 0;
  let taken = 0;
  for (let w = 0; w < piles.length; w++) {
    for (let rest = piles[w]!; rest !== 0; rest &= rest - 1) {
      const p = TABLE + (32 * w + lowest(rest)) * STRIDE;
      low2 |= at[p + 3]! | (low & at[p + 1]!);
      high2 |= at[p + 4]! | (high & at[p + 2]!);
      low |= at[p + 1]!;
      high |= at[p + 2]!;
      taken++;
    }
  }
  return mullePoints(low2, high2) + (taken === at[PILES] ? 1 : 0);
}
