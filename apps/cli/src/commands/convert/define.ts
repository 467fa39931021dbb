/** `pakli convert` */
import { Command, Option } from 'commander';
import { examples, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new Command('convert')
    .description('turn a record into a share link and a share link into a record')
    .argument('<record>', 'a record file, a link, or - for standard input')
    .addOption(
      new Option('--to <form>', 'what to make (default: the other form)').choices([
        'link',
        'record',
        'json',
      ]),
    )
    .addHelpText(
      'after',
      `${examples(
        'pakli convert game.txt',
        'pakli convert 2.buddy-bluff.1.VXwJwOjbST-F... > game.txt',
        'pakli deal mulle --record | pakli convert -',
      )}

A link holds the whole match, every card included: it is for games that are over.`,
    )
    .action(async (record: string, options) => {
      const { convert } = await import('./convert.ts');
      done(await convert(record, options));
    });
