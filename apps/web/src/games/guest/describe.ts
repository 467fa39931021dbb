/** Describes any game in words, from its places; without them, from the notation of its view. */
import type { BaseView, GameModule, Seat } from '@pakli/core';
import type { TablePlace } from '@pakli/core/module';
import { personAt } from '@pakli/text';
import { guestCard, guestFact, guestPlace } from '@pakli/text/guests';
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
    const nameOf = (at: number): string => text.frame.table.seat(personAt(company, at));
    const cardsIn = ({ cards, by }: TablePlace): string => {
      const known = cards.flatMap((card, n) => {
        if (card === null) return [];
        const [name, who] = [guestCard(text, game.id, card), by?.[n]];
        return [who === undefined ? name : `${nameOf(who)}: ${name}`];
      });
      return known.length === 0 ? text.cards.count(cards.length) : known.join(', ');
    };
    const hand = places.find(({ id }) => id === own);
    const points = table.points?.(view) ?? [];
    const facts = table.facts?.(view) ?? [];
    const saidOf = (whom: Seat | undefined): readonly string[] =>
      facts.flatMap((fact) => (fact.seat === whom ? [guestFact(text, game.id, fact)] : []));
    const placed = (place: TablePlace): string =>
      `${guestPlace(text, game.id, place.id, company)}: ${cardsIn(place)}`;
    return {
      hand: (hand === undefined ? [] : laidAt(hand)).map(({ card, spot }) => ({
        text: card === null ? text.cards.back : guestCard(text, game.id, card),
        place: spot,
      })),
      table: [
        ...saidOf(undefined).map((fact) => ({ text: fact })),
        ...places.filter((place) => place.seat === undefined).map((one) => ({ text: placed(one) })),
      ],
      players: Array.from({ length: view.seats }, (_, at) => {
        const held = places.filter((place) => place.seat === at && place.id !== own);
        return [nameOf(at), ...saidOf(at), ...held.map(placed)].join('; ');
      }),
      score: points.map((n, at) => `${nameOf(at)}: ${n}`),
    };
  };
}
