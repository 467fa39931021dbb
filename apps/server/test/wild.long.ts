/**
 * The same with very many frames. PAKLI_RUNS is another number of them,
 * PAKLI_SEED the seed of a run that failed.
 */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

const FRAMES = Number(process.env['PAKLI_RUNS'] ?? 300_000);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);

test(`${FRAMES} frames of nonsense change nothing, seed ${SEED}`, async () => {
  const { closed, ms } = await fuzz(FRAMES, SEED);
  console.log(
    `${FRAMES} frames, ${closed} closed the socket, ${ms.toFixed(3)} ms of processor a frame`,
  );
  expect(closed).toBeGreaterThan(FRAMES / 10);
});
