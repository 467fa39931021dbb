/**
 * The time of the store, as all nodes know it: measured now and then, and in
 * between carried on by a clock that nobody can set. What the wall clock of a
 * node says does not matter.
 */
import type { TableStore } from './store/store.ts';

const EVERY = 30_000;
/** Milliseconds: an answer that took longer tells little. */
const SLOW = 1000;

export class StoreClock {
  private readonly store: TableStore;
  private readonly timer: NodeJS.Timeout;
  /** Milliseconds from the start of this process's clock to 1970. */
  private offset = 0;

  private constructor(store: TableStore) {
    this.store = store;
    this.timer = setInterval(() => void this.measure().catch(() => {}), EVERY).unref();
  }

  static async of(store: TableStore): Promise<StoreClock> {
    const clock = new StoreClock(store);
    await clock.measure();
    return clock;
  }

  readonly now = (): number => Math.floor(performance.now() + this.offset);

  async measure(): Promise<void> {
    const asked = performance.now();
    const time = await this.store.time();
    const heard = performance.now();
    if (this.offset !== 0 && heard - asked > SLOW) return;
    // As if the answer had taken no time: what is due may happen a little late, and never early.
    this.offset = time - heard;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
