/** `pakli verify` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('verify', done)
    .description('deal the cards of a finished table by link or of an evening again')
    .argument(
      '<file>',
      'a record with its proof, or the results of an evening, as the page saves them; - for standard input',
    )
    .examples('pakli verify mulle.txt', 'pakli verify wednesday.json')
    .notes(`Exits with status 1 if the cards do not follow from the secret and everybody's numbers.
docs/honest-deals.md says what that proves and what it does not.`)
    .runs(async (file) => (await import('./verify.ts')).verify(file));
