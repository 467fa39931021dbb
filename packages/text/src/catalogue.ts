/** All that Pakli says in one language. Each language is a chunk of its own and comes when it is asked for. */
import type { Cards, CompileTable, Frame, GameTexts, Language } from './en/index.ts';
import type { CardWords } from './card-text.ts';
import type { Locale } from './locale.ts';

export interface Catalogue {
  readonly locale: Locale;
  readonly cards: Cards;
  readonly frame: Frame;
  readonly offline: Offline;
  readonly history: History;
  readonly games: GameTexts;
  readonly cardWords: CardWords;
  readonly compileTable: CompileTable;
}

const CHUNKS: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: async () => (await import('./en/index.ts')).english,
  sv: async () => (await import('./sv/index.ts')).swedish,
  hu: async () => (await import('./hu/index.ts')).hungarian,
  de: async () => (await import('./de/index.ts')).german,
  tr: async () => (await import('./tr/index.ts')).turkish,
};

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { cards, frame, games, cardWords, compileTable } = await CHUNKS[locale]();
  const { ulti, compile } = games;
  if (
    ulti !== undefined &&
    compile !== undefined &&
    cardWords !== undefined &&
    compileTable !== undefined
  ) {
    return { locale, cards, frame, games: { ...games, ulti, compile }, cardWords, compileTable };
  }
  const { untranslated } = await import('./en/untranslated.ts');
  return {
    ...rest,
    locale,
    games: { ...untranslated.games, ...games },
    cardWords: cardWords ?? untranslated.cardWords,
    compileTable: compileTable ?? untranslated.compileTable,
  };
}
