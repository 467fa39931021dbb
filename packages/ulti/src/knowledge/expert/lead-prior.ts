/**
 * What a soloist's lead promises for the Ulti before any world is searched: a few worlds leave
 * leads about equal, and this decides between them. `scripts/fit-leads.ts` fits the weights to
 * solved worlds.
 */
import type { Move } from '@pakli/core';
import { BEATS, count, suitCards } from '../../cards.ts';
import { HAND, TRUMP, TURN, type State } from '../../state.ts';
import { unseenBy } from '../cardplay.ts';

/**
 * For a trump: itself, its length in the own hand and in the others', and whether nothing beats it;
 * the same for a side suit. Trumps are led while the others have many; a long suit that they are
 * short of forces them out.
 */
const WEIGHTS: readonly number[] = [-0.757, 0.029, 0.121, 0.148, 0.067, -0.047, 0.14];

/** From what the soloist sees. */
export function leadFeatures(state: State, card: Move): number[] {
  const { at } = state;
  const trump = at[TRUMP]!;
  const seat = at[TURN]!;
  const suit = suitCards(card >> 3);
  const others = suit & unseenBy(state, seat);
  const high = Number((others & BEATS[(trump << 5) + card]!) === 0);
  const about = [count(at[HAND + seat]! & suit), count(others), high];
  return card >> 3 === trump ? [1, ...about, 0, 0, 0] : [0, 0, 0, 0, ...about];
}

/** The share of worlds that a lead keeps, relative to other leads. */
export function leadPrior(state: State, card: Move): number {
  return leadFeatures(state, card).reduce((sum, feature, i) => sum + feature * WEIGHTS[i]!, 0);
}
