/** All that Pakli says in one language. Each language is a chunk of its own and comes when it is asked for. */
import type { Cards, Frame, GameTexts, Language } from './en/index.ts';
import type { CardWords } from './card-text.ts';
import type { Locale } from './locale.ts';

export interface Catalogue {
  readonly locale: Locale;
  readonly cards: Cards;
  readonly frame: Frame;
  readonly games: GameTexts;
  readonly cardWords: CardWords;
}

/** The games that the house speaks of. */
const GAMES: readonly (keyof GameTexts)[] = ['buddy-bluff', 'mulle', 'ulti'];

const english = async (): Promise<Language> => (await import('./en/index.ts')).english;
const CHUNKS: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: async () => (await import('./en/index.ts')).english,
  sv: async () => (await import('./sv/index.ts')).swedish,
  hu: async () => (await import('./hu/index.ts')).hungarian,
  de: async () => (await import('./de/index.ts')).german,
  tr: async () => (await import('./tr/index.ts')).turkish,
};

const GAMES: readonly (keyof GameTexts)[] = ['buddy-bluff', 'mulle', 'ulti', 'compile'];

/** Whether a language tells of every game. */
function isWhole(games: Partial<GameTexts>): games is GameTexts {
  return GAMES.every((game) => games[game] !== undefined);
}

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { cards, frame, games, cardWords } = await CHUNKS[locale]();
  if (isWhole(games) && cardWords !== undefined) return { locale, cards, frame, games, cardWords };
  const { english } = await import('./en/index.ts');
  return {
    locale,
    cards,
    frame,
    games: { ...english.games, ...games },
    cardWords: cardWords ?? english.cardWords,
  };
}

/** Nothing of English is loaded for a language that tells every game itself. */
function isComplete(games: Partial<GameTexts>): games is GameTexts {
  return GAMES.every((game) => games[game] !== undefined);
}
