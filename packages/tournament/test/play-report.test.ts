/** A person's style of play, from many boards: nothing is reported before it is significant. */
import { expect, test } from 'vitest';
import { LEAST_BOARDS, reportPlay, type ComparedBoard } from '../src/index.ts';

/** Values alternating above and below a mean. */
const boards = (count: number, percent: number, spread: number): ComparedBoard[] =>
  Array.from({ length: count }, (_, n) => ({
    percent: percent + (n % 2 === 0 ? spread : -spread),
    levels: { casual: 40, strong: 52, 'expert-2': 60 },
  }));

test('after forty boards it says how sure the mean is, and between whom it lies', () => {
  const report = reportPlay(boards(40, 56, 12));
  expect(report).toMatchObject({ boards: 40, lower: 'strong', higher: 'expert-2' });
  expect(report?.percent).toBeCloseTo(56, 9);
  // Student's t of 39 degrees, 2.0227, times 12 √(40/39) / √40.
  expect(report?.margin).toBeCloseTo(2.0227 * (12 / Math.sqrt(39)), 3);
});

test('better than all, and weaker than all', () => {
  expect(reportPlay(boards(40, 61, 1))).toMatchObject({ lower: 'expert-2', higher: undefined });
  expect(reportPlay(boards(40, 39, 1))).toMatchObject({ lower: undefined, higher: 'casual' });
});

test('nothing is said of few boards, or of a mean that is not known well', () => {
  expect(reportPlay(boards(LEAST_BOARDS - 1, 56, 1))).toBe(undefined);
  expect(reportPlay(boards(LEAST_BOARDS, 56, 1))).not.toBe(undefined);
  expect(reportPlay(boards(LEAST_BOARDS, 50, 40))).toBe(undefined);
});
