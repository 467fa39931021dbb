/** `pakli deal` */
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
  new Command('deal')
    .description('deal cards and print the positions, one per line')
    .argument('<game>')
    .option('--count <n>', 'how many', whole(1, 1e6), 1)
    .option('--moves <n>', 'play this many random moves first', whole(0, 1e6), 0)
    .option(...rulesOption)
    .option(...seatsOption)
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .option('--record', 'whole records instead of positions')
    .option('--json', 'one JSON object for each')
    .addHelpText(
      'after',
      examples(
        'pakli deal mulle --seed 1',
        'pakli deal buddy-bluff --count 100 --moves 20 --json',
        'pakli deal mulle --options short --record > deal.txt',
        'pakli play mulle --position "$(pakli deal mulle --moves 30)"',
      ),
    )
    .action(async (game: string, options) => {
      const { deal } = await import('./deal.ts');
      done(await deal(game, options));
    });
