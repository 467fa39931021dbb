/**
 * The messages between pages and a server, one JSON text per frame. A page
 * resends a command with the same id until it is answered; the server executes
 * it once.
 */
import type { Refusal, Seat } from '@pakli/core';
import type { ClockRule } from './clock.ts';
import type { DeviceCommand } from './command.ts';
import type { ToServer } from './frame.ts';
import type { ChatLine } from './saying.ts';
import type { Update } from './update.ts';

/** The protocol version: incremented when older pages and newer servers would misunderstand each other. */
export const PROTOCOL = 1;

/** Frames from a client to the keeper of its table; a table on one device takes additional commands. */
export type ToKeeper =
  | ToServer
  | { readonly kind: 'do'; readonly id: string; readonly command: DeviceCommand };

/** What never changes at a table. */
export interface About {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  /** Differences from the default rules, as `readOptions` reads them. */
  readonly rules: string;
  readonly seats: number;
  readonly clock: ClockRule;
  /** The server's commitment, made before anybody sat down: docs/rooms.md. */
  readonly commitment: string;
  /** The evening whose boards are played there. */
  readonly evening?: string;
}

/** Who the client is to the server. */
export interface You {
  readonly seat: Seat | null;
  /** May start, fill seats, lock. */
  readonly host: boolean;
  /** Null for people without a name, who only watch. */
  readonly name: string | null;
}

/** Why a socket is closed, with the close code. */
export const FAREWELLS = {
  /** The server restarts: come back. */
  restart: 1012,
  /** The client sent something that is not a frame. */
  unreadable: 1007,
  /** No such table. */
  gone: 4000,
  /** The log of the table cannot be read: nobody can play there until it is repaired. */
  damaged: 4005,
  /** The page is older than the server. */
  old: 4001,
  /** The host removed you. */
  removed: 4003,
  /** Your account was deleted. */
  deleted: 4004,
  /** The client reads too slowly. */
  slow: 4008,
  /** Too many frames. */
  fast: 4009,
  /** There are as many watchers as allowed, which may be none. */
  full: 4010,
  /** No heartbeat for too long. */
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
  /** The command is stored, with this number. */
  | { readonly kind: 'done'; readonly id: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** New chat lines; after an opening the latest ones again. */
  | { readonly kind: 'said'; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'pong'; readonly seq: number; readonly now: number }
  /** The socket will close; come back after this many milliseconds, or not at all. */
  | { readonly kind: 'bye'; readonly why: Farewell; readonly after: number | null };
