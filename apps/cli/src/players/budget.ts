/** What a player of a command may spend on a move, and the clock it is measured by. */
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '@pakli/core/search';

export type MoveBudget = { readonly ms: number } | { readonly steps: number };

/** Undefined where the budget is time, or none. */
export function stepsIn(budget: MoveBudget | undefined): number | undefined {
  return budget !== undefined && 'steps' in budget ? budget.steps : undefined;
}

export const clock: Clock = { now: () => performance.now(), pause: () => setImmediate() };
