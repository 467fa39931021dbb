/** The golden file is made by Python's hashlib: scripts/chance.py. */
import { Sfc32, shuffle, type Random } from '@pakli/core';
import { chiSquareBound } from '@pakli/core/testing';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chanceFrom as chanceWith, fromHex, toHex, type Chance } from '../src/chance.ts';
import { commitmentOf, isTableId, tableId } from '../src/index.ts';
import { sha256 } from '../src/sha256.ts';

interface Golden {
  readonly hashes: readonly { readonly message: string; readonly hash: string }[];
  readonly chances: readonly {
    readonly secret: string;
    readonly table: string;
    readonly rules: string;
    readonly nonces: readonly (string | null)[];
    readonly commitment: string;
    readonly deal: number;
    readonly outcome: number;
    readonly cards: readonly number[];
    readonly large: readonly number[];
    readonly lots: readonly number[];
  }[];
}

const file = new URL('golden/chance.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;

function chanceFrom(secret: Uint8Array, nonces: readonly (string | undefined)[]): Chance {
  return chanceWith(secret, nonces, new Sfc32(1));
}

test('names of tables are 10 letters that nobody mistakes', () => {
  const ids = Array.from({ length: 1000 }, (_, seed) => tableId(new Sfc32(seed)));
  expect(ids.filter((id) => !isTableId(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
  expect(new Set(ids.join('')).size).toBe(32);
  for (const text of ['', '012345678', '0123456789a', '012345678i', '012345678O', '01234 6789']) {
    expect([text, isTableId(text)]).toEqual([text, false]);
  }
});

function shuffled(count: number, random: Random): number[] {
  const cards = Uint8Array.from({ length: count }, (_, card) => card);
  shuffle(cards, count, count, random);
  return [...cards];
}

describe('SHA-256', () => {
  test.each(golden.hashes)('of $message.length digits', ({ message, hash }) => {
    expect(toHex(sha256(fromHex(message)))).toBe(hash);
  });
});

describe.each(golden.chances)('table $table', (given) => {
  const secret = fromHex(given.secret);
  const chance = chanceFrom(
    secret,
    given.nonces.map((nonce) => nonce ?? undefined),
  );

  test('is bound to its secret', () => {
    expect(commitmentOf(secret, given.table, given.rules)).toBe(given.commitment);
    expect(chance.secret).toBe(given.secret);
  });

  test('deals the cards that Python deals, however often', () => {
    for (let times = 0; times < 2; times++) {
      expect(shuffled(104, chance.outcome(given.deal, given.outcome))).toEqual(given.cards);
    }
  });

  test('throws words away that would make small numbers likelier', () => {
    const random = chance.outcome(given.deal, given.outcome + 1);
    expect(given.large.map(() => random.below(2 ** 31 + 2 ** 29))).toEqual(given.large);
  });

  test('draws lots from numbers of their own', () => {
    const random = chance.lots();
    expect(given.lots.map(() => random.below(given.nonces.length))).toEqual(given.lots);
  });
});

test('every person, every deal and every outcome changes the cards', () => {
  const secret = fromHex('00'.repeat(32));
  const nonces = ['11'.repeat(16), '22'.repeat(16)];
  const deals = [
    chanceFrom(secret, nonces).outcome(0, 0),
    chanceFrom(secret, nonces).outcome(0, 1),
    chanceFrom(secret, nonces).outcome(1, 0),
    chanceFrom(secret, nonces.toReversed()).outcome(0, 0),
    chanceFrom(secret, [nonces[0], undefined]).outcome(0, 0),
    chanceFrom(fromHex(`${'00'.repeat(31)}01`), nonces).outcome(0, 0),
    chanceFrom(secret, nonces).lots(),
  ].map((random) => shuffled(52, random).join(' '));
  expect(new Set(deals).size).toBe(deals.length);
});

/** Pearson's statistic for counts with equal expectations. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

test('all orders of four cards are equally likely', () => {
  const chance = chanceFrom(fromHex('ab'.repeat(32)), []);
  const counts = new Map<string, number>();
  for (let deal = 0; deal < 12_000; deal++) {
    const order = shuffled(4, chance.outcome(deal, 0)).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(23));
});

test('no number is likelier than another where 2^32 is no multiple', () => {
  const random = chanceFrom(fromHex('cd'.repeat(32)), []).outcome(0, 0);
  const size = 3 * 2 ** 30;
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < 12_000; i++) counts[Math.floor((random.below(size) / size) * 6)]!++;
  expect(chiSquare(counts)).toBeLessThan(chiSquareBound(5));
});
