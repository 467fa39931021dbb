/**
 * A game is one module: its rules as code, its rules as text, and optional
 * parts. Every optional part has a default that works for any game, so a game
 * with only the rules can be played, watched, measured and served. A third-party
 * game is a file whose default export is such a module:
 *
 *     const scopa: GameModule<Scopa> = { game, rules: '# Scopa ...' };
 *     export default scopa;
 */
import type { Choice } from './choices.ts';
import type { Encoding } from './encoding.ts';
import type { Game, GameTypes, Move, Seat, ViewOf } from './game.ts';
import type { GoldenRunner } from './golden.ts';
import type { Knowledge, Level, Levels, Search } from './knowledge.ts';
import type { Player } from './player.ts';
import type { PlainPuzzle } from './puzzle.ts';
import type { LawSubject } from './testing/subject.ts';

export { optionTable, type OptionsOf } from './options.ts';
export type { PlainPuzzle } from './puzzle.ts';

/** Everything that tables, servers and tests need of a game; all but the first two parts have defaults. */
export interface GameModule<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  /** The exact rules in Markdown, with the numbers that refusals cite: `**4.2** A card that ...`. */
  readonly rules: string;
  /** Its name, if it has no texts. Default: its id. */
  readonly name?: string;
  /** Simple players, weakest first. Default: one that plays any legal move. */
  readonly players?: Readonly<Record<string, Player<ViewOf<K>>>>;
  /** Fixed opponents to measure others with. */
  readonly yardsticks?: (search: Search) => Readonly<Record<string, Level<K>>>;
  /** The four strengths. Default: the search with `knowledge`. */
  readonly levels?: (search: Search) => Levels<K>;
  /** Knowledge for the search. */
  readonly knowledge?: Knowledge<K>;
  /** Loads learned data of the players; returns the reason if that fails. */
  readonly learn?: () => Promise<string | undefined>;
  /** The game as numbers, for learning programs. */
  readonly encoding?: Encoding<K>;
  /** Its colour and its cards on the first page. Default: both follow from its id and its first deal. */
  readonly look?: GameLook;
  /** What lies where. Default: tables show the notation of a view. */
  readonly table?: PlainTable<K>;
  /** By language: `en`, `it`. A missing language falls back to English, and English to notation. */
  readonly texts?: Readonly<Record<string, GameTexts<K>>>;
  /** Positions that teach one idea each. Default: none. */
  readonly lessons?: readonly Lesson[];
  /** Positions in which exactly one move is best, easiest first. Default: none. */
  readonly puzzles?: readonly PlainPuzzle[];
  /** Facts that the laws need. Default: laws that need them are not checked, and the run says so. */
  readonly laws?: Laws<K>;
  /** The runner of its golden files. */
  readonly golden?: () => Promise<GoldenRunner>;
}

/** A small position that teaches one idea, and the moves that show it was understood. */
export interface Lesson {
  readonly id: string;
  /** As the game writes positions; empty for the beginning of a game. */
  readonly position: string;
  /** Differences from the default options, as in a record. */
  readonly options?: string;
  readonly seat: Seat;
  /** The only moves offered, as taught so far: whole moves or their first words. Absent: all legal moves. */
  readonly offers?: readonly string[];
  /** The lesson is about points: show them. */
  readonly score?: true;
  /** The moves to find, one after the other, each with its equivalents. */
  readonly answers: readonly (readonly string[])[];
  /** What the others play: whole lines of moves from the position, separated by semicolons. */
  readonly lines?: readonly string[];
}

/** How a game looks beside others. */
export interface GameLook {
  /** The colour of its felt, in degrees around the circle of colours: 20 is red, 140 green, 260 blue. */
  readonly hue?: number;
  /** Cards of the picture on the first page, as in `TablePlace`. */
  readonly cards?: readonly string[];
}

/** A colour as CSS's `oklch` writes it: lightness, chroma, hue. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

/** The colours of a game. Without a hue they follow from its id, so that games look different. */
export function coloursOf(
  id: string,
  { hue }: GameLook = {},
): Record<'felt' | 'glow' | 'back', Lch> {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  const angle = hue ?? hash;
  return { felt: [0.36, 0.06, angle], glow: [0.88, 0.1, angle], back: [0.42, 0.1, angle] };
}

/** What the laws need beyond the module. */
export type Laws<K extends GameTypes> = Partial<
  Omit<LawSubject<K>, 'game' | 'players' | 'encoding' | 'seats'>
>;

/** A generic table: places that hold cards, and moves that play one of them. */
export interface PlainTable<K extends GameTypes = GameTypes> {
  /** In drawing order, from the view alone. */
  places(view: ViewOf<K>): readonly TablePlace[];
  /** The card that a move plays, as in `TablePlace`. Default: moves are shown in one list. */
  card?(view: ViewOf<K>, move: Move): string | undefined;
  /** The targets of a move: cards that it takes, or ids of places. Default: moves of a card are chosen by name. */
  onto?(view: ViewOf<K>, move: Move): readonly string[];
  /** Points as they stand, by seat. */
  points?(view: ViewOf<K>): readonly number[];
  /** Facts of the deal other than cards: the contract, trumps, partnerships. */
  facts?(view: ViewOf<K>): readonly TableFact[];
  /** How a card looks. Default: its text, and cards of the French deck with suit signs. */
  face?(card: string): CardFace;
  /** The cards that the reader has not seen, if the others are known to hold them all: shown in puzzles. */
  unseen?(view: ViewOf<K>): readonly string[] | undefined;
}

/** A place on the table that holds cards. */
export interface TablePlace {
  /** Lower-case letters, digits, `-` and `:`, such as `hand:0`; texts name it. */
  readonly id: string;
  /** Whose place it is; one without a seat is in the middle. */
  readonly seat?: Seat;
  /** In order; null for a card that the reader does not know. */
  readonly cards: readonly (string | null)[];
  /** Only the number of cards matters, as of won tricks or a stock. */
  readonly pile?: true;
  /** For a trick: who played each card. The cards lie as their players sit. */
  readonly by?: readonly Seat[];
  /** The id of the place in the middle that it lies beside, as the open trump beside the stock. */
  readonly beside?: string;
}

/** A fact of the deal, such as `{ id: 'trumps', values: { suit: 'H' } }`; texts have its sentence by id. */
export interface TableFact {
  readonly id: string;
  /** Whom it is about: it is shown beside the name, or without a seat in the middle. */
  readonly seat?: Seat;
  readonly values?: TextValues;
}

/** The colours in which a card may be drawn. */
export const CARD_COLOURS = ['black', 'red', 'green', 'blue', 'gold'] as const;
/** One of the colours. */
export type CardColour = (typeof CARD_COLOURS)[number];

/** How a card looks. */
export interface CardFace {
  /** One or two letters: `7`, `K`. */
  readonly rank: string;
  /** A sign: `♦`. */
  readonly suit: string;
  /** The same for terminals without Unicode. */
  readonly plain: string;
  readonly colour?: CardColour;
}

/** Who sits at the table, and which of them reads; null for a spectator. */
export interface Audience {
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

/** What a sentence names, by key. */
export type TextValues = Readonly<Record<string, string | number>>;
/** A text, or a function that makes it from its values. */
export type TextOf = string | ((values: TextValues) => string);

/** What a game says in one language. */
export interface GameTexts<K extends GameTypes = GameTypes> {
  readonly name?: string;
  /** The label of the button that begins a game, where the language inflects the name: `Snapszert játszom`. */
  readonly play?: string;
  /** The exact rules in this language, with the same numbers. Default: `rules` of the module. */
  readonly rules?: string;
  /** The rules for people (docs/learn.md). Default: the exact rules. */
  readonly leaflet?: string;
  /** The texts of the lessons, in Markdown (docs/learn.md). */
  readonly lessons?: string;
  /** The question of the puzzles, and by theme its name and why the move is right. */
  readonly puzzles?: {
    readonly question?: string;
    readonly themes?: Readonly<Record<string, { readonly name: string; readonly why: string }>>;
  };
  /** One sentence for a list of games. */
  readonly about?: string;
  /** The aim in a few words, shown above the first table: `Aim: 66 points in tricks.` */
  readonly aim?: string;
  /** Sentences for the events seen of one step. */
  tell?(seen: readonly K['seen'][], company: Audience): readonly string[];
  /** A legal move: in full, and short for a row of moves of the same card. */
  choice?(
    choice: Choice<K['seen']>,
    view: ViewOf<K>,
    company: Audience,
  ): { readonly text: string; readonly short?: string };
  card?(card: string): string;
  place?(id: string, company: Audience): string;
  /** The facts of the table by id, in a few words. */
  readonly facts?: Readonly<Record<string, TextOf>>;
  /** Sentences for refusals, by id. */
  readonly refusals?: Readonly<Record<string, TextOf>>;
  /** Reasons for hints, by the keys of `knowledge.reason`. */
  readonly reasons?: Readonly<Record<string, string>>;
  readonly presets?: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  readonly options?: Readonly<
    Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>
  >;
  /** The value shown with a hint: `+1.5 points`. */
  worth?(value: number): string;
}
