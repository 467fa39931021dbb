/** Any game in words, from what lies where; without that from the notation of its view. */
import type { BaseView, GameModule } from '@pakli/core';
import type { TablePlace } from '@pakli/core/module';
import { personAt } from '@pakli/text';
import { guestCard, guestPlace } from '@pakli/text/guests';
import type { Description } from '../../table/description.ts';
import type { TableProps } from '../../table/game-table.ts';
import { handOf, laidAt } from './places.ts';

export function describeOf({
  game,
  table,
}: GameModule): (props: TableProps<BaseView>) => Description {
  return ({ scene: { view, seat }, talk }) => {
    const { text, company } = talk;
    if (table === undefined) {
      return { hand: [], table: [{ text: game.formatView(view) }], players: [], score: [] };
    }
    const places = table.places(view);
    const own = handOf(seat);
    const cardsIn = ({ cards }: TablePlace): string => {
      const known = cards.flatMap((card) =>
        card === null ? [] : [guestCard(text, game.id, card)],
      );
      return known.length === 0 ? text.cards.count(cards.length) : known.join(', ');
    };
    const hand = places.find(({ id }) => id === own);
    const points = table.points?.(view) ?? [];
    return {
      hand: (hand === undefined ? [] : laidAt(hand)).map(({ card, spot }) => ({
        text: card === null ? text.cards.back : guestCard(text, game.id, card),
        place: spot,
      })),
      table: places
        .filter(({ id }) => id !== own)
        .map((place) => ({
          text: `${guestPlace(text, game.id, place.id, company)}: ${cardsIn(place)}`,
        })),
      players: [],
      score: points.map((n, at) => `${text.frame.table.seat(personAt(company, at))}: ${n}`),
    };
  };
}
