/** Time that passes only when a test says so, and chance that is always the same. */
import { Sfc32 } from '@pakli/core';
import type { ClientPorts } from '../ports.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

export class VirtualTime implements ClientPorts {
  private readonly timers = new Set<Timer>();
  private readonly chance: Sfc32;
  private ids = 0;
  private now = 0;

  constructor(seed = 1) {
    this.chance = new Sfc32(seed);
  }

  elapsed(): number {
    return this.now;
  }

  wallTime(): number {
    return this.now;
  }

  after(ms: number, act: () => void): () => void {
    const timer = { at: this.now + ms, act };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  random(): number {
    return this.chance.below(1 << 20) / (1 << 20);
  }

  newId(): string {
    return String(this.ids++).padStart(24, '0');
  }

  /** Everything that is due in the meantime happens, in order. */
  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = [...this.timers].toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      this.timers.delete(next);
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }
}
