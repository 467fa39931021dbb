/**
 * The greedy player judges a play by its immediate effect. It weighs the leads over the three
 * others, counts a sealed package in full and an open one a little less because its top can be
 * lifted away, and avoids showing a card whose sisters are unseen. It tries nothing out, which
 * makes it fast enough for playouts.
 */
import type { Move, Player, Random } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';
import { cardOfMove, moves as listMoves, targetOf } from '../moves.ts';
import { IN_DECK, IN_HAND, PLAYER, POOL, run, type State } from '../state.ts';
import { PENALTIES, SEATS, type View } from '../types.ts';
import { bestMove, scorerOf, scoringPlayer, type Scorer } from './scorer.ts';

/** By slot: its penalty after the package is lifted and before it is laid. */
export const totals: Int32Array = new Int32Array(SEATS);

/** Lifts the package of a rank off the slots into `totals`; returns its size with the played card. */
export function liftFrom(state: State, rank: number): number {
  const { visible, open, penalty } = state;
  const whole = state.options.lift === 'run';
  let size = 1;
  for (let place = 0; place < 4; place++) if (rankOf(visible[place]!) === rank) size++;
  for (let pile = 0; pile <= POOL; pile++) {
    const cards = rankOf(open[pile]!) !== rank ? 0 : whole ? run(state, pile) : 1;
    size += cards;
    if (pile !== POOL) totals[pile] = penalty[pile]! - cards * PENALTIES[rank]!;
  }
  return size;
}

/** Cards of a rank the seat has not seen. */
export function unseen(state: State, seat: number, rank: number): number {
  let count = 0;
  for (let card = rank << 2; card < (rank << 2) + 4; card++) {
    const place = state.place[card]!;
    if (place === IN_DECK || ((place & IN_HAND) !== 0 && place !== IN_HAND + seat)) count++;
  }
  return count;
}

/** The deck's 548 points bound every lead. */
const MOST = 548;
/** A lead of this many points gets half of the maximal value. */
const LEAD_SCALE = 40;
/** By lead in points, from -MOST: its value, which saturates. */
const WORTH = Float64Array.from({ length: 2 * MOST + 1 }, (_, index) => {
  const lead = (index - MOST) / LEAD_SCALE;
  return lead / (1 + Math.abs(lead));
});
/** Cost of an unseen sister of a card on the pool, per point of the card. */
const FEAR = 0.12 / LEAD_SCALE;
/** Value of an open top to a seat that may lift it away, per point of the card. */
const LIFTABLE = 0.25;

/** After the package is lifted and before it is laid: the value of the lead over each other seat. */
const leads = new Float64Array(SEATS);

/** Fills `leads` from the totals. */
function compare(seat: number): void {
  const own = totals[seat]!;
  for (let other = 0; other < SEATS; other++) leads[other] = WORTH[MOST + totals[other]! - own]!;
}

/** A seat's value of the totals with this many more points on the target. Needs its `leads`. */
function worth(seat: number, target: number, load: number): number {
  const own = totals[seat]!;
  let value = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    if (target === seat) value += WORTH[MOST + totals[other]! - own - load]!;
    else if (target === other) value += WORTH[MOST + totals[other]! + load - own]!;
    else value += leads[other]!;
  }
  return value;
}

/** Fills in the greedy value of each play of the seat at turn. */
function weigh(state: State, moves: Int32Array, values: Float64Array): number {
  const seat = state.now[PLAYER]!;
  const count = listMoves(state, moves);
  let calm = Number.NaN;
  let load = 0;
  let open = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const target = targetOf(move);
    const rank = rankOf(cardOfMove(move));
    const points = PENALTIES[rank]!;
    if (target === POOL) {
      if (Number.isNaN(calm)) {
        totals.set(state.penalty);
        compare(seat);
        calm = worth(seat, POOL, 0);
      }
      values[i] = calm - FEAR * points * unseen(state, seat, rank);
      continue;
    }
    // The four targets of a card are consecutive, and the first is oneself (rule 4.7).
    if (target === seat) {
      const size = liftFrom(state, rank);
      compare(seat);
      load = size * points;
      open = size === state.accessible[rank] ? 0 : (LIFTABLE * points) / LEAD_SCALE;
    }
    values[i] = worth(seat, target, load) + (target === seat ? open : -open);
  }
  return count;
}

export const greedyScorer: Scorer = scorerOf(weigh);

/** The greedy move of the seat at turn. */
export function greedyMove(state: State, random: Random): Move {
  return bestMove(greedyScorer, state, random);
}

export const greedy: Player<View> = scoringPlayer(greedyScorer);
