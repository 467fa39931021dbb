/**
 * The parts of a server in this process, without a port: tables in memory, a stopped clock, and everything that is
 * logged.
 */
import { Heartbeat } from '../src/heartbeat.ts';
import { LocalBells } from '../src/bell/local.ts';
import type { CommandOutcome } from '../src/commit.ts';
import type { ServerContext } from '../src/context.ts';
import { Refusals } from '../src/limits.ts';
import type { LiveTable } from '../src/live-table.ts';
import { MACHINE } from '../src/machine.ts';
import { TableNewsFeed } from '../src/my-tables/table-news.ts';
import { Metrics } from '../src/metrics.ts';
import { NameCache, People } from '../src/people.ts';
import { PageAttention } from '../src/push/attention.ts';
import { Notifier } from '../src/push/notifier.ts';
import type { PostPush } from '../src/push/push-request.ts';
import { PACE, type Pace, type ServerSettings } from '../src/settings.ts';
import type { KnownPerson, TableStore } from '../src/store/store.ts';
import { Standstill } from '../src/standstill.ts';
import { isDayId } from '@pakli/host';
import { PROTOCOL } from '@pakli/protocol';
import { LiveDays } from '../src/day/live-days.ts';
import { LiveEvenings } from '../src/evening/live-evenings.ts';
import { LiveTables } from '../src/tables.ts';
import { ThinkPool } from '../src/think/pool.ts';
import { keptThread } from './kept-threads.ts';
import { MemoryStore } from './memory-store.ts';
import { QUICK, settingsFor } from './running.ts';
import { StandingClock } from './timing.ts';

export const HELLO: Parameters<LiveTable['hello']>[1] = {
  kind: 'hello',
  protocol: PROTOCOL,
  since: null,
};

/** Sends to a table, as over a socket that stays open. */
export function send(
  live: LiveTable,
  who: KnownPerson,
  letter: Parameters<LiveTable['take']>[1],
  ports: Partial<Parameters<LiveTable['take']>[2]> = {},
): Promise<CommandOutcome> {
  return live.take(who, letter, { acknowledge: () => {}, isOver: () => false, ...ports });
}

/** Nothing happens automatically. */
export const STILL: Pace = {
  ...QUICK,
  beat: 2 ** 30,
  round: 2 ** 30,
  glance: 2 ** 30,
  silence: PACE.silence,
};

export interface Indoors {
  readonly context: ServerContext;
  readonly clock: StandingClock;
  readonly tables: LiveTables;
  readonly evenings: LiveEvenings;
  readonly days: LiveDays;
  readonly people: People;
  /** The log as text. */
  readonly lines: string[];
  /** The value of a counter; 0 where nothing was counted. */
  readonly metric: (key: string) => number;
  /** A person with a name. */
  readonly welcome: (name: string) => Promise<KnownPerson>;
  /** A new table of Mulle, in memory. */
  readonly open: (host: KnownPerson, wish?: object) => Promise<LiveTable>;
}

export interface HouseSetting {
  readonly settings?: Partial<ServerSettings>;
  readonly spoil?: (store: TableStore) => TableStore;
  /** Replaces push services; without one nothing is sent. */
  readonly post?: PostPush;
  /** Another node on the same data. */
  readonly beside?: Indoors;
}

export async function inHouse(
  work: (indoors: Indoors) => Promise<void>,
  { settings: more = {}, spoil = (store) => store, post, beside }: HouseSetting = {},
): Promise<void> {
  const clock = beside?.clock ?? new StandingClock();
  const store = beside?.context.store ?? spoil(new MemoryStore());
  const settings = settingsFor('/nowhere', { pace: STILL, ...more });
  const metrics = new Metrics();
  const lines: string[] = [];
  const log: ServerContext['log'] = (what, told = {}) =>
    void lines.push(`${what} ${JSON.stringify({ ...told, stack: undefined })}`);
  const context: ServerContext = {
    node: beside === undefined ? 'one' : 'two',
    machine: MACHINE,
    bell: new LocalBells().bell(),
    settings,
    store,
    pool: new ThinkPool(1, settings.pace.thinking, { machine: MACHINE, start: keptThread }),
    names: new NameCache(store),
    metrics,
    refusals: new Refusals(metrics, log, MACHINE.elapsed),
    heartbeat: await Heartbeat.start({
      store,
      machine: MACHINE,
      pace: settings.pace,
      now: clock.now,
    }),
    standstill: new Standstill(MACHINE, settings.pace.beat),
    notifier: new Notifier({
      store,
      machine: MACHINE,
      now: clock.now,
      metrics,
      post,
      contact: undefined,
    }),
    attention: new PageAttention(),
    news: new TableNewsFeed(),
    log,
    now: clock.now,
    tellEvening: (id, table) =>
      void (isDayId(id) ? days.collectFrom(id, table) : evenings.wake(id)),
  };
  const tables: LiveTables = new LiveTables(context, (id) =>
    (isDayId(id) ? days : evenings).wake(id),
  );
  const evenings: LiveEvenings = new LiveEvenings(context, tables);
  const days: LiveDays = new LiveDays(context, tables);
  const people = new People({
    store,
    machine: MACHINE,
    now: clock.now,
    passMs: settings.pace.pass,
  });
  const metric = (key: string): number => {
    const line = metrics
      .format()
      .split('\n')
      .find((one) => one.startsWith(`${key} `));
    return Number(line?.slice(key.length) ?? 0);
  };
  const welcome = async (name: string): Promise<KnownPerson> => {
    const { person } = await people.welcome(name);
    context.names.set(person.id, name);
    return person;
  };
  const open = async (host: KnownPerson, wish: object = {}): Promise<LiveTable> => {
    const table = await tables.open(host, { game: 'mulle', ...wish });
    const live = typeof table === 'string' ? await tables.find(table) : undefined;
    if (live === undefined) throw new Error(JSON.stringify(table));
    return live;
  };
  try {
    await work({ context, clock, tables, evenings, days, people, lines, metric, welcome, open });
  } finally {
    const field = days.close();
    await tables.close();
    await context.heartbeat.stop();
    context.standstill.stop();
    await context.pool.close();
    await field;
  }
}
