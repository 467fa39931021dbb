/** `pakli analyse` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('analyse', done)
    .description('what every move of a record was worth, and the biggest mistakes')
    .argument('<record>', 'a record file, finished or not, or a share link')
    .option('--by <player>', 'who judges, with an optional budget (default: the strongest)')
    .option('--seat <n>', 'only the moves of this seat, from 0 as in records', whole(0, 98))
    .option('--mistakes <n>', 'how many mistakes to list', whole(0, 999), 3)
    .option('--seed <s>', 'the same seed gives the same estimates', readSeed, 1)
    .option('--json', 'one JSON object with every estimate')
    .speaks()
    .examples(
      'pakli analyse game.txt',
      'pakli analyse game.txt --seat 0 --by expert@500ms',
      'pakli analyse game.txt --by expert@200steps --json',
    )
    .notes(`Estimates are made from what the mover knew, never from the cards it could not see.
For a finished match, Open shows what the mover would have got with all cards open and perfect
play by everybody, where the game can calculate it: Ulti from the first card on, Mulle in its last round.`)
    .runs(async (record, options) => (await import('./analyse.ts')).analyse(record, options));
