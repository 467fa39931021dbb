/**
 * A match of every game over connections that break. PAKLI_RUNS sets the number of matches,
 * PAKLI_SEED the seed of the first.
 */
import { describe, test } from 'vitest';
import { playInStorms } from './remote-storm.ts';

const MATCHES = Number(process.env['PAKLI_RUNS'] ?? 1);
const FIRST = Number(process.env['PAKLI_SEED'] ?? 0);
const seeds = Array.from({ length: MATCHES }, (_, i) => FIRST + i);

describe.each(seeds)('seed %d', (seed) => {
  test.each([
    ['mulle', 'short'],
    ['ulti', ''],
    ['buddy-bluff', ''],
    ['compile', 'quick'],
  ])('a match of %s over a line that breaks', (game, rules) => playInStorms(game, rules, seed));
});
