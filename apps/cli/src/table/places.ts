/** A table for a game that brings places and no table of its own: what lies in the middle, and a line for every seat. */
import type { BaseView, Game, Seat } from '@pakli/core';
import type { TablePlace, PlainTable } from '@pakli/core/module';
import { guestCard, guestFact, guestPlace } from '@pakli/text/guests';
import { beside, flow } from '../terminal/lines.ts';
import { box, seatName, seatsInOrder, type TableSetting, type TableArt } from './art.ts';

/** Hands are called so in every game: `hand:` and the seat. */
function handOf({ seat }: BaseView): string {
  return `hand:${seat ?? 'nobody'}`;
}

function backs({ ink }: TableSetting, count: number): string {
  return ink.dim(Array.from({ length: count }, () => ink.signs.back).join(' '));
}

/** The cards of a place in a row of words: those that are known, and how many others. */
function inWords(place: TablePlace, setting: TableSetting): string {
  const { ink, catalogue } = setting;
  const { cards } = place;
  const known = cards.filter((card) => card !== null);
  if (place.pile === true || cards.length === 0) return catalogue.cards.count(cards.length);
  const hidden = cards.length - known.length;
  const open = known.length > 0 ? [ink.cards(known)] : [];
  return [...open, ...(hidden > 0 ? [backs(setting, hidden)] : [])].join(' ');
}

function named(game: Game, place: TablePlace, setting: TableSetting): string {
  const { ink, catalogue, company } = setting;
  return `${ink.dim(guestPlace(catalogue, game.id, place.id, company))} ${inWords(place, setting)}`;
}

/** A place in the middle: cards with borders where there is room, one beside the other. */
function middle(game: Game, place: TablePlace, setting: TableSetting): string[] {
  const { catalogue, company, width, ink, roomy } = setting;
  if (!roomy || place.pile === true || place.cards.length === 0) {
    const title = guestPlace(catalogue, game.id, place.id, company);
    if (place.pile === true || place.cards.length === 0) return [` ${named(game, place, setting)}`];
    const [first = '', ...rest] = place.cards.map((card, n) => {
      const who = place.by?.[n];
      const drawn = card === null ? backs(setting, 1) : ink.card(card);
      return who === undefined ? drawn : `${company.names[who]} ${drawn}`;
    });
    return flow([` ${ink.dim(title)} ${first}`, ...rest], width, ' ', 3);
  }
  const drawn = place.cards.map((card, n) => {
    const lines =
      card === null ? box(setting, [], ink.dim(ink.signs.back.repeat(3))) : box(setting, [card]);
    const who = place.by?.[n];
    return who === undefined ? lines : [...lines, company.names[who] ?? ''];
  });
  return [
    ` ${ink.dim(guestPlace(catalogue, game.id, place.id, company))}`,
    ...beside(drawn, width - 1).map((line) => ` ${line}`),
  ];
}

export function placesArt(game: Game, table: PlainTable): TableArt {
  const placesOf = (view: BaseView): readonly TablePlace[] => table.places(view);
  return {
    status: () => [],

    draw(view, setting) {
      const places = placesOf(view);
      const own = handOf(view);
      const seats = seatsInOrder(setting, view.seats);
      const facts = table.facts?.(view) ?? [];
      const saidOf = (whom: Seat | undefined): readonly string[] =>
        facts.flatMap((fact) =>
          fact.seat === whom ? [guestFact(setting.catalogue, game.id, fact)] : [],
        );
      const [first = '', ...rest] = saidOf(undefined);
      // The one who looks sits at the bottom.
      const lines = [...seats.slice(1), ...seats.slice(0, 1)].map((seat) => {
        const held = places.filter((place) => place.seat === seat && place.id !== own);
        const told = held.map((place) => named(game, place, setting));
        const name = seatName(setting, view, seat);
        return flow([name, ...saidOf(seat), ...told], setting.width, ' · ', 3);
      });
      const last = lines.pop() ?? [];
      return [
        ...lines.flat(),
        ...(first === '' ? [] : flow([` ${first}`, ...rest], setting.width, ' · ', 1)),
        ...places
          .filter(({ seat }) => seat === undefined)
          .flatMap((place) => middle(game, place, setting)),
        ...last,
      ];
    },

    score(view, setting) {
      const points = table.points?.(view);
      if (points === undefined) return [];
      const [first = '', ...rest] = seatsInOrder(setting, view.seats).map(
        (seat) => `${setting.company.names[seat]} ${points[seat] ?? 0}`,
      );
      return flow([` ${first}`, ...rest], setting.width, ' · ', 1);
    },

    hand: (view) =>
      (placesOf(view).find(({ id }) => id === handOf(view))?.cards ?? []).filter(
        (card) => card !== null,
      ),

    drawn(text, view, { ink }) {
      const known = new Set(placesOf(view).flatMap(({ cards }) => cards));
      const words = text.split(' ').map((word) => {
        const [, card = '', rest = ''] = /^(.*?)([,.:;!]*)$/.exec(word) ?? [];
        return known.has(card) ? `${ink.card(card)}${rest}` : word;
      });
      return words.join(' ');
    },

    cardName: (card, { catalogue }) => guestCard(catalogue, game.id, card),
  };
}
