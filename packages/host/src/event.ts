/**
 * What happens in a room: one event for one accepted command, with every card
 * it led to. A room is nothing but its events, oldest first. They hold the
 * truth: they are kept and replayed, and never shown.
 */
import type { Seat } from '@pakli/core';
import type { ClockRule, Question } from '@pakli/protocol';

/** A person, by an id that leads nowhere outside. */
export type PersonId = string;

/** What the people of a table have agreed on beside the rules. */
export interface TableOptions {
  /** Whether decisions may be taken back, if the others agree. */
  readonly takebacks: boolean;
  /** Whether players may be asked for advice. */
  readonly hints: boolean;
  /** Whether people may say what they like; without it they may not. */
  readonly talk?: boolean;
  /** Whether somebody new may play on in a seat that its person has left for good; without it a computer does to the end. */
  readonly newcomers?: boolean;
}

/** A match that has begun elsewhere: its record, and what a record does not say. */
export interface EarlierMatch {
  readonly record: string;
  /** Outcomes that an undo took back, by deal from the present one on: the same cards come again. */
  readonly toCome: readonly (readonly (readonly number[])[])[];
  /** Nothing of it is taken back: it belongs to a lesson, or to somebody else. */
  readonly fixed: boolean;
}

/** The evening whose boards are played at a table. */
export interface EveningSource {
  readonly id: string;
  /** From 0. */
  readonly round: number;
  readonly firstBoard: number;
}

/** What a carried-out matter led to. */
export interface AgreedResult {
  readonly deals: readonly string[];
  readonly secret?: string;
  /** Of another match: where it is played. */
  readonly table?: string;
}

export type CoverReason = 'left' | 'absent';
export type EndReason = 'agreed' | 'put-away';

/** What has happened, without when. */
export type Happening =
  | {
      readonly kind: 'open';
      readonly table: string;
      readonly game: string;
      readonly version: number;
      /** As `readOptions` reads them. */
      readonly rules: string;
      readonly seats: number;
      /** Who has made the table; null where it belongs to nobody. */
      readonly host: PersonId | null;
      readonly options: TableOptions;
      readonly clock: ClockRule;
      /** What the seats are called, where that is nobody's private matter: on one device. */
      readonly names?: readonly string[];
      /** Who starts the first deal; else the game says so, or lots are drawn. */
      readonly starter?: Seat;
      /** The table where the same people have played before: this one starts on its own. */
      readonly after?: string;
      /** What the host has bound itself to. */
      readonly commitment?: string;
      readonly from?: EarlierMatch;
      readonly evening?: EveningSource;
    }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly nonce?: string;
    }
  | { readonly kind: 'stand'; readonly seat: Seat; readonly removed: boolean }
  | { readonly kind: 'computer'; readonly seat: Seat; readonly level: string }
  | {
      readonly kind: 'script';
      readonly seat: Seat;
      readonly lines: readonly (readonly string[])[];
    }
  | { readonly kind: 'clear'; readonly seat: Seat }
  | { readonly kind: 'lock'; readonly locked: boolean }
  | { readonly kind: 'watching'; readonly watching: boolean }
  | { readonly kind: 'talk'; readonly talk: boolean }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly open: boolean }
  /** Somebody leaves for good, seated or not: a computer plays on, and the right to host passes on. */
  | { readonly kind: 'release'; readonly person: PersonId }
  | { readonly kind: 'start'; readonly starter: Seat; readonly deals: readonly string[] }
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      /** In full, as in a record. */
      readonly text: string;
      readonly by: 'person' | 'computer' | 'clock';
      /** Milliseconds off the bank. */
      readonly took: number;
      /** What chance dealt then, in full. */
      readonly deals: readonly string[];
      readonly secret?: string;
    }
  /** Nobody's question is one of the house, and carried out at once. */
  | {
      readonly kind: 'ask';
      readonly what: Question['what'];
      readonly seat: Seat | null;
      /** Whose seat is to be released. */
      readonly of?: Seat;
      readonly carried?: AgreedResult;
    }
  | {
      readonly kind: 'answer';
      readonly ask: number;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly carried?: AgreedResult;
    }
  | { readonly kind: 'cover'; readonly seat: Seat; readonly why: CoverReason }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** For so long nobody could play: the person at turn has that time back. */
  | { readonly kind: 'outage'; readonly ms: number }
  | { readonly kind: 'end'; readonly why: EndReason; readonly secret?: string };

/** With the number of the way it is written, and when it happened in milliseconds of the host. */
export type RoomEvent = { readonly v: number; readonly at: number } & Happening;
export type EventOf<Kind extends RoomEvent['kind']> = Extract<RoomEvent, { kind: Kind }>;

/** How events are written today. */
export const EVENT_VERSION = 1;
