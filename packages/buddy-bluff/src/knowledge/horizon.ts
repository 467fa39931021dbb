/**
 * How far a search looks, and what it finds there. A playout ends with the
 * round: later hands are unknown to all, and their luck would drown the
 * difference between two plays. There the chances to win are read off the
 * slots.
 */
import { DECK_SIZE, rankOf, RANKS } from '@pakli/core/cards';
import { DEAL, DEALING, IN_DECK, PHASE, ROUND, STARTER, type State } from '../state.ts';
import { PENALTIES, ROUNDS, SEATS } from '../types.ts';
import { settle, dealsLeft } from './match-equity.ts';

/** Changes when a round is over: between two deals, and in each round, it is another number. */
export function stage(state: State): number {
  const round = state.now[ROUND]!;
  return state.now[PHASE] === DEALING ? -1 - round : round;
}

/**
 * By round that is over: what a point of the totals before this deal takes from the logarithm of the odds to win, and how
 * many deals spread as the rest of this one does. From 30,000 deals, as in match-equity.ts.
 */
const CARRY = [0, -0.0291, -0.0405];
const REST = [1, 0.88, 0.45];

// By round that is over, from a regression over 200,000 deals: what a point of penalty takes from the logarithm of
// the odds to win, and what the open top gives back for each point of it if a sister is to come, and for each sister.
const POINT = [0, -0.024, -0.043];
const LIFTABLE = [0, 0, 0.024];
const SISTER = [0, 0.0095, 0.0094];
/** By place in the order of play: who plays last in a round sees most. */
const PLACE = [0, 0.14, 0.18, 0.3];

const sisters = new Int32Array(RANKS.length);

/** Expected shares of the win, between two rounds: what is to come after this deal makes all of it count less. */
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
      POINT[round]! * state.penalty[seat]! + CARRY[round]! * (state.carry[seat]! - least);
    const odds = Math.exp(shrink * (points + top + PLACE[place]!));
    into[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < SEATS; seat++) into[seat] = into[seat]! / sum;
  settle(state, 0, into);
}
