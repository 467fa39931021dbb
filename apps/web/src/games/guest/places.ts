/** A guest table's places as spots on the page: `hand:0` is a place, and `hand:0/7D` the card in it. */
import type { BaseView, Seat } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { TablePlace, PlainTable } from '@pakli/core/module';
import type { Place as Spot, SceneOf, Touch } from '../../table/game-table.ts';

/** In the middle, where a played card waits on the cards it takes. */
export const STAGE: Spot = 'stage';

/** A card and its spot. */
export interface PlacedCard {
  /** Unique on the table: twins are numbered. */
  readonly key: string;
  readonly card: string | null;
  readonly spot: Spot;
}

/** The cards of a place in order. */
export function laidAt({ id, cards }: Pick<TablePlace, 'id' | 'cards'>): PlacedCard[] {
  const seen = new Map<string, number>();
  return cards.map((card, index) => {
    if (card === null) return { key: `${id}/${index}`, card, spot: `${id}/${index}` };
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    const twin = before === 0 ? card : `${card}/${before + 1}`;
    return { key: `${id}/${twin}`, card, spot: `${id}/${twin}` };
  });
}

/** The place of a seat's hand, which has this name in every game. */
export function handOf(seat: Seat): string {
  return `hand:${seat}`;
}

/** The spot of a card; one's own hand comes before other places. */
function spotOf(places: readonly TablePlace[], card: string, seat: Seat): Spot | undefined {
  const open = places.filter((place) => place.pile !== true && place.cards.includes(card));
  const found = open.find(({ id }) => id === handOf(seat)) ?? open[0];
  return found && `${found.id}/${card}`;
}

/** A move as a gesture: its card, then its destination; a second tap on a card makes its only move. */
export function touchOf(
  table: PlainTable | undefined,
  choice: Choice,
  { view, seat, choices }: SceneOf<BaseView>,
): readonly Touch[] {
  const cardOf = ({ move }: Choice): string | undefined => table?.card?.(view, move);
  const card = cardOf(choice);
  if (table === undefined || card === undefined) return [];
  const places = table.places(view);
  const lift = spotOf(places, card, seat);
  if (lift === undefined) return [];
  const onto = (table.onto?.(view, choice.move) ?? []).flatMap(
    (name) => (places.some(({ id }) => id === name) ? name : spotOf(places, name, seat)) ?? [],
  );
  const alone = choices.every((other) => other === choice || cardOf(other) !== card);
  return [{ lift, drop: [...onto, ...(alone ? [lift] : [])], touches: onto, notes: {} }];
}
