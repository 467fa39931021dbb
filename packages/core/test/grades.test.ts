/** Grades and accuracy: a fixed scale, the error of the estimates, and the order of strength. */
import { expect, test } from 'vitest';
import {
  accuracyOf,
  gradeDecision,
  gradeOf,
  isMistake,
  type GradedDecision,
  type Loss,
} from '../src/grades.ts';

const SCALE = { slip: 1, blunder: 4 };
const loss = (lost: number, error = 0, stake = 10): Loss => ({ lost, error, stake });

test.each([
  [0, 'best'],
  [1e-12, 'best'],
  [0.01, 'good'],
  [0.99, 'good'],
  [1, 'slip'],
  [3.99, 'slip'],
  [4, 'blunder'],
  [40, 'blunder'],
] as const)('a loss of %d is called %s', (lost, grade) => {
  expect(gradeOf(loss(lost), SCALE)).toBe(grade);
});

test('the same loss has the same grade, whatever else was lost in the match', () => {
  const alone = gradeDecision(loss(2), SCALE);
  const wild = [loss(2), loss(90), loss(60)].map((one) => gradeDecision(one, SCALE));
  expect(wild[0]).toEqual(alone);
  expect(alone).toMatchObject({ grade: 'slip' });
});

test('a loss that the error may explain is never worse than good', () => {
  expect(gradeOf(loss(5, 2.5), SCALE)).toBe('good');
  expect(gradeOf(loss(5, 2.4), SCALE)).toBe('blunder');
  // The error is unknown: the estimates are taken at face value.
  expect(gradeOf({ lost: 5, stake: 10 }, SCALE)).toBe('blunder');
});

test('where no move could have been a slip there was nothing to decide', () => {
  expect(gradeOf(loss(0, 0, 0), SCALE)).toBeUndefined();
  expect(gradeOf(loss(0.9, 0, 0.9), SCALE)).toBeUndefined();
  expect(gradeOf(loss(0, 0, 1), SCALE)).toBe('best');
});

test('what a guess lost beside values that were worked out is not known', () => {
  expect(gradeOf({ ...loss(9), guess: true }, SCALE)).toBeUndefined();
});

test('only slips and blunders are mistakes', () => {
  const mistakes = (['best', 'good', 'slip', 'blunder', undefined] as const).filter(isMistake);
  expect(mistakes).toEqual(['slip', 'blunder']);
});

const graded = (...losses: number[]): GradedDecision[] =>
  losses.flatMap((lost) => gradeDecision(loss(lost), SCALE) ?? []);

const share = (...losses: number[]): number => accuracyOf(graded(...losses))!.share;

test('accuracy counts every grade, and is the mean of what decisions count', () => {
  expect(accuracyOf(graded(0, 0, 0.5, 1, 2, 8))).toEqual({
    decisions: 6,
    grades: { best: 2, good: 1, slip: 2, blunder: 1 },
    share: (1 + 1 + 2 ** -0.5 + 1 / 2 + 1 / 4 + 1 / 256) / 6,
  });
  expect(accuracyOf([])).toBeUndefined();
});

test('a good decision counts at least half, however large a loss the error explains', () => {
  expect(gradeDecision(loss(5, 2.5), SCALE)).toEqual({ grade: 'good', credit: 0.5 });
  expect(gradeDecision(loss(5, 2.4), SCALE)).toEqual({ grade: 'blunder', credit: 1 / 32 });
});

test('accuracy is more than a rate of hits: it tells small losses from large ones', () => {
  // As many best moves and as many mistakes in both.
  expect(share(0, 0, 1.2, 1.2)).toBeGreaterThan(share(0, 0, 6, 9) + 0.1);
  // No best move at all, and still a decent score.
  expect(share(0.1, 0.2, 0.1)).toBeGreaterThan(0.85);
  expect(share(0)).toBe(1);
});
