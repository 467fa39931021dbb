/**
 * Clock arithmetic. The first seconds of every turn and of every deal are free:
 * they cover animations and network latency, so that nobody is compensated for
 * a slow connection.
 */
import type { Seat } from '@pakli/core';
import type { ClockRule, Question } from '@pakli/protocol';

/** When the turn and the deal began. */
export interface TurnTimes {
  readonly turn: number;
  readonly deal: number;
}

const FREE_TURN_MS = 2000;
const FREE_DEAL_MS = 10_000;
const DAY_MS = 86_400_000;
/** A request to take back stops the clock of the seat at turn for at most this long, so that nobody gains thinking time. */
const LONGEST_PAUSE_MS = 20_000;

function freeUntil({ turn, deal }: TurnTimes): number {
  return Math.max(turn + FREE_TURN_MS, deal + FREE_DEAL_MS);
}

/** The time of a seat at the beginning. */
export function firstBank(rule: ClockRule): number {
  if (rule.kind === 'bank' || rule.kind === 'move') return rule.ms;
  return rule.kind === 'days' ? rule.days * DAY_MS : 0;
}

/** The time that a decision made now costs. */
export function timeTaken(rule: ClockRule, times: TurnTimes, bank: number, now: number): number {
  if (rule.kind !== 'bank') return 0;
  return Math.min(bank, Math.max(0, now - freeUntil(times)));
}

/** The time left after a decision. */
export function bankAfter(rule: ClockRule, bank: number, took: number): number {
  return rule.kind === 'bank' ? bank - took + rule.increment : bank;
}

/** When the time runs out; undefined without a clock. */
export function deadlineOf(rule: ClockRule, times: TurnTimes, bank: number): number | undefined {
  if (rule.kind === 'none') return undefined;
  return rule.kind === 'days' ? times.turn + bank : freeUntil(times) + bank;
}

/** A request to take back by somebody else since the turn began. */
export function takebackSince(
  questions: readonly Question[],
  turn: Seat | undefined,
  times: TurnTimes,
): Question | undefined {
  return questions.find(
    ({ what, seat, at }) => what === 'takeback' && seat !== turn && at >= times.turn,
  );
}

/** How long the clock has been stopped by it; with `now` Infinity, how long it may be stopped. */
export function pauseFor(question: Question | undefined, now: number): number {
  return question === undefined ? 0 : Math.min(LONGEST_PAUSE_MS, now - question.at);
}
