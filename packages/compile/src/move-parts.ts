/**
 * Moves as data (RULES 15.1): parses text, legal or not, and formats it; also the names of cards
 * and places. Needs no state, so tables and sentences use it as well as the rules.
 *
 *     { kind: 'play', card: 'Fire-1', line: 0, up: true, across: false }    Fire-1@L0:up
 *     { kind: 'place', seat: 1, line: 0, depth: 2 }                         P1.L0.2
 */
import type { Seat } from '@pakli/core';

export interface PlayParts {
  readonly kind: 'play';
  readonly card: string;
  readonly line: number;
  readonly up: boolean;
  /** On the other player's side. */
  readonly across: boolean;
}

export type MoveParts =
  | PlayParts
  | { readonly kind: 'card'; readonly card: string }
  /** A card that its chooser cannot read. */
  | { readonly kind: 'place'; readonly seat: Seat; readonly line: number; readonly depth: number }
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'pair'; readonly lines: readonly number[] }
  /** The text that comes first. */
  | { readonly kind: 'order'; readonly card: string; readonly box: string }
  /** The plates from left to right, each by its original line. */
  | { readonly kind: 'rearrange'; readonly from: readonly number[] }
  | { readonly kind: 'protocol'; readonly protocol: string }
  | { readonly kind: 'player'; readonly seat: Seat }
  /** Out of turn a record names the player. */
  | { readonly kind: 'resign'; readonly seat: Seat | undefined }
  /** `refresh`, an answer, a number; `-` for no more cards, `none` for nobody's plates. */
  | { readonly kind: 'word'; readonly word: string };

const CARD = String.raw`([A-Z][a-z]+-\d)`;

/** How each kind is written, and its parts. */
const FORMS: readonly (readonly [form: string, make: (...parts: string[]) => MoveParts])[] = [
  [`${CARD}@L([012]):(up|down)(:opp)?`, playOf],
  [CARD, (card = '') => ({ kind: 'card', card })],
  [String.raw`P([01])\.L([012])\.(\d{1,2})`, placeOf],
  ['L([012])', (line) => ({ kind: 'line', line: Number(line) })],
  [String.raw`L([012])\+L([012])`, (...lines) => ({ kind: 'pair', lines: lines.map(Number) })],
  [`${CARD}:(top|middle|bottom)`, (card = '', box = '') => ({ kind: 'order', card, box })],
  ['perm:([012]),([012]),([012])', (...from) => ({ kind: 'rearrange', from: from.map(Number) })],
  ['([A-Z][a-z]+)', (protocol = '') => ({ kind: 'protocol', protocol })],
  ['P([01])', (seat) => ({ kind: 'player', seat: Number(seat) })],
  ['resign', () => ({ kind: 'resign', seat: undefined })],
  ['P([01]) resign', (seat) => ({ kind: 'resign', seat: Number(seat) })],
  [String.raw`([a-z]+|\d|-)`, (word = '') => ({ kind: 'word', word })],
];
const READERS = FORMS.map(([form, make]) => [new RegExp(`^${form}$`), make] as const);

function playOf(card = '', line = '', face = '', opposite = ''): MoveParts {
  const [up, across] = [face === 'up', opposite !== ''];
  return { kind: 'play', card, line: Number(line), up, across };
}

function placeOf(...numbers: string[]): MoveParts {
  const [seat = 0, line = 0, depth = 0] = numbers.map(Number);
  return { kind: 'place', seat, line, depth };
}

export function parseMoveParts(text: string): MoveParts | undefined {
  for (const [form, make] of READERS) {
    const found = form.exec(text);
    if (found !== null) return make(...found.slice(1));
  }
  return undefined;
}

export function formatMoveParts(parts: MoveParts): string {
  switch (parts.kind) {
    case 'play': {
      const { card, line, up, across } = parts;
      return `${card}@L${line}:${up ? 'up' : 'down'}${across ? ':opp' : ''}`;
    }
    case 'card':
      return parts.card;
    case 'place':
      return `P${parts.seat}.L${parts.line}.${parts.depth}`;
    case 'line':
      return `L${parts.line}`;
    case 'pair':
      return parts.lines.map((line) => `L${line}`).join('+');
    case 'order':
      return `${parts.card}:${parts.box}`;
    case 'rearrange':
      return `perm:${parts.from.join(',')}`;
    case 'protocol':
      return parts.protocol;
    case 'player':
      return `P${parts.seat}`;
    case 'resign':
      return parts.seat === undefined ? 'resign' : `P${parts.seat} resign`;
    case 'word':
      return parts.word;
    default:
      return parts satisfies never;
  }
}

/** Where a card lies or goes, as views and events write it: `P0.L1.2`, `P0.L1`, `P1.hand`. */
export interface CardPlace {
  readonly seat: Seat;
  readonly zone: string;
  /** Of a stack. */
  readonly line: number | undefined;
}

/** Undefined for a card between two places. */
export function parsePlace(text: string): CardPlace | undefined {
  const [, seat, zone = '', line] = /^P([01])\.(L([012])|hand|deck|trash)/.exec(text) ?? [];
  if (seat === undefined) return undefined;
  return { seat: Number(seat), zone, line: line === undefined ? undefined : Number(line) };
}

/** `Fire-1`. */
export function parseCardName(card: string): { readonly protocol: string; readonly value: number } {
  const [protocol = '', value = ''] = card.split('-');
  return { protocol, value: Number(value) };
}
