/** `pakli convert` */
import { Option } from 'commander';
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('convert', done)
    .description('turn a record into a share link and a share link into a record')
    .argument('<record>', 'a record file, a link, or - for standard input')
    .addOption(
      new Option('--to <form>', 'what to make (default: the other form)').choices([
        'link',
        'record',
        'json',
      ]),
    )
    .examples(
      'pakli convert game.txt',
      'pakli convert 2.buddy-bluff.1.VXwJwOjbST-F... > game.txt',
      'pakli deal mulle --record | pakli convert -',
    )
    .notes('A link holds the whole match, every card included: it is for games that are over.')
    .runs(async (record, options) => (await import('./convert.ts')).convert(record, options));
