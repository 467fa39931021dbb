/** What plain requests to a server bring, and what it answers. */
import type { ClockRule } from './clock.ts';

/** What somebody wants to play at a new table. */
export interface TableWish {
  readonly game: string;
  readonly rules: string;
  readonly seats?: number;
  readonly takebacks: boolean;
  readonly hints: boolean;
  readonly talk: boolean;
  readonly newcomers: boolean;
  readonly clock: ClockRule;
}

export interface OpenedEvening {
  readonly evening: string;
  /** Of the director's link. */
  readonly key: string;
}

export interface OpenedSeries {
  readonly series: string;
  /** Of the director's link. */
  readonly key: string;
}

/** A table that is open to anyone, as everybody may read it. */
export interface OpenListing {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly clock: ClockRule;
  readonly seats: number;
  readonly free: number;
  readonly since: number;
  readonly programs: boolean;
  /** Only where the host wants it. */
  readonly host?: string;
}

/** How a table is listed, as its host wishes. */
export interface OpenSeatWish {
  readonly open: boolean;
  readonly programs: boolean;
  readonly named: boolean;
}

/** Nobody's id is sent. */
export interface BlockedPerson {
  /** Empty for somebody who is gone. */
  readonly name: string;
  /** It tells them apart. */
  readonly at: number;
}

/** What is shown of a passkey to its person. */
export interface PasskeyFacts {
  readonly id: string;
  /** It is on the other devices of its person, too. */
  readonly synced: boolean;
  readonly made: number;
  readonly used: number;
}
