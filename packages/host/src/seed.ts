/**
 * A match that can be had again from a number. The same cards come whenever
 * they are dealt, also after the page was closed; a computer that sees the
 * same has the same thoughts. Two people who play alike meet the same game.
 */
import { Sfc32, type BaseView, type Game, type Random } from '@pakli/core';
import { tableId, type Chance } from './chance.ts';
import { sha256 } from './sha256.ts';

/** Where a player's random numbers begin, for what it sees. They tell nothing of the cards to come. */
export type PlayerSeeds = (view: BaseView) => number;

/** PlayerSeeds that never come again: the next numbers of a generator. */
export function randomPlayerSeeds(random: Random): PlayerSeeds {
  return () => random.below(2 ** 32);
}

/** All cards of a match with this number. */
export function seededChance({ firstStarter }: Game, seats: number, seed: number): Chance {
  return {
    outcome: (deal, count) =>
      deal === 0 && count === 0 ? first() : new Sfc32(seededNumber(`${seed} ${deal} ${count}`)),
    lots: () => new Sfc32(seed),
    table: () => tableId(new Sfc32(seed)),
  };

  /** The first cards of a number are known by heart: a draw for who starts and one for nobody come before them. */
  function first(): Random {
    const random = new Sfc32(seed);
    if (firstStarter === 'drawn') random.below(seats);
    random.below(2 ** 32);
    return random;
  }
}

/** The same thoughts for the same view of a match with this number. Nobody can tell the number by them. */
export function fixedPlayerSeeds(seed: number): PlayerSeeds {
  return (view) => seededNumber(`${seed} thinks ${JSON.stringify(view)}`) % 2 ** 32;
}

/** A number of 53 bits that follows from a text. */
export function seededNumber(text: string): number {
  const hash = new DataView(sha256(new TextEncoder().encode(text)).buffer);
  return (hash.getUint32(0) & 0x1fffff) * 2 ** 32 + hash.getUint32(4);
}

/** Shows that it is the same number without revealing it. */
export function fingerprintOf(seed: number): string {
  return seededNumber(`${seed} is the same`).toString(36);
}
