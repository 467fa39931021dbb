/** Everything Pakli says in one language. Each language is a chunk of its own, loaded on request. */
import type { Frame, TextsByGame, Language, Tile } from './languages/en.ts';
import type { GameTexts } from '@pakli/core/module';
import type { Locale } from './locale.ts';

type Tiles = Readonly<Record<keyof TextsByGame, Tile>>;

export interface Catalogue extends Language {
  readonly locale: Locale;
  /** With the tiles of all games, by id. */
  readonly frame: Frame & { readonly games: Tiles };
  /** The requested language if only a guest speaks it, not the house. */
  readonly tongue?: string;
  /** Languages of guests beyond those of the house. */
  readonly tongues?: readonly string[];
  /** By the id of a guest: its texts to read and to learn from. */
  readonly guests?: Readonly<Record<string, GuestLearning>>;
}

/** A guest's texts to read and to learn from. */
export type GuestLearning = Pick<GameTexts, 'leaflet' | 'lessons' | 'puzzles'>;

type Greet = (catalogue: Catalogue, wanted: readonly string[]) => Catalogue;
let greet: Greet | undefined;

/** Sets the function that adds the names of guests to every catalogue: from a separate module, which a page without guests does not load. */
export function greetWith(guests: Greet): void {
  greet = guests;
}

const CHUNKS: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: async () => (await import('./languages/en.ts')).english,
  sv: async () => (await import('./languages/sv.ts')).swedish,
  hu: async () => (await import('./languages/hu.ts')).hungarian,
  de: async () => (await import('./languages/de.ts')).german,
  tr: async () => (await import('./languages/tr.ts')).turkish,
};

/** `wanted`: a visitor's preference, for guests that speak more languages than the house. */
export async function loadCatalogue(
  locale: Locale,
  wanted: readonly string[] = [locale],
): Promise<Catalogue> {
  const language = await CHUNKS[locale]();
  const frame = { ...language.frame, games: tilesOf(language.games) };
  const catalogue = { ...language, locale, frame };
  return greet?.(catalogue, wanted) ?? catalogue;
}

function tilesOf(games: TextsByGame): Tiles {
  const tiles = Object.entries(games).map(([id, { tile }]: [string, { tile: Tile }]) => [id, tile]);
  return Object.fromEntries(tiles) as Tiles;
}
