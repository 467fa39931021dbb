/**
 * Where tables are stored. A table is a log of rows, one per accepted command. The number of a
 * row is the lock: whoever adds row n has seen row n - 1. A row that was answered `won` is on
 * disk. `test/laws.ts` says what every store must do.
 */

import type { OpenSeatStore } from './open-seat-store.ts';
import type { KnownPerson, PasskeyStore } from './passkey-store.ts';

/** One accepted command, as text that only the room understands. */
export interface LogRow {
  readonly seq: number;
  /** Who wanted it and the id they gave it; no two rows of a table have the same. */
  readonly cmd: string;
  readonly event: string;
}

/** 0 gathering, 1 playing, 2 over. */
export type PhaseNumber = 0 | 1 | 2;

export interface NewTable {
  readonly id: string;
  readonly game: string;
  /** Who made it. */
  readonly host: string;
  /** All cards follow from it: 32 bytes. */
  readonly secret: Uint8Array;
  /** The first rows, from number 1. */
  readonly rows: readonly LogRow[];
  readonly at: number;
  readonly due: number | null;
}

export interface Append extends LogRow {
  readonly table: string;
  readonly at: number;
  readonly phase: PhaseNumber;
  /** From then on a node should see what is to be done there. */
  readonly due: number | null;
}

/**
 * The outcome of an append: it is the newest row now; another was faster, or there is no such
 * table; or the command was done before, as that row.
 */
export type Appended =
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'repeated'; readonly seq: number };

export interface StoredLog {
  readonly secret: Uint8Array;
  /** Those after the number that was asked for, oldest first. */
  readonly rows: readonly LogRow[];
}

export type { KnownPerson } from './passkey-store.ts';

/** A way to reach somebody who is not here: the push subscription of a browser, or the address of a calendar. */
export interface Contact {
  /** Of what only its owner knows: SHA-256. No two contacts have the same. */
  readonly hash: Uint8Array;
  readonly person: string;
  readonly kind: 'push' | 'calendar';
  /** JSON: what is in it is the business of anyone who uses it. */
  readonly body: string;
}

/** Why a pass is refused. */
export type PassProblem = 'unknown' | 'used' | 'late';

/** Lines of chat that are kept per table, so that nobody fills a disk by a line every three seconds. */
export const LINES_PER_TABLE = 1000;

/** What somebody has said at a table. */
export interface StoredLine {
  /** Rises at its table. */
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly text: string;
}

/** Somebody is reported to the operator of this server, with what was said last at the table. */
export interface PlayerReport {
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly about: string;
  /** What they were called. */
  readonly name: string;
  readonly lines: readonly StoredLine[];
}

/** What is deleted once it is old: people who were not seen, tables that were not touched, chat and reports. */
export type Swept = 'people' | 'tables' | 'lines' | 'reports';

/** How much longer than tables the results of evenings and series are kept: their addresses are permanent. */
export const EVENINGS_KEPT_LONGER_MS: number = (5 * 365 - 180) * 86_400_000;

/** Evenings and series have longer ids than tables, of the same letters. */
export const EVENING_IDS = '^[0-9a-z]{12}([0-9a-z]{2})?$';

/** The people who look at a table, by live node other than this; watchers have an empty id. */
export type Others = ReadonlyMap<string, readonly string[]>;

/** The state of a table as far as a polling node needs it. */
export interface Glance {
  /** The number of the newest row. */
  readonly seq: number;
  /** The number of the newest line that was said; 0 if there is none. */
  readonly line: number;
  readonly others: Others;
}

/** The longest clock runs for 14 days. */
export const OUTAGES_KEPT_MS: number = 15 * 86_400_000;

/** A time in which nobody could play: no node was there, or none could write. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

export interface TableStore extends PasskeyStore, OpenSeatStore {
  /** False if there is a table of that name: nothing has changed then. */
  create(table: NewTable): Promise<boolean>;
  /** Fails if it is unknown whether the row was stored: the caller reads the log again. */
  append(row: Append): Promise<Appended>;
  /** Undefined if there is no such table. */
  read(table: string, after: number): Promise<StoredLog | undefined>;
  /** Tables that are due, the longest overdue first. Each is returned again only after `pause` more milliseconds. */
  due(now: number, limit: number, pause: number): Promise<readonly string[]>;
  /** How many tables of this host are not over. */
  openTables(host: string): Promise<number>;
  /**
   * Keeps tables that are over and that nobody has touched since this moment in less room: at most so many, and
   * answers how many. Nobody can tell by the log; anyone who adds to one unfolds it.
   */
  fold(before: number, most: number): Promise<number>;
  /** Deletes a table whose newest row has this number, with its chat. False if the number differs: nothing has changed then. */
  drop(table: string, seq: number): Promise<boolean>;

  /** A new person, known by the hash of a device's key. */
  addPerson(person: KnownPerson, device: Uint8Array, now: number): Promise<void>;
  personOf(device: Uint8Array, now: number): Promise<KnownPerson | undefined>;
  /** False if the name belongs to another, or nobody has this id any more: nothing has changed then. */
  rename(id: string, name: string): Promise<boolean>;
  /** A one-time pass for one more device of a person, by its hash, good until then. */
  addPass(person: string, pass: Uint8Array, now: number, until: number): Promise<void>;
  /** Whose pass it is, without using it; or why it is refused. */
  passOf(pass: Uint8Array, now: number): Promise<KnownPerson | PassProblem>;
  /** Uses a pass: the device is theirs from then on. Nothing has changed where it says why not. */
  usePass(pass: Uint8Array, device: Uint8Array, now: number): Promise<KnownPerson | PassProblem>;
  /** Those who are known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The bytes that are kept under a name: those given if there were none. All nodes get the same. */
  keepSecret(name: string, fresh: Uint8Array): Promise<Uint8Array>;
  /** Adds a contact, or replaces the one with the same hash, whosever it was. */
  keepContact(contact: Contact): Promise<void>;
  contactOf(hash: Uint8Array): Promise<Contact | undefined>;
  contactsOf(person: string): Promise<readonly Contact[]>;
  dropContact(hash: Uint8Array): Promise<void>;
  /** Notes that people sit at a table, or are about to: `tablesOf` may know too many tables and never too few. */
  noteSeats(table: string, people: readonly string[]): Promise<void>;
  /** The tables that were noted for somebody, at most so many. */
  tablesOf(person: string, most: number): Promise<readonly string[]>;
  /** Forgets that somebody sits at these tables. */
  forgetSeats(person: string, tables: readonly string[]): Promise<void>;
  /** Deletes a person: nothing leads from the id to anybody, and what they said is left only in reports. */
  forget(id: string): Promise<void>;
  /**
   * Forgets a few of those that are older, in milliseconds since 1970, beginning with an empty text. Answers with where
   * the next call continues; undefined if there are no more.
   */
  sweep(what: Swept, before: number, from: string): Promise<string | undefined>;

  /** Adds a line to a table, and answers with its number. */
  say(table: string, line: Omit<StoredLine, 'n'>): Promise<number>;
  /** The newest lines of a table after this number, at most so many, oldest first. */
  said(table: string, after: number, most: number): Promise<readonly StoredLine[]>;
  /** What somebody has said at any table, at most so many lines, newest first. */
  linesOf(
    person: string,
    most: number,
  ): Promise<readonly { readonly table: string; readonly at: number; readonly text: string }[]>;
  /** A second report by the same person about the same person at a table is ignored. */
  report(report: PlayerReport): Promise<void>;
  /** Oldest first. */
  reports(): Promise<readonly PlayerReport[]>;

  /**
   * Notes that people can play now. If the last beat was more than `most` milliseconds ago, the
   * time since was an outage. Returns the outages of the last fortnight, in which somebody's
   * clock may still run.
   */
  beat(now: number, most: number): Promise<readonly Outage[]>;

  /** The time of the database: the same for all nodes, whatever their own clocks say. */
  time(): Promise<number>;
  /** Those of the tables that exist, as this node should know them. */
  look(tables: readonly string[], node: string): Promise<ReadonlyMap<string, Glance>>;
  /** Who of a node's people look at a table now, an empty text for those without a name; null if nobody does. */
  attend(table: string, node: string, people: readonly string[] | null): Promise<void>;
  /** Renews the lease of a node. False if it was not known: then nobody knows of its people. */
  alive(node: string, ms: number): Promise<boolean>;
  /** Removes a node and its people. */
  depart(node: string): Promise<void>;

  /** Fails unless something can be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Why a store cannot be opened, for one clear sentence. */
export type StoreProblem =
  /** Written by a later version of Pakli. */
  | 'newer'
  /** Another server has it open. */
  | 'in-use'
  | 'not-writable'
  /** There is none. */
  | 'missing'
  /** The copy that was asked for cannot be written. */
  | 'no-copy'
  /** It is no database of Pakli. */
  | 'damaged'
  | 'full'
  /** No database answers there, or it refuses the login. */
  | 'unreachable'
  /** It acknowledges before the data is on disk. */
  | 'unsafe';

export class CannotOpen extends Error {
  readonly problem: StoreProblem;
  readonly path: string;

  constructor(problem: StoreProblem, path: string) {
    super(`${problem}: ${path}`);
    this.problem = problem;
    this.path = path;
  }
}
