/** `pakli watch` */
import { Command } from 'commander';
import {
  examples,
  readSeed,
  rulesOption,
  seatsOption,
  speaking,
  whole,
  type Define,
} from '../../input/options.ts';

export const define: Define = (done) =>
  speaking(
    new Command('watch')
      .description('watch players play against each other')
      .argument('<game>')
      .option('--players <a,b,...>', 'one for all seats or one for each (default: strong)')
      .option('--delay <ms>', 'how long a move is shown', whole(0, 60_000), 1500)
      .option('--seat <n>', 'look into the hand of this seat, from 0 as in records', whole(0, 98))
      .option(...rulesOption)
      .option(...seatsOption)
      .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
      .option('--out <file>', 'write the record')
      .option('--json', 'one JSON object for each step, and the result'),
  )
    .addHelpText(
      'after',
      examples(
        'pakli watch mulle',
        'pakli watch buddy-bluff --players expert,casual,casual,casual --delay 500 --seat 0',
        'pakli watch mulle --options short --seed 1 --json --out game.txt',
      ),
    )
    .action(async (game: string, options) => {
      const { watch } = await import('./watch.ts');
      done(await watch(game, options));
    });
