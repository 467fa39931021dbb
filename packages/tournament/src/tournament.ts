/**
 * A tournament as data: one JSON object from which all results follow. People, boards, tables, lines
 * and rounds are numbered from 0. docs/tournaments.md describes every field.
 */
import type { RoundPlan } from './plan.ts';
import type { BestScore } from './scoring.ts';

export const TOURNAMENT_FORMAT = 'pakli-tournament/1' as const;

/** The measure that people are ranked by. */
export type Ranking = 'matchpoints' | 'imps' | 'points';

export interface Entrant {
  readonly name: string;
  /** The name of the player, if it is a computer. */
  readonly player?: string;
  /** A computer that only fills a table: its results count for the others, but it has no place. */
  readonly filler?: true;
}

export interface TournamentRound {
  /** The boards of the round, in order; every table plays them all. */
  readonly boards: readonly number[];
  /** Who sits where on the first board; lines rotate by one after each board (`turnLines`). */
  readonly tables: RoundPlan;
  /** For each table the record of all its boards, once the evening is over. */
  readonly records?: readonly string[];
}

/** The proof that the boards of an evening were dealt honestly. */
export interface TournamentProof {
  /** The id of the evening. */
  readonly evening: string;
  /** The server's commitment, made before anybody joined. */
  readonly commitment: string;
  readonly secret: string;
  /** Of everybody who joined before the first round; null if somebody sent none. */
  readonly nonces: readonly (string | null)[];
}

/** One deal as text for people; scoring ignores it. */
export interface TournamentBoard {
  readonly deal: string;
}

/** The result of one board at one table. */
export interface TableResult {
  readonly board: number;
  readonly table: number;
  /** The people by line. */
  readonly people: readonly number[];
  /** By line. */
  readonly scores: readonly number[];
  /** Lines that a computer played for a while on somebody's behalf. */
  readonly covered?: readonly number[];
}

/** What a director awards instead of a result; `played` withdraws an earlier award. */
export const AWARDS = ['plus', 'average', 'minus', 'struck', 'played'] as const;
export type Award = (typeof AWARDS)[number];

export interface Adjustment {
  readonly board: number;
  /** Default: every table. */
  readonly table?: number;
  /** Default: every line. */
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
  /** The IMP scale: ascending differences from which one more IMP is given; empty without IMPs. */
  readonly scale: readonly number[];
  readonly people: readonly Entrant[];
  readonly boards: readonly TournamentBoard[];
  readonly rounds: readonly TournamentRound[];
  /** At most one per board and table. */
  readonly results: readonly TableResult[];
  /** Oldest first; for the same line the latest counts. */
  readonly adjustments: readonly Adjustment[];
  /** Once an evening is over: with it anybody can deal every board again. */
  readonly proof?: TournamentProof;
}
