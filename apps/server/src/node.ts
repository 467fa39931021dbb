/** One node without a port: everything between sockets and the store. */
import { Admission } from './admission.ts';
import type { Bell } from './bell/bell.ts';
import { Cluster } from './cluster.ts';
import { LiveDays } from './day/live-days.ts';
import type { ServerContext } from './context.ts';
import { isEveningId, LiveEvenings } from './evening/live-evenings.ts';
import { Heartbeat } from './heartbeat.ts';
import { Refusals } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import { FAILED, SILENT, type Logger } from './log.ts';
import { hexOf, waitFor, type Machine } from './machine.ts';
import { Metrics } from './metrics.ts';
import { MyTables } from './my-tables/my-tables.ts';
import { TableNewsFeed } from './my-tables/table-news.ts';
import { NameCache, People } from './people.ts';
import { PageAttention } from './push/attention.ts';
import { Notifier } from './push/notifier.ts';
import { postPush } from './push/push-request.ts';
import type { ServerSettings } from './settings.ts';
import type { SocketTarget } from './socket.ts';
import { Standstill } from './standstill.ts';
import { DamagedLog } from './store/damaged-log.ts';
import { StoreHealth } from './store/health.ts';
import type { KnownPerson, TableStore } from './store/store.ts';
import { Sweeper } from './sweep.ts';
import { LiveTables } from './tables.ts';
import { ThinkPool } from './think/pool.ts';
import type { StartThread } from './think/thread.ts';
import { isDayId } from '@pakli/host';

export interface NodePorts {
  readonly machine: Machine;
  readonly store: TableStore;
  readonly bell: (node: string) => Promise<Bell>;
  /** Others share the store: this node tells them who is here, and hears of theirs. */
  readonly shared: boolean;
  readonly startThread: StartThread;
  /** Its id among the nodes that share the store. */
  readonly node?: string | undefined;
  readonly log?: Logger | undefined;
  /** Instead of the time of the store. */
  readonly now?: (() => number) | undefined;
}

export interface ServerNode {
  readonly context: ServerContext;
  readonly admission: Admission;
  readonly people: People;
  readonly tables: LiveTables;
  readonly evenings: LiveEvenings;
  readonly days: LiveDays;
  readonly health: StoreHealth;
  /** Closes all connections and stops all work. */
  leave(): Promise<void>;
  /** Closes the store, after `leave`. */
  close(): Promise<void>;
}

export async function startNode(
  settings: ServerSettings,
  { machine, store: plainStore, shared, startThread, ...given }: NodePorts,
): Promise<ServerNode> {
  const { log = SILENT, node = hexOf(machine.bytes(6)) } = given;
  const { pace } = settings;
  const health = new StoreHealth(plainStore, {
    lost: (why, code) => log('the database cannot be used', { ...FAILED, why, code }),
    back: () => log('the database can be used again'),
    fresh: pace.probe,
    retry: pace.retry,
    machine,
  });
  const { store } = health;
  const clock = shared ? await StoreClock.of(store, machine, pace.measure) : undefined;
  const now = given.now ?? clock?.now ?? machine.wallTime;
  const bell = await given.bell(node);
  const metrics = new Metrics();
  const pool = thinkPool(settings, { machine, startThread, metrics, log });
  const refusals = new Refusals(metrics, log, machine.elapsed);
  const heartbeat = await Heartbeat.start({ store, machine, pace, now });
  const context: ServerContext = {
    node,
    machine,
    bell,
    settings,
    store,
    pool,
    names: new NameCache(store),
    metrics,
    refusals,
    heartbeat,
    standstill: new Standstill(machine, pace.beat),
    notifier: new Notifier({
      store,
      machine,
      now,
      metrics,
      post: settings.push === 'off' ? undefined : postPush(settings.push === 'anywhere'),
      contact: settings.origin,
    }),
    attention: new PageAttention(),
    news: new TableNewsFeed(),
    log,
    now,
    tellEvening: (id, table) => void (isDayId(id) ? days : evenings).collectFrom(id, table),
  };
  const admission = new Admission(settings, refusals, machine.elapsed);
  const tables: LiveTables = new LiveTables(context, (id) =>
    (isDayId(id) ? days : evenings).wake(id),
  );
  const evenings: LiveEvenings = new LiveEvenings(context, tables);
  const days: LiveDays = new LiveDays(context, tables);
  const cluster = shared ? await Cluster.meet(context, tables, evenings) : undefined;
  const stopForgetting = machine.every(pace.sweep, () => admission.sweep());
  const sweeper = new Sweeper(context);
  return {
    context,
    admission,
    people: new People({ store, machine, now, passMs: pace.pass }),
    tables,
    evenings,
    days,
    health,
    leave: async () => {
      stopForgetting();
      health.stop();
      await sendAway([...(await tables.all()), ...(await evenings.all())], context);
      const field = days.close();
      await evenings.close();
      await tables.close();
      context.notifier.close();
      await heartbeat.stop();
      context.standstill.stop();
      await cluster?.leave();
      await bell.close();
      clock?.stop();
      await pool.close();
      await field;
    },
    close: async () => {
      await sweeper.stop();
      await store.close();
    },
  };
}

function thinkPool(
  { threads, pace }: ServerSettings,
  {
    machine,
    startThread,
    metrics,
    log,
  }: Pick<NodePorts, 'machine' | 'startThread'> & Pick<ServerContext, 'metrics' | 'log'>,
): ThinkPool {
  const unlearned = new Set<string>();
  const pool = new ThinkPool(threads, pace.thinking, {
    machine,
    start: startThread,
    missed: (game, why) => {
      // Logged once: it stays so until somebody repairs the installation.
      if (!unlearned.has(game)) log('players play without what they have learned', { game, why });
      unlearned.add(game);
    },
    hung: (game, player) => {
      metrics.count('pakli_thinkers_replaced_total');
      log('a player did not answer, and its thread was replaced', { game, player });
    },
  });
  metrics.gauge('pakli_thoughts_waiting', () => pool.waiting);
  metrics.gauge('pakli_thinkers', () => pool.hired);
  return pool;
}

/** Spread over the drain time, so that they do not all reach the other nodes at once; each comes back at another moment. */
async function sendAway(
  tables: readonly Pick<LiveTable, 'connections'>[],
  { machine, settings }: ServerContext,
): Promise<void> {
  const { drain } = settings;
  const all = tables.flatMap(({ connections }) => connections);
  await Promise.all(
    all.map(async (connection, i) => {
      if (drain > 0) await waitFor(machine, (drain * i) / all.length);
      connection.bye('restart', machine.random.below(2000));
    }),
  );
}

type Arrivals = Pick<ServerNode, 'people' | 'tables' | 'evenings' | 'context'>;

/** Who comes to a table or an evening, and what they come to; or why there is none. */
export interface Arrival {
  readonly comer: KnownPerson | undefined;
  readonly target: SocketTarget | 'gone' | 'damaged';
}

/** In the place of a table's id: the list of one's own. */
export const MY_TABLES = 'mine';

/** Finds the person who has one of these keys, and where they connect to. */
export async function arrive(
  { people, tables, evenings, context }: Arrivals,
  keys: readonly string[],
  id: string,
): Promise<Arrival> {
  const comer = await people.find(keys);
  // Somebody who gave their name to another node, or before a restart of this one.
  if (comer !== undefined && context.names.of(comer.id) === '') {
    context.names.set(comer.id, comer.name);
  }
  try {
    if (id === MY_TABLES) {
      return { comer, target: comer ? new MyTables(context, tables, comer) : 'gone' };
    }
    if (isEveningId(id)) return { comer, target: (await evenings.find(id)) ?? 'gone' };
    return { comer, target: (await tables.find(id)) ?? 'gone' };
  } catch (error) {
    if (error instanceof DamagedLog) return { comer, target: 'damaged' };
    throw error;
  }
}

// The time of the store, the same for all nodes: measured at intervals and carried on by a
// monotonic clock in between. The wall clock of a node does not matter.

/** Milliseconds: an answer that took longer tells little. */
const SLOW = 1000;

export class StoreClock {
  private readonly store: TableStore;
  private readonly machine: Machine;
  readonly stop: () => void;
  /** Milliseconds from the start of this process's clock to 1970. */
  private offset = 0;

  private constructor(store: TableStore, machine: Machine, everyMs: number) {
    this.store = store;
    this.machine = machine;
    this.stop = machine.every(everyMs, () => void this.measure().catch(() => {}));
  }

  static async of(store: TableStore, machine: Machine, everyMs: number): Promise<StoreClock> {
    const clock = new StoreClock(store, machine, everyMs);
    await clock.measure();
    return clock;
  }

  readonly now = (): number => Math.floor(this.machine.elapsed() + this.offset);

  async measure(): Promise<void> {
    const asked = this.machine.elapsed();
    const time = await this.store.time();
    const heard = this.machine.elapsed();
    if (this.offset !== 0 && heard - asked > SLOW) return;
    // As if the answer had taken no time: what is due may happen a little late, but never early.
    this.offset = time - heard;
  }
}
