/**
 * The page's calls to the worker that keeps games, and the tables opened there.
 * A page follows a table through its client and cannot tell whether the table
 * is in this browser or across a network. All replies are plain data, limited
 * to what one seat may know.
 *
 *     const table = await host.start({ game: 'mulle', level: 'casual', ... });
 *     table.client.listen((news) => ...);
 *     const refusal = await table.client.play('5H+8C');
 */
import type { Hidden, Refusal, Seat } from '@pakli/core';
import type { Advice, Choice, GradedDecision } from '@pakli/core/analysis';
import type { LevelId } from '@pakli/core/search';
import type { Opening, Scene, SeenStep } from '@pakli/protocol';
import type { TableClient } from '@pakli/client';
import type { EveningHonesty, Honesty, Names, Remembered, ShownEvening } from './remote-state.ts';

export type { Opening, SeenStep };

/** A recorded game: one of this browser by its id, or a record or share link as text. */
export type Source = { readonly saved: string } | { readonly record: string };

/** Why a game was begun, if not simply to play. */
export type Purpose =
  /** Explores another continuation of a recorded game. */
  | 'branch'
  /** A position with one idea, or a puzzle. */
  | 'lesson'
  /** Not played here. */
  | 'import';

/** Who plays in a seat: a person at this device, or a computer of a level. */
export type Chair = 'person' | LevelId;

/** How a new game begins. */
export interface Start {
  readonly game: string;
  /** The computer players' strength. */
  readonly level: LevelId;
  /** Presets, variants and single settings as `readOptions` reads them: `draft+seven lock=always`. */
  readonly rules: string;
  /** The person's seat; with several people, the first one's. */
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat; left out: one person, and computers of one level. */
  readonly chairs?: readonly Chair[];
  /** The id of an earlier game whose cards are used again. */
  readonly same?: string;
  /** The id of the previous game of the same players: in some games it decides who starts. */
  readonly after?: string;
  /**
   * Continues from a recorded game, with its rules: from its initial position or
   * from any step (deals and moves counted through all its deals; the last one if
   * left out). Cards dealt later come again. An unfinished saved game can only be
   * continued by its own seat.
   */
  readonly from?: Source & { readonly step?: number };
  readonly purpose?: Purpose;
  /**
   * Lines of a lesson: moves in notation from its initial position. The other
   * seats play only what a line says, as long as everybody has followed it. A
   * lesson is not kept.
   */
  readonly lines?: readonly (readonly string[])[];
  /** For tests and friends: the same seed gives the same cards and the same computer decisions. */
  readonly seed?: number;
  /** A challenge as text: the same cards and computers as its challenger had. */
  readonly challenge?: string;
  /** A record whose cards and rules are used again. */
  readonly cards?: string;
  /** The deal of a day, `2026-11-16`; resumed if it was begun before. */
  readonly day?: string;
}

/** The step at which a branch leaves a recorded game. */
export type Branch = Source & { readonly step: number };

/** The help somebody had. */
export interface Help {
  readonly hints: number;
  /** Decisions taken back and made again. */
  readonly undos: number;
  /** The cards were known from an earlier game. */
  readonly known: boolean;
}

/** Facts about a game that was begun, without any of its cards. */
export interface Saved {
  readonly id: string;
  readonly game: string;
  readonly level: LevelId;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** By seat; left out: one person, and computers of one level. */
  readonly chairs?: readonly Chair[] | undefined;
  /** As it was begun. */
  readonly rules: string;
  readonly purpose?: Purpose | undefined;
  /** It was played by link: the other people were elsewhere. */
  readonly link?: true;
  /** Where a branch left its original game. */
  readonly from?: Branch | undefined;
  /** Left out: none. */
  readonly help?: Help | undefined;
  /** The day, if it is a deal of the day. */
  readonly day?: string | undefined;
  /** The challenger's name; empty for a nameless one. */
  readonly challenger?: string | undefined;
  /** A fingerprint, equal for games with the same cards. The cards cannot be derived from it. */
  readonly cards?: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly over: boolean;
  /** Moves made so far; left out for games saved before moves were counted. */
  readonly moves?: number;
  /** By seat, over the finished deals. */
  readonly totals: readonly number[];
  /** By seat, for a finished game that was played here. */
  readonly places?: readonly number[];
}

/** Facts about a table besides its match, as it was begun. */
export type Sitting = Pick<
  Saved,
  'id' | 'level' | 'rules' | 'seat' | 'chairs' | 'purpose' | 'from' | 'help' | 'day' | 'challenger'
>;

/** A scene with the legal choices, added by a worker. */
export interface PlayableScene extends Scene {
  /** The seat's legal choices, and their consequences as far as it can know them; empty unless it is its turn. */
  readonly choices: readonly Choice[];
  /** Whether the seat is sure of the rest of the deal, in its game's terms (`Knowledge.claim`); only on its turn. */
  readonly claim?: unknown;
  /** For a table of this browser. */
  readonly help?: Help | undefined;
}

/** All that the person's seat knows at one moment; the rules are those the table was begun with. */
export interface TableScene extends PlayableScene, Omit<Sitting, 'help'> {
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The part of a scene needed to ask the strongest player, or the rules, about it. */
export type SceneExcerpt = Pick<Scene, 'game' | 'version' | 'reader' | 'view'>;

/** The strongest player's opinion of the moves, best first, in notation. */
export interface Hint {
  readonly moves: readonly Advice[];
}

/** How a table of this browser was begun. */
export interface TableSeating {
  readonly sitting: Sitting;
  readonly names: readonly string[];
}

/** A table open in the worker, local or by link. */
export interface OpenTable {
  readonly id: string;
  readonly client: TableClient;
  /** For a table of this browser. */
  readonly seating?: TableSeating;
  /** For a table by link: the names shown in this browser. */
  readonly names?: Names;
}

/** The seat a recorded game is watched from, and whether all cards are open. */
export interface Watch {
  readonly seat: Seat;
  readonly open: boolean;
}

/** A recorded game as a seat saw it, or with all cards open. */
export interface Film {
  readonly source: Source;
  readonly watch: Watch;
  /** The game is unfinished: its own seat sees all of it, other seats only finished deals. */
  readonly running: boolean;
  /** The viewer's seat; null if the game was not played here. */
  readonly self: Seat | null;
  /** Before the first step and after each. */
  readonly scenes: readonly TableScene[];
  readonly steps: readonly SeenStep[];
  /** By scene: the cards hidden from the seat, or from some players; empty unless all cards are open. */
  readonly hidden: readonly Hidden[];
  /** By deal: the scene at which it ends, and what it paid each seat's side. */
  readonly ends: readonly { readonly at: number; readonly worth: readonly number[] }[];
}

/** A whole game to share. */
export interface Shared {
  /** The part after the `#`; undefined if it would be too long. */
  readonly link: string | undefined;
  readonly record: string;
}

/** What is wrong with a text that should be a record, with its game if known. */
export interface Fault extends Refusal {
  readonly game?: string;
}

/** A move that might have been played. */
export interface Better {
  readonly choice: Choice;
  /** Its worth, and that of the move played. */
  readonly worth: number;
  readonly played: number;
  /** Both are means over sampled deals. */
  readonly guess?: true;
  /** The goal behind each move, where the move does not show it: a bid of Ulti. */
  readonly goal?: string;
  readonly playedGoal?: string;
  /** An upper bound: the move played was worth at most that. */
  readonly atMost?: true;
  readonly reason?: string;
}

/** The judgement of one decision. */
export interface Judgement {
  readonly step: number;
  /** From what the mover knew: the worth of the best move, and of the one played. */
  readonly before: number;
  readonly after: number;
  /** The standard error of the difference, in the same unit; absent if unknown. */
  readonly error?: number;
  /** The decision's grade and score; absent if there was nothing to decide. */
  readonly graded?: GradedDecision;
  /** The margin over the best other move; absent if another was, or may have been, as good. */
  readonly ahead?: number;
  readonly better?: Better;
  /** Why the move played is the best one. */
  readonly reason?: string;
  /** Also calculated with all cards open: the game is over, and it was feasible. */
  readonly open: boolean;
  /** The better move with all cards open, if the one played was a slip or a blunder then. */
  readonly hindsight?: Better;
  /** The worth of perfect play with all cards open, before the move and after it, where it can be calculated. */
  readonly exact?: readonly [before: number, after: number];
  /** It can be calculated from the first card of a deal on. */
  readonly exactFromFirstCard?: true;
}

/** A game with the same cards as somebody else's, before it is played: nothing of how it went. */
export interface Challenged extends Pick<Start, 'game' | 'rules' | 'seat'> {
  readonly chairs: readonly Chair[];
  /** The challenger's name; empty for a nameless one. */
  readonly name: string;
  /** Set if the cards have been played here, or are being played. */
  readonly played?: Pick<Saved, 'id' | 'over'>;
}

/** One of two results with the same cards. */
export interface Side extends Pick<Help, 'hints' | 'undos'> {
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** The first step that differs. */
export interface Parted {
  /** The number of identical steps before it. */
  readonly step: number;
  readonly own: SeenStep;
  readonly theirs: SeenStep;
}

/** Two games with the same cards. */
export interface Duel {
  readonly seat: Seat;
  /** The challenger's name. */
  readonly name: string;
  /** The challenger's game. */
  readonly link: string;
  readonly own: Side;
  readonly theirs: Side;
  /** Left out if all steps are the same. */
  readonly parted?: Parted;
}

/** The deal of a day, the same for everybody who plays the game. */
export type DayDeal = Pick<Start, 'game' | 'rules' | 'seat' | 'level'> & { readonly day: string };

export interface Host {
  /** Whether games survive closing the page. */
  lasting(): Promise<boolean>;
  /** Newest first. */
  saved(): Promise<readonly Saved[]>;
  /** Deletes a game. */
  remove(id: string): Promise<void>;
  /** Imports a game from text, a record or a share link; returns its id. */
  take(text: string): Promise<string | Fault | Refusal>;
  film(source: Source, watch: Watch | undefined): Promise<Film | Refusal>;
  /** `names` replace those of the record. */
  share(source: Source, names: readonly string[]): Promise<Shared | Refusal>;
  /** The strongest player's judgement of a seat's decision; null where it had no choice. */
  judge(source: Source, seat: Seat, step: number): Promise<Judgement | Refusal | null>;
  /** A finished game against computers as a challenge, under a name. */
  challenge(id: string, name: string): Promise<string | Refusal>;
  challenged(code: string): Promise<Challenged | Refusal>;
  /** Once one's own game is over: compares it with its challenge, or with another game with the same cards. */
  compare(id: string, code?: string): Promise<Duel | Refusal>;
  /** The strongest player's result for the deal of a day. */
  expert(deal: DayDeal): Promise<Side | Refusal>;
  start(start: Start): Promise<OpenTable | Refusal>;
  /** Resumes a game. */
  resume(id: string): Promise<OpenTable | Refusal>;
  /** Joins a table of the server that the page came from; `names` are those shown for its players. */
  join(id: string, names: Names): Promise<OpenTable>;
  /** The rule that forbids the reader of a scene a move; undefined if it may be played. */
  why(scene: SceneExcerpt, text: string): Promise<Refusal | undefined>;
  /** Undefined if it is not the reader's turn or the hint was cancelled. */
  hint(scene: SceneExcerpt): Promise<Hint | undefined>;
  cancelHint(): Promise<void>;
  /** Saves the open match by link as a game of this browser, once it is over. */
  keep(): Promise<Refusal | undefined>;
  /** Deals all cards of the open match again, and compares them with what this browser remembers. */
  verify(remembered: Remembered): Promise<Honesty | Refusal>;
  /** The same for all boards of an evening, from its results file. */
  verifyEvening(
    file: unknown,
    shown: ShownEvening,
    remembered: Remembered,
  ): Promise<EveningHonesty>;
}
