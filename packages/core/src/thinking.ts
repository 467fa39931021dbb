/** A host's clock: lets a player think in slices, so that the host keeps listening meanwhile. */
import type { Thinking } from './player.ts';

/** What may be spent on a move; without either, the player says when it is done. */
export interface Budget {
  readonly ms?: number;
  readonly steps?: number;
}

/** What engines do not have and hosts do. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Lets the host hear what has come in. */
  pause(): Promise<void>;
}

/** A slice about this long is short enough to hear a cancellation. */
const SLICE_MS = 5;
/** And never so long that the end of a budget is passed by much. */
const MAX_SLICE = 1 << 16;

/** Slices that double while they are short, until done, stopped or out of budget. However short the time, one step is done unless `steps` is 0. */
export async function thinkWithin(
  thinking: Thinking,
  { ms = Infinity, steps = Infinity }: Budget,
  clock: Clock,
  stopped: () => boolean = () => false,
): Promise<void> {
  let left = steps;
  const until = clock.now() + ms;
  for (let slice = 1; left > 0;) {
    const now = clock.now();
    const taken = Math.min(slice, left);
    if (thinking.step(taken)) return;
    left -= taken;
    await clock.pause();
    if (stopped() || clock.now() >= until) return;
    slice = clock.now() - now < SLICE_MS ? Math.min(slice * 2, MAX_SLICE) : Math.max(1, slice >> 1);
  }
}
