/**
 * The same a thousand times, with many tables at once. PAKLI_FROM and PAKLI_TO are the first and the last kill, in
 * stretches of two hundred that start with an empty file: an interrupted run continues, and parts add up. PAKLI_SEED
 * is the seed of a failed run.
 */
import { expect, test } from 'vitest';
import { killing } from './killing.ts';

const FROM = Number(process.env['PAKLI_FROM'] ?? 1);
const TO = Number(process.env['PAKLI_TO'] ?? 1000);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);
const STRETCH = 200;

const stretches = Array.from({ length: Math.ceil((TO - FROM + 1) / STRETCH) }, (_, i) => {
  const from = FROM + i * STRETCH;
  return { from, to: Math.min(TO, from + STRETCH - 1), seed: SEED + from - 1 };
});

test.for(stretches)(
  'a server that is killed loses nothing, kills $from to $to, seed $seed',
  async ({ from, to, seed }) => {
    const begin = performance.now();
    const found = await killing({ kills: to - from + 1, tables: 64, seed, life: 500 });
    const { acknowledged, tables, rows, kills } = found;
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(
      `${kills} kills in ${seconds} s, ${acknowledged} acknowledged, ${tables} tables, ${rows} rows`,
    );
    expect(found.breaches).toEqual([]);
  },
);
