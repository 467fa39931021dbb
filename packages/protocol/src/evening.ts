/**
 * What passes between a page and a server about an evening of many tables: commands, and what
 * everybody may know. Cards are dealt and played at tables; nothing here tells of one.
 */
import type { Refusal } from '@pakli/core';
import type { Adjustment, Award, BestScore, Ranking } from '@pakli/tournament';
import type { ClockRule } from './clock.ts';
import type { Farewell, Ping } from './wire.ts';

/** What an evening is played with; nothing of it changes after the opening. */
export interface EveningSettings {
  /** What the director calls it. */
  readonly title: string;
  readonly game: string;
  readonly version: number;
  /** As `readOptions` reads them: a match of so many deals as a round has boards. */
  readonly rules: string;
  readonly seats: number;
  readonly boardsPerRound: number;
  readonly rounds: number;
  /** `swiss`: neighbours in the standings meet. */
  readonly movement: 'meet-all' | 'swiss';
  /** Which score of a board is better. */
  readonly best: BestScore;
  readonly ranking: Ranking;
  /** From which difference on one more IMP is given; empty without IMPs. */
  readonly scale: readonly number[];
  /** Of every table. */
  readonly clock: ClockRule;
  /** A round ends after so many milliseconds, finished or not; null: when all tables have finished. */
  readonly roundMs: number | null;
  /** How well computers play that fill tables. */
  readonly level: string;
  /** The series that it belongs to. */
  readonly series?: string;
}

/** One table of a round. */
export interface EveningTable {
  readonly table: string;
  /** By seat, which is the line of the first board: the number of an entrant; null for a computer. */
  readonly entrants: readonly (number | null)[];
}

/** What one table did with one board. */
export interface EveningResult {
  /** From 0, over the whole evening. */
  readonly board: number;
  readonly table: string;
  /** By line. */
  readonly scores: readonly number[];
  /** Lines that a computer played for a while in place of somebody. */
  readonly covered: readonly number[];
}

/** Before the first round, while one is played, between two, and after the last. */
export type EveningPhase = 'joining' | 'playing' | 'between' | 'over';

export interface ShownEntrant {
  readonly name: string;
  readonly state: 'plays' | 'left' | 'removed' | 'substituted';
}

export interface ShownRound {
  readonly tables: readonly EveningTable[];
  /** From when on its time counts: later than it was, where the server stood still meanwhile. */
  readonly startedAt: number;
  readonly finished: boolean;
  /** Empty until the round is finished. */
  readonly results: readonly EveningResult[];
}

/** An evening as everybody sees it: players, watchers and the screen in the room. */
export interface EveningView {
  readonly evening: string;
  readonly settings: EveningSettings;
  readonly commitment: string;
  readonly phase: EveningPhase;
  readonly entrants: readonly ShownEntrant[];
  readonly rounds: readonly ShownRound[];
  readonly adjustments: readonly Adjustment[];
  readonly breakUntil?: number | null;
  /** Once it is over, with the shares of those who joined before the first round: anybody can deal the boards again. */
  readonly proof?: { readonly secret: string; readonly nonces: readonly (string | null)[] };
}

/** What people want. */
export type EveningCommand =
  | { readonly kind: 'join'; readonly nonce?: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'return' };

/** What the holder of the director's key wants. */
export type DirectorCommand =
  | { readonly kind: 'round' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'remove'; readonly entrant: number }
  | { readonly kind: 'substitute'; readonly entrant: number; readonly by: number }
  | {
      readonly kind: 'adjust';
      readonly board: number;
      readonly table?: number;
      readonly line?: number;
      readonly award: Award;
      readonly reason: string;
    }
  | { readonly kind: 'break'; readonly minutes: number | null }
  | { readonly kind: 'end' };

export type EveningToServer =
  /** The first frame; anyone who has the director's key directs. */
  | { readonly kind: 'hello'; readonly protocol: number; readonly key?: string }
  | {
      readonly kind: 'do';
      readonly id: string;
      readonly command: EveningCommand | DirectorCommand;
    }
  | Ping;

/** Who the server takes you for. */
export interface EveningYou {
  readonly name: string | null;
  readonly entrant: number | null;
  /** The number that was theirs, where another plays on for them. */
  readonly replaced?: number;
  readonly directs: boolean;
}

export type EveningToPage =
  | {
      readonly kind: 'told';
      readonly seq: number;
      readonly now: number;
      readonly you: EveningYou;
      readonly view: EveningView;
      /** For the director: how many boards each table of the round has finished. */
      readonly progress?: readonly number[];
    }
  | { readonly kind: 'done'; readonly id: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly kind: 'pong'; readonly seq: number; readonly now: number }
  | { readonly kind: 'bye'; readonly why: Farewell; readonly after: number | null };
