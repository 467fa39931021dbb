/** Texts of the page about Compile's cards: a chunk per language, because only that page needs it. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { RulingWords } from './en/rulings.ts';

export { RULED, rulingsOf } from './ruled.ts';
export type { Keyword, RulingId, RulingWords } from './en/rulings.ts';

export const loadRulingWords: LoadWords<RulingWords> = wordsIn('rulings', {
  en: () => import('./en/rulings.ts'),
  sv: () => import('./sv/rulings.ts'),
  hu: () => import('./hu/rulings.ts'),
  de: () => import('./de/rulings.ts'),
  tr: () => import('./tr/rulings.ts'),
});
