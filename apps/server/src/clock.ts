/**
 * The time of the store, as all nodes know it: measured now and then, and in
 * between carried on by a clock that nobody can set. What the wall clock of a
 * node says does not matter.
 */
import type { Machine } from './machine.ts';
import type { TableStore } from './store/store.ts';

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
    // As if the answer had taken no time: what is due may happen a little late, and never early.
    this.offset = time - heard;
  }
}
