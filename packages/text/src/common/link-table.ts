/** The words beside the cards of a table by link: separate chunks, because a first visit does not need them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { LinkTableWords } from './en/link-table.ts';

export type { LinkTableWords } from './en/link-table.ts';

export const loadLinkTableWords: LoadWords<LinkTableWords> = wordsIn('linkTable', {
  en: () => import('./en/link-table.ts'),
  sv: () => import('./sv/link-table.ts'),
  hu: () => import('./hu/link-table.ts'),
  de: () => import('./de/link-table.ts'),
  tr: () => import('./tr/link-table.ts'),
});
