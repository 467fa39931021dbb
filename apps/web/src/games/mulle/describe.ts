/** Describes Mulle in words: piles and builds with value, owner and lock, the hand, and the sheet of the omgang. */
import type { PileView, View } from '@pakli/mulle';
import { capital, personAt } from '@pakli/text';
import type { Description } from '../../table/description.ts';
import { across, type DescriptionFacts, type TableProps } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { holdings } from './holdings.ts';
import { face, handPlace } from './places.ts';
import { ROWS } from './rows.ts';
import { handValue, isPlain } from './values.ts';

/** The name of a pile or build. */
export function pileName({ cards, value, build }: PileView, { text, company }: Talk): string {
  const { zones } = text.games.mulle;
  const faces = cards.map(face);
  if (build !== null) {
    return zones.build(personAt(company, build.owner), value, build.locked, faces);
  }
  const [only = ''] = faces;
  return cards.length === 1 ? zones.single(only) : zones.pile(faces, value);
}

export function describe(
  { scene, talk }: TableProps<View>,
  { hidden }: DescriptionFacts,
): Description {
  const { view } = scene;
  const { text, company } = talk;
  const { zones, score } = text.games.mulle;
  const { table } = text.frame;
  const begin = (sentence: string): string => capital(sentence, text.locale);
  const hand = view.hand ?? [];
  const seats = [scene.seat, across(scene, 1)];
  const piles = view.table.map((pile) => {
    const [only] = pile.cards.length === 1 ? pile.cards.map(face) : [];
    const worth = only === undefined || isPlain(only, pile.value) ? [] : [zones.value(pile.value)];
    return { text: begin([pileName(pile, talk), ...worth].join(', ')) };
  });
  return {
    hand: holdings(hand).map(({ card, laid }) => {
      const names = laid.map((one) => text.cards.name(one.face));
      const value = handValue(face(card));
      const worth = isPlain(face(card), value) ? [] : [zones.value(value)];
      return { text: begin([...names, ...worth].join(', ')), place: handPlace(card, hand) };
    }),
    table: piles.length === 0 ? [{ text: zones.emptyTable }] : piles,
    players: [
      ...seats.flatMap((seat) => {
        const person = personAt(company, seat);
        const held = table.cardsInHand(person, view.handSizes[seat] ?? 0);
        const open = hidden?.[`hand:${seat}`];
        const mulles = view.mulles[seat] ?? [];
        return [
          open === undefined ? held : `${held}: ${text.cards.list(open.map(face))}`,
          zones.captured(person, view.captured[seat]?.length ?? 0),
          ...(mulles.length === 0
            ? []
            : [
                `${zones.mulles(person, mulles.length)}: ${text.cards.list([...mulles].map(face))}`,
              ]),
        ];
      }),
      zones.round(Math.max(1, view.round), view.options.rounds),
      zones.stock(view.stockSize),
    ],
    score: seats.map((seat) => {
      const sheet = view.sheets[seat];
      const rows = ROWS.map((row) => `${score[row]} ${sheet?.[row] ?? 0}`);
      return `${table.seat(personAt(company, seat))}: ${rows.join(', ')}`;
    }),
  };
}
