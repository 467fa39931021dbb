import type { ClockRule, Question } from '@pakli/protocol';
import { expect, test } from 'vitest';
import {
  bankAfter,
  deadlineOf,
  firstBank,
  pauseFor,
  takebackSince,
  timeTaken,
} from '../src/clock.ts';

const bank: ClockRule = { kind: 'bank', ms: 300_000, increment: 5000 };
const move: ClockRule = { kind: 'move', ms: 30_000 };
const days: ClockRule = { kind: 'days', days: 3 };
const none: ClockRule = { kind: 'none' };
/** Long after the deal began. */
const late = { turn: 100_000, deal: 0 };
const first = { turn: 100_000, deal: 100_000 };

test('the first two seconds of a turn and the first ten of a deal are free', () => {
  expect(timeTaken(bank, late, 300_000, 102_000)).toBe(0);
  expect(timeTaken(bank, late, 300_000, 102_001)).toBe(1);
  expect(timeTaken(bank, first, 300_000, 110_000)).toBe(0);
  expect(timeTaken(bank, first, 300_000, 110_700)).toBe(700);
});

test('no more than all is taken, and every decision adds to what is left', () => {
  expect(timeTaken(bank, late, 4000, 999_999)).toBe(4000);
  expect(bankAfter(bank, 4000, 4000)).toBe(5000);
  expect(bankAfter(bank, 300_000, 700)).toBe(304_300);
});

test('the time is out when the bank is, or so many days after the turn began', () => {
  expect(deadlineOf(bank, late, 4000)).toBe(106_000);
  expect(deadlineOf(bank, first, 4000)).toBe(114_000);
  expect(firstBank(days)).toBe(259_200_000);
  expect(deadlineOf(days, late, firstBank(days))).toBe(259_300_000);
  expect(timeTaken(days, late, firstBank(days), 259_000_000)).toBe(0);
  expect(bankAfter(days, 259_200_000, 0)).toBe(259_200_000);
});

test('a clock per move gives every decision the same, after the free seconds', () => {
  expect(firstBank(move)).toBe(30_000);
  expect(deadlineOf(move, late, firstBank(move))).toBe(132_000);
  expect(deadlineOf(move, first, firstBank(move))).toBe(140_000);
  expect(bankAfter(move, 30_000, timeTaken(move, late, 30_000, 120_000))).toBe(30_000);
  expect(bankAfter(move, 30_000, 30_000)).toBe(30_000);
});

test('without a clock nothing runs out', () => {
  expect(firstBank(none)).toBe(0);
  expect(timeTaken(none, late, 0, 999_999)).toBe(0);
  expect(deadlineOf(none, late, 0)).toBeUndefined();
});

/** Asked by seat 0, at the moment when the turn of seat 1 began. */
function asked(more: Partial<Question> = {}): Question {
  return { ask: 7, what: 'takeback', seat: 0, at: late.turn, yes: [0], ...more };
}

function stops(...questions: readonly Question[]): boolean {
  return takebackSince(questions, 1, late) !== undefined;
}

test('a question to take back stops the clock of another seat, for twenty seconds at most', () => {
  expect(stops()).toBe(false);
  expect(stops(asked())).toBe(true);
  // Players gain no time by asking, nor by a second question, nor by one from before the turn.
  expect(stops(asked({ seat: 1, yes: [1] }))).toBe(false);
  expect(stops(asked({ what: 'end' }))).toBe(false);
  expect(stops(asked({ at: 99_999 }))).toBe(false);
  expect(stops(asked({ what: 'end' }), asked())).toBe(true);
  expect(pauseFor(undefined, 105_000)).toBe(0);
  expect(pauseFor(asked(), 105_000)).toBe(5000);
  expect(pauseFor(asked(), 120_001)).toBe(20_000);
  expect(pauseFor(asked(), Infinity)).toBe(20_000);
});
