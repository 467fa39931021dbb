/**
 * What a player who thinks is likely to play: any move may come, and the more it raises the chance
 * to win, the likelier it is. The constants are fitted to 7,660 decisions of a search with 200
 * worlds.
 */
import type { Move, Random } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';
import { cardOfMove, moves as listMoves, targetOf, MAX_CHOICES } from '../moves.ts';
import { DEAL, PLAYED, PLAYER, POOL, type State } from '../state.ts';
import { PENALTIES, PLAYS, SEATS } from '../types.ts';
import { liftFrom, totals, unseen } from './greedy.ts';
import { dealsLeft } from './match-equity.ts';
import { scorerOf, type Scorer } from './scorer.ts';

/** What a point of penalty takes from the log odds to win, by the number of plays left: the later, the more. */
const POINT = 0.87;
const PLAYS_BESIDE = 4.2;
/** Weight of the chance to win in a move's log probability. */
const CHANCE = 9.7;
/** Cost of an unseen sister of a card on the pool, per point of the card. */
const FEAR = 0.0015;
/** Value of an open top to a seat that may lift it away, per point of the card. */
const LIFTABLE = 0.019;

const moves = new Int32Array(MAX_CHOICES);
const odds = new Float64Array(MAX_CHOICES);

/** By seat: the odds to win, up to a factor, now and after a package is lifted. */
const now = new Float64Array(SEATS);
const lifted = new Float64Array(SEATS);

/** What a point takes from the log odds to win: future deals spread as the plays of this one do. */
function pointOf(state: State): number {
  const beside = PLAYS - 1 - state.now[PLAYED]! + PLAYS_BESIDE;
  const left = dealsLeft(state.options, state.now[DEAL]!);
  const point = POINT / beside;
  return left === 0 ? point : point * Math.sqrt(beside / (beside + PLAYS * left));
}

/** Fills `now` and returns the sum. */
function oddsOf({ carry, penalty }: State, point: number): number {
  let least = Infinity;
  for (let seat = 0; seat < SEATS; seat++) least = Math.min(least, carry[seat]! + penalty[seat]!);
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    now[seat] = Math.exp(point * (least - carry[seat]! - penalty[seat]!));
    sum += now[seat]!;
  }
  return sum;
}

/** Fills `lifted` from the `totals` left by a package, and returns the sum. */
function oddsLifted({ penalty }: State, point: number): number {
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const relief = penalty[seat]! - totals[seat]!;
    lifted[seat] = relief === 0 ? now[seat]! : now[seat]! * Math.exp(point * relief);
    sum += lifted[seat]!;
  }
  return sum;
}

/** Fills in the moves of the seat at turn and each one's probability, up to a factor, from what that seat sees; returns how many. */
export function likelyOdds(state: State, moves: Int32Array, odds: Float64Array): number {
  const seat = state.now[PLAYER]!;
  const count = listMoves(state, moves);
  const point = pointOf(state);
  const all = oddsOf(state, point);
  const calm = (CHANCE * now[seat]!) / all;
  let allLifted = 0;
  let load = 0;
  let open = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const target = targetOf(move);
    const rank = rankOf(cardOfMove(move));
    const points = PENALTIES[rank]!;
    let value: number;
    if (target === POOL) value = calm - FEAR * points * unseen(state, seat, rank);
    else {
      // The four targets of a card are consecutive, and the first is oneself (rule 4.7).
      if (target === seat) {
        const size = liftFrom(state, rank);
        load = Math.exp(-point * size * points);
        allLifted = oddsLifted(state, point);
        open = size === state.accessible[rank] ? 0 : LIFTABLE * points;
      }
      const laid = lifted[target]! * load;
      const own = target === seat ? laid : lifted[seat]!;
      const chance = own / (allLifted - lifted[target]! + laid);
      value = CHANCE * chance + (target === seat ? open : -open);
    }
    odds[i] = Math.exp(value);
  }
  return count;
}

/** The same as log probabilities, for a reader of plays. */
export const likelyScorer: Scorer = scorerOf((state, moves, values) => {
  const count = likelyOdds(state, moves, values);
  for (let i = 0; i < count; i++) values[i] = Math.log(values[i]!);
  return count;
});

/** Draws a move of the seat at turn. */
export function likelyMove(state: State, random: Random): Move {
  const count = likelyOdds(state, moves, odds);
  if (count === 1) return moves[0]!;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += odds[i]!;
  let left = (random.below(0x100000) / 0x100000) * sum;
  for (let i = 0; i < count - 1; i++) {
    left -= odds[i]!;
    if (left < 0) return moves[i]!;
  }
  return moves[count - 1]!;
}
