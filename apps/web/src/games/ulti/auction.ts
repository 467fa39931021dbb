/** The auction for display: rungs of equal value, and the state of each bid for the viewer. */
import { ladderOf, type Bid, type View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import { cardSet, holds } from '@pakli/ulti/present';
import type { SceneOf } from '../../table/game-table.ts';

/**
 * `fits`: high enough, and the cards it needs are held; `missing`: they are elsewhere, so that it may
 * not be bid, or (without `requireHolding`) would be lost; `open`: high enough, shown to spectators.
 */
export type BidState = 'open' | 'fits' | 'missing' | 'low' | 'standing';

export interface LadderStep {
  readonly bid: Bid;
  readonly state: BidState;
}

export interface Rung {
  readonly value: number;
  readonly steps: readonly LadderStep[];
}

export function bidOf(view: View, id: string | null | undefined): Bid | undefined {
  return ladderOf(view.options).byId.get(id ?? '');
}

export function stateOf(view: View, bid: Bid): BidState {
  if (bid.id === view.high?.bid) return 'standing';
  if (isTooLow(view, bid)) return 'low';
  if (view.seat === null) return 'open';
  return hasCardsFor(view, bid) ? 'fits' : 'missing';
}

/** Lowest first. */
export function rungs({ view }: SceneOf<View>): Rung[] {
  const found = new Map<number, LadderStep[]>();
  for (const bid of ladderOf(view.options).bids) {
    const rung = found.get(bid.value) ?? [];
    rung.push({ bid, state: stateOf(view, bid) });
    found.set(bid.value, rung);
  }
  return [...found].map(([value, steps]) => ({ value, steps }));
}

/** Rule 5.3. */
function isTooLow(view: View, { rank, value }: Bid): boolean {
  const { high, options } = view;
  const standing = bidOf(view, high?.bid);
  if (high === null || standing === undefined) return false;
  const strict = high.seat !== view.seat && (high.held || options.holdRule === 'firstKeeps');
  return rank <= standing.rank || (strict && value <= standing.value);
}

/** Whether the viewer holds the cards a bid needs, counting those he is laying in the talon. */
export function hasCardsFor(view: View, bid: Bid): boolean {
  return holds(cardSet([...(view.hand ?? []), ...laidAlready(view)]), bid.anyNeeds);
}

/** The soloist's loss to each defender if no part is made (rule 9). */
export function riskOf(options: View['options'], bid: Bid): number {
  const { components, hearts, value } = bid;
  const ulti = components.find(({ c }) => c === 'ulti');
  if (ulti === undefined) return value;
  return value + (options.ultiPenalty === 'base' ? ulti.v : hearts ? 2 : 1);
}

/** Whether the announced bid can be played without these cards (rule 4.4); always, if its cards are waived. */
export function mayLay(view: View, cards: readonly string[]): boolean {
  const bid = bidOf(view, view.announced);
  const held = [...(view.hand ?? []), ...laidAlready(view)];
  if (bid === undefined || !view.options.requireHolding) return true;
  if (!holds(cardSet(held), bid.anyNeeds)) return true;
  const gone = new Set([...cards, ...laidAlready(view)]);
  return holds(cardSet(held.filter((card) => !gone.has(card))), bid.anyNeeds);
}

/** The first discard, while the second is still to come. */
export function laidAlready({ phase, hand, actions, seat }: View): string[] {
  if (phase !== 'DISCARD' || hand?.length !== 11) return [];
  const last = actions.at(-1);
  const parts = last?.seat === seat ? parseMoveParts(last.text) : undefined;
  return parts?.kind === 'discard' && parts.card !== null ? [parts.card] : [];
}
