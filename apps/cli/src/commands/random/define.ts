/** `pakli random` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('random', done)
    .description('play whole matches with random moves and summarise them')
    .argument('<game>')
    .option('--games <n>', 'how many matches', whole(1, 1e9), 1000)
    .option('--seed <s>', 'the same seed gives the same games (default: a fresh one)', readSeed)
    .rules()
    .option('--json', 'the summary as one JSON object')
    .examples(
      'pakli random buddy-bluff --games 10000 --seed 1',
      'pakli random buddy-bluff --games 100 --options "lift=run" --json',
    )
    .runs(async (game, options) => (await import('./random.ts')).random(game, options));
