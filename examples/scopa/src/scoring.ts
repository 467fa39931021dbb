/** Rule 5: what a hand counts. */
import { COINS, PRIMIERA, SETTEBELLO, SUITS, suitOf, valueOf } from './cards.ts';
import { cardsAt, TAKEN, type State } from './state.ts';

/** The winner of each point: a seat, or nobody. */
export interface Count {
  readonly cards: readonly number[];
  readonly coins: readonly number[];
  readonly settebello: number;
  /** The sums; 0 for a seat that lacks a suit. */
  readonly primiera: readonly number[];
  readonly scope: readonly number[];
  /** The points of the hand, by seat. */
  readonly points: readonly number[];
}

/** Rule 5.4: the best card of each suit; without one of the suits there is no primiera. */
function primieraOf(cards: readonly number[]): number {
  const best = Array<number>(SUITS.length).fill(0);
  for (const card of cards) {
    const suit = suitOf(card);
    best[suit] = Math.max(best[suit]!, PRIMIERA[valueOf(card)]!);
  }
  return best.includes(0) ? 0 : best.reduce((sum, value) => sum + value, 0);
}

export function countHand(state: State): Count {
  const taken = [0, 1].map((seat) => cardsAt(state, TAKEN + seat));
  const cards = taken.map((pile) => pile.length);
  const coins = taken.map((pile) => pile.filter((card) => suitOf(card) === COINS).length);
  const primiera = taken.map(primieraOf);
  const settebello = taken.findIndex((pile) => pile.includes(SETTEBELLO));
  const scope = [...state.scope];
  const points = [0, 1].map((seat) => {
    const wins = [cards, coins, primiera].filter((sums) => sums[seat]! > sums[1 - seat]!).length;
    return wins + (settebello === seat ? 1 : 0) + scope[seat]!;
  });
  return { cards, coins, settebello, primiera, scope, points };
}
