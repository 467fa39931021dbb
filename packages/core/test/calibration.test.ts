import { expect, test } from 'vitest';
import { answerAtOnce, Sfc32, type BaseView } from '../src/index.ts';
import { calibrated, calibration } from '../src/search.ts';

const view: BaseView = { seat: 0, seats: 2, options: {}, turn: 0, moves: [0, 1] };

test('a map of chances rises and leaves what is certain', () => {
  const map = calibration(-0.45, 1.1);
  const mapped = Array.from({ length: 101 }, (_, i) => map(i / 100));
  expect(mapped).toEqual(mapped.toSorted((one, other) => one - other));
  expect([map(0), map(1)]).toEqual([0, 1]);
  expect(map(0.6)).toBeLessThan(0.5 + 0.01);
});

test('a calibrated player makes the same move and names other chances', () => {
  const estimates = [
    { move: 0, value: 0.25, weight: 9, error: 0.125 },
    { move: 1, value: 0.5, weight: 9, error: 0.125 },
  ];
  const plain = { think: () => answerAtOnce({ move: 1, estimates }) };
  const player = calibrated(plain, (chance) => chance / 2);
  expect(player.think(view, new Sfc32(1)).answer()).toEqual({
    move: 1,
    estimates: [
      { move: 0, value: 0.125, weight: 9, error: 0.0625 },
      { move: 1, value: 0.25, weight: 9, error: 0.0625 },
    ],
  });
});

test('what is calculated to the end keeps its value', () => {
  const estimates = [{ move: 0, value: 0.5, weight: 0, error: 0 }];
  const plain = { think: () => answerAtOnce({ move: 0, estimates }) };
  const player = calibrated(plain, (chance) => chance / 2);
  expect(player.think(view, new Sfc32(1)).answer().estimates).toEqual(estimates);
});
