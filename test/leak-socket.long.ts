/**
 * The same with very many tables, by default ten thousand for every reader. PAKLI_FROM and PAKLI_TO
 * are the first and the last of them, in independent hundreds, to resume an interrupted run or to
 * run parts in parallel. PAKLI_SEED is the seed of a run that failed.
 */
import { test } from 'vitest';
import { WATCHED } from '../packages/host/test/leak.ts';
import { exchangedTables, holdReader } from './leak-socket.ts';

const FROM = Number(process.env['PAKLI_FROM'] ?? 1);
const TO = Number(process.env['PAKLI_TO'] ?? 10_000);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);
/** In parallel: each has a seed of its own. */
const BLOCK = 100;

test.for(WATCHED)(
  `what reaches $name is the same in both worlds, tables ${FROM} to ${TO}, seed ${SEED}`,
  async (watched) => {
    for (let from = FROM; from <= TO; from += BLOCK) {
      await holdReader(watched, Math.min(BLOCK, TO - from + 1), SEED + from);
    }
  },
);

test.for(WATCHED)(
  `what reaches $name is the same with two cards exchanged, tables ${FROM} to ${TO}, seed ${SEED}`,
  async (watched) => {
    for (let from = FROM; from <= TO; from += BLOCK) {
      const many = Math.min(BLOCK, TO - from + 1);
      // A deal has a seed of its own, and a block may try more deals than it has tables.
      await holdReader(watched, many, SEED + 100 * from, exchangedTables);
    }
  },
);
