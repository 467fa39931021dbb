/**
 * Random numbers of an arena and of self-play. Every use has a seed of its own, derived from
 * the seed of the whole and from where it is used: so the n-th chance outcome of a
 * deal comes from the same numbers in every seating, a player in a seat has
 * the same ones whoever it is, and a block does not depend on who plays it
 * when.
 */
import { Sfc32 } from '@pakli/core';

const TWO_32 = 4294967296;

/** What random numbers are for. */
export const USES = { starter: 0, chance: 1, player: 2, interval: 3, luck: 4 } as const;

/** A seed for a place: different places, unrelated numbers. */
export function seedFor(seed: number, ...place: readonly number[]): number {
  const random = new Sfc32(seed);
  for (const part of place) {
    const high = random.next() & 0x1fffff;
    // Adding the part keeps different parts apart; the generator mixes them.
    const low = (random.next() + part) >>> 0;
    random.reseed(high * TWO_32 + low);
  }
  return (random.next() & 0x1fffff) * TWO_32 + random.next();
}
