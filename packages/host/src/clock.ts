/**
 * Arithmetic of clocks. The first seconds of every turn and of every deal are
 * free: they cover cards that fly and messages that travel, so that nobody is
 * given time back for being far away.
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
/** A question to take back stops the clock of the seat at turn for so long at most: nobody thinks for free behind it. */
const LONGEST_PAUSE_MS = 20_000;

function freeUntil({ turn, deal }: TurnTimes): number {
  return Math.max(turn + FREE_TURN_MS, deal + FREE_DEAL_MS);
}

/** What a seat has at the beginning. */
export function firstBank(rule: ClockRule): number {
  if (rule.kind === 'bank' || rule.kind === 'move') return rule.ms;
  return rule.kind === 'days' ? rule.days * DAY_MS : 0;
}

/** What a decision made now takes off the bank. */
export function timeTaken(rule: ClockRule, times: TurnTimes, bank: number, now: number): number {
  if (rule.kind !== 'bank') return 0;
  return Math.min(bank, Math.max(0, now - freeUntil(times)));
}

/** What is left of it afterwards. */
export function bankAfter(rule: ClockRule, bank: number, took: number): number {
  return rule.kind === 'bank' ? bank - took + rule.increment : bank;
}

/** From when on the time is out; undefined without a clock. */
export function deadlineOf(rule: ClockRule, times: TurnTimes, bank: number): number | undefined {
  if (rule.kind === 'none') return undefined;
  return rule.kind === 'days' ? times.turn + bank : freeUntil(times) + bank;
}

/** The question to take back that somebody else has asked since the turn began. */
export function takebackSince(
  questions: readonly Question[],
  turn: Seat | undefined,
  times: TurnTimes,
): Question | undefined {
  return questions.find(
    ({ what, seat, at }) => what === 'takeback' && seat !== turn && at >= times.turn,
  );
}

/** How long the clock at turn has stood because of it; with `Infinity` for now, how long it may stand. */
export function pauseFor(question: Question | undefined, now: number): number {
  return question === undefined ? 0 : Math.min(LONGEST_PAUSE_MS, now - question.at);
}
