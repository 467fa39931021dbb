/** What all parts of a simulation share: time, randomness, and the trace. */
import { Sfc32 } from '@pakli/core';
import type { StoryEvent } from './story-event.ts';
import { Timeline } from './timeline.ts';

/** A fixed start in 2026. */
const FIRST_MOMENT = Date.UTC(2026, 0, 1);

/** A violated invariant. */
export interface Breach {
  readonly at: number;
  /** The checker that saw it. */
  readonly checker: string;
  readonly what: string;
}

type Unmoved<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

export class World {
  readonly seed: number;
  readonly timeline: Timeline = new Timeline();
  readonly breaches: Breach[] = [];
  /** The trace; undefined if it is not recorded. */
  readonly trace: string[] | undefined;
  /** The offset of the store's clock. */
  private leapMs = 0;
  /** The store's clock was set back: nodes are ahead until they measure it again. */
  hasLeaptBack = false;

  private readonly watch: ((event: StoryEvent) => void) | undefined;

  constructor(seed: number, isTraced: boolean, watch?: (event: StoryEvent) => void) {
    this.seed = seed;
    this.watch = watch;
    this.trace = isTraced ? [] : undefined;
  }

  get now(): number {
    return this.timeline.now;
  }

  /** The clock of the store, in milliseconds since 1970. */
  get storeTime(): number {
    return FIRST_MOMENT + Math.floor(this.now) + this.leapMs;
  }

  /** Sets the clock of the store. */
  leap(ms: number): void {
    this.leapMs += ms;
    this.hasLeaptBack ||= ms < 0;
  }

  /** An independent random stream for one purpose. */
  chance(purpose: string): Chance {
    return new Chance(`${this.seed} ${purpose}`);
  }

  /** Adds a line to the trace. */
  note(write: () => string): void {
    this.trace?.push(`${this.now} ${write()}`);
  }

  /** Emits an event for pictures. */
  show(tell: () => Unmoved<StoryEvent>): void {
    this.watch?.({ at: this.now, ...tell() });
  }

  report(checker: string, what: string): void {
    this.breaches.push({ at: this.now, checker, what });
    this.note(() => `BREACH ${checker}: ${what}`);
  }
}

export class Chance {
  readonly random: Sfc32;

  constructor(purpose: string) {
    this.random = new Sfc32(hashOf(purpose));
  }

  readonly below = (n: number): number => this.random.below(n);

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True with a chance of 1 in `many`. */
  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  pick<One>(all: readonly One[]): One {
    const found = all[this.below(all.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  bytes(many: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length: many }, () => this.below(256));
  }

  hex(many: number): string {
    return Array.from(this.bytes(many), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** FNV-1a, twice: 52 bits. */
function hashOf(text: string): number {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + i), 0x85ebca6b);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
