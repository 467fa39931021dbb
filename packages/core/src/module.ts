/**
 * A game is one module: its rules as code, its rules in words, and whatever
 * else it brings. All that is left out has a default that fits any game, so that
 * a game with the first two of these can be played, watched, measured and
 * served. A guest is a file whose default export is such a module:
 *
 *     const scopa: GameModule<Scopa> = { game, rules: '# Scopa ...' };
 *     export default scopa;
 */
import type { Choice } from './choices.ts';
import type { Encoding } from './encoding.ts';
import type { Game, Kinds, Move, Seat, ViewOf } from './game.ts';
import type { GoldenRunner } from './golden.ts';
import type { Knowledge, Level, Levels, Search } from './knowledge.ts';
import type { Player } from './player.ts';
import type { LawSubject } from './testing/subject.ts';

export interface GameModule<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** The exact rules in Markdown, with the numbers that refusals cite: `**4.2** A card that ...`. */
  readonly rules: string;
  /** What people call it, where it has no texts; left out: its id. */
  readonly name?: string;
  /** Simple players, weakest first; left out: one that plays any legal move. */
  readonly players?: Readonly<Record<string, Player<ViewOf<K>>>>;
  /** Fixed opponents to measure others with. */
  readonly yardsticks?: (search: Search) => Readonly<Record<string, Level<K>>>;
  /** The four strengths; left out: the search with what `knowledge` tells it. */
  readonly levels?: (search: Search) => Levels<K>;
  /** What a search may use. */
  readonly knowledge?: Knowledge<K>;
  /** Fetches what the players have learned; says why it could not be had. */
  readonly learn?: () => Promise<string | undefined>;
  /** The game as numbers, for learning programs. */
  readonly encoding?: Encoding<K>;
  /** What lies where; left out: tables show the notation of a view. */
  readonly table?: PlainTable<K>;
  /** By language: `en`, `it`. A language that is missing falls back to English, and English to notation. */
  readonly texts?: Readonly<Record<string, GameTexts<K>>>;
  /** What the laws cannot know of a game; left out: those that need it are not tried, and the run says so. */
  readonly laws?: Laws<K>;
  /** What runs its golden files. */
  readonly golden?: () => Promise<GoldenRunner>;
}

/** What the laws need beside the module. */
export type Laws<K extends Kinds> = Partial<
  Omit<LawSubject<K>, 'game' | 'players' | 'encoding' | 'seats'>
>;

/** A table that nobody drew for this game in particular: places with cards, and moves that play one of them. */
export interface PlainTable<K extends Kinds = Kinds> {
  /** In the order in which they are drawn, from a view and nothing else. */
  places(view: ViewOf<K>): readonly Place[];
  /** The card that a move plays, as a place names it; left out: moves stand in one list. */
  card?(view: ViewOf<K>, move: Move): string | undefined;
  /** Where a move goes: cards that it takes, or ids of places; left out: moves of a card are chosen by name. */
  onto?(view: ViewOf<K>, move: Move): readonly string[];
  /** Points as they stand, by seat. */
  points?(view: ViewOf<K>): readonly number[];
  /** How a card looks; left out: as it is written, and those of the French deck with their signs. */
  face?(card: string): CardFace;
}

/** Where cards lie. */
export interface Place {
  /** Small letters, digits, `-` and `:`, such as `hand:0`; texts name it. */
  readonly id: string;
  /** Whose place it is; nobody's stands in the middle. */
  readonly seat?: Seat;
  /** In their order; null for a card that the reader does not know. */
  readonly cards: readonly (string | null)[];
  /** How many there are is all that matters: taken cards, a stock. */
  readonly pile?: true;
}

export const CARD_COLOURS = ['black', 'red', 'green', 'blue', 'gold'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

export interface CardFace {
  /** A letter or two: `7`, `K`. */
  readonly rank: string;
  /** A sign: `♦`. */
  readonly suit: string;
  /** The same where there are only plain letters. */
  readonly plain: string;
  readonly colour?: CardColour;
}

/** Who sits at the table, and which of them reads; nobody for a spectator. */
export interface Company {
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

/** What a refusal names, by key. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** What a game says in one language. */
export interface GameTexts<K extends Kinds = Kinds> {
  readonly name?: string;
  /** One sentence for a list of games. */
  readonly about?: string;
  /** What was seen of one step, as sentences. */
  tell?(seen: readonly K['seen'][], company: Company): readonly string[];
  /** A legal move: in full, and in a row of moves of the same card. */
  choice?(
    choice: Choice<K['seen']>,
    view: ViewOf<K>,
    company: Company,
  ): { readonly text: string; readonly short?: string };
  card?(card: string): string;
  place?(id: string, company: Company): string;
  /** By id: a sentence, or what makes one of the values that the refusal names. */
  readonly refusals?: Readonly<Record<string, string | ((values: RefusalValues) => string)>>;
  /** Why a hint is given, by the keys of `knowledge.reason`. */
  readonly reasons?: Readonly<Record<string, string>>;
  readonly presets?: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  readonly options?: Readonly<
    Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>
  >;
  /** The number of a hint: `+1.5 points`. */
  worth?(value: number): string;
}
