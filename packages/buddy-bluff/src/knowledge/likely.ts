/**
 * What somebody who thinks is likely to play: any move may come, and the more
 * it raises the chance to win, the likelier it is. The constants are fitted
 * to 7,660 decisions of a search with 200 worlds.
 */
import { rankOf, type Move, type Random } from '@pakli/core';
import { cardOfMove, moves as listMoves, targetOf } from '../moves.ts';
import { PLAYED, PLAYER, POOL, type State } from '../state.ts';
import { PENALTIES, PLAYS, SEATS } from '../types.ts';
import { MAX_CHOICES } from '../view.ts';
import { liftFrom, totals, unseen } from './lifting.ts';

/** What a point of penalty takes from the logarithm of the odds to win, with so many plays left: the later, the more. */
const POINT = 0.87;
const PLAYS_BESIDE = 4.2;
/** The deck's 548 points bound every penalty. */
const ROW = 549;
/** By plays left and penalty: the odds to win, up to a factor. */
const ODDS = Float64Array.from({ length: PLAYS * ROW }, (_, index) =>
  Math.exp((-POINT / (Math.floor(index / ROW) + PLAYS_BESIDE)) * (index % ROW)),
);

/** What the chance to win is worth, in the logarithm of how likely a move is. */
const CHANCE = 9.7;
/** What an unseen sister of a card on the pool costs, for each point of the card. */
const FEAR = 0.0015;
/** What an open top is worth to who may lift it away, for each point of the card. */
const LIFTABLE = 0.019;

const moves = new Int32Array(MAX_CHOICES);
const odds = new Float64Array(MAX_CHOICES);

/** The chance to win by the totals. */
function chance(seat: number, row: number): number {
  let sum = 0;
  for (let other = 0; other < SEATS; other++) sum += ODDS[row + totals[other]!]!;
  return ODDS[row + totals[seat]!]! / sum;
}

/** Draws a move of the seat at turn, from what that seat sees. */
export function likelyMove(state: State, random: Random): Move {
  const seat = state.now[PLAYER]!;
  const count = listMoves(state, moves);
  if (count === 1) return moves[0]!;
  const row = (PLAYS - 1 - state.now[PLAYED]!) * ROW;
  totals.set(state.penalty);
  const calm = CHANCE * chance(seat, row);
  let load = 0;
  let open = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const target = targetOf(move);
    const rank = rankOf(cardOfMove(move));
    const points = PENALTIES[rank]!;
    let value: number;
    if (target === POOL) value = calm - FEAR * points * unseen(state, seat, rank);
    else {
      // The four targets of a card follow each other, and the first is oneself (rule 4.7).
      if (target === seat) {
        const size = liftFrom(state, rank);
        load = size * points;
        open = size === state.accessible[rank] ? 0 : LIFTABLE * points;
      }
      totals[target] = totals[target]! + load;
      value = CHANCE * chance(seat, row) + (target === seat ? open : -open);
      totals[target] = totals[target] - load;
    }
    const odd = Math.exp(value);
    odds[i] = odd;
    sum += odd;
  }
  let left = (random.below(0x100000) / 0x100000) * sum;
  for (let i = 0; i < count - 1; i++) {
    left -= odds[i]!;
    if (left < 0) return moves[i]!;
  }
  return moves[count - 1]!;
}
