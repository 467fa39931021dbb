/** `pakli solve` */
import { CommandLine, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('solve', done)
    .description('solve Ulti deals and positions with all cards known')
    .argument('[file]', 'deals as JSON or text, one per line (default: standard input)')
    .option('--contract <id>', 'the contract, for deals that do not name one, as in U or H-40')
    .option('--trump <suit>', 'H, B, L or A, for deals that do not name one')
    .option('--best', 'the cards that keep each result, also for many deals')
    .option('--budget <n>', 'positions looked at for one answer', whole(1, 1e9), 50_000_000)
    .option('--json', 'one JSON object per deal')
    .examples(
      'pakli solve deals.json',
      'pakli solve deals.jsonl --contract U --json',
      'pakli solve <<< "H7 H8 HA HK HO LA L7 BA BX AA / ... / ... / B7 B8 trump H"',
    )
    .notes(
      `A deal: {"hands": [[...], [...], [...]], "talon": [...], "trump": "L"}, or hands and talon on\none line with slashes between. docs/solver.md says what else a position may have.`,
    )
    .runs(async (file, options) => (await import('./solve.ts')).solve(file, options));
