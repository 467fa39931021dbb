/** `pakli laws` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('laws', done)
    .description(
      'check a game of your own against the laws of every game, and explain what is broken',
    )
    .argument('<module>', 'the file of the game, or the name of one loaded with --with')
    .option('--games <n>', 'how many random matches', whole(1, 1e6), 100)
    .option('--seed <s>', 'seed of the first match; the next has the next number', readSeed, 1)
    .option(
      '--positions <n>',
      'positions per match at which all laws are checked',
      whole(0, 1000),
      3,
    )
    .option('--all', 'report every broken law, in up to twenty ways')
    .rules()
    .option('--json', 'one JSON object per fault, and the sum')
    .examples(
      'pakli laws ./scopa.ts',
      'pakli laws ./scopa.ts --games 1 --seed 17',
      'pakli --with ./scopa.ts laws scopa --options one --json',
    )
    .notes('Status 1 means that a law is broken.')
    .runs(async (module, options) => (await import('./laws.ts')).laws(module, options));
