/** What people say at a table. Phrases and signs are ids: everybody reads them in their own language. */
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
  /** Only where the host lets people say what they like. */
  | { readonly text: string };

/** Letters of a text. */
export const LONGEST_LINE = 200;

export interface ChatLine {
  /** Rises at its table: anyone who knows it need not show it again. */
  readonly n: number;
  /** In milliseconds of the keeper of the table. */
  readonly at: number;
  /** Whose it is; null for somebody who sits there no longer. */
  readonly seat: Seat | null;
  /** What they are called. */
  readonly name: string;
  readonly say: Saying;
}
