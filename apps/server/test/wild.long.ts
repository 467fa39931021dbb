/** The same with very many frames. PAKLI_RUNS overrides their number, PAKLI_SEED is the seed of a failed run. */
import { expect, test } from 'vitest';
import { fuzz, type Cost } from './fuzz.ts';

const FRAMES = Number(process.env['PAKLI_RUNS'] ?? 1_000_000);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);

/** The median of the rounds. */
const middle = (costs: readonly number[]): number =>
  costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? 0;

test(`${FRAMES} frames of nonsense change nothing, seed ${SEED}`, async () => {
  const begin = performance.now();
  const { codes, costs } = await fuzz({ frames: FRAMES, seed: SEED });
  const closed = [...codes.values()].reduce((sum, many) => sum + many, 0);
  const ms = (what: Cost): string => `${middle(costs[what]).toFixed(3)} ms`;
  console.log(
    `${FRAMES} frames in ${Math.round((performance.now() - begin) / 1000)} s, ${closed} closed the socket: ${JSON.stringify(Object.fromEntries(codes))}; ` +
      `of the server's processor, in the middle one of ${costs.frame.length} rounds: a frame that is answered, as most are, ${ms('answered')}, ` +
      `any frame ${ms('frame')}, a sign of life ${ms('ping')}, coming back ${ms('coming')}`,
  );
  // At least half of all frames are of these costly kinds.
  expect(closed).toBeLessThan(FRAMES / 2);
  expect(closed).toBeGreaterThan(FRAMES / 10);
  // At least half of all frames are answered, the kind whose cost is compared.
  expect(middle(costs.answered) / middle(costs.ping)).toBeLessThan(3);
});
