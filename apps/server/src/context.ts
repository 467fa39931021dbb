/** What all tables of a server share. */
import type { Bell } from './bell/bell.ts';
import { failureOf } from './failure.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Refusals } from './limits.ts';
import { FAILED, type Log, type Told } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Names } from './people.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import { StoreUnavailable } from './store/store-unavailable.ts';
import type { Pool } from './think/pool.ts';

export interface House {
  /** This process among those that share the store. */
  readonly node: string;
  readonly bell: Bell;
  readonly settings: Settings;
  readonly store: Store;
  readonly pool: Pool;
  readonly names: Names;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly heartbeat: Heartbeat;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts a failure and logs where it happened. That the store cannot be used is logged once, where that is noticed. */
export function logFailure(
  { log, metrics }: Pick<House, 'log' | 'metrics'>,
  what: string,
  error: unknown,
  told: Told = {},
): void {
  metrics.count('pakli_failures_total');
  if (error instanceof StoreUnavailable) return;
  log(what, { ...FAILED, ...told, ...failureOf(error) });
}
