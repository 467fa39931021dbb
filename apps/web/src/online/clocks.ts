/** The clocks to choose from for a table by link, and their names. */
import type { ClockRule } from '@pakli/protocol';
import type { OnlineWords } from '@pakli/text/online';

const MINUTE = 60_000;
const SECOND = 1000;

export const NO_CLOCK: ClockRule = { kind: 'none' };

export const CLOCKS: readonly ClockRule[] = [
  NO_CLOCK,
  ...[15, 30, 60].map((n): ClockRule => ({ kind: 'move', ms: n * SECOND })),
  ...[5, 10, 20].map((n): ClockRule => ({ kind: 'bank', ms: n * MINUTE, increment: n * SECOND })),
  ...[1, 3, 7].map((days): ClockRule => ({ kind: 'days', days })),
];

export function clockName(rule: ClockRule, words: OnlineWords['clock']): string {
  if (rule.kind === 'none') return words.none;
  if (rule.kind === 'days') return words.days(rule.days);
  if (rule.kind === 'move') return words.move(Math.round(rule.ms / SECOND));
  return words.bank(Math.round(rule.ms / MINUTE), Math.round(rule.increment / SECOND));
}
