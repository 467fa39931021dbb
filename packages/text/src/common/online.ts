/** The words around tables by link: chunks of their own, because a first visit does not need them. */
import type { OnlineWords } from './en/online.ts';
import type { Locale } from '../locale.ts';

export type { OnlineWords } from './en/online.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly online: OnlineWords }>>> = {
  en: () => import('./en/online.ts'),
  sv: () => import('./sv/online.ts'),
  hu: () => import('./hu/online.ts'),
  de: () => import('./de/online.ts'),
  tr: () => import('./tr/online.ts'),
};

export async function loadOnlineWords(locale: Locale): Promise<OnlineWords> {
  return (await CHUNKS[locale]()).online;
}
