/**
 * A table rebuilt from its stored rows, and what follows from them for every
 * reader. Nothing that a node says is used.
 */
import { findGame } from '@pakli/catalogue';
import { EVERYBODY, isRefusal, type Game, type Reader } from '@pakli/core';
import { companyFor, openingFor, readEvent, Room, applyAndShow, type RoomEvent } from '@pakli/host';
import type { Company } from '@pakli/protocol';
import type { LogRow } from '../apps/server/src/store/store.ts';

/** The state of a table after a row. */
interface Moment {
  /** By reader: the steps of this row as JSON, if it has any. */
  readonly steps: ReadonlyMap<Reader, string>;
  /** The people by seat. */
  readonly people: readonly (string | undefined)[];
  readonly removed: ReadonlySet<string>;
}

export class TableTruth {
  readonly id: string;
  private readonly game: Game;
  readonly rows: LogRow[] = [];
  room: Room;
  /** By number of the row, from 1. */
  private readonly moments: (Moment | undefined)[] = [undefined];
  /** The time of the newest row. */
  touched = 0;
  isDropped = false;
  private readonly openings = new Map<string, string>();

  private constructor(id: string, game: Game, first: LogRow) {
    this.id = id;
    this.game = game;
    this.room = openRoom(game, first);
    this.rows.push(first);
    this.touched = eventOf(first).at;
    this.moments.push(this.moment(new Map()));
  }

  static async of(id: string, rows: readonly LogRow[]): Promise<TableTruth> {
    const [first, ...rest] = rows;
    const opened = first === undefined ? undefined : eventOf(first);
    const found = opened?.kind === 'open' ? await findGame(opened.game)?.load() : undefined;
    if (first === undefined || found === undefined) throw new Error('a table without a game');
    const truth = new TableTruth(id, found.game, first);
    for (const row of rest) truth.add(row);
    return truth;
  }

  /** The readers of the next row; computers read nothing. */
  private get readers(): readonly Reader[] {
    const seats = this.room.occupants.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
    return [...seats, EVERYBODY];
  }

  add(row: LogRow): void {
    const { readers } = this;
    const event = eventOf(row);
    const updates = applyAndShow(this.room, event, readers);
    const steps = new Map<Reader, string>();
    updates.forEach((update, i) => {
      if (update.kind === 'steps') steps.set(readers[i] ?? EVERYBODY, JSON.stringify(update.steps));
    });
    this.rows.push(row);
    this.touched = event.at;
    this.moments.push(this.moment(steps));
  }

  private moment(steps: Moment['steps']): Moment {
    const people = this.room.occupants.map((one) =>
      one.kind === 'person' ? one.person : undefined,
    );
    return { steps, people, removed: new Set(this.room.seats.removed) };
  }

  seatOf(person: string, seq: number): number | null {
    const seat = this.moments[seq]?.people.indexOf(person) ?? -1;
    return seat < 0 ? null : seat;
  }

  personAt(seat: number, seq: number): string | undefined {
    return this.moments[seq]?.people[seat];
  }

  isRemoved(person: string, seq: number): boolean {
    return this.moments[seq]?.removed.has(person) === true;
  }

  /** The steps of a row as a reader may see them; undefined if it has none. */
  stepsAt(seq: number, reader: Reader): string | undefined {
    return this.moments[seq]?.steps.get(reader);
  }

  /** The scene after `seq` rows, with the steps of its deal and the one before. */
  openingAt(seq: number, reader: Reader): string {
    const key = `${seq} ${reader}`;
    const known = this.openings.get(key);
    if (known !== undefined) return known;
    const { scene, past } = openingFor(this.roomAt(seq), reader, 'opened');
    const text = storyText(scene, past);
    this.openings.set(key, text);
    return text;
  }

  /** The company after `seq` rows and what a reader may ask for, as far as the log determines it. */
  companyAt(seq: number, reader: Reader): string {
    const key = `company ${seq} ${reader}`;
    const known = this.openings.get(key);
    if (known !== undefined) return known;
    const { company, can } = companyFor(this.roomAt(seq), reader);
    const text = companyText(company, can);
    this.openings.set(key, text);
    return text;
  }

  private roomAt(seq: number): Room {
    if (seq === this.room.seq) return this.room;
    const [first, ...rest] = this.rows.slice(0, seq);
    if (first === undefined) throw new Error(`no row ${seq}`);
    const room = openRoom(this.game, first);
    for (const row of rest) room.apply(eventOf(row));
    return room;
  }
}

/** What a reader has seen, as text: only the last two deals in full, and the number of all steps. */
export function storyText(
  scene: { readonly deal: number } | null,
  past: readonly { readonly deal: number }[],
): string {
  const first = (scene?.deal ?? 0) - 1;
  return JSON.stringify([scene, past.length, past.filter(({ deal }) => deal >= first)]);
}

/** A company as text, without names, presence and other facts that are not in the log. */
export function companyText(company: Company, can: readonly string[]): string {
  const { hostAway: _, screen: __, unlearned: ___, ...rest } = company;
  const seats = company.seats.map((one) => {
    if (one.kind !== 'person') return one;
    const { releasable: ____, ...sitter } = one;
    return { ...sitter, name: '', here: true };
  });
  const questions = company.questions.map(
    ({ until: ____, awaited: _____, ...question }) => question,
  );
  return JSON.stringify([{ ...rest, seats, questions }, can]);
}

/** A cache: rows are read several times. */
const EVENTS = new WeakMap<LogRow, RoomEvent>();

export function eventOf(row: LogRow): RoomEvent {
  const known = EVENTS.get(row);
  if (known !== undefined) return known;
  const read = readEvent(JSON.parse(row.event));
  if (isRefusal(read)) throw new Error(`a row is refused: ${row.event}`);
  EVENTS.set(row, read);
  return read;
}

function openRoom(game: Game, first: LogRow): Room {
  const opened = eventOf(first);
  if (opened.kind !== 'open') throw new Error('a log that does not begin with a table');
  return Room.open(game, opened);
}
