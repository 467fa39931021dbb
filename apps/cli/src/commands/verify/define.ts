/** `pakli verify` */
import { Command } from 'commander';
import { examples, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new Command('verify')
    .description('deal every card of a finished table by link again')
    .argument('<record>', 'a record with its proof, as the page saves it, or - for standard input')
    .addHelpText(
      'after',
      `${examples('pakli verify mulle.txt')}

Exits with status 1 if the cards do not follow from the secret and everybody's numbers.
docs/honest-deals.md says what that proves and what it does not.`,
    )
    .action(async (record: string) => {
      const { verify } = await import('./verify.ts');
      done(await verify(record));
    });
