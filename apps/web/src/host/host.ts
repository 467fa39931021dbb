/**
 * What the page asks of the worker that keeps games, and the tables that it
 * opens there. A page follows a table by its client and cannot tell whether
 * the table is kept in this browser or behind a network. All that comes from
 * there is plain data, and what one seat may know.
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

/** Where a recorded game is to be found: among those of this browser by its id, or as text, a record or a share link. */
export type Source = { readonly saved: string } | { readonly record: string };

/** Why a game was begun, where it was not simply to play one. */
export type Purpose =
  /** To find out what else would have come of a recorded game. */
  | 'branch'
  /** To learn: a position with one idea, a puzzle. */
  | 'lesson'
  /** It was not played here at all. */
  | 'import';

/** Who plays in a seat: a person at this device, or a computer of a level. */
export type Chair = 'person' | LevelId;

/** How a new game begins. */
export interface Start {
  readonly game: string;
  /** Strength of the computer players. */
  readonly level: LevelId;
  /** Presets, variants and single settings as `readOptions` reads them: `draft+seven lock=always`. */
  readonly rules: string;
  /** Where the person sits; of several the first. */
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat; left out: one person, and computers of one level. */
  readonly chairs?: readonly Chair[];
  /** The same cards as in an earlier game, by its id. */
  readonly same?: string;
  /** The game after which the same players play again, by its id: some games say who starts then. */
  readonly after?: string;
  /**
   * Continues from a recorded game, with its rules: from the position it was set
   * up in or any step of it (deals and moves counted through all its deals;
   * the last one if left out). The cards that were dealt later come again. Of
   * a saved game that is not over only the seat that plays it can continue.
   */
  readonly from?: Source & { readonly step?: number };
  readonly purpose?: Purpose;
  /**
   * Of a lesson: lines of moves in notation from where it begins. The other
   * seats play what a line says as long as everybody has followed it, and
   * nothing else. A lesson is not kept.
   */
  readonly lines?: readonly (readonly string[])[];
  /** For tests and friends: the same seed deals the same cards and gives the same thoughts. */
  readonly seed?: number;
  /** The same cards and computers as somebody else had, by the text of their challenge. */
  readonly challenge?: string;
  /** The same cards and rules as in a record. */
  readonly cards?: string;
  /** The deal of a day, `2026-11-16`: anyone who has begun it continues with it. */
  readonly day?: string;
}

/** The step of a recorded game at which another one has left it. */
export type Branch = Source & { readonly step: number };

/** What somebody had beside their own thoughts. */
export interface Help {
  readonly hints: number;
  /** Decisions that were taken back and made again. */
  readonly undos: number;
  /** The cards were known from an earlier game. */
  readonly known: boolean;
}

/** What is known about a game that was begun, without a card of it. */
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
  /** It was played by link: the other people sat elsewhere. */
  readonly link?: true;
  /** Where a branch has left the game it belongs to. */
  readonly from?: Branch | undefined;
  /** Left out: none. */
  readonly help?: Help | undefined;
  /** It is the deal of this day. */
  readonly day?: string | undefined;
  /** Who has challenged to it; empty for somebody without a name. */
  readonly challenger?: string | undefined;
  /** Games with the same print have the same cards. Nobody can tell them by it. */
  readonly cards?: string;
  /** Milliseconds since 1970, when it was last played. */
  readonly at: number;
  readonly over: boolean;
  /** How many were made so far; left out: it was kept before they were counted. */
  readonly moves?: number;
  /** By seat, of the finished deals. */
  readonly totals: readonly number[];
  /** By seat, of a game that is over and was played here. */
  readonly places?: readonly number[];
}

/** What is known of a table beside its match, as it was begun. */
export type Sitting = Pick<
  Saved,
  'id' | 'level' | 'rules' | 'seat' | 'chairs' | 'purpose' | 'from' | 'help' | 'day' | 'challenger'
>;

/** A scene with what may be played, as a worker adds it. */
export interface PlayableScene extends Scene {
  /** What the seat may do now, and what would come of it as far as it can know; empty unless it is its turn. */
  readonly choices: readonly Choice[];
  /** Whether the rest of the deal is sure for the seat, as its game tells it (`Knowledge.claim`); only where it is its turn. */
  readonly claim?: unknown;
  /** Of a table of this browser. */
  readonly help?: Help | undefined;
}

/** All that the person's seat knows at one moment; the rules are those the table was begun with. */
export interface TableScene extends PlayableScene, Omit<Sitting, 'help'> {
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The part of a scene by which the strongest player, and the rules, can be asked about it. */
export type SceneExcerpt = Pick<Scene, 'game' | 'version' | 'reader' | 'view'>;

/** What the strongest player thinks of the moves, best first, in notation. */
export interface Hint {
  readonly moves: readonly Advice[];
}

/** How a table of this browser was begun. */
export interface TableSeating {
  readonly sitting: Sitting;
  readonly names: readonly string[];
}

/** A table that is open in the worker, here or by link. */
export interface OpenTable {
  readonly id: string;
  readonly client: TableClient;
  /** Of a table of this browser. */
  readonly seating?: TableSeating;
  /** Of a table by link: what everybody is called in this browser. */
  readonly names?: Names;
}

/** From where a recorded game is looked at, and whether all cards are open. */
export interface Watch {
  readonly seat: Seat;
  readonly open: boolean;
}

/** A recorded game as a seat saw it, or with all cards open. */
export interface Film {
  readonly source: Source;
  readonly watch: Watch;
  /** The game is still being played: from its own seat alone, or from another as far as deals are over. */
  readonly running: boolean;
  /** Which of the names is the one who looks; null if the game was not played here. */
  readonly self: Seat | null;
  /** Before the first step and after each. */
  readonly scenes: readonly TableScene[];
  readonly steps: readonly SeenStep[];
  /** By scene: the cards that the seat did not see, or not everybody; empty unless all cards are open. */
  readonly hidden: readonly Hidden[];
  /** By deal: at which scene it is over, and what it paid the side of each seat. */
  readonly ends: readonly { readonly at: number; readonly worth: readonly number[] }[];
}

/** A whole game to give away. */
export interface Shared {
  /** What stands after the `#`; undefined if it would be too long. */
  readonly link: string | undefined;
  readonly record: string;
}

/** What is wrong with a text that should be a record, where its game is known. */
export interface Fault extends Refusal {
  readonly game?: string;
}

/** A move that might have been played. */
export interface Better {
  readonly choice: Choice;
  /** What it was worth, and what the move that was played. */
  readonly worth: number;
  readonly played: number;
  /** Both are means over imagined deals. */
  readonly guess?: true;
  /** What each belongs to, where the moves do not say so: a bid of Ulti. */
  readonly goal?: string;
  readonly playedGoal?: string;
  /** The move that was played was worth no more than that. */
  readonly atMost?: true;
  readonly reason?: string;
}

/** What is thought of one decision. */
export interface Judgement {
  readonly step: number;
  /** From what the mover knew: of the best move, and of the one played. */
  readonly before: number;
  readonly after: number;
  /** Standard error of the difference, in the same unit; absent where it is not known. */
  readonly error?: number;
  /** What the move is called and counts; absent where there was nothing to decide. */
  readonly graded?: GradedDecision;
  /** How far the best of the other moves was behind; absent where one was as good, or may have been. */
  readonly ahead?: number;
  readonly better?: Better;
  /** Why the move that was played is the best one. */
  readonly reason?: string;
  /** It was calculated with all cards open, too: the game is over, and it could be. */
  readonly open: boolean;
  /** What was better then, if the move was a slip or a blunder with all cards open. */
  readonly hindsight?: Better;
  /** What perfect play with all cards open is worth, before the move and after it, where that can be calculated. */
  readonly exact?: readonly [before: number, after: number];
  /** That is so from the first card of a deal on. */
  readonly exactFromFirstCard?: true;
}

/** A game with the same cards as somebody else's, before it is played: nothing of how it went. */
export interface Challenged extends Pick<Start, 'game' | 'rules' | 'seat'> {
  readonly chairs: readonly Chair[];
  /** Who challenges; empty for somebody without a name. */
  readonly name: string;
  /** The cards have been played here, or are being played. */
  readonly played?: Pick<Saved, 'id' | 'over'>;
}

/** How a game went for one of two who had the same cards. */
export interface Side extends Pick<Help, 'hints' | 'undos'> {
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** The first step that is another. */
export interface Parted {
  /** After so many steps that are the same. */
  readonly step: number;
  readonly own: SeenStep;
  readonly theirs: SeenStep;
}

/** Two games with the same cards. */
export interface Duel {
  readonly seat: Seat;
  /** Of the challenger. */
  readonly name: string;
  /** Their game. */
  readonly link: string;
  readonly own: Side;
  readonly theirs: Side;
  /** Left out where all is the same. */
  readonly parted?: Parted;
}

/** The deal of a day, for everybody who plays a game. */
export type DayDeal = Pick<Start, 'game' | 'rules' | 'seat' | 'level'> & { readonly day: string };

export interface Host {
  /** Whether games are kept when the page is closed. */
  lasting(): Promise<boolean>;
  /** Newest first. */
  saved(): Promise<readonly Saved[]>;
  /** Forgets a game. */
  remove(id: string): Promise<void>;
  /** Keeps a game given as text, a record or a share link; its id. */
  take(text: string): Promise<string | Fault | Refusal>;
  film(source: Source, watch: Watch | undefined): Promise<Film | Refusal>;
  /** The names stand in for those of the record. */
  share(source: Source, names: readonly string[]): Promise<Shared | Refusal>;
  /** What the strongest player thinks of a seat's decision; null where it had no choice. */
  judge(source: Source, seat: Seat, step: number): Promise<Judgement | Refusal | null>;
  /** A finished game against computers as a challenge, under a name. */
  challenge(id: string, name: string): Promise<string | Refusal>;
  challenged(code: string): Promise<Challenged | Refusal>;
  /** Once one's own game is over: beside the one it was challenged by, or another with the same cards. */
  compare(id: string, code?: string): Promise<Duel | Refusal>;
  /** How the strongest player does with the deal of a day. */
  expert(deal: DayDeal): Promise<Side | Refusal>;
  start(start: Start): Promise<OpenTable | Refusal>;
  /** Continues with a game that was begun. */
  resume(id: string): Promise<OpenTable | Refusal>;
  /** Goes to a table of the server that the page came from; what everybody is called there. */
  join(id: string, names: Names): Promise<OpenTable>;
  /** Which rule forbids the reader of a scene a move; undefined if it may be played. */
  why(scene: SceneExcerpt, text: string): Promise<Refusal | undefined>;
  /** Undefined when it is not the reader's turn or the hint was cancelled. */
  hint(scene: SceneExcerpt): Promise<Hint | undefined>;
  cancelHint(): Promise<void>;
  /** Keeps the record of the match by link that is open, once it is over, as a game of this browser. */
  keep(): Promise<Refusal | undefined>;
  /** Deals all its cards again, and holds them against what this browser remembers. */
  verify(remembered: Remembered): Promise<Honesty | Refusal>;
  /** The same for all boards of an evening, from the file of its results. */
  verifyEvening(
    file: unknown,
    shown: ShownEvening,
    remembered: Remembered,
  ): Promise<EveningHonesty>;
}
