/** `pakli deal` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('deal', done)
    .description('deal cards and print the positions, one per line')
    .argument('<game>')
    .option('--count <n>', 'how many', whole(1, 1e6), 1)
    .option('--moves <n>', 'play this many random moves first', whole(0, 1e6), 0)
    .rules()
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .option('--record', 'whole records instead of positions')
    .option('--json', 'one JSON object for each')
    .examples(
      'pakli deal mulle --seed 1',
      'pakli deal buddy-bluff --count 100 --moves 20 --json',
      'pakli deal mulle --options short --record > deal.txt',
      'pakli play mulle --position "$(pakli deal mulle --moves 30)"',
    )
    .runs(async (game, options) => (await import('./deal.ts')).deal(game, options));
