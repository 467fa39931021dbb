import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSeed, Sfc32, shuffle } from '../src/index.ts';
import { chiSquareBound } from '../src/testing/index.ts';

/** FNV-1a over whole words: pins many numbers by one. */
function digest(count: number, draw: () => number): number {
  let hash = 2166136261;
  for (let i = 0; i < count; i++) hash = Math.imul(hash ^ draw(), 16777619);
  return hash >>> 0;
}

// The numbers below come from a C program written after the reference
// implementation of sfc32 in PractRand 0.95 (64-bit seeding, 12 rounds) with
// 64-bit integer arithmetic, run once.
describe('Sfc32', () => {
  test.each([
    [0, [1363572419, 145230303, 808754475, 4216505632, 947923937, 2491578854]],
    [1, [2012149540, 1872316204, 1707632675, 1779833415, 2026416846, 1661539736]],
    [42, [1264412219, 1947509147, 3919439299, 1251167922, 656401615, 478193053]],
    [2 ** 32, [1299785925, 4001059704, 2906380172, 1047107358, 1857996408, 3863704218]],
    [2 ** 53 - 1, [3268402823, 2602357022, 3266425223, 182731693, 1903088272, 1586958750]],
  ])('gives the numbers of the reference from seed %d', (seed, numbers) => {
    const random = new Sfc32(seed);
    expect(numbers.map(() => random.next())).toEqual(numbers);
  });

  test('gives a million numbers of the reference', () => {
    const random = new Sfc32(7);
    expect(digest(1_000_000, () => random.next())).toBe(602090169);
  });

  test.each([
    [2, [1, 0, 1, 0, 1], 2215087243],
    [3, [1, 1, 2, 0, 2], 1329280249],
    [52, [31, 20, 44, 13, 42], 3841835201],
    [2 ** 21 - 1, [1274592, 810367, 1789500, 538359, 1699736], 2747449226],
    [2 ** 21, [1274593, 810368, 1789501, 538359, 1699737], 2274871097],
    [2 ** 21 + 1, [1509347, 786317, 1171793, 1554479, 1885086], 2361542285],
    [3_000_000_000, [2610367679, 1659634340, 1102559804, 2630053598, 800614954], 16014326],
    [2 ** 32 - 1, [2610367679, 1659634340, 3664898084, 1102559804, 3481061913], 356739679],
    [2 ** 32, [2610367679, 1659634340, 3664898084, 1102559804, 3481061913], 356739679],
  ])('below(%d) is exact', (n, first, rest) => {
    const random = new Sfc32(99);
    expect(first.map(() => random.below(n))).toEqual(first);
    expect(digest(100_000, () => random.below(n))).toBe(rest);
  });

  // Lemire's method rejects words whose product with n ends below 2^32 mod n: 1 for 3, 48 for 52, 2^20 for 3 * 2^19.
  test.each([
    [3, [0, 0x80000000], 1],
    [52, [0, 0, 0xffffffff], 51],
    [3 * 2 ** 19, [0, 0x80000000, 0x80000001], 3 * 2 ** 18],
    [3_000_000_000, [3_000_000_000, 0xffffffff, 5], 5],
    [2 ** 32 - 1, [0xffffffff, 7], 7],
  ])('below(%d) throws away what would favour a number', (n, words, number) => {
    const fed = new Sfc32(0);
    fed.next = () => words.shift() ?? 0;
    expect(fed.below(n)).toBe(number);
    expect(words).toEqual([]);
  });

  test('below(1) is 0', () => {
    const random = new Sfc32(5);
    expect(Array.from({ length: 100 }, () => random.below(1))).toEqual(Array(100).fill(0));
  });

  test.each([2, 3, 5, 7, 13, 52, 100])('below(%d) favours no number', (n) => {
    const random = new Sfc32(n);
    const counts = new Float64Array(n);
    const each = 2000;
    for (let i = 0; i < n * each; i++) counts[random.below(n)]! += 1;
    const statistic = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(statistic).toBeLessThan(chiSquareBound(n - 1));
  });

  test.each([3 * 2 ** 19, 2 ** 21, 3 * 2 ** 30])('thirds of below(%d) come up evenly', (n) => {
    // Without rejection the lowest third of 3 * 2^30 would come up half of the time.
    const random = new Sfc32(11);
    const counts = [0, 0, 0];
    const edges = [Math.ceil(n / 3), Math.ceil((2 * n) / 3), n];
    for (let i = 0; i < 30_000; i++) {
      const value = random.below(n);
      const third = edges.findIndex((edge) => value < edge);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    const statistic = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(statistic).toBeLessThan(chiSquareBound(2));
  });

  test('a saved generator continues with the same numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(50), (seed, skip) => {
        const random = new Sfc32(seed);
        for (let i = 0; i < skip; i++) random.next();
        const words: number[] = JSON.parse(JSON.stringify(random.save()));
        const other = Sfc32.restore(words);
        for (let i = 0; i < 20; i++) expect(other.next()).toBe(random.next());
      }),
    );
  });

  test('different seeds give different numbers', () => {
    const seeds = [0, 1, 2, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1, ...Array(9).keys()];
    const firsts = new Set(seeds.map((seed) => new Sfc32(seed).next()));
    expect(firsts.size).toBe(new Set(seeds).size);
  });

  test('fresh ones and fresh seeds differ from each other', () => {
    const words = Array.from({ length: 20 }, () => Sfc32.fresh().save().join(' '));
    expect(new Set(words).size).toBe(20);
    const seeds = Array.from({ length: 20 }, freshSeed);
    expect(new Set(seeds).size).toBe(20);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
    expect(seeds.some((seed) => seed > 2 ** 32)).toBe(true);
  });
});

describe('shuffle', () => {
  test('keeps all items and leaves those beyond the length alone', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (items, a, b, seed) => {
          const length = a % (items.length + 1);
          const count = b % (length + 1);
          const shuffled = items.slice();
          shuffle(shuffled, length, count, new Sfc32(seed));
          expect([...shuffled.subarray(length)]).toEqual([...items.subarray(length)]);
          expect([...shuffled.sort()]).toEqual([...items.slice().sort()]);
        },
      ),
    );
  });

  test('brings every arrangement to the front equally often', () => {
    const random = new Sfc32(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = Uint8Array.of(0, 1, 2, 3);
      shuffle(items, 4, 2, random);
      const key = `${items[0]} ${items[1]}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    const statistic = [...counts.values()].reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(statistic).toBeLessThan(chiSquareBound(11));
  });
});
