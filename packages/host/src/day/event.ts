/**
 * What happens to the boards of a day: one event for one accepted command. A day is nothing but its
 * events, oldest first. They are kept and replayed, and never shown.
 */
import type { DaySettings } from '@pakli/protocol';
import type { PersonId } from '../event.ts';

export type DayHappening =
  | {
      readonly kind: 'open';
      readonly day: string;
      readonly settings: DaySettings;
      /** What all boards are bound to before anybody plays one. */
      readonly commitment: string;
    }
  /** Somebody begins a board: once, at this table. */
  | {
      readonly kind: 'begin';
      readonly person: PersonId;
      readonly board: number;
      readonly table: string;
    }
  | {
      readonly kind: 'result';
      readonly person: PersonId;
      readonly board: number;
      readonly scores: readonly number[];
      /** A computer has played for them: it does not count. */
      readonly covered: boolean;
    }
  /** A computer of the field has played a board. */
  | {
      readonly kind: 'computed';
      /** Its place in the field. */
      readonly run: number;
      readonly board: number;
      readonly scores: readonly number[];
      readonly record: string;
    }
  /** With what all boards followed from. */
  | { readonly kind: 'end'; readonly secret: string };

export type DayEvent = { readonly v: number; readonly at: number } & DayHappening;
export type DayEventOf<Kind extends DayEvent['kind']> = Extract<DayEvent, { kind: Kind }>;

export const DAY_EVENT_VERSION = 1;
