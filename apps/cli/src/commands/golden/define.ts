/** `pakli golden` */
import { Command } from 'commander';
import { examples, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new Command('golden')
    .description('run golden files; ends with "N passed, M failed"')
    .argument('<files...>', 'JSON files of any known format')
    .addHelpText(
      'after',
      examples(
        'pakli golden packages/buddy-bluff/test/golden/cases.json',
        'pakli golden a.json b.json',
      ),
    )
    .action(async (files: string[]) => {
      const { golden } = await import('./golden.ts');
      done(await golden(files));
    });
