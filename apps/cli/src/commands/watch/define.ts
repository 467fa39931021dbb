/** `pakli watch` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('watch', done)
    .description('watch players play against each other')
    .argument('<game>')
    .option('--players <a,b,...>', 'one for all seats or one for each (default: strong)')
    .option('--delay <ms>', 'how long a move is shown', whole(0, 60_000), 1500)
    .option('--seat <n>', 'look into the hand of this seat, from 0 as in records', whole(0, 98))
    .rules()
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .option('--out <file>', 'write the record')
    .option('--json', 'one JSON object for each step, and the result')
    .speaks()
    .examples(
      'pakli watch mulle',
      'pakli watch buddy-bluff --players expert,casual,casual,casual --delay 500 --seat 0',
      'pakli watch mulle --options short --seed 1 --json --out game.txt',
    )
    .runs(async (game, options) => (await import('./watch.ts')).watch(game, options));
