/** `pakli laws` */
import { Command } from 'commander';
import {
  examples,
  readSeed,
  rulesOption,
  seatsOption,
  whole,
  type Define,
} from '../../given/options.ts';

export const define: Define = (done) =>
  new Command('laws')
    .description('hold the laws of every game against one of your own, and say what is broken')
    .argument('<module>', 'the file of the game, or the name of one that --with has brought')
    .option('--games <n>', 'how many random matches', whole(1, 1e6), 100)
    .option('--seed <s>', 'of the first match; the next has the next number', readSeed, 1)
    .option(
      '--positions <n>',
      'positions of a match at which all laws are tried',
      whole(0, 1000),
      3,
    )
    .option('--all', 'tell of every law that is broken, in up to twenty ways')
    .option(...rulesOption)
    .option(...seatsOption)
    .option('--json', 'one JSON object for each fault, and the sum')
    .addHelpText(
      'after',
      examples(
        'pakli laws ./scopa.ts',
        'pakli laws ./scopa.ts --games 1 --seed 17',
        'pakli --with ./scopa.ts laws scopa --options one --json',
      ),
    )
    .addHelpText('after', '\nStatus 1 says that a law is broken.')
    .action(async (module: string, options) => {
      const { laws } = await import('./laws.ts');
      done(await laws(module, options));
    });
