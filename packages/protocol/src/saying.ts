/** The chat of a table. Phrases and signs are ids, so that everybody reads them in their own language. */
import type { Seat } from '@pakli/core';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'moment',
  'back',
  'one-more',
  'bye',
] as const;
export type PhraseId = (typeof PHRASES)[number];

export const SIGNS = ['smile', 'laugh', 'think', 'clap', 'wow', 'cry', 'heart', 'tea'] as const;
export type SignId = (typeof SIGNS)[number];

export type Saying =
  | { readonly phrase: PhraseId }
  | { readonly sign: SignId }
  /** Only if the host allows free text. */
  | { readonly text: string };

/** The most letters of a text. */
export const LONGEST_LINE = 200;

export interface ChatLine {
  /** Increases at its table: a client skips numbers that it has shown. */
  readonly n: number;
  /** When, by the clock of the keeper. */
  readonly at: number;
  /** The speaker's seat; null if they no longer sit there. */
  readonly seat: Seat | null;
  /** The speaker's name. */
  readonly name: string;
  readonly say: Saying;
}
