/** Deletes what is old and folds finished logs, a little at a time: others are served in between. */
import { logFailure, type ServerContext } from './context.ts';
import type { ServerSettings } from './settings.ts';
import type { Swept } from './store/store.ts';

/** Tables that are folded at a time. */
const FOLD_AT_ONCE = 64;

export type SweepPorts = Pick<ServerContext, 'store' | 'now' | 'log' | 'metrics' | 'machine'> & {
  readonly settings: Pick<ServerSettings, 'pace'>;
};

/** One step after another; one that fails is logged and does not stop the others. */
export async function sweep(
  ports: SweepPorts,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, now, settings } = ports;
  const { kept, fold } = settings.pace;
  const step = async (part: string, next: () => Promise<boolean>): Promise<void> => {
    try {
      while (!isStopped() && (await next()));
    } catch (error) {
      logFailure(ports, 'a sweep failed', error, { part });
    }
  };
  for (const [what, ms] of Object.entries(kept) as [Swept, number][]) {
    const before = now() - ms;
    let from: string | undefined = '';
    await step(what, async () => {
      from = await store.sweep(what, before, from ?? '');
      return from !== undefined;
    });
  }
  const over = now() - fold;
  await step('fold', async () => (await store.fold(over, FOLD_AT_ONCE)) === FOLD_AT_ONCE);
}

/** Sweeps soon after the start, since a server may run for an evening only, and every hour from then on. */
export class Sweeper {
  private readonly timers: readonly (() => void)[];
  private under: Promise<void> | undefined;
  private stopped = false;

  constructor(ports: SweepPorts) {
    const { machine, settings } = ports;
    const { firstSweep, sweep: everyMs } = settings.pace;
    const start = (): void => {
      this.under ??= sweep(ports, () => this.stopped).finally(() => (this.under = undefined));
    };
    this.timers = [machine.after(firstSweep, start), machine.every(everyMs, start)];
  }

  /** Waits for the part that is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const stop of this.timers) stop();
    await this.under;
  }
}
