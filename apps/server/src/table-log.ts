/**
 * The log of one table, and the room that it leads to. An event is applied, stored, and only
 * then known to have happened; after a failure in between the room is rebuilt from the log.
 */
import { findGame } from '@pakli/catalogue';
import { EVERYBODY, type Game, type Reader, type Refusal } from '@pakli/core';
import {
  boardChance,
  chanceFrom,
  decide,
  formatEvent,
  readEvent,
  Room,
  shareOf,
  applyAndShow,
  type Chance,
  type RoomEvent,
  type EventOf,
  type RoomCommand,
  type Outside,
  type Who,
} from '@pakli/host';
import type { Update } from '@pakli/protocol';
import { dueAt, NOBODY, type Moments } from './schedule.ts';
import { PlainError } from './failure.ts';
import type { ServerContext } from './context.ts';
import { createNextTable } from './create-table.ts';
import { blaming, DamagedLog, readRow } from './store/damaged-log.ts';
import type { PhaseNumber, LogRow } from './store/store.ts';

const PHASES: Readonly<Record<Room['phase'], PhaseNumber>> = { gathering: 0, playing: 1, over: 2 };
/** Milliseconds of replay before others are served. */
const SLICE_MS = 4;
/** Prefix of commands of the house. */
export const BY_HOUSE = 'house/';

/** The readers of an event, and what the room does not know. */
export interface Readers {
  readonly all: readonly Reader[];
  readonly outside: Outside;
}
/** What an event is to each reader. */
export type UpdatesByReader = ReadonlyMap<Reader, Update>;

export class TableLog {
  readonly id: string;
  private readonly context: ServerContext;
  private readonly game: Game;
  private readonly secret: Uint8Array;
  /** Where cards come from, and the shares it was made of. */
  private dealt: { readonly of: string; readonly chance: Chance } | undefined;
  room: Room;
  moments: Moments = { touched: 0, acted: 0 };
  /** By command: the number it has in the log. */
  private readonly done = new Map<string, number>();
  /** By person: how many rows came of what they wanted, moves not counted. */
  private readonly rowsBy = new Map<string, number>();
  /** Memory may be ahead of the disk. */
  private doubtful = false;
  /** How far the log is on disk for sure: nobody has been shown more. */
  sure: Readonly<Record<'seq' | 'steps', number>> = { seq: 0, steps: 0 };

  private constructor(context: ServerContext, id: string, secret: Uint8Array, room: Room) {
    this.context = context;
    this.id = id;
    this.game = room.game;
    this.secret = secret;
    this.room = room;
  }

  /** Undefined if there is no such table. */
  static async read(context: ServerContext, id: string): Promise<TableLog | undefined> {
    const log = await context.store.read(id, 0);
    const [first] = log?.rows ?? [];
    if (log === undefined || first === undefined) return undefined;
    const opened = openingOf(first);
    const found = await findGame(opened.game)?.load();
    if (found === undefined) {
      throw new DamagedLog(first.seq, new PlainError('a log that begins with no game'));
    }
    const room = blaming(first.seq, () => Room.open(found.game, opened));
    const tableLog = new TableLog(context, id, log.secret, room);
    await tableLog.replay(log.rows);
    return tableLog;
  }

  /** The number of a command that was done. */
  numberOf(cmd: string): number | undefined {
    return this.done.get(cmd);
  }

  /** The command of the house that would be next. */
  get nextOfHouse(): string {
    return `${BY_HOUSE}${this.room.seq + 1}`;
  }

  /** All cards follow from the secret and from the shares of those who sat down. */
  decide(who: Who, command: RoomCommand, at: number): RoomEvent | Refusal {
    return decide(this.room, who, command, at, this.chance());
  }

  /** Rebuilt only when the shares change: hashes are expensive. */
  private chance(): Chance {
    const shares = this.room.occupants.map(shareOf);
    const of = shares.join();
    if (this.dealt?.of !== of) {
      this.dealt = { of, chance: this.chanceFor(shares) };
    }
    return this.dealt.chance;
  }

  /** The cards of an evening are those of all its tables. */
  private chanceFor(shares: readonly (string | undefined)[]): Chance {
    const { random } = this.context.machine;
    const { evening } = this.room.opened;
    if (evening === undefined) return chanceFrom(this.secret, shares, random);
    return boardChance(this.secret, evening.firstBoard, random);
  }

  /** Undefined if another was faster: then settle, and decide again. */
  async write(
    cmd: string,
    event: RoomEvent,
    readers: Readers,
  ): Promise<UpdatesByReader | undefined> {
    const { room, context, id } = this;
    await this.learnNameIn(event);
    this.doubtful = true;
    const told = this.happen(cmd, event, readers);
    const due = dueAt(room, this.moments, NOBODY, context.settings.pace)?.at ?? null;
    const { seq, phase } = room;
    const row = { table: id, seq, cmd, event: formatEvent(event), at: event.at };
    const { kind } = await context.store.append({ ...row, phase: PHASES[phase], due });
    if (kind !== 'won') return undefined;
    await this.believe(cmd, event);
    return told;
  }

  /** What others have written down since. */
  async news(): Promise<readonly LogRow[]> {
    return (await this.context.store.read(this.id, this.room.seq))?.rows ?? [];
  }

  async add(row: LogRow, readers: Readers): Promise<UpdatesByReader> {
    const event = readRow(row, readEvent);
    await this.learnNameIn(event);
    this.doubtful = true;
    const told = blaming(row.seq, () => this.happen(row.cmd, event, readers));
    await this.believe(row.cmd, event);
    return told;
  }

  /** Before anybody is shown who sits here. */
  private async learnNameIn(event: RoomEvent): Promise<void> {
    if (event.kind === 'sit') await this.context.names.learn([event.person]);
  }

  /** The log may be another than it was. */
  doubt(): void {
    this.doubtful = true;
  }

  /** Rebuilds the room from the disk, and returns how far everybody has seen it; undefined if it was right already. */
  async settle(): Promise<{ readonly seq: number; readonly steps: number } | 'gone' | undefined> {
    if (!this.doubtful) return undefined;
    const log = await this.context.store.read(this.id, 0);
    if (log === undefined) return 'gone';
    const before = this.sure;
    await this.replay(log.rows);
    return before;
  }

  /** The row is stored. Nobody hears of a rematch table before that exists. */
  private async believe(cmd: string, event: RoomEvent): Promise<void> {
    if ('carried' in event) await createNextTable(this.context, this.room);
    this.count(cmd, event, this.room.seq);
    this.assure();
  }

  private count(cmd: string, { kind }: RoomEvent, seq: number): void {
    this.done.set(cmd, seq);
    const [person = ''] = cmd.split('/');
    if (kind !== 'play') this.rowsBy.set(person, (this.rowsBy.get(person) ?? 0) + 1);
  }

  /** How many rows came of what a person wanted, moves not counted. */
  rowsOf(person: string): number {
    return this.rowsBy.get(person) ?? 0;
  }

  /** The room is as on disk: everybody may be shown it from here on. */
  private assure(): void {
    this.doubtful = false;
    this.sure = { seq: this.room.seq, steps: this.room.steps };
  }

  private happen(cmd: string, event: RoomEvent, { all, outside }: Readers): UpdatesByReader {
    const updates = applyAndShow(this.room, event, all, outside);
    this.stir(cmd, event);
    return new Map(updates.map((update, i) => [all[i] ?? EVERYBODY, update]));
  }

  private stir(cmd: string, { at, kind }: RoomEvent): void {
    const byPerson = kind === 'open' || !cmd.startsWith(BY_HOUSE);
    this.moments = { touched: at, acted: byPerson ? at : this.moments.acted };
  }

  /** Rebuilds the room. Others are served in between, however long the log is. */
  private async replay(rows: readonly LogRow[]): Promise<void> {
    const [first, ...rest] = rows;
    if (first === undefined) throw new DamagedLog(undefined, new PlainError('a log without a row'));
    const opened = openingOf(first);
    const room = blaming(first.seq, () => Room.open(this.game, opened));
    this.done.clear();
    this.rowsBy.clear();
    this.count(first.cmd, opened, first.seq);
    this.stir(first.cmd, opened);
    const { machine } = this.context;
    let since = machine.elapsed();
    for (const row of rest) {
      const event = readRow(row, readEvent);
      blaming(row.seq, () => room.apply(event));
      this.count(row.cmd, event, row.seq);
      this.stir(row.cmd, event);
      if (machine.elapsed() - since < SLICE_MS) continue;
      await machine.soon();
      since = machine.elapsed();
    }
    await this.context.names.learn(room.seats.people);
    this.room = room;
    await createNextTable(this.context, room);
    this.assure();
  }
}

function openingOf(first: LogRow): EventOf<'open'> {
  const opened = readRow(first, readEvent);
  if (opened.kind !== 'open') {
    throw new DamagedLog(first.seq, new PlainError('a log that does not begin with a table'));
  }
  return opened;
}
