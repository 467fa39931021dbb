/**
 * The boards of a day in memory. A command is decided, stored and only then answered; what was not
 * stored has not happened, and the day is read again. The number of a row is the lock, and the name
 * of a command (`begin 3 PERSON`, `result 3 PERSON`, `computed 3 7`) makes it happen once, whichever
 * node is first.
 */
import { findGame } from '@pakli/catalogue';
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import {
  boardResultsOf,
  Day,
  dayKey,
  dayTournament,
  dayViewFor,
  decideDay,
  openedForBoard,
  playBoard,
  readDayEvent,
  type DayCommand,
  type DayEvent,
  type DayTry,
} from '@pakli/host';
import type { DayView } from '@pakli/protocol';
import type { Tournament } from '@pakli/tournament';
import type { ServerContext } from '../context.ts';
import { createEveningTable } from '../create-table.ts';
import { PlainError } from '../failure.ts';
import { LiveTournament, MOST_TRIES } from '../live-tournament.ts';
import { hexOf } from '../machine.ts';
import { blaming, DamagedLog, readRow } from '../store/damaged-log.ts';
import type { KnownPerson, LogRow } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';

export class LiveDay extends LiveTournament {
  readonly id: string;
  private readonly tables: LiveTables;
  private readonly secret: Uint8Array;
  private day: Day;
  /** Tables that have finished their board, and whose result is not stored yet. */
  private readonly owed = new Set<string>();
  private looked = false;

  private constructor(
    context: ServerContext,
    tables: LiveTables,
    secret: Uint8Array,
    rows: readonly LogRow[],
  ) {
    super(context, 'a day');
    this.tables = tables;
    this.secret = secret;
    this.day = replay(rows);
    this.id = this.day.opened.day;
  }

  /** Undefined if there is none. */
  static async load(
    context: ServerContext,
    tables: LiveTables,
    id: string,
  ): Promise<LiveDay | undefined> {
    const log = await context.store.read(id, 0);
    if (log === undefined) return undefined;
    const live = new LiveDay(context, tables, log.secret, log.rows);
    await context.names.learn(live.day.people);
    return live;
  }

  get idle(): boolean {
    return this.waiting === 0 && this.owed.size === 0;
  }

  /** Whether the field should play: somebody has played here, or looked at the boards. */
  get isWanted(): boolean {
    return this.looked || this.day.people.length > 0;
  }

  /** Somebody looks at the boards of this game. */
  look(person: KnownPerson | undefined): Promise<DayView> {
    this.looked = true;
    return this.viewFor(person);
  }

  /** What somebody may know; anyone who has no name has played nothing. */
  viewFor(person: KnownPerson | undefined): Promise<DayView> {
    return this.inTurn(async () => {
      const id = person?.id ?? null;
      // A server may have died between the last card and the result.
      await this.collect(this.day.unfinished.filter((one) => one.person === id));
      const { names, now } = this.context;
      return dayViewFor(this.day, id, now(), (one) => names.of(one));
    });
  }

  /** The table where somebody plays a board: a new one, or the one where they have begun. */
  begin({ id }: KnownPerson, board: number): Promise<string | Refusal> {
    return this.inTurn(async () => {
      const { names } = this.context;
      if (this.day.tryOf(board, id) === undefined && (await names.isOwnedByAnother(id)))
        return refuse('name-owned', 'table');
      const refusal = await this.commit(`begin ${board} ${id}`, {
        kind: 'begin',
        person: id,
        board,
      });
      const begun = this.day.tryOf(board, id);
      if (begun === undefined) return refusal ?? refuse('failed', 'table');
      if (begun.result === undefined && this.day.secret === undefined) await this.lay(begun);
      return begun.table;
    });
  }

  /** A table has finished its board. */
  collectFrom(table: string): Promise<void> {
    this.owed.add(table);
    return this.inTurn(() => this.collectOwed());
  }

  /** Ends the day when it is over: boards that were not finished in time do not count. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      await this.collectOwed();
      const { day, context } = this;
      if (day.secret !== undefined || context.now() < day.opened.settings.endsAt) return;
      for (const { table } of day.unfinished) {
        await this.tables.at(table, (live) => live.end());
      }
      await this.collect(day.unfinished);
      await this.commit('end', { kind: 'end' });
    });
  }

  /** Whether somebody may know what was played on a board. */
  isShown(board: number, person: string | undefined): Promise<boolean> {
    return this.inTurn(async () => this.day.isShown(board, person ?? null));
  }

  /** What a computer of the field did with a board. */
  computedRecord(
    board: number,
    run: number,
    person: KnownPerson | undefined,
  ): Promise<string | Refusal> {
    return this.inTurn(async () => {
      if (!this.day.isShown(board, person?.id ?? null)) return refuse('board-open', 'table');
      return (
        this.day.computed[board]?.get(run)?.record ?? refuse('no-such-board', 'table', { board })
      );
    });
  }

  /** Once the day is over: all of it as data that anybody can recount and check. */
  results(): Promise<Tournament | Refusal> {
    return this.inTurn(async () => {
      const { day } = this;
      if (day.secret === undefined) return refuse('day-open', 'table');
      return this.completed(async () => {
        const records = new Map<string, string>();
        for (const runs of day.computed) {
          for (const { board, run, record } of runs.values()) {
            records.set(`${this.id}/${board}/${run}`, record);
          }
        }
        for (const tries of day.tries) {
          for (const { table } of tries.values()) {
            const record = await this.tables.recordOf(table);
            if (record !== undefined) records.set(table, record);
          }
        }
        return this.tournament(records);
      });
    });
  }

  /** How many results of the field are missing; none once the day is over. */
  get uncomputed(): number {
    return this.day.secret === undefined ? this.day.uncomputed.length : 0;
  }

  /** A computer of the field plays one missing board: a random one, so that nodes seldom play the same. */
  async compute(): Promise<void> {
    const { context, day } = this;
    const { settings } = day.opened;
    const left = day.uncomputed;
    const fewest = Math.min(...left.map(([board]) => day.computed[board]?.size ?? 0));
    const next = left.filter(([board]) => day.computed[board]?.size === fewest);
    const [board, run] = next[context.machine.random.below(Math.max(1, next.length))] ?? [];
    const found = await findGame(settings.game)?.load();
    if (board === undefined || run === undefined || found === undefined) return;
    const played = await playBoard(found.game, settings, [board, run], {
      key: dayKey(this.secret),
      lots: context.machine.random,
      think: (question) => context.pool.thinkLast(question),
    });
    await this.inTurn(async () => void (await this.commit(`computed ${board} ${run}`, played)));
  }

  protected tournament(records?: ReadonlyMap<string, string>): Tournament {
    return dayTournament(this.day, (person) => this.context.names.of(person), records);
  }

  /** Creates the table of a board, unless it is there. */
  private async lay(begun: DayTry): Promise<void> {
    const found = await findGame(this.day.opened.settings.game)?.load();
    if (found === undefined) throw new PlainError('a day of no game');
    await createEveningTable(this.context, found.game, {
      events: openedForBoard(this.day, begun),
      key: dayKey(this.secret),
      firstBoard: begun.board,
    });
  }

  /** Stores the results of those tries that are over. */
  private async collect(tries: readonly DayTry[]): Promise<void> {
    for (const { person, board, table } of tries) {
      const [played] =
        (await this.tables.at(table, (live) => live.look((room) => boardResultsOf(room, board)))) ??
        [];
      if (played === undefined) continue;
      const { scores, covered } = played;
      await this.commit(`result ${board} ${person}`, {
        kind: 'result',
        person,
        board,
        scores,
        covered: covered.includes(this.day.seatOf(board)),
      });
    }
  }

  /** What could not be stored is tried again at the next look. */
  private async collectOwed(): Promise<void> {
    const owed = [...this.owed];
    await this.collect(this.day.unfinished.filter(({ table }) => owed.includes(table)));
    for (const table of owed) this.owed.delete(table);
  }

  private async commit(cmd: string, command: DayCommand): Promise<Refusal | undefined> {
    const { context } = this;
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const { day } = this;
      const ids = context.machine.random;
      const request = { day, now: context.now(), ids, secret: hexOf(this.secret) };
      const event = decideDay(request, command);
      if (isRefusal(event)) return event;
      if (await this.write(cmd, event)) return undefined;
      await this.catchUp();
    }
    return refuse('failed', 'table');
  }

  /** False if another was faster, or it has happened before. */
  private async write(cmd: string, event: DayEvent): Promise<boolean> {
    const { context, day } = this;
    if (!(await this.append(day.seq + 1, cmd, event))) return false;
    day.apply(event);
    this.doubtful = false;
    if (event.kind === 'begin') await context.names.learn([event.person]);
    context.metrics.count('pakli_events_total', ['kind', `day ${event.kind}`]);
    return true;
  }

  protected async catchUp(): Promise<void> {
    const after = this.doubtful ? 0 : this.day.seq;
    const log = await this.context.store.read(this.id, after);
    if (log === undefined) throw new PlainError('a day is gone');
    if (this.doubtful) this.day = replay(log.rows);
    else
      for (const row of log.rows)
        blaming(row.seq, () => this.day.apply(readRow(row, readDayEvent)));
    this.doubtful = false;
    if (log.rows.length > 0) await this.context.names.learn(this.day.people);
  }
}

function replay([first, ...rest]: readonly LogRow[]): Day {
  const opened = first === undefined ? undefined : readRow(first, readDayEvent);
  if (opened?.kind !== 'open') {
    throw new DamagedLog(first?.seq, new PlainError('a log that does not begin with a day'));
  }
  const day = new Day(opened);
  for (const row of rest) blaming(row.seq, () => day.apply(readRow(row, readDayEvent)));
  return day;
}
