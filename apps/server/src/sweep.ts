/** Forgets what is old and folds what is over, a little at a time: others are served in between. */
import { logFailure, type ServerContext } from './context.ts';
import type { Swept } from './store/store.ts';

const DAY_MS = 86_400_000;
export const SWEEP_EVERY_MS = 3_600_000;
/** Guests that were not seen, tables that were not touched, what was said and who was reported: all are kept for so long. */
const KEPT_MS: Readonly<Record<Swept, number>> = {
  people: 180 * DAY_MS,
  tables: 180 * DAY_MS,
  lines: 30 * DAY_MS,
  reports: 180 * DAY_MS,
};
/** Tables that were over so long ago are kept in less room, so many at a time. */
const FOLD_AFTER_MS = DAY_MS;
const FOLD_AT_ONCE = 64;

export type SweepPorts = Pick<ServerContext, 'store' | 'now' | 'log' | 'metrics'>;

/** One step after another; one that fails is logged and keeps none of the others from being taken. */
export async function sweep(
  ports: SweepPorts,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, now } = ports;
  const step = async (part: string, next: () => Promise<boolean>): Promise<void> => {
    try {
      while (!isStopped() && (await next()));
    } catch (error) {
      logFailure(ports, 'a sweep failed', error, { part });
    }
  };
  for (const [what, ms] of Object.entries(KEPT_MS) as [Swept, number][]) {
    const before = now() - ms;
    let from: string | undefined = '';
    await step(what, async () => {
      from = await store.sweep(what, before, from ?? '');
      return from !== undefined;
    });
  }
  const over = now() - FOLD_AFTER_MS;
  await step('fold', async () => (await store.fold(over, FOLD_AT_ONCE)) === FOLD_AT_ONCE);
}

/** Sweeps soon after the start, since a server may run for an evening only, and every hour from then on. */
export class Sweeper {
  private readonly timers: readonly NodeJS.Timeout[];
  private under: Promise<void> | undefined;
  private stopped = false;

  constructor(ports: SweepPorts, firstMs: number) {
    const start = (): void => {
      this.under ??= sweep(ports, () => this.stopped).finally(() => (this.under = undefined));
    };
    this.timers = [setTimeout(start, firstMs), setInterval(start, SWEEP_EVERY_MS)];
  }

  /** What is under way ends with the part it is at. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.under;
  }
}
