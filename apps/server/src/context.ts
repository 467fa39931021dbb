/** What all tables of a server share. */
import type { Bell } from './bell/bell.ts';
import { failureOf } from './failure.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Refusals } from './limits.ts';
import { FAILED, tag, type Logger, type LogFields } from './log.ts';
import type { Machine } from './machine.ts';
import type { Metrics } from './metrics.ts';
import type { TableNewsFeed } from './my-tables/table-news.ts';
import type { NameCache } from './people.ts';
import type { PageAttention } from './push/attention.ts';
import type { Notifier } from './push/notifier.ts';
import type { ServerSettings } from './settings.ts';
import type { Standstill } from './standstill.ts';
import type { TableStore } from './store/store.ts';
import type { DamagedLog } from './store/damaged-log.ts';
import { StoreUnavailable } from './store/store-unavailable.ts';
import type { ThinkPool } from './think/pool.ts';

export interface ServerContext {
  /** This process among those that share the store. */
  readonly node: string;
  readonly machine: Machine;
  readonly bell: Bell;
  readonly settings: ServerSettings;
  readonly store: TableStore;
  readonly pool: ThinkPool;
  readonly names: NameCache;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly heartbeat: Heartbeat;
  readonly standstill: Standstill;
  readonly notifier: Notifier;
  readonly attention: PageAttention;
  readonly news: TableNewsFeed;
  readonly log: Logger;
  /** A table has finished a board of an evening. */
  readonly tellEvening: (evening: string, table: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts a failure and logs where it happened. That the store cannot be used is logged once, where that is noticed. */
export function logFailure(
  { log, metrics }: Pick<ServerContext, 'log' | 'metrics'>,
  what: string,
  error: unknown,
  told: LogFields = {},
): void {
  metrics.count('pakli_failures_total');
  if (error instanceof StoreUnavailable) return;
  log(what, { ...FAILED, ...told, ...failureOf(error) });
}

/** Says which log cannot be read, and which of its rows is to blame. */
export function logDamage(
  context: Pick<ServerContext, 'log' | 'metrics'>,
  noun: string,
  id: string,
  damage: DamagedLog,
): void {
  const row = damage.row === undefined ? {} : { row: damage.row };
  logFailure(context, `${noun} is damaged`, damage, { table: tag(id), ...row });
}
