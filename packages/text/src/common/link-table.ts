/** The words beside the cards of a table by link: chunks of their own, because a first visit does not need them. */
import type { LinkTableWords } from './en/link-table.ts';
import type { Locale } from '../locale.ts';

export type { LinkTableWords } from './en/link-table.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly linkTable: LinkTableWords }>>> = {
  en: () => import('./en/link-table.ts'),
  sv: () => import('./sv/link-table.ts'),
  hu: () => import('./hu/link-table.ts'),
  de: () => import('./de/link-table.ts'),
  tr: () => import('./tr/link-table.ts'),
};

export async function loadLinkTableWords(locale: Locale): Promise<LinkTableWords> {
  return (await CHUNKS[locale]()).linkTable;
}
