/**
 * Names of everything on Mulle's table. A place is named after what lies
 * there, not after its number: numbers move up when a pile is taken, and a
 * card that stays must keep its place. Twins get a prime.
 *
 *     hand:QH   hand:9C9C   backs:1   pile:QH   pile:QH'   build:12   taken:0   mulle:0:QH
 */
import type { Seat } from '@pakli/core';
import type { PileView } from '@pakli/mulle';
import { faceOf, type Face } from '@pakli/text';
import type { Place } from '../../table/game-table.ts';

/** Where a new single would lie; a card is dropped here to be laid down. */
export const FREE: Place = 'free';
/** Where a card that captures is shown before it leaves with what it takes. */
export const SHOW: Place = 'show';
export const STOCK: Place = 'stock';

/** The face of a card in the game's own notation. */
export function face(card: string): Face {
  return faceOf(card) ?? card;
}

/** Twins in a hand share their place. */
export function handPlace(card: string, hand: readonly string[]): Place {
  const twins = hand.filter((held) => held === card);
  return `hand:${twins.map(face).join('')}`;
}

export const backsPlace = (seat: Seat): Place => `backs:${seat}`;
/** Of the n-th card of a hand that nobody else sees. */
export const backKey = (seat: Seat, n: number): string => `backs:${seat}/${n}`;
export const takenPlace = (seat: Seat): Place => `taken:${seat}`;
export const tabbePlace = (seat: Seat): Place => `tabbe:${seat}`;
/** What a capture has just brought besides cards. */
export const gainPlace = (seat: Seat): Place => `gain:${seat}`;

/** Where cards lie face down. */
export function isTaken(place: Place): boolean {
  return place.startsWith('taken:');
}

export const mullePlace = (seat: Seat, card: string): Place => `mulle:${seat}:${face(card)}`;
/** There is only one build of a value (rule 3.4). */
export const buildPlace = (value: number): Place => `build:${value}`;
export const tagPlace = (value: number): Place => `tag:${value}`;

/** Of all piles, in table order. */
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

/** The cards of a place, twins told apart. */
export function laidAt(place: Place, cards: readonly string[]): LaidCard[] {
  const faces = cards.map(face);
  return distinct(faces).map((name, i) => ({ face: faces[i] ?? name, key: `${place}/${name}` }));
}

/** The second of equal names gets a prime. */
function distinct(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    while (seen.has(own)) own += "'";
    seen.add(own);
    return own;
  });
}
