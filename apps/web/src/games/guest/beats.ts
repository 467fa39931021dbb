/** How a step looks, from what lay where before it and after it: a guest says nothing of movements. */
import type { BaseView, Seat } from '@pakli/core';
import type { TablePlace, PlainTable } from '@pakli/core/module';
import type { Beat, Motion, Place as Spot } from '../../table/game-table.ts';
import { handOf, laidAt, STAGE } from './places.ts';

type Fly = Extract<Motion, { kind: 'fly' }>;

/** Where a card may be seen to leave or to arrive. */
interface Stand {
  readonly place: TablePlace;
  readonly spot: Spot;
}

/** Every known card, and where it lies; of a pile the pile itself. */
function known(places: readonly TablePlace[]): Map<string, Stand[]> {
  const found = new Map<string, Stand[]>();
  for (const place of places) {
    for (const { card, spot } of laidAt(place)) {
      if (card === null) continue;
      const stand = { place, spot: place.pile === true ? place.id : spot };
      found.set(card, [...(found.get(card) ?? []), stand]);
    }
  }
  return found;
}

/** How many more cards nobody knows lie at each place than before. */
function unknown(before: readonly TablePlace[], after: readonly TablePlace[]): Map<string, number> {
  const count = new Map<string, number>();
  const add = (places: readonly TablePlace[], sign: number): void => {
    for (const { id, cards } of places) {
      const backs = cards.filter((card) => card === null).length;
      count.set(id, (count.get(id) ?? 0) + sign * backs);
    }
  };
  add(after, 1);
  add(before, -1);
  return count;
}

/** Takes one card from a place that has lost one, or brings it to one that has won one: the mover's before all others. */
function settle(count: Map<string, number>, sign: number, first: string): string | undefined {
  const open = [...count].filter(([, n]) => n * sign > 0).map(([id]) => id);
  const id = open.includes(first) ? first : open[0];
  if (id !== undefined) count.set(id, (count.get(id) ?? 0) - sign);
  return id;
}

function movesOf(
  before: readonly TablePlace[],
  after: readonly TablePlace[],
  mover: string,
): Fly[] {
  const [from, to] = [known(before), known(after)];
  const count = unknown(before, after);
  const flights: Fly[] = [];
  for (const card of new Set([...from.keys(), ...to.keys()])) {
    const left = [...(from.get(card) ?? [])];
    const come = (to.get(card) ?? []).filter(({ place }) => {
      const stays = left.findIndex((one) => one.place.id === place.id);
      if (stays >= 0) left.splice(stays, 1);
      return stays < 0;
    });
    for (let n = 0; n < Math.max(left.length, come.length); n++) {
      const [start, end] = [left[n], come[n]];
      const away = start?.spot ?? settle(count, -1, mover);
      const home = end?.spot ?? settle(count, 1, mover);
      if (away === undefined || home === undefined) continue;
      const turn = start === undefined ? true : end === undefined ? 'down' : false;
      // Where it lies in the end is where it is hidden until it lands.
      flights.push({ kind: 'fly', card: home, face: card, from: away, to: home, turn });
    }
  }
  return [...flights, ...backs(count, mover)];
}

/** Cards that nobody sees, from where there are fewer to where there are more. */
function backs(count: Map<string, number>, mover: string): Fly[] {
  const flights: Fly[] = [];
  for (;;) {
    const to = settle(count, 1, mover);
    const from = to === undefined ? undefined : settle(count, -1, '');
    if (to === undefined || from === undefined) return flights;
    const card = `${to}/back ${flights.length}`;
    flights.push({ kind: 'fly', card, face: undefined, from, to });
  }
}

/** What the mover plays comes first; where it takes others it lies on them for a moment. */
export function beatsOf(
  table: PlainTable,
  seat: Seat | null,
  before: BaseView,
  after: BaseView,
): readonly Beat[] {
  const mover = seat === null ? '' : handOf(seat);
  const flights = unique(movesOf(table.places(before), table.places(after), mover));
  const isPlayed = ({ from }: Fly): boolean => from === mover || from.startsWith(`${mover}/`);
  const played = flights.filter((flight) => seat !== null && isPlayed(flight));
  const others = flights.filter((flight) => !played.includes(flight));
  const [first] = played;
  const taken = others.find(({ to, from }) => to === first?.to && from.includes('/'));
  if (first === undefined || taken === undefined) {
    return [played, others].filter(({ length }) => length > 0);
  }
  const shown: Fly = { ...first, to: STAGE, onto: taken.from };
  return [
    [shown, ...played.slice(1)],
    [...others, { ...first, from: STAGE, turn: false }],
  ];
}

/** So many cards are seen to go from one pile to another: a whole deck that is gathered is soon gathered. */
const GATHERED = 2;

/** Several cards that go to one pile are told apart. */
function unique(flights: readonly Fly[]): Fly[] {
  const ways = new Map<string, number>();
  return flights.flatMap((flight) => {
    const way = `${flight.from} ${flight.to}`;
    const n = ways.get(way) ?? 0;
    ways.set(way, n + 1);
    const piles = !flight.from.includes('/') && !flight.to.includes('/');
    if (piles && flight.face !== undefined && n >= GATHERED) return [];
    const card = flight.to.includes('/') ? flight.card : `${flight.card} ${way} ${n}`;
    return [{ ...flight, card }];
  });
}
