/**
 * The value of totals, after a deal and between its rounds. The totals of a match decide, not the
 * places of single deals, so a player maximizes the chance to end with the lowest one: points count
 * the more, the less is still to come.
 */
import { DECK_SIZE, rankOf, RANKS } from '@pakli/core/cards';
import type { Options } from '../options.ts';
import { payoff } from '../scoring.ts';
import { DEAL, DEALING, IN_DECK, PHASE, ROUND, STARTER, type State } from '../state.ts';
import { PENALTIES, ROUNDS, SEATS } from '../types.ts';

/** Deals of the match after this one. */
export function dealsLeft({ deals }: Options, deal: number): number {
  return Math.max(0, deals - 1 - deal);
}

/** Roughly how much less a play of this deal changes the chances with this many deals after it. */
export function narrowing(left: number): number {
  return Math.sqrt(0.5 / (0.5 + left));
}

/**
 * What a point of the totals takes from the log odds to win, with one deal to come; the spread of
 * more deals grows with the root of their number. From 30,000 deals of greedy players, joined to
 * matches: 0.0273 with one to come, 0.0192 with two, 0.0154 with three.
 */
const POINT = 0.0273;
/**
 * The same among players who think, whose deals spread less: from 5,700 deals of the first expert,
 * randomly joined, 0.050, 0.036 and 0.029. In their matches a lead is lost again, since everybody
 * hits the leader; among others it is kept.
 */
const POINT_AMONG_PEOPLE = 0.05;

// The chances are flat where a match is won or lost: then a better place counts, and among equal
// places a better lead. Together they never make half a percent, so that the value still reads as
// the chance to win.
const PLACE = 0.003;
const LEAD = 0.001;
/** The most that both can add or take. */
export const BESIDE_WIN: number = PLACE + LEAD;
/** A lead of this many points gets half of the maximal value. */
const LEAD_SCALE = 100;

/** Adds place and lead to the chances. */
function settle({ carry, penalty }: State, places: number, chances: Float64Array): void {
  for (let seat = 0; seat < SEATS; seat++) {
    const own = carry[seat]! + penalty[seat]!;
    let behind = 0;
    let lead = 0;
    for (let other = 0; other < SEATS; other++) {
      const ahead = carry[other]! + penalty[other]! - own;
      if (ahead > 0) behind++;
      else if (ahead < 0) behind--;
      lead += ahead;
    }
    chances[seat] =
      chances[seat]! +
      (places * behind) / (SEATS - 1) +
      (LEAD * lead) / (Math.abs(lead) + LEAD_SCALE * (SEATS - 1));
  }
}

/** After a deal: the shares of the win, or the chances to win the match in progress among greedy players. */
export function outcome(state: State, into: Float64Array): void {
  settleDeal(state, POINT, into);
}

/** The same among players who think. */
export function prospects(state: State, into: Float64Array): void {
  settleDeal(state, POINT_AMONG_PEOPLE, into);
}

function settleDeal(state: State, first: number, into: Float64Array): void {
  const left = dealsLeft(state.options, state.now[DEAL]!);
  if (left === 0) {
    payoff(state, into);
    settle(state, PLACE, into);
    return;
  }
  const { carry, penalty } = state;
  const point = first / Math.sqrt(left);
  let least = Infinity;
  for (let seat = 0; seat < SEATS; seat++) least = Math.min(least, carry[seat]! + penalty[seat]!);
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const odds = Math.exp(point * (least - carry[seat]! - penalty[seat]!));
    into[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < SEATS; seat++) into[seat] = into[seat]! / sum;
  settle(state, 0, into);
}

// A playout ends with the round: nobody knows later hands, and their luck would drown the
// difference between two plays. The chances to win are then read off the slots.

/** A number that differs between rounds, and between a round and the deal after it. */
export function stage(state: State): number {
  const round = state.now[ROUND]!;
  return state.now[PHASE] === DEALING ? -1 - round : round;
}

/**
 * By finished round: what a point of the totals before this deal takes from the log odds to win,
 * and the number of deals with the spread of the rest of this one. From 30,000 deals, as above.
 */
const CARRY = [0, -0.0291, -0.0405];
const REST = [1, 0.88, 0.45];

// By finished round, from a regression over 200,000 deals: what a point of penalty takes from the
// log odds to win, and what each point of the open top gives back if a sister is to come, and per
// sister.
const ROUND_POINT = [0, -0.024, -0.043];
const LIFTABLE = [0, 0, 0.024];
const SISTER = [0, 0.0095, 0.0094];
/** By place in the order of play: the last to play in a round sees most. */
const ORDER = [0, 0.14, 0.18, 0.3];

const sisters = new Int32Array(RANKS.length);

/** Expected shares of the win, between two rounds: everything counts less the more comes after this deal. */
export function evaluate(state: State, into: Float64Array): void {
  // The hands of a set-up position may run out in round 3.
  const round = Math.min(state.now[ROUND]!, ROUNDS - 1);
  sisters.fill(0);
  for (let card = 0; card < DECK_SIZE; card++) {
    if (state.place[card] === IN_DECK) sisters[rankOf(card)] = sisters[rankOf(card)]! + 1;
  }
  const left = dealsLeft(state.options, state.now[DEAL]!);
  const shrink = Math.sqrt(REST[round]! / (REST[round]! + left));
  const least = Math.min(...state.carry);
  let sum = 0;
  for (let place = 0; place < SEATS; place++) {
    const seat = (state.now[STARTER]! + place) & 3;
    const rank = rankOf(state.open[seat]!);
    const coming = rank < RANKS.length ? sisters[rank]! : 0;
    const top = coming === 0 ? 0 : PENALTIES[rank]! * (LIFTABLE[round]! + coming * SISTER[round]!);
    const points =
      ROUND_POINT[round]! * state.penalty[seat]! + CARRY[round]! * (state.carry[seat]! - least);
    const odds = Math.exp(shrink * (points + top + ORDER[place]!));
    into[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < SEATS; seat++) into[seat] = into[seat]! / sum;
  settle(state, 0, into);
}
