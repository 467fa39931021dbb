/** Asks the door, and checks its promise that a refusal changes nothing. */
import { isRefusal } from '@pakli/core';
import { expect } from 'vitest';
import type { BuddyTable } from './side-by-side.ts';

/** The id of a refusal, or the answer. */
export function refused(answer: unknown): unknown {
  return isRefusal(answer) ? answer.refused : answer;
}

/** Asks something that must leave the table unchanged. */
export function unchanged<T>(table: BuddyTable, ask: () => T): T {
  const before = table.state.bytes.slice();
  const steps = table.steps.length;
  const answer = ask();
  expect(table.state.bytes).toEqual(before);
  expect(table.steps.length).toBe(steps);
  return answer;
}
