import { expect, test } from 'vitest';
import { depths, lines, marks, namedHeights } from '../src/kit/plot.ts';

test('the highest value lies at the top, with as much room as is asked for', () => {
  const depth = depths(-10, 30, 8);
  expect([30, -10, 10].map(depth)).toEqual([8, 92, 50]);
  // All the same: anywhere, but somewhere.
  expect(depths(4, 4)(4)).toBe(100);
});

test('a line for each part', () => {
  const parts = [
    [
      { at: 1, value: 0 },
      { at: 2, value: 1 },
    ],
    [{ at: 5, value: 0.5 }],
  ];
  expect(lines(parts, depths(0, 1))).toBe('M1,100L2,0M5,50');
});

test.each([
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-13, 48, [-20, 0, 20, 40, 60]],
  [3, 3, [3, 3.2, 3.4, 3.6, 3.8, 4]],
  [7.5, 7.6, [7.5, 7.52, 7.54, 7.56, 7.58, 7.6]],
])('round numbers from %d to %d', (low, high, expected) => {
  const found = marks(low, high);
  expect(found).toHaveLength(expected.length);
  found.forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 9));
});

test('games are counted in whole numbers', () => {
  expect(marks(1, 2, 1)).toEqual([1, 2]);
  expect(marks(1, 60, 1)).toEqual([0, 20, 40, 60]);
});

const percent = (value: number): string => `${Math.round(100 * Math.min(1, value))}%`;

test('a height of a curve has the name of its own value', () => {
  expect(namedHeights([0.2, 0.4, 0.6, 0.8, 1, 1.2], percent)).toEqual([
    { value: 0.2, name: '20%' },
    { value: 0.6, name: '60%' },
    { value: 1, name: '100%' },
  ]);
  expect(namedHeights([0, 1], percent)).toHaveLength(2);
});
