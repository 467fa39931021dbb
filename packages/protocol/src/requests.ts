/** The bodies and answers of plain HTTP requests. */
import type { ClockRule } from './clock.ts';

/** The request for a new table. */
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
  /** The key in the director's link. */
  readonly key: string;
}

export interface OpenedSeries {
  readonly series: string;
  /** The key in the director's link. */
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
  /** Only if the host wants to be named. */
  readonly host?: string;
}

/** The host's choice of how a table is listed. */
export interface OpenSeatWish {
  readonly open: boolean;
  readonly programs: boolean;
  readonly named: boolean;
}

/** A person that somebody blocked, without their id. */
export interface BlockedPerson {
  /** Empty if the person was deleted. */
  readonly name: string;
  /** Identifies the entry. */
  readonly at: number;
}

/** A passkey, as shown to its owner. */
export interface PasskeyFacts {
  readonly id: string;
  /** It is synced to the owner's other devices. */
  readonly synced: boolean;
  readonly made: number;
  readonly used: number;
}
