/**
 * A program at a table by link whose connection fails 200 times. PAKLI_RUNS is another number of faults, PAKLI_SEED
 * another seed.
 */
import { expect, test } from 'vitest';
import { sitThroughFaults } from './sit-faults.ts';

const FAULTS = Number(process.env['PAKLI_RUNS'] ?? 200);
const SEED = Number(process.env['PAKLI_SEED'] ?? 1);

test(`${FAULTS} faults, seed ${SEED}: no move is lost, and each is over within 20 seconds`, async () => {
  const { faults, moves, longestMs } = await sitThroughFaults(FAULTS, SEED);
  console.log(`${faults} faults, ${moves} moves, longest ${longestMs} ms`);
  expect(faults).toBe(FAULTS);
  // By the clock of the program.
  expect(longestMs).toBeLessThanOrEqual(20_000);
});
