/**
 * Moves as data (rule 11.2): parses text, legal or not, and formats it. Needs no state, so tables
 * and sentences use it as well as the rules.
 *
 *     { kind: 'play', card: 'LO' }                                               play LO
 *     { kind: 'raise', doubled: [{ name: 'betli@2', component: 'betli', against: 2 }] }    raise betli@2
 */
import type { Seat } from '@pakli/core';

/** Moves of a single word, in order from PASS on (codes.ts). */
export const WORDS = ['pass', 'pickup', 'hold', 'release', 'stand', 'done', 'concede'] as const;

export type Word = (typeof WORDS)[number];

/** A part of the contract, and the defender against whom alone it is doubled. */
export interface Doubled {
  readonly name: string;
  readonly component: string;
  readonly against: Seat | undefined;
}

export type MoveParts =
  | { readonly kind: 'play'; readonly card: string }
  /** Without the card for a reader who may not know it. */
  | { readonly kind: 'discard'; readonly card: string | null }
  | { readonly kind: 'bid'; readonly bid: string }
  | { readonly kind: 'trump'; readonly suit: string }
  | { readonly kind: 'kontra' | 'raise'; readonly doubled: readonly Doubled[] }
  | { readonly kind: 'word'; readonly word: Word };

export function parseMoveParts(text: string): MoveParts | undefined {
  const [kind = '', ...names] = text.trim().split(/\s+/, 9);
  if (kind === 'kontra' || kind === 'raise') return { kind, doubled: names.map(parseDoubled) };
  const [name = null, more] = names;
  if (more !== undefined) return undefined;
  if (kind === 'discard') return { kind, card: name };
  const word = WORDS.find((one) => one === kind);
  if (name === null) return word && { kind: 'word', word };
  if (kind === 'play') return { kind, card: name };
  if (kind === 'bid') return { kind, bid: name };
  return kind === 'trump' ? { kind, suit: name } : undefined;
}

export function parseDoubled(name: string): Doubled {
  const [component = '', seat] = name.split('@');
  return { name, component, against: seat === undefined ? undefined : Number(seat) };
}

export function formatMoveParts(parts: MoveParts): string {
  switch (parts.kind) {
    case 'play':
    case 'discard':
      return parts.card === null ? parts.kind : `${parts.kind} ${parts.card}`;
    case 'bid':
      return `bid ${parts.bid}`;
    case 'trump':
      return `trump ${parts.suit}`;
    case 'kontra':
    case 'raise':
      return [parts.kind, ...parts.doubled.map(({ name }) => name)].join(' ');
    case 'word':
      return parts.word;
    default:
      return parts satisfies never;
  }
}
