/**
 * The same with very many pairs. PAKLI_RUNS sets the number per reader,
 * PAKLI_SEED another seed, and `-t 'ulti, seat 1'` runs one reader.
 */
import { writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WATCHED } from './leak.ts';
import { playTwins } from './twins.ts';

const PAIRS = Number(process.env['PAKLI_RUNS'] ?? 20_000);
const SEED = Number(process.env['PAKLI_SEED'] ?? 3);

test.each(WATCHED)(
  `$name receives the same from ${PAIRS} pairs of rooms`,
  ({ game, reader, name }) => {
    const found = playTwins(game, reader, PAIRS, SEED);
    // Bypasses the runner, which prints nothing until all readers of all games are done.
    writeSync(2, `${name}: ${found.pairs} pairs, ${found.faults.length} faults\n`);
    expect(found).toEqual({ pairs: PAIRS, faults: [] });
  },
);
