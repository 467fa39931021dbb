/** What a player of a command may spend on a move, and the clock it is measured by. */
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '@pakli/core/search';

export type MoveBudget = { readonly ms: number } | { readonly steps: number };

export const clock: Clock = { now: () => performance.now(), pause: () => setImmediate() };
