/** `pakli random` */
import { Command } from 'commander';
import {
  examples,
  readSeed,
  rulesOption,
  seatsOption,
  whole,
  type Define,
} from '../../input/options.ts';

export const define: Define = (done) =>
  new Command('random')
    .description('play whole matches with random moves and summarise them')
    .argument('<game>')
    .option('--games <n>', 'how many matches', whole(1, 1e9), 1000)
    .option('--seed <s>', 'the same seed gives the same games (default: a fresh one)', readSeed)
    .option(...rulesOption)
    .option(...seatsOption)
    .option('--json', 'the summary as one JSON object')
    .addHelpText(
      'after',
      examples(
        'pakli random buddy-bluff --games 10000 --seed 1',
        'pakli random buddy-bluff --games 100 --options "lift=run" --json',
      ),
    )
    .action(async (game: string, options) => {
      const { random } = await import('./random.ts');
      done(await random(game, options));
    });
