import { expect, test } from 'vitest';
import { eloInterval, eloOf, shareOfElo } from '../src/index.ts';

test.for([
  [0.5, 2, 0],
  [0.75, 2, 190.8485],
  [0.64, 2, 99.951],
  [10 / 11, 2, 400],
  [1 / 11, 2, -400],
  // One among three: 3 to 1 against each of them.
  [0.25, 4, 0],
  [0.5, 4, 190.8485],
  [1 / 3, 3, 0],
] as const)('a share of %f at a table of %i is %f points', ([share, seats, elo]) => {
  expect(eloOf(share, seats)).toBeCloseTo(elo, 4);
  expect(shareOfElo(elo, seats)).toBeCloseTo(share, 6);
});

test('nothing and everything are infinitely far', () => {
  expect([eloOf(0, 4), eloOf(1, 4)]).toEqual([-Infinity, Infinity]);
  expect([shareOfElo(-Infinity), shareOfElo(Infinity)]).toEqual([0, 1]);
});

test('an interval of shares becomes one of points', () => {
  const elo = eloInterval({ value: 0.75, low: 0.5, high: 1.2 });
  expect(elo.value).toBeCloseTo(190.8485, 4);
  expect([elo.low, elo.high]).toEqual([0, Infinity]);
});
