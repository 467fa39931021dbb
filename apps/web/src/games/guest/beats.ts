/** Animates a step from the places before and after it: a guest game does not describe movements. */
import type { BaseView, Seat } from '@pakli/core';
import type { TablePlace, PlainTable } from '@pakli/core/module';
import type { Beat, Motion, Place as Spot } from '../../table/game-table.ts';
import { handOf, laidAt, STAGE } from './places.ts';

type Fly = Extract<Motion, { kind: 'fly' }>;

/** Where a card can be seen to leave or arrive. */
interface Stand {
  readonly place: TablePlace;
  readonly spot: Spot;
}

/** Every known card with its place; in a pile, the pile itself. */
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

/** How many more unknown cards lie at each place than before. */
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

/** Takes a card from a place that lost one, or gives it to a place that gained one; the mover's place goes first. */
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
      // A card is hidden at its destination until it lands.
      flights.push({ kind: 'fly', card: home, face: card, from: away, to: home, turn });
    }
  }
  return [...flights, ...backs(count, mover)];
}

/** Unknown cards, flying from places with fewer to places with more. */
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

/** The mover's card flies first; where it takes others, it lies on them for a moment. */
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

/** Cards shown flying from one pile to another: gathering a whole deck must not take long. */
const GATHERED = 2;

/** Gives cards that fly to the same pile distinct names. */
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
