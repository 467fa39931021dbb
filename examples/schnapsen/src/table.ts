/** The layout for tables that were not drawn for Schnapsen: the terminal's and the page's. */
import type { PlainTable, TableFact, TablePlace } from '@pakli/core/module';
import { cardAt, cardText, DECK, JACK, RANKS, SUITS } from './cards.ts';
import type { Schnapsen } from './game.ts';
import { EXCHANGE } from './moves.ts';
import type { View } from './view.ts';

/** A trick stays on the table until the next card is led. */
function trickOf({
  led,
  last,
  next,
  taken,
  trump,
}: View): TablePlace & { cards: readonly string[] } {
  if (led !== null) return { id: 'trick', cards: [led], by: [1 - next] };
  const [first = '', reply = ''] = last;
  const winner = taken[0]?.includes(first) === true ? 0 : 1;
  const leader = beats(reply, first, trump) ? 1 - winner : winner;
  return { id: 'trick', cards: last, by: [leader, 1 - leader] };
}

function beats(reply: string, led: string, trump: string | null): boolean {
  const [rank = '', suit = ''] = reply;
  if (suit !== led.charAt(1)) return suit === trump;
  return RANKS.indexOf(rank) > RANKS.indexOf(led.charAt(0));
}

/** Trumps, even when their card is gone, and each seat's points in this hand. */
function facts({ trump, closer, scores }: View): readonly TableFact[] {
  return [
    ...(trump === null ? [] : [{ id: 'trumps', values: { suit: trump } }]),
    ...scores.map((points, seat) => ({ id: 'counts', seat, values: { points } })),
    ...(closer === null ? [] : [{ id: 'closed', seat: closer }]),
  ];
}

export const table: PlainTable<Schnapsen> = {
  places: (view) => {
    const { seat, hand, handSizes, taken, upcard, stock, shown } = view;
    const trick = trickOf(view);
    return [
      ...[0, 1].flatMap((owner) => {
        const known = shown[owner] ?? [];
        const covered = Array<null>((handSizes[owner] ?? 0) - known.length).fill(null);
        const cards = (taken[owner] ?? []).filter((card) => !trick.cards.includes(card));
        return [
          {
            id: `hand:${owner}`,
            seat: owner,
            cards: owner === seat && hand !== null ? hand : [...known, ...covered],
          },
          { id: `taken:${owner}`, seat: owner, cards, pile: true as const },
        ];
      }),
      trick,
      { id: 'stock', cards: Array<null>(stock).fill(null), pile: true as const },
      { id: 'trump', cards: upcard === null ? [] : [upcard], beside: 'stock' },
    ];
  },
  card({ trump }, move) {
    if (move < DECK) return cardText(move);
    return move === EXCHANGE ? cardText(cardAt(SUITS.indexOf(trump ?? ''), JACK)) : undefined;
  },
  onto: (_, move) => (move < DECK ? ['trick'] : move === EXCHANGE ? ['trump'] : []),
  facts,
  points: ({ points }) => points,
  // Once the talon is used up, a player who counts cards knows the other hand.
  unseen({ phase, upcard, hand, led, taken }) {
    if (phase !== 'play' || upcard !== null || hand === null) return undefined;
    const seen = new Set([...hand, ...taken.flat(), led]);
    return Array.from({ length: DECK }, (_, card) => cardText(card)).filter(
      (card) => !seen.has(card),
    );
  },
};
