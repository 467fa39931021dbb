/**
 * The same with very many evenings, by default two thousand, in hundreds at servers of their own.
 * PAKLI_FROM and PAKLI_TO are the first and the last of them: a run that was cut off goes on.
 */
import { expect, test } from 'vitest';
import { compareEvenings, withWorlds } from './leak-evening.ts';

const FROM = Number(process.env['PAKLI_FROM'] ?? 1);
const TO = Number(process.env['PAKLI_TO'] ?? 2000);
const BLOCK = 100;

test(`all that leaves the server is the same in both worlds, evenings ${FROM} to ${TO}`, async () => {
  let frames = 0;
  for (let from = FROM; from <= TO; from += BLOCK) {
    await withWorlds(async (worlds) => {
      for (let seed = from; seed < from + BLOCK && seed <= TO; seed++) {
        const found = await compareEvenings(worlds, seed);
        expect(found.faults, `seed ${seed}`).toEqual([]);
        frames += found.frames;
        expect(found.differ, `seed ${seed}`).toBe(true);
      }
    });
    console.log(
      `evenings ${FROM} to ${Math.min(TO, from + BLOCK - 1)}: ${frames} frames and answers`,
    );
  }
});
