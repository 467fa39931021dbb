/**
 * Matches that are reproducible from a number. The same cards are dealt again,
 * even after the page was closed, and a computer that sees the same plays the
 * same. Two people who play alike get the same game.
 */
import { Sfc32, type BaseView, type Game, type Random } from '@pakli/core';
import { tableId, type Chance } from './chance.ts';
import { sha256 } from './sha256.ts';

/** The seed of a player's random numbers, by its view. It reveals nothing about cards to come. */
export type PlayerSeeds = (view: BaseView) => number;

/** Seeds that are not reproducible: the next numbers of a generator. */
export function randomPlayerSeeds(random: Random): PlayerSeeds {
  return () => random.below(2 ** 32);
}

/** The chance of a match with this number. */
export function seededChance({ firstStarter }: Game, seats: number, seed: number): Chance {
  return {
    outcome: (deal, count) =>
      deal === 0 && count === 0 ? first() : new Sfc32(seededNumber(`${seed} ${deal} ${count}`)),
    lots: () => new Sfc32(seed),
    table: () => tableId(new Sfc32(seed)),
  };

  /** The first cards of a number are frozen: they follow a draw for the starter and one unused draw. */
  function first(): Random {
    const random = new Sfc32(seed);
    if (firstStarter === 'drawn') random.below(seats);
    random.below(2 ** 32);
    return random;
  }
}

/** Seeds that follow from the view and the number of a match, without revealing the number. */
export function fixedPlayerSeeds(seed: number): PlayerSeeds {
  return (view) => seededNumber(`${seed} thinks ${JSON.stringify(view)}`) % 2 ** 32;
}

/** A hash of a text as a number of 53 bits. */
export function seededNumber(text: string): number {
  const hash = new DataView(sha256(new TextEncoder().encode(text)).buffer);
  return (hash.getUint32(0) & 0x1fffff) * 2 ** 32 + hash.getUint32(4);
}

/** Identifies a number without revealing it. */
export function fingerprintOf(seed: number): string {
  return seededNumber(`${seed} is the same`).toString(36);
}
