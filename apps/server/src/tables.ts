/** All tables: those in memory, those that begin, and those that are due. */
import { findGame } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions, refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { EVENT_VERSION, isTableId, tableId, type EventOf } from '@pakli/host';
import type { ClockRule, TableWish } from '@pakli/protocol';
import { PlainError } from './failure.ts';
import { logFailure, type ServerContext } from './context.ts';
import { createTable } from './create-table.ts';
import { LiveTable } from './live-table.ts';
import { tag } from './log.ts';
import { DamagedLog } from './store/damaged-log.ts';
import type { KnownPerson } from './store/store.ts';

/** How much that is due is looked at in one round. */
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
  if (shape.fits(WISH, given)) return { ...USUAL, ...given };
  return refuse('bad-request', 'table', { at: WISH(given, '')?.at ?? '' });
}

export class LiveTables {
  private readonly context: ServerContext;
  /** By id; those that are being read from disc too. */
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  /** By host: the table that is being opened. */
  private readonly opening = new Map<string, Promise<void>>();
  private readonly resting = new Map<string, number>();
  /** Those whose log cannot be read. */
  private readonly damaged = new Set<string>();
  private readonly stopRounds: () => void;
  private closed = false;

  /** Wakes whatever else is due. */
  private readonly wakeOther: (id: string) => Promise<void>;

  constructor(context: ServerContext, wakeOther: (id: string) => Promise<void>) {
    this.context = context;
    this.wakeOther = wakeOther;
    this.stopRounds = context.machine.every(context.settings.pace.round, () => void this.round());
    context.metrics.gauge('pakli_tables', () => this.live.size);
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

  /** Somebody who opens several tables at once opens one after another, so that all of them count. */
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

  /** The table, in memory now; undefined if there is none. */
  async find(id: string): Promise<LiveTable | undefined> {
    if (!isTableId(id)) return undefined;
    // Who is about to come is not heard of yet, and must not find the table gone from here.
    this.resting.delete(id);
    const known = this.live.get(id);
    if (known !== undefined && (await known)?.gone !== true) return known;
    const loading = LiveTable.load(this.context, id);
    this.live.set(id, loading);
    try {
      const live = await loading;
      if (live === undefined) this.live.delete(id);
      // Nobody closes it later.
      if (this.closed) await live?.close();
      return live;
    } catch (error) {
      this.live.delete(id);
      if (error instanceof DamagedLog) this.logDamage(id, error);
      throw error;
    }
  }

  /** Once: people and rounds come to it again and again. */
  private logDamage(id: string, error: DamagedLog): void {
    if (this.damaged.has(id)) return;
    this.damaged.add(id);
    const row = error.row === undefined ? {} : { row: error.row };
    logFailure(this.context, 'a table is damaged', error, { table: tag(id), ...row });
  }

  /** Those that are in memory. */
  async all(): Promise<readonly LiveTable[]> {
    const settled = await Promise.allSettled(this.live.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  /** Somebody has another name now; a table that cannot be reached learns it later. */
  async renamed(person: string): Promise<void> {
    await Promise.allSettled((await this.tablesOf(person)).map((live) => live.renamed(person)));
  }

  /** Whether another at a table of theirs, as far as it is in memory here, has a name that looks like this one. */
  async isNameTaken(person: string, name: string): Promise<boolean> {
    const tables = await this.tablesOf(person);
    const asked = await Promise.allSettled(tables.map((live) => live.isNameTaken(person, name)));
    return asked.some((one) => one.status === 'fulfilled' && one.value);
  }

  private async tablesOf(person: string): Promise<readonly LiveTable[]> {
    return (await this.all()).filter(({ people }) => people.includes(person));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopRounds();
    await Promise.all((await this.all()).map((live) => live.close()));
  }

  /** Wakes tables that are due, and forgets those that nobody looks at. */
  private async round(): Promise<void> {
    try {
      const { store, now, settings } = this.context;
      const due = await store.due(now(), MOST_DUE, settings.pace.claim);
      for (const id of due) await (isTableId(id) ? this.wake(id) : this.wakeOther(id));
      for (const live of await this.all()) this.rest(live, now());
    } catch (error) {
      logFailure(this.context, 'a round failed', error);
    }
  }

  /** One that cannot be read keeps no other from what is due. */
  private async wake(id: string): Promise<void> {
    try {
      await (await this.find(id))?.wake();
    } catch (error) {
      if (!(error instanceof DamagedLog)) {
        logFailure(this.context, 'a table is not woken', error, { table: tag(id) });
      }
    }
  }

  private rest(live: LiveTable, now: number): void {
    const since = this.resting.get(live.id);
    if (!live.idle) this.resting.delete(live.id);
    else if (since === undefined) this.resting.set(live.id, now);
    else if (live.gone || now - since >= this.context.settings.pace.rest) {
      this.resting.delete(live.id);
      this.live.delete(live.id);
    }
  }
}
