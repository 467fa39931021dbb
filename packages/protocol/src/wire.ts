/**
 * What passes between a page and a server, one JSON text a frame. Each frame
 * is complete in itself. A page keeps a command until it was answered and
 * sends it again with the same id; the server does it once.
 */
import type { Refusal, Seat } from '@pakli/core';
import type { ClockRule } from './clock.ts';
import type { DeviceCommand } from './command.ts';
import type { ToServer } from './frame.ts';
import type { ChatLine } from './saying.ts';
import type { Update } from './update.ts';

/** Raised when a page and a server of different ages would misunderstand each other. */
export const PROTOCOL = 1;

/** What a client sends to the keeper of its table: a table on one device takes commands of its own, too. */
export type ToKeeper =
  | ToServer
  | { readonly kind: 'do'; readonly id: string; readonly command: DeviceCommand };

/** What never changes at a table. */
export interface About {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  /** What differs from the usual rules, as `readOptions` reads it. */
  readonly rules: string;
  readonly seats: number;
  readonly clock: ClockRule;
  /** What the server has committed to before anybody sat down: docs/rooms.md. */
  readonly commitment: string;
  /** The evening whose boards are played there. */
  readonly evening?: string;
}

/** Who the server takes you for. */
export interface You {
  readonly seat: Seat | null;
  /** May start, fill seats, lock. */
  readonly host: boolean;
  /** Null for somebody who has not said a name: they only watch. */
  readonly name: string | null;
}

/** Why a socket is closed, with the code it is closed with. */
export const FAREWELLS = {
  /** The server starts again: come back. */
  restart: 1012,
  /** Bytes that are no frame. */
  unreadable: 1007,
  /** No such table. */
  gone: 4000,
  /** Its log cannot be read: nobody can play there before it is repaired. */
  damaged: 4005,
  /** The page is older than the server. */
  old: 4001,
  /** The host does not want you here. */
  removed: 4003,
  /** You have had yourself deleted. */
  deleted: 4004,
  /** Too much was not read. */
  slow: 4008,
  /** Too many frames. */
  fast: 4009,
  /** As many look on as may: none where the host lets nobody. */
  full: 4010,
  /** Silent for too long. */
  silent: 4011,
} as const;
export type Farewell = keyof typeof FAREWELLS;

export type ToPage =
  | {
      readonly kind: 'told';
      /** Milliseconds of the server, for clocks. */
      readonly now: number;
      readonly you: You;
      /** With every opening. */
      readonly about?: About;
      readonly update: Update;
    }
  /** The command is on disc, as this number. */
  | { readonly kind: 'done'; readonly id: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** What was said; after an opening the last of it again. */
  | { readonly kind: 'said'; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'pong'; readonly seq: number; readonly now: number }
  /** The socket closes; come back after so many milliseconds, or not at all. */
  | { readonly kind: 'bye'; readonly why: Farewell; readonly after: number | null };
