/** What lies where, for tables that were not drawn for Schafkopf: the terminal's and the page's. */
import type { CardFace, PlainTable } from '@pakli/core/module';
import { cardText, DECK } from './cards.ts';
import type { Schafkopf } from './game.ts';
import type { View } from './view.ts';

/** Bells, hearts, leaves, acorns. */
const SIGNS: Readonly<Record<string, Pick<CardFace, 'suit' | 'colour'>>> = {
  S: { suit: '◉', colour: 'gold' },
  H: { suit: '♥', colour: 'red' },
  G: { suit: '♠', colour: 'green' },
  E: { suit: '♣', colour: 'black' },
};

/** A trick stays on the table until the next card is led. */
function trickOf({ trick, last }: View): readonly string[] {
  return trick.length === 0 ? last : trick;
}

export const table: PlainTable<Schafkopf> = {
  places: (view) => {
    const { seat, hand, handSizes, taken } = view;
    const trick = trickOf(view);
    return [
      ...handSizes.flatMap((size, owner) => [
        {
          id: `hand:${owner}`,
          seat: owner,
          cards: owner === seat && hand !== null ? hand : Array<null>(size).fill(null),
        },
        {
          id: `taken:${owner}`,
          seat: owner,
          cards: (taken[owner] ?? []).filter((card) => !trick.includes(card)),
          pile: true as const,
        },
      ]),
      { id: 'trick', cards: trick },
    ];
  },
  card: (_, move) => (move < DECK ? cardText(move) : undefined),
  onto: (_, move) => (move < DECK ? ['trick'] : []),
  face: (card) => ({
    rank: card.charAt(0) === 'T' ? '10' : card.charAt(0),
    plain: card,
    ...(SIGNS[card.charAt(1)] ?? { suit: card.charAt(1) }),
  }),
};
