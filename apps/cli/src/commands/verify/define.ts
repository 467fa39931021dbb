/** `pakli verify` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('verify', done)
    .description('deal every card of a finished table by link again')
    .argument('<record>', 'a record with its proof, as the page saves it, or - for standard input')
    .examples('pakli verify mulle.txt')
    .notes(`Exits with status 1 if the cards do not follow from the secret and everybody's numbers.
docs/honest-deals.md says what that proves and what it does not.`)
    .runs(async (record) => (await import('./verify.ts')).verify(record));
