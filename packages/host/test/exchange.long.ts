/**
 * The same with 10,000 pairs per reader. PAKLI_RUNS sets another number,
 * PAKLI_SEED another seed, and `-t 'compile, seat 1'` runs one reader.
 */
import { writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exchangeCards } from './exchange.ts';
import { WATCHED } from './leak.ts';

const PAIRS = Number(process.env['PAKLI_RUNS'] ?? 10_000);
const SEED = Number(process.env['PAKLI_SEED'] ?? 1_000_000);

test.each(WATCHED)(
  `$name receives the same from ${PAIRS} pairs with two cards exchanged, seed ${SEED}`,
  (watched) => {
    const { pairs, alike, faults } = exchangeCards(watched, PAIRS, SEED);
    // Bypasses the runner, which prints nothing until all readers of all games are done.
    writeSync(2, `${watched.name}, seed ${SEED}: ${pairs} pairs, ${alike} steps alike\n`);
    expect(faults).toEqual([]);
    expect(pairs).toBe(PAIRS);
  },
);
