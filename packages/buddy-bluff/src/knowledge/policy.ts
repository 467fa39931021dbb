/**
 * The policy for playouts: the greedy idea without trying the moves out. It
 * knows what a package does to the four totals, and what a discard invites.
 * No allocation, no copies.
 */
import { rankOf, type Move, type Random } from '@pakli/core';
import { moveOf, visibleRanks } from '../moves.ts';
import { IN_DECK, IN_HAND, NONE, POOL, run, TURN, type State } from '../state.ts';
import { PENALTIES, SEATS } from '../types.ts';

/** The deck's 548 points bound every lead. */
const MOST = 548;
const LEAD_SCALE = 40;
/** By lead in points, from -MOST: its worth, which saturates. */
const WORTH = Float64Array.from({ length: 2 * MOST + 1 }, (_, index) => {
  const lead = (index - MOST) / LEAD_SCALE;
  return lead / (1 + Math.abs(lead));
});
/** What an unseen sister of an open card costs, for each point of the card. */
const FEAR = 0.12 / LEAD_SCALE;

const lent = new Int32Array(SEATS);

/** Cards of a rank that the seat has not seen. */
function unseen(state: State, seat: number, rank: number): number {
  let count = 0;
  for (let card = rank << 2; card < (rank << 2) + 4; card++) {
    const place = state.place[card]!;
    if (place === IN_DECK || ((place & IN_HAND) !== 0 && place !== IN_HAND + seat)) count++;
  }
  return count;
}

/** What the totals are worth to a seat. */
function worth(a: number, b: number, c: number, own: number): number {
  return WORTH[MOST + a - own]! + WORTH[MOST + b - own]! + WORTH[MOST + c - own]!;
}

export function policy(state: State, random: Random): Move {
  const { penalty, open, centre } = state;
  const seat = state.now[TURN]!;
  const ranks = visibleRanks(state);
  const left = (seat + 1) & 3;
  const across = (seat + 2) & 3;
  const right = (seat + 3) & 3;
  let best = -Infinity;
  let chosen = 0;
  let equals = 0;
  for (let card = state.first[seat]!; card !== NONE; card = state.link[card]!) {
    const rank = rankOf(card);
    const points = PENALTIES[rank]!;
    if (((ranks >> rank) & 1) === 0) {
      const value =
        worth(penalty[left]!, penalty[across]!, penalty[right]!, penalty[seat]!) -
        FEAR * points * unseen(state, seat, rank);
      if (value > best || (value === best && random.below(++equals) === 0)) {
        if (value > best) equals = 1;
        best = value;
        chosen = moveOf(card, POOL);
      }
      continue;
    }
    let size = 1;
    for (let place = 0; place < 4; place++) if (rankOf(centre[place]!) === rank) size++;
    if (rankOf(open[POOL]!) === rank) size += lifted(state, POOL);
    for (let slot = 0; slot < SEATS; slot++) {
      const cards = rankOf(open[slot]!) === rank ? lifted(state, slot) : 0;
      lent[slot] = points * cards;
      size += cards;
    }
    const a = penalty[left]! - lent[left]!;
    const b = penalty[across]! - lent[across]!;
    const c = penalty[right]! - lent[right]!;
    const own = penalty[seat]! - lent[seat]!;
    const load = points * size;
    for (let i = 0; i < SEATS; i++) {
      const value = worth(
        i === 1 ? a + load : a,
        i === 2 ? b + load : b,
        i === 3 ? c + load : c,
        i === 0 ? own + load : own,
      );
      if (value > best || (value === best && random.below(++equals) === 0)) {
        if (value > best) equals = 1;
        best = value;
        chosen = moveOf(card, (seat + i) & 3);
      }
    }
  }
  return chosen;
}

function lifted(state: State, pile: number): number {
  return state.options.lift === 'run' ? run(state, pile) : 1;
}
