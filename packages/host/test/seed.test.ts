/** A match from a seed is the same for ever: cards, lots, thoughts and the fingerprint of the seed. */
import { Sfc32, type BaseView } from '@pakli/core';
import { expect, test } from 'vitest';
import {
  fingerprintOf,
  seededChance,
  seededNumber,
  fixedPlayerSeeds,
  randomPlayerSeeds,
} from '../src/seed.ts';
import { GAME } from './rounds.ts';

const numbers = (random: { below(n: number): number }): number[] =>
  Array.from({ length: 3 }, () => random.below(1000));

/** After this many numbers of the generator have been drawn for others. */
function later(seed: number, ...drawn: readonly number[]): number[] {
  const random = new Sfc32(seed);
  for (const n of drawn) random.below(n);
  return numbers(random);
}

test('the first cards come after the draw for who starts and one for nobody', () => {
  expect(numbers(seededChance(GAME, 3, 7).outcome(0, 0))).toEqual(later(7, 3, 2 ** 32));
  const told = { ...GAME, firstStarter: 0 } as typeof GAME;
  expect(numbers(seededChance(told, 3, 7).outcome(0, 0))).toEqual(later(7, 2 ** 32));
});

test('all other cards follow from the number, the deal and the count', () => {
  const chance = seededChance(GAME, 2, 7);
  for (const [deal, count] of [
    [0, 1],
    [1, 0],
    [12, 34],
  ] as const) {
    const fresh = numbers(new Sfc32(seededNumber(`7 ${deal} ${count}`)));
    expect(numbers(chance.outcome(deal, count))).toEqual(fresh);
    // However often they are dealt.
    expect(numbers(chance.outcome(deal, count))).toEqual(fresh);
  }
  expect(numbers(chance.lots())).toEqual(later(7));
  expect(chance.table()).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
  expect(chance.table()).toBe(chance.table());
  expect(chance).not.toHaveProperty('secret');
});

test('numbers that pages have kept stay what they are', () => {
  expect(seededNumber('7 1 0')).toBe(598_685_887_136_343);
  expect(fingerprintOf(7)).toBe('1g85qc6m03y');
  const view = { seat: 1 } as unknown as BaseView;
  expect(fixedPlayerSeeds(7)(view)).toBe(2_502_046_066);
  expect(fixedPlayerSeeds(7)({ seat: 0 } as unknown as BaseView)).not.toBe(2_502_046_066);
  expect(fixedPlayerSeeds(8)(view)).not.toBe(2_502_046_066);
});

test('thoughts of a generator are its next numbers', () => {
  const thoughts = randomPlayerSeeds(new Sfc32(7));
  const random = new Sfc32(7);
  const view = {} as BaseView;
  expect([thoughts(view), thoughts(view)]).toEqual([random.below(2 ** 32), random.below(2 ** 32)]);
});
