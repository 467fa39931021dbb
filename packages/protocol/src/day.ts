/**
 * Boards of the day: a few boards of a game that everybody plays alone against computers, once, and
 * when they like. A page asks for them by plain requests.
 */
import type { Seat } from '@pakli/core';
import type { BestScore, FieldStanding } from '@pakli/tournament';
import type { DaySettings } from './day-settings.ts';

/** A date of UTC, `2026-11-18`. */
export type DayDate = string;

/** All that scored the same on a board. */
export interface DayScore {
  readonly score: number;
  readonly percent: number;
  /** How many people, and what the first of them are called. */
  readonly people: number;
  readonly names: readonly string[];
  /** Which computers, by name. */
  readonly computers: readonly string[];
  /** Addresses of records, of people first: how one of them did it. */
  readonly records: readonly string[];
  /** The reader's own result is among them. */
  readonly own: boolean;
}

/** A board as one person may know it. */
export type DayBoard =
  | { readonly state: 'new' }
  | { readonly state: 'begun'; readonly table: string }
  /** Once it is played, or nobody may play it any more. */
  | {
      readonly state: 'shown';
      /** One's own, where one has played. */
      readonly table: string | null;
      /** One's own; null for somebody who has not finished it alone. */
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
  /** Those boards do not tell them apart from the reader. */
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
  /** Where everybody sits, by board. */
  readonly seats: readonly Seat[];
  readonly boards: readonly DayBoard[];
  /** The first of them, and the reader. */
  readonly standings: readonly DayStanding[];
  /** How many people have a place. */
  readonly people: number;
  readonly levels: readonly DayLevel[];
  /** Once it is over: what all cards followed from. */
  readonly secret?: string;
}

/** A board of an earlier day, to be played alone and compared at once. */
export interface PastBoard {
  /** Where one sits. */
  readonly seat: Seat;
  /** Somebody's game with these cards. */
  readonly record: string;
  /** Who scored what: a computer by its name, people without one. */
  readonly scores: readonly (readonly [player: string, score: number])[];
}

/** Boards of a day that is over, without what nobody needs to play them again. */
export interface PastBoards {
  readonly format: typeof PAST_BOARDS_FORMAT;
  /** The id of the day; another name for boards that nobody played on a server. */
  readonly day: string;
  readonly game: string;
  readonly rules: string;
  readonly best: BestScore;
  readonly boards: readonly PastBoard[];
}

export const PAST_BOARDS_FORMAT = 'pakli-boards/1' as const;
