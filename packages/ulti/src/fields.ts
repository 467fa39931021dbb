/** Fields of a position as text (rule 11.3): keys, and readers for cards and numbers. */
import { refuse, type Refusal } from '@pakli/core';
import { parseCard, type Cards } from './cards.ts';

export const KEYS = [
  'dealer',
  'number',
  'totals',
  'deal',
  'contract',
  'trump',
  'soloist',
  'hand 0',
  'hand 1',
  'hand 2',
  'talon',
  'table',
  'leader',
  'points',
  'tricks',
  'aces',
  'marriages',
  'kontra',
] as const;
export type Key = (typeof KEYS)[number];
export type Fields = ReadonlyMap<string, string>;

export function bad(id: string, rule: string, text: string): Refusal {
  return refuse(id, rule, { text: text.slice(0, 40) });
}

/** Thrown while fields are read, and caught by `readPosition`. */
export class Bad extends Error {
  readonly refusal: Refusal;
  constructor(id: string, rule: string, text: string) {
    super(id);
    this.refusal = bad(id, rule, text);
  }
}

export interface Taken {
  cards: Cards;
}

/** Cards that no other field has named. */
export function readCards(text: string, taken: Taken): number[] {
  return words(text).map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new Bad('no-such-card', '2', name);
    if ((taken.cards & (1 << card)) !== 0) throw new Bad('card-twice', '2', name);
    taken.cards |= 1 << card;
    return card;
  });
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function wholeNumber(text: string, key: string, least: number, most: number): number {
  const value = /^-?\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Bad('bad-number', '11.3', `${key}: ${text}`);
  // Not minus zero.
  return value + 0;
}

export function number(
  fields: Fields,
  key: Key,
  absent: number,
  least: number,
  most: number,
): number {
  const text = fields.get(key);
  return text === undefined ? absent : wholeNumber(text, key, least, most);
}

export function numbers(
  fields: Fields,
  key: Key,
  size: number,
  least: number,
  most: number,
): number[] | undefined {
  const text = fields.get(key);
  if (text === undefined) return undefined;
  const list = words(text).map((word) => wholeNumber(word, key, least, most));
  if (list.length !== size) throw new Bad('bad-number', '11.3', `${key}: ${text}`);
  return list;
}
