/** The words of notifications: the server says them, to people whose page is closed. */
import type { Locale } from '../locale.ts';
import type { PushWords } from './en/push.ts';

export type { PushWords } from './en/push.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly push: PushWords }>>> = {
  en: () => import('./en/push.ts'),
  sv: () => import('./sv/push.ts'),
  hu: () => import('./hu/push.ts'),
  de: () => import('./de/push.ts'),
  tr: () => import('./tr/push.ts'),
};

export async function loadPushWords(locale: Locale): Promise<PushWords> {
  return (await CHUNKS[locale]()).push;
}
