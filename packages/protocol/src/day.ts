/**
 * Boards of the day: a few boards of a game that everybody plays alone against computers, once and
 * at any time. Pages fetch them by plain requests.
 */
import type { Seat } from '@pakli/core';
import type { BestScore, FieldStanding } from '@pakli/tournament';
import type { DaySettings } from './day-settings.ts';

/** A UTC date, such as `2026-11-18`. */
export type DayDate = string;

/** Everybody with the same score on a board. */
export interface DayScore {
  readonly score: number;
  readonly percent: number;
  /** The number of people, and the names of the first of them. */
  readonly people: number;
  readonly names: readonly string[];
  /** The names of the computers. */
  readonly computers: readonly string[];
  /** Addresses of records, those of people first. */
  readonly records: readonly string[];
  /** Includes the reader's own result. */
  readonly own: boolean;
}

/** A board as one person may know it. */
export type DayBoard =
  | { readonly state: 'new' }
  | { readonly state: 'begun'; readonly table: string }
  /** Once the reader has played it, or the day is over. */
  | {
      readonly state: 'shown';
      /** The reader's table, if they played. */
      readonly table: string | null;
      /** The reader's score; null if they did not finish it alone. */
      readonly score: number | null;
      readonly percent: number | null;
      /** How many computers of the field have played it. */
      readonly computers: number;
      /** Best first. */
      readonly scores: readonly DayScore[];
    };

/** Where somebody stands, over the boards that the reader may know. */
export interface DayStanding extends Omit<FieldStanding, 'entrant'> {
  readonly name: string;
  /** Equal for equals, from 1; null for somebody who has played fewer than half of those boards. */
  readonly place: number | null;
  readonly own: boolean;
  /** Not significantly different from the reader on those boards. */
  readonly alike: boolean;
}

/** One kind of computers of the field, over the boards that the reader may know. */
export interface DayLevel extends Omit<FieldStanding, 'entrant'> {
  readonly player: string;
}

/** The boards of a day and game as one person may know them. */
export interface DayView {
  readonly day: string;
  readonly settings: DaySettings;
  readonly commitment: string;
  readonly phase: 'open' | 'closed' | 'over';
  /** By board: the seat of everybody who plays it. */
  readonly seats: readonly Seat[];
  readonly boards: readonly DayBoard[];
  /** The first of them, and the reader. */
  readonly standings: readonly DayStanding[];
  /** How many people have a place. */
  readonly people: number;
  readonly levels: readonly DayLevel[];
  /** Once the day is over: what all cards followed from. */
  readonly secret?: string;
}

/** A board of an earlier day, to be played alone and compared at once. */
export interface PastBoard {
  /** One's seat. */
  readonly seat: Seat;
  /** Somebody's game with these cards. */
  readonly record: string;
  /** All scores: those of computers by name, those of people with an empty one. */
  readonly scores: readonly (readonly [player: string, score: number])[];
}

/** The boards of a past day, reduced to what it takes to play them again. */
export interface PastBoards {
  readonly format: typeof PAST_BOARDS_FORMAT;
  /** The id of the day, or another name for boards that were never played on a server. */
  readonly day: string;
  readonly game: string;
  readonly rules: string;
  readonly best: BestScore;
  readonly boards: readonly PastBoard[];
}

export const PAST_BOARDS_FORMAT = 'pakli-boards/1' as const;
