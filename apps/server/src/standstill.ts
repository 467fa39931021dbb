/**
 * Notices that this process stood still: it was stopped, its machine slept, or something blocked it.
 * What pages have sent meanwhile arrives all at once, though nobody was too fast.
 */
import type { Machine } from './machine.ts';

type Clocks = Pick<Machine, 'elapsed' | 'wallTime' | 'every'>;

/** Pages give up a connection by then, so no more than this is excused. */
const MOST_MS = 40_000;

export class Standstill {
  private readonly clocks: Clocks;
  private readonly everyMs: number;
  private elapsed: number;
  private wallTime: number;
  /** How often it stood still, and how long the last time, in milliseconds. */
  times = 0;
  ms = 0;
  readonly stop: () => void;

  constructor(clocks: Clocks, everyMs: number) {
    this.clocks = clocks;
    this.everyMs = everyMs;
    this.elapsed = clocks.elapsed();
    this.wallTime = clocks.wallTime();
    this.stop = clocks.every(everyMs, () => this.look());
  }

  /** One clock may stand while a machine sleeps, so both are asked. */
  look(): void {
    const [elapsed, wallTime] = [this.clocks.elapsed(), this.clocks.wallTime()];
    const gap = Math.max(elapsed - this.elapsed, wallTime - this.wallTime);
    this.elapsed = elapsed;
    this.wallTime = wallTime;
    if (gap < 2 * this.everyMs) return;
    this.times++;
    this.ms = Math.min(gap, MOST_MS);
  }
}
