/** The layout for tables that were not drawn for Schafkopf: the terminal's and the page's. */
import type { CardFace, PlainTable, TableFact, TablePlace } from '@pakli/core/module';
import { cardText, DECK } from './cards.ts';
import type { Schafkopf } from './game.ts';
import { SEATS } from './state.ts';
import type { View } from './view.ts';

/** Bells, hearts, leaves, acorns. */
const SIGNS: Readonly<Record<string, Pick<CardFace, 'suit' | 'colour'>>> = {
  S: { suit: '◉', colour: 'gold' },
  H: { suit: '♥', colour: 'red' },
  G: { suit: '♠', colour: 'green' },
  E: { suit: '♣', colour: 'black' },
};

/** In hand order: trumps from the top, then suit by suit. */
function heldBy({ hand, game, suit }: View): readonly string[] | undefined {
  const trump = game === 'solo' && suit !== null ? suit : 'H';
  const pictures = game === 'wenz' ? 'U' : 'OU';
  const suits = game === 'wenz' ? 'EGHS' : `${trump}EGHS`;
  const order = new Set([
    ...Array.from(pictures, (rank) => Array.from('EGHS', (of) => rank + of)).flat(),
    ...Array.from(suits, (of) => Array.from('ATKOU987', (rank) => rank + of)).flat(),
  ]);
  return hand === null ? undefined : [...order].filter((card) => hand.includes(card));
}

/** A trick stays on the table until the next card is led. */
function trickOf({
  trick,
  last,
  leader,
  lastLeader,
}: View): TablePlace & { cards: readonly string[] } {
  const [cards, first] = trick.length === 0 ? [last, lastLeader ?? 0] : [trick, leader];
  return { id: 'trick', cards, by: cards.map((_, n) => (first + n) % SEATS) };
}

/** The declarer's partner, once the called ace has been played. */
function partnerOf({ game, suit, played }: View): number {
  return game === 'ruf' ? played.findIndex((cards) => cards.includes(`A${suit}`)) : -1;
}

/** The contract in the middle: the declarer and any known partner; during the bidding, everybody's bids. */
function facts(view: View): readonly TableFact[] {
  const { phase, game, declarer, suit, passed, kontra, re } = view;
  if (phase === 'bid' || phase === 'name') {
    return passed.flatMap((out, seat): TableFact[] => {
      if (out) return [{ id: 'passed', seat }];
      return seat === declarer ? [{ id: 'bid', seat, values: { game } }] : [];
    });
  }
  if (declarer === null) return [];
  const partner = partnerOf(view);
  return [
    { id: game, values: { suit: suit ?? '' } },
    { id: 'declarer', seat: declarer },
    ...(partner < 0 ? [] : [{ id: 'partner', seat: partner }]),
    ...(kontra === null ? [] : [{ id: 'kontra', seat: kontra }]),
    ...(re ? [{ id: 're', seat: declarer }] : []),
  ];
}

export const table: PlainTable<Schafkopf> = {
  places: (view) => {
    const { seat, handSizes, taken } = view;
    const trick = trickOf(view);
    const own = heldBy(view);
    return [
      ...handSizes.flatMap((size, owner) => [
        {
          id: `hand:${owner}`,
          seat: owner,
          cards: owner === seat && own !== undefined ? own : Array<null>(size).fill(null),
        },
        {
          id: `taken:${owner}`,
          seat: owner,
          cards: (taken[owner] ?? []).filter((card) => !trick.cards.includes(card)),
          pile: true as const,
        },
      ]),
      trick,
    ];
  },
  facts,
  card: (_, move) => (move < DECK ? cardText(move) : undefined),
  onto: (_, move) => (move < DECK ? ['trick'] : []),
  // All cards are dealt, so the cards that the reader has not seen are in the other hands.
  unseen({ phase, hand, played }) {
    if (phase !== 'play' || hand === null) return undefined;
    const seen = new Set([...hand, ...played.flat()]);
    return Array.from({ length: DECK }, (_, card) => cardText(card)).filter(
      (card) => !seen.has(card),
    );
  },
  face: (card) => ({
    rank: card.charAt(0) === 'T' ? '10' : card.charAt(0),
    plain: card,
    ...(SIGNS[card.charAt(1)] ?? { suit: card.charAt(1) }),
  }),
};
