/**
 * The same with very many frames. PAKLI_RUNS is another number of them,
 * PAKLI_SEED the seed of a run that failed.
 */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

const FRAMES = Number(process.env['PAKLI_RUNS'] ?? 1_000_000);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);

test(`${FRAMES} frames of nonsense change nothing, seed ${SEED}`, async () => {
  const { closed, ms, pingMs } = await fuzz(FRAMES, SEED);
  console.log(
    `${FRAMES} frames, ${closed} closed the socket; in the mean one took both sides ${ms.toFixed(3)} ms of processor, a sign of life ${pingMs.toFixed(3)} ms`,
  );
  expect(closed).toBeGreaterThan(FRAMES / 10);
  // Nonsense costs a server no more than the least that anybody may ask of it, give or take.
  expect(ms / pingMs).toBeLessThan(3);
});
