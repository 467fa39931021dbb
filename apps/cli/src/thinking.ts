/** The host's clock: lets a player think in slices, so that the process keeps listening meanwhile. */
import { setImmediate } from 'node:timers/promises';
import type { Thinking } from '@pakli/core';

export type Budget = { readonly ms: number } | { readonly steps: number };

/** A slice about this long is short enough to hear a `stop`. */
const SLICE_MS = 5;
/** And never so long that the end of a budget is passed by much. */
const MAX_SLICE = 1 << 16;

/** Slices that double while they are short, until done, stopped or out of budget; at least one step. */
export async function thinkWithin(
  thinking: Thinking,
  budget: Budget,
  stopped: () => boolean = () => false,
): Promise<void> {
  let left = 'steps' in budget ? budget.steps : Number.POSITIVE_INFINITY;
  const until = 'ms' in budget ? performance.now() + budget.ms : Number.POSITIVE_INFINITY;
  for (let slice = 1; left > 0;) {
    const now = performance.now();
    const steps = Math.min(slice, left);
    if (thinking.step(steps)) return;
    left -= steps;
    await setImmediate();
    if (stopped() || performance.now() >= until) return;
    slice =
      performance.now() - now < SLICE_MS ? Math.min(slice * 2, MAX_SLICE) : Math.max(1, slice >> 1);
  }
}
