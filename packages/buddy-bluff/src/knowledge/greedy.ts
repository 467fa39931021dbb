/**
 * The greedy player: looks one play ahead and takes the position it likes
 * best. It weighs who leads, counts what is locked for good more than what can
 * still be lifted away, and fears visible ranks whose sisters are unseen.
 */
import {
  decided,
  rankOf,
  type Estimate,
  type Move,
  type Player,
  type Random,
  type Seat,
} from '@pakli/core';
import { moves } from '../moves.ts';
import { play } from '../play.ts';
import { copy, IN_DECK, IN_HAND, NONE, POOL, State, TURN } from '../state.ts';
import { PENALTIES, SEATS, type View } from '../types.ts';
import { MAX_CHOICES, world } from '../view.ts';

/** A lead of so many points is worth most of what any lead is worth. */
const LEAD_SCALE = 40;
/** How likely an unseen sister is to be in the next hands and to come onto oneself. */
const FEAR = 0.12;
/** A top card can still be lifted: it weighs a little less than a covered or locked one. */
const LIFTABLE = 0.25;

/** How good a position is for a seat, from what that seat sees: near 3 when it leads everybody by far. */
export function evaluate(state: State, seat: Seat): number {
  const totals = state.penalty;
  const own = totals[seat]! - liftable(state, seat);
  let value = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    const lead = (totals[other]! - liftable(state, other) - own) / LEAD_SCALE;
    value += lead / (1 + Math.abs(lead));
  }
  return value - (FEAR * threat(state, seat)) / LEAD_SCALE;
}

function liftable(state: State, slot: Seat): number {
  const card = state.open[slot]!;
  return card === NONE ? 0 : LIFTABLE * PENALTIES[rankOf(card)]!;
}

/** Penalty that lies open for packages, weighed by how many sisters nobody has seen. */
function threat(state: State, seat: Seat): number {
  let sum = 0;
  for (let place = 0; place < 4; place++) sum += threatOf(state, seat, state.centre[place]!);
  return sum + threatOf(state, seat, state.open[POOL]!);
}

function threatOf(state: State, seat: Seat, card: number): number {
  if (card === NONE) return 0;
  const rank = rankOf(card);
  let unseen = 0;
  for (let sister = rank << 2; sister < (rank << 2) + 4; sister++) {
    const place = state.place[sister]!;
    const hand = place >= IN_HAND && place < IN_HAND + SEATS;
    if (place === IN_DECK || (hand && place !== IN_HAND + seat)) unseen++;
  }
  return unseen * PENALTIES[rank]!;
}

const options = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);
let after: State | undefined;

/** Looks at every legal move; returns how many, with their values beside them. */
function weigh(state: State): number {
  const seat = state.now[TURN]!;
  const count = moves(state, options);
  if (after?.options !== state.options) after = new State(state.options);
  for (let i = 0; i < count; i++) {
    copy(state, after);
    play(after, options[i]!);
    values[i] = evaluate(after, seat);
  }
  return count;
}

/** The greedy move of the seat at turn, from what that seat sees; equals are drawn by lot. */
export function greedyMove(state: State, random: Random): Move {
  const count = weigh(state);
  let best = -Infinity;
  let equals = 0;
  let move = options[0]!;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    if (value > best) {
      best = value;
      equals = 1;
      move = options[i]!;
    } else if (value === best && random.below(++equals) === 0) move = options[i]!;
  }
  return move;
}

/** Greedy as a player: the hidden hands of the state it builds are never looked at. */
export const greedy: Player<View> = {
  think(view, random) {
    const state = new State(view.options);
    world(view, state);
    const move = greedyMove(state, random);
    const count = weigh(state);
    const estimates = Array.from({ length: count }, (_, i): Estimate => ({
      move: options[i]!,
      value: values[i]!,
      weight: 1,
    }));
    return decided({ move, estimates });
  },
};
