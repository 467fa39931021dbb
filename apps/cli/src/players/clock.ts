/**
 * The clock of an arena and of self-play: processor time of the thread that thinks. A player with
 * 100 ms has 100 ms of a core, however busy the machine is and however many
 * workers share it, so that a measurement can be repeated elsewhere.
 */
import type { Thinking } from '@pakli/core';

/** How long a player may think: whichever ends first. */
export interface ThinkLimits {
  readonly steps: number;
  readonly milliseconds: number;
}

/** The system may bring a running thread's processor time up to date only so often. */
const TICK_MS = 4;

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of processor time since it was started. */
export function startWatch(): () => number {
  const wall = performance.now();
  const thread = threadTime();
  return () => {
    const passed = performance.now() - wall;
    // Too short for the system's bookkeeping, and most likely not interrupted.
    return passed < TICK_MS ? passed : Math.min(passed, threadTime() - thread);
  };
}

/** Slices about this long: a budget is passed by little, and a stop is heard. */
const SLICE_MS = 1;

/** Lets a player think in slices until it is done, out of budget or stopped. At least one step. */
export function think(
  thinking: Thinking,
  limits: ThinkLimits,
  watch: () => number,
  stopped: () => boolean,
): void {
  let left = limits.steps;
  for (let slice = 1; left > 0;) {
    const steps = Math.min(slice, left);
    const before = performance.now();
    if (thinking.step(steps)) return;
    left -= steps;
    if (stopped() || watch() >= limits.milliseconds) return;
    slice = performance.now() - before < SLICE_MS ? slice * 2 : Math.max(1, slice >> 1);
  }
}
