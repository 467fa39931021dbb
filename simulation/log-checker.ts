/** Checks every row that the store accepts: numbers, commands, who acts for whom, and when. */
import { deadlineAtTurn, isDayId, isPresent } from '@pakli/host';
import type { Append, LogRow, NewTable } from '../apps/server/src/store/store.ts';
import { isEveningId } from '../apps/server/src/evening/live-evenings.ts';
import { DayTruth } from './day-truth.ts';
import { EveningTruth } from './evening-truth.ts';
import type { StoreCall, StoreMethod } from './simulated-store.ts';
import { eventOf, TableTruth } from './truth.ts';
import type { World } from './world.ts';

export interface LogCheckerPorts {
  readonly putAwayMs: number;
  /** How long people may agree to a rematch, and how recently a player must have acted to be awaited. */
  readonly againMs: number;
  readonly latelyMs: number;
  /** Tables that nobody touched for this long are deleted. */
  readonly keptMs: number;
  /** Called after each row of a table. */
  readonly added: (truth: TableTruth) => void;
}

export class LogChecker {
  private readonly world: World;
  private readonly ports: LogCheckerPorts;
  readonly tables: Map<string, TableTruth> = new Map();
  readonly evenings: Map<string, EveningTruth> = new Map();
  readonly days: Map<string, DayTruth> = new Map();
  /** People whose accounts are deleted. */
  readonly deleted: Set<string> = new Set();
  /** People who asked for their deletion, whether it was done or not. */
  readonly leaving: Set<string> = new Set();
  /** The number of all rows. */
  rows = 0;
  /** By table: the refused commands. */
  readonly refused: Map<string, Set<string>> = new Map();
  /** The number of rows in flight to the store, by command. */
  private readonly underWay = new Map<string, number>();
  /** By table and person: the number of stored chat lines. */
  readonly lines: Map<string, number> = new Map();
  /** By table and person: the number of the newest chat line. */
  private readonly newestLines = new Map<string, number>();

  constructor(world: World, ports: LogCheckerPorts) {
    this.world = world;
    this.ports = ports;
  }

  sent(method: StoreMethod, given: readonly unknown[]): void {
    if (method === 'append') this.count(given[0] as Append, 1);
  }

  /** Whether a row of a command may still arrive, even from a node that has died since. */
  isUnderWay(table: string, cmd: string): boolean {
    return (this.underWay.get(`${table} ${cmd}`) ?? 0) > 0;
  }

  private count({ table, cmd }: Append, by: number): void {
    const key = `${table} ${idOf({ cmd })}`;
    this.underWay.set(key, (this.underWay.get(key) ?? 0) + by);
  }

  /** Observes an executed store call. */
  async executed({ method, given, result }: StoreCall): Promise<void> {
    if (method === 'create' && result === true) {
      const { id, rows } = given[0] as NewTable;
      this.rows += rows.length;
      if (isDayId(id)) this.days.set(id, new DayTruth(rows));
      else if (isEveningId(id)) this.evenings.set(id, new EveningTruth(id, rows));
      else this.tables.set(id, await TableTruth.of(id, rows));
    } else if (method === 'append') {
      this.count(given[0] as Append, -1);
      if ((result as { kind: string }).kind === 'won') this.append(given[0] as Append);
    } else if (method === 'forget') this.deleted.add(String(given[0]));
    else if (method === 'sweep' && given[0] === 'tables') this.sweep(Number(given[1]));
    else if (method === 'drop' && result === true) this.drop(String(given[0]));
    else if (method === 'say') {
      const key = `${String(given[0])} ${(given[1] as { person: string }).person}`;
      this.lines.set(key, (this.lines.get(key) ?? 0) + 1);
      this.newestLines.set(key, Number(result));
    }
  }

  /** The number of the newest chat line at a table; lines of deleted people are gone. */
  newestLineAt(table: string): number {
    const found = [...this.newestLines].filter(([key]) => {
      const [at, person = ''] = key.split(' ');
      return at === table && !this.leaving.has(person);
    });
    return Math.max(0, ...found.map(([, n]) => n));
  }

  private report(what: string): void {
    this.world.report('log', what);
  }

  private append({ table, seq, cmd, event }: Append): void {
    const row: LogRow = { seq, cmd, event };
    this.rows++;
    const played = this.evenings.get(table) ?? this.days.get(table);
    if (played !== undefined) {
      for (const wrong of played.add(row, this.tables)) this.report(`${table}: ${wrong}`);
      return;
    }
    const truth = this.tables.get(table);
    if (truth === undefined) return this.report(`${table}: a row of no table`);
    if (truth.isDropped) this.report(`${table}: a row of a table that is gone`);
    if (seq !== truth.rows.length + 1) this.report(`${table}: a hole before row ${seq}`);
    const [person = '', id = ''] = cmd.split('/');
    const isHouse = person === 'house';
    if (isHouse && id !== String(seq)) this.report(`${table}: row ${seq} was decided as ${id}`);
    if (truth.rows.some((other) => !isHouse && idOf(other) === idOf(row))) {
      this.report(`${table}: ${idOf(row)} is done twice`);
    }
    if (this.refused.get(table)?.has(idOf(row)) === true) {
      this.report(`${table}: ${idOf(row)} was refused and is done`);
    }
    this.checkActor(truth, row, isHouse ? undefined : person);
    try {
      truth.add(row);
      this.ports.added(truth);
    } catch (error) {
      this.report(`${table}: row ${seq} cannot be replayed: ${String(error)}`);
    }
  }

  /** Nobody acts for another, and nobody's time is out before it is. */
  private checkActor(truth: TableTruth, row: LogRow, person?: string): void {
    const { id, room, touched } = truth;
    const event = eventOf(row);
    if (event.at < touched) this.report(`${id}: row ${row.seq} goes back in time`);
    if (!this.world.hasLeaptBack && event.at > this.world.storeTime) {
      this.report(`${id}: row ${row.seq} is from the future`);
    }
    if (event.kind === 'outage' && event.ms > event.at - touched) {
      this.report(`${id}: row ${row.seq} gives back more time than has passed`);
    }
    if (person !== undefined) {
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
      const own = ['play', 'ask', 'answer', 'back'].includes(event.kind);
      if (own && seat !== undefined && room.seatOf(person) !== seat) {
        this.report(`${id}: row ${row.seq} acts for seat ${seat}, which is not theirs`);
      }
      if (event.kind === 'sit' && event.person !== person) {
        this.report(`${id}: row ${row.seq} seats another`);
      }
      if (event.kind === 'play' && event.by !== 'person') {
        this.report(`${id}: row ${row.seq} is a person's, by ${event.by}`);
      }
    } else if (event.kind === 'ask' && event.what === 'again') {
      this.checkRematch(truth, row, event.at);
    } else if (event.kind === 'play') {
      const isTheirs = isPresent(room.occupants[event.seat]);
      if (event.by === 'person') this.report(`${id}: row ${row.seq} is by nobody`);
      if (isTheirs && event.by !== 'clock') {
        this.report(`${id}: row ${row.seq} plays for a person who is there`);
      }
      const deadline = deadlineAtTurn(room) ?? Infinity;
      if (event.by === 'clock' && event.at < deadline) {
        this.report(`${id}: row ${row.seq} comes ${deadline - event.at} ms before time is out`);
      }
    }
  }

  /** Nobody's cards are played while they look through the match that they have just played to its end. */
  private checkRematch({ id, room }: TableTruth, { seq }: LogRow, at: number): void {
    const { againMs, latelyMs } = this.ports;
    const { occupants, turnTimes, opened } = room;
    const wish = room.questions.find(({ what }) => what === 'again');
    if (wish === undefined) return this.report(`${id}: row ${seq} is a match that nobody wishes`);
    const isWaitedFor =
      opened.clock.kind === 'days' ||
      (at < wish.at + againMs && wish.at < turnTimes.turn + latelyMs);
    const silent = occupants.findIndex(
      (occupant, seat) => isPresent(occupant) && !wish.yes.includes(seat),
    );
    if (isWaitedFor && silent >= 0) {
      this.report(`${id}: row ${seq} is another match before seat ${silent} could answer`);
    }
  }

  /** Only what nobody has touched for long goes. */
  private sweep(before: number): void {
    if (before > this.world.storeTime - this.ports.keptMs && !this.world.hasLeaptBack) {
      this.report(`tables are swept away ${this.world.storeTime - before} ms after a row`);
    }
    for (const truth of this.tables.values()) truth.isDropped ||= truth.touched < before;
  }

  private drop(table: string): void {
    const truth = this.tables.get(table);
    if (truth === undefined) return;
    truth.isDropped = true;
    const age = this.world.storeTime - truth.touched;
    const isEarly = age < this.ports.putAwayMs && !this.world.hasLeaptBack;
    if (isEarly) this.report(`${table}: is put away ${age} ms after a row`);
    if (truth.room.phase === 'playing') this.report(`${table}: is put away while it is played`);
  }
}

/** The id that a page has given the command of a row, with who sent it. */
export function idOf({ cmd }: Pick<LogRow, 'cmd'>): string {
  return cmd.split('#')[0] ?? '';
}
