/**
 * Which rating predicts best? Pools of simulated people play boards of the day beside frozen
 * computers; each rating reads the first part of the results and is asked who of two people has the
 * better result on boards of the last part.
 *
 *     node --conditions=@pakli/source packages/tournament/scripts/rating-pools.ts --people 200 --pools 10
 *
 * Prints the log loss of comparisons that were not tied (0.693 is a coin) and its difference to the fit
 * that is in use, pool by pool; how often the interval of
 * the fit holds the true strength, and how far ratings lean in pools of
 * stronger and of weaker people.
 */
import { parseArgs } from 'node:util';
import { BoardPool, POOL_GAMES } from './board-pool.ts';
import { eloByPlaces, percentFit, trueStrength, wengLin, type Predictor } from './predictors.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    pools: { type: 'string', default: '10' },
    days: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const [people, pools, days, seed] = [values.people, values.pools, values.days, values.seed].map(
  Number,
) as [number, number, number, number];

const PREDICTORS: Record<string, Predictor> = {
  'the truth': trueStrength,
  'fit, half-life 300': percentFit(300),
  'fit, no half-life': percentFit(Infinity),
  'fit, half-life 100': percentFit(100),
  'Weng-Lin, computers': wengLin('computers'),
  'Weng-Lin, everybody': wengLin('everybody'),
  'Elo by places, K 16': eloByPlaces(16),
  'Elo by places, K 32': eloByPlaces(32),
  'Elo by places, K 64': eloByPlaces(64),
};

for (const [game, settings] of Object.entries(POOL_GAMES)) {
  const played = Array.from(
    { length: pools },
    (_, pool) => new BoardPool(settings, { people, days, seed: seed * 1000 + pool }),
  );
  console.log(
    `\n${game}: ${pools} pools of ${people} people, ${days} days of 5 boards, seed ${seed}`,
  );
  const used = played.map((pool) => pool.logLoss(percentFit(300)(pool)));
  for (const [name, predict] of Object.entries(PREDICTORS)) {
    const losses = played.map((pool) => pool.logLoss(predict(pool)));
    const gaps = losses.map((loss, pool) => loss - (used[pool] ?? 0));
    console.log(
      `${name.padEnd(22)} ${interval(losses, 4)}, beside the one in use ${interval(gaps, 4)}`,
    );
  }
  for (const shift of [-1, 0, 1]) {
    const leaning = Array.from(
      { length: pools },
      (_, pool) => new BoardPool(settings, { people, days, seed: seed * 1000 + pool, shift }),
    );
    const checks = leaning.map((pool) => pool.check());
    const drifts = leaning.map((pool) => pool.anchorDrift());
    console.log(
      `people ${shift > 0 ? 'a level stronger' : shift < 0 ? 'a level weaker' : 'as usual'}: ratings lean by ${interval(
        checks.map(({ lean }) => lean),
        1,
      )}, ` +
        `intervals hold the truth in ${interval(
          checks.map(({ held }) => 100 * held),
          1,
        )} %, ` +
        `computers rated as people moved by ${interval(drifts, 1)}`,
    );
  }
}

function interval(values: readonly number[], digits: number): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = 1.96 * Math.sqrt(square / Math.max(1, values.length - 1) / values.length);
  return `${mean.toFixed(digits)} ± ${half.toFixed(digits)}`;
}
