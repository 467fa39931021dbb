/** The two cards to lay down: chosen here, can be taken back, and are sent together. */
import type { View } from '@pakli/ulti';
import { formatMoveParts } from '@pakli/ulti/move-parts';
import { useState } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';
import { laidAlready, mayLay } from './auction.ts';

export interface DiscardSelection {
  /** Including a card that lies in the talon already. */
  readonly chosen: readonly string[];
  /** Cards still to choose. */
  readonly missing: number;
  /** Whether the card may be laid down at all. */
  may(card: string): boolean;
  /** Chooses a card or takes it back; a third one replaces the first. */
  toggle(card: string): void;
  clear(): void;
  lay(): void;
}

const discard = (card: string): string => formatMoveParts({ kind: 'discard', card });

/** Undefined if there is nothing to lay down. */
export function useLaying({ view }: SceneOf<View>): DiscardSelection | undefined {
  const { gestures, send } = useTable();
  const [held, setHeld] = useState<{ readonly view: View; readonly cards: readonly string[] }>();
  // The choice belongs to the view it was made in.
  const cards = held?.view === view ? held.cards : [];
  if (view.phase !== 'DISCARD' || gestures.length === 0) return undefined;
  const laid = laidAlready(view);
  const wanted = 2 - laid.length;
  const hold = (next: readonly string[]): void => setHeld({ view, cards: next });
  return {
    chosen: [...laid, ...cards],
    missing: wanted - cards.length,
    may: (card) => gestures.some(({ choice }) => choice.text === discard(card)),
    toggle(card) {
      if (cards.includes(card)) {
        hold(cards.filter((other) => other !== card));
        return;
      }
      const next = [...cards, card].slice(-wanted);
      // If the bid needs one of the two cards, only the last tapped stays chosen.
      hold(mayLay(view, next) ? next : [card]);
    },
    clear: () => hold([]),
    lay: () => send(cards.map(discard)),
  };
}
