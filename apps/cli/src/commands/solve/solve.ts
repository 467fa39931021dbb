/**
 * `pakli solve [FILE]`: perfect play with all cards known. One deal is shown
 * with the cards that keep each result; many deals make a line each and a
 * count of who makes what.
 */
import { styleText } from 'node:util';
import { formatCards } from '@pakli/ulti';
import { Solver } from '@pakli/ulti/solver';
import { contentOf, LARGEST_LIST } from '../../input/content.ts';
import { startBar } from '../../terminal/bar.ts';
import { alignColumns } from '../../terminal/lines.ts';
import { answersOf, type SolverAnswer } from './questions.ts';
import { readTasks, type SolveTask } from './deal-input.ts';

export interface SolveFlags {
  readonly contract?: string;
  readonly trump?: string;
  readonly budget: number;
  readonly best?: true;
  readonly json?: true;
}

export async function solve(file = '-', given: SolveFlags): Promise<number> {
  const source = file === '-' ? 'input' : file;
  const tasks = readTasks(await contentOf(file, LARGEST_LIST), source, {
    ...(given.trump !== undefined && { trump: given.trump }),
    ...(given.contract !== undefined && { contract: given.contract }),
  });
  const solver = new Solver();
  const best = given.best === true || tasks.length === 1;
  const bar = await startBar(tasks.length, 'deals');
  const solved: { task: SolveTask; answers: SolverAnswer[] }[] = [];
  for (const task of tasks) {
    const answers = answersOf(solver, task, given.budget, best);
    solved.push({ task, answers });
    if (given.json) console.log(JSON.stringify({ deal: task.name, answers: answers.map(asJson) }));
    bar.update(solved.length);
  }
  bar.stop();
  if (given.json) return 0;
  const [only] = solved;
  if (solved.length === 1 && only !== undefined) console.log(showOne(only.task, only.answers));
  else console.log(showMany(solved));
  return 0;
}

/** Unfinished answers keep their bounds and have no value. */
function asJson({ kind, ...answer }: SolverAnswer) {
  const { low, high } = answer;
  const value = kind === 'made' ? low === 1 : low;
  return { ...answer, ...(low === high ? { value } : {}), finished: low === high };
}

function resultOf({ kind, low, high }: SolverAnswer): string {
  if (low !== high) return kind === 'made' ? 'open' : `${low} to ${high}`;
  if (kind === 'made') return low === 1 ? 'made' : 'lost';
  return kind === 'payoff' && low > 0 ? `+${low}` : String(low);
}

function showOne({ position, contract }: SolveTask, answers: readonly SolverAnswer[]): string {
  const number = new Intl.NumberFormat('en');
  const trump = position.trump === undefined ? 'none' : 'HBLA'.charAt(position.trump);
  const seats = position.hands.map((hand, seat) => {
    const role = seat === position.soloist ? 'soloist' : 'defender';
    return `seat ${seat}, ${role.padEnd(9)} ${formatCards(hand).join(' ')}`;
  });
  const rows = answers.map((answer) => [
    answer.question,
    resultOf(answer),
    answer.best?.join(' ') ?? '-',
    number.format(answer.nodes),
  ]);
  return [
    ...seats,
    `trump ${trump}${contract === undefined ? '' : `, contract ${contract.id}`}`,
    '',
    ...layRows([['question', 'result', 'best cards', 'positions'], ...rows]),
  ].join('\n');
}

function showMany(
  solved: readonly { task: SolveTask; answers: readonly SolverAnswer[] }[],
): string {
  const columns = [...new Set(solved.flatMap(({ answers }) => answers.map((a) => a.question)))];
  const rows = solved.map(({ task, answers }) => [
    task.name,
    ...columns.map((column) => {
      const answer = answers.find(({ question }) => question === column);
      if (answer === undefined) return '';
      const best = answer.best === undefined ? '' : ` (${answer.best.join(' ')})`;
      return `${resultOf(answer)}${best}`;
    }),
  ]);
  const sums = columns.map((column) => {
    const all = solved.flatMap(({ answers }) => answers.filter((a) => a.question === column));
    const done = all.filter(({ low, high }) => low === high);
    const sum = done.reduce((total, { low }) => total + low, 0);
    const open = all.length === done.length ? '' : `, ${all.length - done.length} open`;
    if (all[0]?.kind === 'made') return `${column}: ${sum} of ${done.length} made${open}`;
    return `${column}: ${(sum / Math.max(1, done.length)).toFixed(1)} on average${open}`;
  });
  return [...layRows([['deal', ...columns], ...rows]), '', ...sums].join('\n');
}

/** Columns, the first row in bold. */
function layRows(rows: readonly (readonly string[])[]): string[] {
  const [head = '', ...lines] = alignColumns(rows);
  return [styleText('bold', head), ...lines];
}
