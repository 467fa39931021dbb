import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal, Sfc32 } from '@pakli/core';
import { mulle } from '../src/index.ts';
import {
  itemPlace,
  itemValue,
  itemWeight,
  MOST_UNIONS,
  packUnions,
  UNION_WORDS,
  unions,
} from '../src/packing.ts';
import { findUnions } from '../src/sums.ts';
import { isUnion, subsets } from './model.ts';

type Item = readonly [value: number, weight: number];
type Finder = (target: number, count: number, most: number) => number;

/** The unions as lists of indices. */
function search(find: Finder, target: number, items: readonly Item[], most = MOST_UNIONS) {
  items.forEach(([value, weight], i) => {
    itemValue[i] = value;
    itemWeight[i] = weight;
    itemPlace[i] = i;
  });
  const count = find(target, items.length, most);
  return Array.from({ length: count }, (_, k) =>
    Array.from({ length: items.length }, (_, i) => i).filter(
      (i) => ((unions[k * UNION_WORDS + (i >> 5)]! >>> (i & 31)) & 1) === 1,
    ),
  );
}

/** Brute force over all subsets. */
function bruteForce(target: number, items: readonly Item[]): (readonly number[])[] {
  const sum = (list: readonly number[], part: 0 | 1): number =>
    list.reduce((total, i) => total + items[i]![part], 0);
  const families = subsets(items.length).filter(
    (list) =>
      list.length > 0 &&
      sum(list, 0) % target === 0 &&
      isUnion(
        list.map((i) => items[i]![0]),
        target,
      ),
  );
  const most = Math.max(...families.map((list) => sum(list, 1)));
  return families
    .filter((list) => sum(list, 1) === most)
    .sort((a, b) => {
      const at = a.findIndex((place, i) => place !== b[i]);
      return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
    });
}

const table = (most: number, weights: number) =>
  fc.integer({ min: 2, max: 16 }).chain((target) =>
    fc.record({
      target: fc.constant(target),
      items: fc.array(
        fc.tuple(fc.integer({ min: 1, max: target - 1 }), fc.integer({ min: 1, max: weights })),
        { maxLength: most },
      ),
    }),
  );

test('both searches find what trying every subset finds, in canonical order', () => {
  fc.assert(
    fc.property(table(9, 3), ({ target, items }) => {
      const expected = bruteForce(target, items);
      expect(search(findUnions, target, items)).toEqual(expected);
      expect(search(packUnions, target, items)).toEqual(expected);
      expect(search(findUnions, target, items, 1)).toEqual(expected.slice(0, 1));
    }),
    { numRuns: 1500 },
  );
});

test('the two searches agree on tables of up to 22 piles', () => {
  fc.assert(
    fc.property(table(22, 4), ({ target, items }) => {
      expect(search(packUnions, target, items)).toEqual(search(findUnions, target, items));
    }),
    { numRuns: 1500 },
  );
});

/** Heaviest union of a table of any size, by dynamic programming over the counts of values. */
function heaviest(target: number, values: readonly number[]): number {
  const best = new Map<string, number>();
  const most = (counts: readonly number[]): number => {
    const key = counts.join();
    const known = best.get(key);
    if (known !== undefined) return known;
    const top = counts.findLastIndex((count) => count > 0);
    let value = 0;
    if (top > 0) {
      const rest = counts.with(top, counts[top]! - 1);
      value = most(rest);
      const fill = (left: number, part: number, now: readonly number[], used: number): void => {
        if (left === 0) value = Math.max(value, used + most(now));
        for (let p = Math.min(part, left); p > 0; p--) {
          if (now[p]! > 0) fill(left - p, p, now.with(p, now[p]! - 1), used + 1);
        }
      };
      fill(target - top, top, rest, 1);
    }
    best.set(key, value);
    return value;
  };
  const counts = Array<number>(target).fill(0);
  for (const value of values) counts[value]!++;
  return most(counts);
}

test('the maximum is right on larger tables', () => {
  const random = new Sfc32(3);
  for (let i = 0; i < 150; i++) {
    const target = 7 + random.below(7);
    const items = Array.from({ length: 12 + random.below(12) }, (): Item => [
      1 + random.below(target - 1),
      1,
    ]);
    const expected = heaviest(
      target,
      items.map(([value]) => value),
    );
    const found = search(packUnions, target, items);
    expect(found[0]?.length ?? 0, `${target}: ${items.join(' ')}`).toBe(expected);
  }
});

const PACK = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map(
    (rank) => `${suit} ${rank}`,
  ),
);

function movesOf(piles: readonly string[], hand: readonly string[]): string[] {
  const state = mulle.create(mulle.rules.defaults, 2);
  const line = `table: ${piles.join(' | ')} ; Anna: ${hand.join(', ')} ; Bo: (empty)`;
  const refusal = mulle.readPosition(state, line);
  if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
  const moves = new Int32Array(mulle.maxChoices);
  return [...moves.subarray(0, mulle.moves(state, moves))].map((move) =>
    mulle.formatTruth(state, move),
  );
}

test('at most 256 captures a card, the first in canonical order, each read back as itself', () => {
  // Forty loose cards in which a jack has more equal maxima than may be listed.
  const loose =
    'SP K,HJ 8,KL K,RU 6,HJ 4,SP 4,KL 3,KL 7,SP 10,KL A,SP Q,HJ 7,HJ A,SP 8,KL Q,RU 4,KL 4,RU 4,RU 2,SP 5,' +
    'KL 9,SP A,KL 10,KL 2,SP 4,HJ Q,SP 10,HJ 4,HJ 2,RU 10,KL K,RU 10,HJ 2,KL 6,HJ J,SP 6,KL 8,HJ 5,RU 8,HJ 10';
  const state = mulle.create(mulle.rules.defaults, 2);
  const line = `table: ${loose.replaceAll(',', ' | ')} ; Anna: KL J, RU 5 ; Bo: (empty)`;
  expect(mulle.readPosition(state, line)).toBeUndefined();
  const buffer = new Int32Array(mulle.maxChoices);
  const moves = [...buffer.subarray(0, mulle.moves(state, buffer))];
  const captures = moves.filter((move) =>
    mulle.formatTruth(state, move).startsWith('capture KL J'),
  );
  expect(captures.length).toBe(MOST_UNIONS);
  const lists = captures.map((move) =>
    mulle.formatTruth(state, move).replace('capture KL J x ', '').split(',').map(Number),
  );
  const sorted = [...lists].sort((a, b) => {
    const at = a.findIndex((pile, i) => pile !== b[i]);
    return at < 0 ? 0 : a[at]! - b[at]!;
  });
  expect(lists).toEqual(sorted);
  for (const move of captures.slice(-5)) {
    expect(mulle.read(state, 0, mulle.formatTruth(state, move))).toBe(move);
  }
});

test('103 loose cards are answered', () => {
  const rest = [...PACK, ...PACK].slice(1);
  const moves = movesOf(rest, ['KL 2']);
  expect(moves.length).toBeGreaterThan(0);
});
