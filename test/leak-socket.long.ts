/**
 * The same with many tables. PAKLI_RUNS is another number of them for each
 * reader, PAKLI_SEED the seed of a run that failed.
 */
import { test } from 'vitest';
import { holdReaders } from './leak-socket.ts';

const TABLES = Number(process.env['PAKLI_RUNS'] ?? 200);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);

test(`all that reaches a reader is the same in both worlds, seed ${SEED}`, () =>
  holdReaders(TABLES, SEED));
