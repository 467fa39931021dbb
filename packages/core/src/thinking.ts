/** Lets a player think in slices, so that its host stays responsive. */
import type { Thinking } from './player.ts';

/** The budget of one move; without either limit the player decides when it is done. */
export interface Budget {
  readonly ms?: number;
  readonly steps?: number;
}

/** The clock of a host; engines have none. */
export interface Clock {
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  /** Yields to the event loop. */
  pause(): Promise<void>;
}

/** A slice of about this length still notices a cancellation quickly. */
const SLICE_MS = 5;
/** Limits how far a slice can overrun the budget. */
const MAX_SLICE = 1 << 16;

/** Thinks in slices that double while they are short, until done, stopped or out of budget. At least one step is done unless `steps` is 0. */
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
