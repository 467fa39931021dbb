/** `pakli golden` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('golden', done)
    .description('run golden files; ends with "N passed, M failed"')
    .argument('<files...>', 'JSON files of any known format')
    .examples(
      'pakli golden packages/buddy-bluff/test/golden/cases.json',
      'pakli golden a.json b.json',
    )
    .runs(async (files) => (await import('./golden.ts')).golden(files));
