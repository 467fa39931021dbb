/** All that Pakli says in one language. Each language is a chunk of its own and comes when it is asked for. */
import type { Cards, Frame, GameTexts, Language } from './en/index.ts';
import type { Locale } from './locale.ts';

export interface Catalogue {
  readonly locale: Locale;
  readonly cards: Cards;
  readonly frame: Frame;
  readonly games: GameTexts;
}

const english = async (): Promise<Language> => (await import('./en/index.ts')).english;
const CHUNKS: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: english,
  sv: async () => (await import('./sv/index.ts')).swedish,
  hu: english,
  de: english,
  tr: async () => (await import('./tr/index.ts')).turkish,
};

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { cards, frame, games } = await CHUNKS[locale]();
  const { 'buddy-bluff': buddyBluff, mulle } = games;
  if (buddyBluff !== undefined && mulle !== undefined) {
    return { locale, cards, frame, games: { 'buddy-bluff': buddyBluff, mulle } };
  }
  const { english } = await import('./en/index.ts');
  return { locale, cards, frame, games: { ...english.games, ...games } };
}
