/** The parts of a server in this process, without a port: tables in memory, a clock that stands, all that is logged. */
import { Heartbeat } from '../src/heartbeat.ts';
import { LocalBells } from '../src/bell/local.ts';
import type { House } from '../src/context.ts';
import { Refusals } from '../src/limits.ts';
import type { Live } from '../src/live-table.ts';
import { Metrics } from '../src/metrics.ts';
import { Names, People } from '../src/people.ts';
import type { Pace, Settings } from '../src/settings.ts';
import type { Person, Store } from '../src/store/store.ts';
import { Tables } from '../src/tables.ts';
import { Pool } from '../src/think/pool.ts';
import { MemoryStore } from './memory-store.ts';
import { QUICK, settingsFor } from './running.ts';
import { StandingClock } from './timing.ts';

/** Nothing happens by itself. */
export const STILL: Pace = { ...QUICK, beat: 2 ** 30, round: 2 ** 30, glance: 2 ** 30 };

export interface Indoors {
  readonly house: House;
  readonly clock: StandingClock;
  readonly tables: Tables;
  readonly people: People;
  /** What was logged, as text. */
  readonly lines: string[];
  /** What was counted; 0 where nothing was. */
  readonly metric: (key: string) => number;
  /** A person with a name. */
  readonly welcome: (name: string) => Promise<Person>;
  /** A new table of Mulle, in memory. */
  readonly open: (host: Person, wish?: object) => Promise<Live>;
}

export interface HouseSetting {
  readonly settings?: Partial<Settings>;
  readonly spoil?: (store: Store) => Store;
  /** Another node of the same data. */
  readonly beside?: Indoors;
}

export async function inHouse(
  work: (indoors: Indoors) => Promise<void>,
  { settings: more = {}, spoil = (store) => store, beside }: HouseSetting = {},
): Promise<void> {
  const clock = beside?.clock ?? new StandingClock();
  const store = beside?.house.store ?? spoil(new MemoryStore());
  const settings = settingsFor('/nowhere', { pace: STILL, ...more });
  const metrics = new Metrics();
  const lines: string[] = [];
  const log: House['log'] = (what, told = {}) =>
    void lines.push(`${what} ${JSON.stringify({ ...told, stack: undefined })}`);
  const house: House = {
    node: beside === undefined ? 'one' : 'two',
    bell: new LocalBells().bell(),
    settings,
    store,
    pool: new Pool(1, settings.pace.thinking),
    names: new Names(store),
    metrics,
    refusals: new Refusals(metrics, log),
    heartbeat: await Heartbeat.start(store, settings.pace, clock.now),
    log,
    now: clock.now,
  };
  const tables = new Tables(house);
  const people = new People(store, clock.now);
  const metric = (key: string): number => {
    const line = metrics
      .format()
      .split('\n')
      .find((one) => one.startsWith(`${key} `));
    return Number(line?.slice(key.length) ?? 0);
  };
  const welcome = async (name: string): Promise<Person> => {
    const { person } = await people.welcome(name);
    house.names.set(person.id, name);
    return person;
  };
  const open = async (host: Person, wish: object = {}): Promise<Live> => {
    const table = await tables.open(host, { game: 'mulle', ...wish });
    const live = typeof table === 'string' ? await tables.find(table) : undefined;
    if (live === undefined) throw new Error(JSON.stringify(table));
    return live;
  };
  try {
    await work({ house, clock, tables, people, lines, metric, welcome, open });
  } finally {
    await tables.close();
    await house.heartbeat.stop();
    await house.pool.close();
  }
}
