/**
 * Names of everything on Mulle's table. A place is named after what lies there
 * rather than numbered: numbers shift when a pile is captured, and a card that
 * stays must keep its place. Twins get a prime.
 *
 *     hand:QH   hand:9C9C   backs:1   pile:QH   pile:QH'   build:12   taken:0   mulle:0:QH
 */
import type { Seat } from '@pakli/core';
import type { PileView } from '@pakli/mulle';
import { faceOf, type Face } from '@pakli/text';
import type { Place } from '../../table/game-table.ts';

/** Where a new single would lie; drop a card here to lay it down. */
export const FREE: Place = 'free';
/** Where a capturing card is shown before it leaves with what it captures. */
export const SHOW: Place = 'show';
export const STOCK: Place = 'stock';

/** The face of a card in the game's own notation. */
export function face(card: string): Face {
  return faceOf(card) ?? card;
}

/** The place of a card in a hand; twins share one. */
export function handPlace(card: string, hand: readonly string[]): Place {
  const twins = hand.filter((held) => held === card);
  return `hand:${twins.map(face).join('')}`;
}

export const backsPlace = (seat: Seat): Place => `backs:${seat}`;
/** The key of the n-th card of a hidden hand. */
export const backKey = (seat: Seat, n: number): string => `backs:${seat}/${n}`;
export const takenPlace = (seat: Seat): Place => `taken:${seat}`;
export const tabbePlace = (seat: Seat): Place => `tabbe:${seat}`;
/** What a capture just gained besides cards. */
export const gainPlace = (seat: Seat): Place => `gain:${seat}`;

/** Whether the place holds face-down cards. */
export function isTaken(place: Place): boolean {
  return place.startsWith('taken:');
}

export const mullePlace = (seat: Seat, card: string): Place => `mulle:${seat}:${face(card)}`;
/** There is only one build of a value (rule 3.4). */
export const buildPlace = (value: number): Place => `build:${value}`;
export const tagPlace = (value: number): Place => `tag:${value}`;

/** The places of all piles, in table order. */
export function pilePlaces(table: readonly PileView[]): Place[] {
  return distinct(
    table.map(({ cards, value, build }) =>
      build === null ? `pile:${cards.map(face).join('')}` : buildPlace(value),
    ),
  );
}

export interface LaidCard {
  readonly face: Face;
  /** Unique on the table. */
  readonly key: string;
}

/** The cards of a place, with twins told apart. */
export function laidAt(place: Place, cards: readonly string[]): LaidCard[] {
  const faces = cards.map(face);
  return distinct(faces).map((name, i) => ({ face: faces[i] ?? name, key: `${place}/${name}` }));
}

/** Adds a prime to the second of equal names. */
function distinct(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    while (seen.has(own)) own += "'";
    seen.add(own);
    return own;
  });
}
