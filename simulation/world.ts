/** What all parts of a simulation share: time, chance, and what is written down of it. */
import { Sfc32 } from '@pakli/core';
import type { StoryEvent } from './story-event.ts';
import { Timeline } from './timeline.ts';

/** 2026, and no day of a real clock. */
const FIRST_MOMENT = Date.UTC(2026, 0, 1);

/** A promise that was broken. */
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
  /** Every line of what happens; undefined where nobody reads it. */
  readonly trace: string[] | undefined;
  /** How far the clock of the store is ahead, or behind. */
  private leapMs = 0;
  /** It was set back: until they measure it again, nodes are ahead of it. */
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

  /** Milliseconds since 1970, where the data is. */
  get storeTime(): number {
    return FIRST_MOMENT + Math.floor(this.now) + this.leapMs;
  }

  /** Sets the clock of the store. */
  leap(ms: number): void {
    this.leapMs += ms;
    this.hasLeaptBack ||= ms < 0;
  }

  /** Numbers of one purpose: what is drawn for another changes none of them. */
  chance(purpose: string): Chance {
    return new Chance(`${this.seed} ${purpose}`);
  }

  /** Writes down what happens, for anyone who follows a seed. */
  note(write: () => string): void {
    this.trace?.push(`${this.now} ${write()}`);
  }

  /** Shows what happens, to anyone who looks at a picture of it. */
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

  /** True once in so many times. */
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
