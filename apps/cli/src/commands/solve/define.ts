/** `pakli solve` */
import { Command } from 'commander';
import { examples, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new Command('solve')
    .description('solve Ulti deals and positions with all cards known')
    .argument('[file]', 'deals as JSON or text, one per line (default: standard input)')
    .option('--contract <id>', 'the contract, for deals that do not name one, as in U or H-40')
    .option('--trump <suit>', 'H, B, L or A, for deals that do not name one')
    .option('--best', 'the cards that keep each result, also for many deals')
    .option('--budget <n>', 'positions looked at for one answer', whole(1, 1e9), 50_000_000)
    .option('--json', 'one JSON object per deal')
    .addHelpText(
      'after',
      `${examples(
        'pakli solve deals.json',
        'pakli solve deals.jsonl --contract U --json',
        'pakli solve <<< "H7 H8 HA HK HO LA L7 BA BX AA / ... / ... / B7 B8 trump H"',
      )}\n\nA deal: {"hands": [[...], [...], [...]], "talon": [...], "trump": "L"}, or hands and talon on\none line with slashes between. docs/solver.md says what else a position may have.`,
    )
    .action(async (file: string | undefined, options) => {
      const { solve } = await import('./solve.ts');
      done(await solve(file, options));
    });
