/**
 * The arena's clock: processor time of the thread that thinks. A player with
 * 100 ms has 100 ms of a core, however busy the machine is and however many
 * workers share it, so that a measurement can be repeated elsewhere.
 */
import type { Thinking } from '@pakli/core';

/** How long a player may think: whichever ends first. */
export interface Limits {
  readonly steps: number;
  readonly milliseconds: number;
}

/** Processor time of this thread in milliseconds. The system updates it every few milliseconds at worst. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Slices about this long: a budget is passed by little, and a stop is heard. */
const SLICE_MS = 2;

/** Lets a player think in slices until it is done, out of budget or stopped. At least one step. */
export function think(
  thinking: Thinking,
  limits: Limits,
  stopped: () => boolean,
  clock: () => number = threadTime,
): void {
  const begin = clock();
  let left = limits.steps;
  for (let slice = 1; left > 0;) {
    const steps = Math.min(slice, left);
    const before = performance.now();
    if (thinking.step(steps)) return;
    left -= steps;
    if (stopped() || clock() - begin >= limits.milliseconds) return;
    slice = performance.now() - before < SLICE_MS / 2 ? slice * 2 : Math.max(1, slice >> 1);
  }
}
