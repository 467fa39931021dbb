/** `pakli yardstick` */
import { Argument, Option } from 'commander';
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

const YARDSTICKS = ['ulti'];

export const define: Define = (done) =>
  new CommandLine('yardstick', done)
    .description('measure a player of Ulti against perfect play')
    .addArgument(new Argument('<game>', 'a game that has a yardstick').choices(YARDSTICKS))
    .argument('[file]', 'deals of the format ulti-yardstick/1 (default: the 1,000 included)')
    .option('--player <name>', 'who is measured', 'expert')
    .option('--worlds <n>', 'worlds it may look at for a move', whole(1, 100_000), 32)
    .addOption(new Option('--only <contract>', 'one contract').choices(['ulti', 'betli']))
    .addOption(new Option('--side <side>', 'one side').choices(['keep', 'stop']))
    .option('--deals <n>', 'at most this many of each kind', whole(1, 1e6), 1e6)
    .option('--seed <s>', 'for the random choices of both sides', readSeed, 1)
    .option('--json', 'one JSON object for each of the four figures')
    .examples(
      'pakli yardstick ulti',
      'pakli yardstick ulti --only betli --deals 50 --worlds 16',
      'pakli yardstick ulti deals.json --player strong --json',
    )
    .notes(
      `keep: of deals that perfect play wins, what the player wins as soloist against perfect\ndefenders. stop: of the others, what two such players prevent, each from its own view, against a\nperfect soloist. Perfect means that all cards are known; among cards that keep the result one is\nchosen at random.`,
    )
    .runs(async (game, file, options) =>
      (await import('./yardstick.ts')).yardstick(game, file, options),
    );
