/** The layout for tables that were not drawn for Scopa: the terminal's and the page's. */
import type { CardFace, PlainTable } from '@pakli/core/module';
import { cardText, DECK, readCard } from './cards.ts';
import type { Scopa } from './game.ts';
import { cardOf, takenBy } from './moves.ts';
import { TABLE } from './state.ts';

/** Coins, cups, swords, clubs. */
const SIGNS: Readonly<Record<string, Pick<CardFace, 'suit' | 'colour'>>> = {
  D: { suit: '◉', colour: 'gold' },
  C: { suit: '♥', colour: 'red' },
  S: { suit: '†', colour: 'blue' },
  B: { suit: '♣', colour: 'green' },
};

export const table: PlainTable<Scopa> = {
  places: ({ table: open, hand, handSizes, taken, stock, seat }) => [
    ...[0, 1].flatMap((owner) => [
      {
        id: `hand:${owner}`,
        seat: owner,
        cards:
          owner === seat && hand !== null ? hand : Array<null>(handSizes[owner] ?? 0).fill(null),
      },
      { id: `taken:${owner}`, seat: owner, cards: taken[owner] ?? [], pile: true as const },
    ]),
    { id: 'table', cards: open },
    { id: 'stock', cards: Array<null>(stock).fill(null), pile: true as const },
  ],
  card: (_, move) => cardText(cardOf(move)),
  onto: (view, move) => {
    const place = new Uint8Array(DECK);
    for (const card of view.table) place[readCard(card) ?? 0] = TABLE;
    const takes = takenBy({ place }, move);
    return takes.length > 0 ? takes.map(cardText) : ['table'];
  },
  // A scopa counts as soon as it is made; the rest is counted at the end of the hand.
  points: ({ points, scope, phase }) =>
    points.map((sum, seat) => (phase === 'over' ? sum : sum + (scope[seat] ?? 0))),
  // Once the stock is used up, a player who counts cards knows the other hand.
  unseen({ phase, stock, hand, table: open, taken }) {
    if (phase !== 'play' || stock > 0 || hand === null) return undefined;
    const seen = new Set([...hand, ...open, ...taken.flat()]);
    return Array.from({ length: DECK }, (_, card) => cardText(card)).filter(
      (card) => !seen.has(card),
    );
  },
  face: (card) => ({
    rank: card.charAt(0),
    plain: card,
    ...(SIGNS[card.charAt(1)] ?? { suit: card.charAt(1) }),
  }),
};
