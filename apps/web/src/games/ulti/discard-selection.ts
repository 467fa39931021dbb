/** Two cards are laid down at once: they are gathered here, can be taken back, and go together. */
import type { View } from '@pakli/ulti';
import { formatMoveParts } from '@pakli/ulti/move-parts';
import { useState } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';
import { laidAlready, mayLay } from './auction.ts';

export interface DiscardSelection {
  /** With the card that lies in the talon already, if there is one. */
  readonly chosen: readonly string[];
  /** Still to be chosen. */
  readonly missing: number;
  /** Whether the card may be laid down at all. */
  may(card: string): boolean;
  /** Chooses a card or takes it back; a third one takes the place of the first. */
  toggle(card: string): void;
  clear(): void;
  lay(): void;
}

const discard = (card: string): string => formatMoveParts({ kind: 'discard', card });

/** Undefined while nothing is to be laid down. */
export function useLaying({ view }: SceneOf<View>): DiscardSelection | undefined {
  const { gestures, send } = useTable();
  const [held, setHeld] = useState<{ readonly view: View; readonly cards: readonly string[] }>();
  // What was gathered belongs to the view it was gathered in.
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
      // Of two cards that the bid needs only together, the one tapped last goes.
      hold(mayLay(view, next) ? next : [card]);
    },
    clear: () => hold([]),
    lay: () => send(cards.map(discard)),
  };
}
