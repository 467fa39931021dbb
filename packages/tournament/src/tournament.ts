/**
 * A tournament as data: all that its results follow from, as one JSON object. People, boards, tables,
 * lines and rounds are numbers from 0. docs/tournaments.md describes every field.
 */
import type { RoundPlan } from './plan.ts';
import type { BestScore } from './scoring.ts';

export const TOURNAMENT_FORMAT = 'pakli-tournament/1' as const;

/** What people are ranked by. */
export type Ranking = 'matchpoints' | 'imps' | 'points';

export interface Entrant {
  readonly name: string;
  /** A computer: which player it is. */
  readonly player?: string;
  /** A computer that only fills a table: it counts in the field and has no place. */
  readonly filler?: true;
}

export interface TournamentRound {
  /** The boards of the round, in order; every table plays them all. */
  readonly boards: readonly number[];
  /** Who sits where on the first board; after each board lines turn by one (`turnLines`). */
  readonly tables: RoundPlan;
  /** What was played at each table, as a record of all its boards, once the evening is over. */
  readonly records?: readonly string[];
}

/** What all boards of an evening followed from. */
export interface TournamentProof {
  /** Its id. */
  readonly evening: string;
  /** What the server had bound itself to before anybody joined. */
  readonly commitment: string;
  readonly secret: string;
  /** Of everybody who joined before the first round; null where somebody gave none. */
  readonly nonces: readonly (string | null)[];
}

/** One deal: what was dealt, for people; counting does not read it. */
export interface TournamentBoard {
  readonly deal: string;
}

/** What one table did with one board. */
export interface TableResult {
  readonly board: number;
  readonly table: number;
  /** Who sat there, by line. */
  readonly people: readonly number[];
  /** By line. */
  readonly scores: readonly number[];
  /** Lines that a computer played for a while in place of somebody. */
  readonly covered?: readonly number[];
}

/** What a director awards in place of a result; `played` takes an earlier award back. */
export const AWARDS = ['plus', 'average', 'minus', 'struck', 'played'] as const;
export type Award = (typeof AWARDS)[number];

export interface Adjustment {
  readonly board: number;
  /** Every table where it is missing. */
  readonly table?: number;
  /** Every line where it is missing. */
  readonly line?: number;
  readonly award: Award;
  readonly reason: string;
}

export interface Tournament {
  readonly format: typeof TOURNAMENT_FORMAT;
  readonly name: string;
  readonly game: string;
  /** The options of the game as text. */
  readonly rules: string;
  readonly seats: number;
  readonly best: BestScore;
  readonly ranking: Ranking;
  /** From which difference on one more IMP is given, ascending; empty without IMPs. */
  readonly scale: readonly number[];
  readonly people: readonly Entrant[];
  readonly boards: readonly TournamentBoard[];
  readonly rounds: readonly TournamentRound[];
  /** One at most for each board and table. */
  readonly results: readonly TableResult[];
  /** In the order in which they were made: of two for the same line the later one counts. */
  readonly adjustments: readonly Adjustment[];
  /** Once an evening is over: anyone who has it deals every board again. */
  readonly proof?: TournamentProof;
}
