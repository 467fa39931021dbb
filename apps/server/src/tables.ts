/** All tables: those in memory, new ones, and those that are due. */
import { findGame } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions, refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { EVENT_VERSION, isTableId, tableId, type EventOf } from '@pakli/host';
import type { ClockRule, TableWish } from '@pakli/protocol';
import { PlainError } from './failure.ts';
import { logFailure, type ServerContext } from './context.ts';
import { createTable } from './create-table.ts';
import { LiveTable } from './live-table.ts';
import { LiveLogs } from './live-logs.ts';
import { tag } from './log.ts';
import { MatchRecord, type FinishedMatch } from './match-record.ts';
import { readRequest } from './read-request.ts';
import { unlessDamaged } from './store/damaged-log.ts';
import type { KnownPerson } from './store/store.ts';
import { TableLog } from './table-log.ts';

/** Most tables that one round wakes. */
const MOST_DUE = 64;

export const CLOCK: shape.Shape<ClockRule> = shape.byKind('kind', {
  none: [{}],
  bank: [{ ms: shape.whole(60_000, 7_200_000), increment: shape.whole(0, 120_000) }],
  move: [{ ms: shape.whole(10_000, 600_000) }],
  days: [{ days: shape.whole(1, 14) }],
});
const WISH = shape.strictObjectOf(
  { game: shape.textOf(0, 40) },
  {
    rules: shape.textOf(0, 1000),
    seats: shape.whole(1, shape.MOST_SEATS),
    takebacks: shape.trueOrFalse,
    hints: shape.trueOrFalse,
    talk: shape.trueOrFalse,
    newcomers: shape.trueOrFalse,
    clock: CLOCK,
  },
);
const USUAL = {
  rules: '',
  takebacks: true,
  hints: false,
  talk: false,
  newcomers: false,
  clock: { kind: 'none' },
} as const;

function readWish(given: unknown): TableWish | Refusal {
  const wish = readRequest(WISH, given);
  return isRefusal(wish) ? wish : { ...USUAL, ...wish };
}

export class LiveTables extends LiveLogs<LiveTable> {
  /** By host: the table that is being opened. */
  private readonly opening = new Map<string, Promise<void>>();
  private readonly stopRounds: () => void;
  /** Wakes whatever else is due. */
  private readonly wakeOther: (id: string) => Promise<void>;

  constructor(context: ServerContext, wakeOther: (id: string) => Promise<void>) {
    super(context, 'a table', 'pakli_tables');
    this.wakeOther = wakeOther;
    this.stopRounds = context.machine.every(context.settings.pace.round, () => void this.round());
  }

  /** Opens a table; its id is the invitation. */
  async open(host: KnownPerson, given: unknown): Promise<string | Refusal> {
    const wish = readWish(given);
    if (isRefusal(wish)) return wish;
    const found = await findGame(wish.game)?.load();
    if (found === undefined) return refuse('unknown-game', 'table');
    const { game } = found;
    const options = readOptions(game.rules, wish.rules);
    if (isRefusal(options)) return options;
    const seats = wish.seats ?? game.seats[0] ?? 2;
    if (!game.seats.includes(seats))
      return refuse('bad-seats', 'table', { seats, known: game.seats.join(', ') });
    const { dealsPerTable: most } = this.context.settings.limits;
    const deals = game.deals(options);
    if (deals > most) return refuse('too-many-deals', 'table', { deals, most });
    const { takebacks, hints, talk, newcomers, clock } = wish;
    return this.oneByOne(host.id, () =>
      this.lay({
        v: EVENT_VERSION,
        at: this.context.now(),
        kind: 'open',
        table: tableId(this.context.machine.random),
        game: game.id,
        version: game.version,
        rules: formatOptions(game.rules, options),
        seats,
        host: host.id,
        options: { takebacks, hints, talk, ...(newcomers ? { newcomers: true } : {}) },
        clock,
      }),
    );
  }

  /** Opens of one host are queued, so that each counts the ones before. */
  private async oneByOne<Result>(host: string, open: () => Promise<Result>): Promise<Result> {
    const mine = (this.opening.get(host) ?? Promise.resolve()).then(open);
    const settled = mine.then(
      () => {},
      () => {},
    );
    this.opening.set(host, settled);
    await settled;
    if (this.opening.get(host) === settled) this.opening.delete(host);
    return mine;
  }

  private async lay(
    opened: EventOf<'open'> & { readonly host: string },
  ): Promise<string | Refusal> {
    const { store, settings, log } = this.context;
    const { host, table, game } = opened;
    if ((await store.openTables(host)) >= settings.limits.tablesPerPerson) {
      return refuse('too-many-tables', 'table');
    }
    if (!(await createTable(this.context, [opened])))
      throw new PlainError('two tables with the same id');
    log('opened', { table: tag(table), game });
    return table;
  }

  protected async read(id: string): Promise<LiveTable | undefined> {
    return isTableId(id) ? LiveTable.load(this.context, id) : undefined;
  }

  /** What was played at a table that is over. A table that is not in memory is not kept there: many are asked for at once. */
  async finished(id: string): Promise<FinishedMatch | Refusal | undefined> {
    if (this.has(id)) return (await this.find(id))?.finished();
    try {
      const log = await TableLog.read(this.context, id);
      return log && new MatchRecord().of(log.room, this.context.names);
    } catch (error) {
      this.logDamage(id, error);
      throw error;
    }
  }

  /** The record of one of many tables; undefined where there is none. */
  async recordOf(id: string): Promise<string | undefined> {
    const finished = await unlessDamaged(() => this.finished(id));
    return finished === undefined || isRefusal(finished) ? undefined : finished.record;
  }

  override async close(): Promise<void> {
    this.stopRounds();
    await super.close();
  }

  /** Wakes what is due, and unloads tables that nobody looks at. */
  private async round(): Promise<void> {
    try {
      const { store, now, settings } = this.context;
      const due = await store.due(now(), MOST_DUE, settings.pace.claim);
      for (const id of due) await (isTableId(id) ? this.wake(id) : this.wakeOther(id));
      await this.rest();
    } catch (error) {
      logFailure(this.context, 'a round failed', error);
    }
  }
}
