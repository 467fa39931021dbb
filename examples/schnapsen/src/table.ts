/** What lies where, for tables that were not drawn for Schnapsen: the terminal's and the page's. */
import type { PlainTable } from '@pakli/core/module';
import { cardAt, cardText, DECK, JACK, SUITS } from './cards.ts';
import type { Schnapsen } from './game.ts';
import { EXCHANGE } from './moves.ts';
import type { View } from './view.ts';

/** A trick stays on the table until the next card is led. */
function trickOf({ led, last }: View): readonly string[] {
  return led === null ? last : [led];
}

export const table: PlainTable<Schnapsen> = {
  places: (view) => {
    const { seat, hand, handSizes, taken, upcard, stock, shown } = view;
    const trick = trickOf(view);
    return [
      ...[0, 1].flatMap((owner) => {
        const known = shown[owner] ?? [];
        const covered = Array<null>((handSizes[owner] ?? 0) - known.length).fill(null);
        const cards = (taken[owner] ?? []).filter((card) => !trick.includes(card));
        return [
          {
            id: `hand:${owner}`,
            seat: owner,
            cards: owner === seat && hand !== null ? hand : [...known, ...covered],
          },
          { id: `taken:${owner}`, seat: owner, cards, pile: true as const },
        ];
      }),
      { id: 'trick', cards: trick },
      { id: 'trump', cards: upcard === null ? [] : [upcard] },
      { id: 'stock', cards: Array<null>(stock).fill(null), pile: true as const },
    ];
  },
  card({ trump }, move) {
    if (move < DECK) return cardText(move);
    return move === EXCHANGE ? cardText(cardAt(SUITS.indexOf(trump ?? ''), JACK)) : undefined;
  },
  onto: (_, move) => (move < DECK ? ['trick'] : move === EXCHANGE ? ['trump'] : []),
  points: ({ points }) => points,
};
