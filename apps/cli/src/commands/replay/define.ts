/** `pakli replay` */
import { CommandLine, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('replay', done)
    .description('step through a record with keys, or print every position')
    .argument('<record>', 'a record file, finished or not, or a share link')
    .option('--seat <n>', 'only what this seat could see, from 0 as in records', whole(0, 98))
    .option(
      '--at <step>',
      'begin with the table after this step, counted through all deals',
      whole(0, 1e6),
    )
    .option('--print', 'print all of it instead of stepping (always so without a terminal)')
    .option('--json', 'one JSON object for each step')
    .speaks()
    .examples(
      'pakli replay game.txt',
      'pakli replay game.txt --seat 2 --at 30',
      'pakli replay game.txt --print | less',
    )
    .runs(async (record, options) => (await import('./replay.ts')).replayRecord(record, options));
