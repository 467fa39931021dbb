/**
 * The greedy player: what a play does at once. It weighs the leads over the
 * three others, counts a sealed package in full and an open one a little less
 * because its top can be lifted away, and fears to show a card whose sisters
 * are unseen. It tries nothing out, so that playouts can live on it.
 */
import { rankOf, type Move, type Player, type Random } from '@pakli/core';
import { cardOfMove, moves as listMoves, targetOf } from '../moves.ts';
import { PLAYER, POOL, type State } from '../state.ts';
import { PENALTIES, SEATS, type View } from '../types.ts';
import { liftFrom, totals, unseen } from './lifting.ts';
import { bestMove, weighing } from './weigher.ts';

/** The deck's 548 points bound every lead. */
const MOST = 548;
/** A lead of so many points is worth half of what any lead is worth. */
const LEAD_SCALE = 40;
/** By lead in points, from -MOST: its worth, which saturates. */
const WORTH = Float64Array.from({ length: 2 * MOST + 1 }, (_, index) => {
  const lead = (index - MOST) / LEAD_SCALE;
  return lead / (1 + Math.abs(lead));
});
/** What an unseen sister of a card on the pool costs, for each point of the card. */
const FEAR = 0.12 / LEAD_SCALE;
/** What an open top is worth to who may lift it away, for each point of the card. */
const LIFTABLE = 0.25;

/** Once the package is lifted and before it is laid: what the lead over each other is worth. */
const leads = new Float64Array(SEATS);

/** Fills `leads` from the totals. */
function compare(seat: number): void {
  const own = totals[seat]!;
  for (let other = 0; other < SEATS; other++) leads[other] = WORTH[MOST + totals[other]! - own]!;
}

/** What the totals are worth to a seat if so many points more lie on the target. Needs its `leads`. */
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

/** Fills in what each play of the seat at turn is worth to a greedy player. */
export function weigh(state: State, moves: Int32Array, values: Float64Array): number {
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
    // The four targets of a card follow each other, and the first is oneself (rule 4.7).
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

/** The greedy move of the seat at turn. */
export function greedyMove(state: State, random: Random): Move {
  return bestMove(weigh, state, random);
}

export const greedy: Player<View> = weighing(weigh);
