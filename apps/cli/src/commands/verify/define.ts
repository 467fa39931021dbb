/** `pakli verify` */
import { Command } from 'commander';
import { examples, type Define } from '../../given/options.ts';

export const define: Define = (done) =>
  new Command('verify')
    .description('deal every card of a finished table by link again')
    .argument('<record>', 'a record with its proof, as the page saves it, or - through a pipe')
    .addHelpText(
      'after',
      `${examples('pakli verify mulle.txt')}

Ends with status 1 where the cards are not those that the secret and everybody's numbers lead to.
docs/honest-deals.md says what that proves and what not.`,
    )
    .action(async (record: string) => {
      const { verify } = await import('./verify.ts');
      done(await verify(record));
    });
