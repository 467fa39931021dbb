/** `pakli selfplay` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('selfplay', done)
    .description(
      'write positions, moves and results of played deals as arrays for learning programs',
    )
    .argument('<game>')
    .requiredOption('--players <a,b,...>', 'who plays: one for all seats, or one for every seat')
    .requiredOption('--out <folder>', 'where the shards go; the same command resumes')
    .option('--games <n>', 'how many deals', whole(1, 1e9), 1000)
    .option('--shard <n>', 'deals in a shard', whole(1, 1e6), 50)
    .option('--seed <s>', 'the same seed gives the same bytes (default: a fresh one)', readSeed)
    .rules()
    .option('--half', 'numbers of 16 bits instead of 32')
    .option('--workers <n>', 'threads (default: one for every core)', whole(1, 256))
    .option('--json', 'the summary as one JSON object')
    .examples(
      'pakli selfplay buddy-bluff --players greedy --games 2000 --out data --seed 1',
      'pakli selfplay ulti --players rules,rules,expert@50steps --games 10000 --out data',
    )
    .notes(
      `A player is a name, with an optional budget: expert, expert@50steps.\ndocs/selfplay.md says what is in the files.`,
    )
    .runs(async (game, options) => (await import('./selfplay.ts')).selfplay(game, options));
