/** A seat's beliefs about the others: how they are combined, and the rows that give them to a net. */
import { expect, test } from 'vitest';
import { beliefRows, likenShares, STYLES } from '../src/knowledge/beliefs.ts';
import { ROWS } from '../src/knowledge/net-input.ts';
import { SEATS } from '../src/types.ts';

const BEFORE = [0.1, 0.3, 0.3, 0.2, 0.1];
const NOBODY = [0, 0, 0, 0, 0];

/** Shares that seat 0 computed for each of the others alone, after combining them. */
function likened(...others: readonly (readonly number[])[]): number[][] {
  const shares = Float64Array.from([NOBODY, ...others].flat());
  likenShares(0, shares, BEFORE, 0.5);
  const found = Array.from({ length: SEATS }, (_, seat) => [
    ...shares.subarray(STYLES * seat, STYLES * (seat + 1)),
  ]);
  for (const one of found.slice(1)) expect(one.reduce((sum, some) => sum + some)).toBeCloseTo(1);
  return found;
}

test('before anything was played, nothing is known of one seat from the others', () => {
  const [, ...others] = likened(BEFORE, BEFORE, BEFORE);
  for (const one of others) one.forEach((share, i) => expect(share).toBeCloseTo(BEFORE[i]!));
});

test('three who may be random hardly are so by chance', () => {
  const perhaps = [0.4, 0.1, 0.1, 0.3, 0.1];
  const [, ...others] = likened(perhaps, perhaps, perhaps);
  for (const [random] of others) expect(random).toBeGreaterThan(0.8);
});

test('who is known to differ says nothing of the third', () => {
  const greedy = [0, 1, 0, 0, 0];
  const careful = [0, 0, 1, 0, 0];
  const perhaps = [0.1, 0.5, 0.2, 0.1, 0.1];
  const [, first, second, third] = likened(greedy, careful, perhaps);
  expect(first).toEqual(greedy);
  expect(second).toEqual(careful);
  third!.forEach((share, i) => expect(share).toBeCloseTo(perhaps[i]!));
});

test('a row for each other seat and style, clockwise from the own seat, by steps of the share', () => {
  const shares = Float64Array.from({ length: SEATS * STYLES }, (_, i) => (i < STYLES ? 1 : 0));
  const first = Array.from(beliefRows(3, shares), (row, i) => row - ROWS - 7 * i);
  const last = Array.from(beliefRows(1, shares), (row, i) => row - ROWS - 7 * i);
  expect(first).toEqual([6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(last).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6]);
});
