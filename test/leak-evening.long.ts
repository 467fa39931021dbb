/**
 * The same with very many evenings, by default two thousand, each on two servers of its own: people
 * see the tables of all evenings they were at. PAKLI_FROM and PAKLI_TO are the first and the last
 * of them, to resume an interrupted run.
 */
import { expect, test } from 'vitest';
import { compareEvenings, withWorlds } from './leak-evening.ts';

const FROM = Number(process.env['PAKLI_FROM'] ?? 1);
const TO = Number(process.env['PAKLI_TO'] ?? 2000);

test(`all that leaves the server is the same in both worlds, evenings ${FROM} to ${TO}`, async () => {
  let frames = 0;
  for (let seed = FROM; seed <= TO; seed++) {
    await withWorlds(async (worlds) => {
      const found = await compareEvenings(worlds, seed);
      expect(found.faults, `seed ${seed}`).toEqual([]);
      frames += found.frames;
      expect(found.differ, `seed ${seed}`).toBe(true);
    });
    if (seed % 100 === 0 || seed === TO) {
      console.log(`evenings ${FROM} to ${seed}: ${frames} frames and answers`);
    }
  }
});
