/**
 * `pakli replay FILE`: each step of a record and the position after it. A
 * record holds all cards and is shown in full; with `--seat` only what that
 * seat could see, its own view after every step.
 */
import { readFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import {
  formatOptions,
  formatRefusal,
  isRecordError,
  isRefusal,
  OVER,
  type Kinds,
  type Match,
  type Seat,
  type Table,
} from '@pakli/core';
import { Failure, reasonOf } from './failure.ts';
import { readRecord } from './records.ts';
import { formatScores } from './scores.ts';

export async function replayFile(
  file: string,
  { seat }: { readonly seat?: number },
): Promise<number> {
  const match = await loadRecord(file);
  if (seat !== undefined && seat >= match.seats) {
    throw new Failure(`--seat: the record has seats 0 to ${match.seats - 1}`, 2);
  }
  const { game, names } = match;
  const rules = formatOptions(game.rules, match.options);
  console.log(styleText('bold', `${game.id}${rules === '' ? '' : ` (${rules})`}`));
  console.log(names.map((name, at) => `${at} ${name}`).join(' | '));
  if (seat !== undefined) console.log(`as seat ${seat} sees it`);
  for (const table of match.tables) showDeal(match, table, seat);
  console.log(match.over ? formatScores(match) : 'not finished');
  return 0;
}

async function loadRecord(file: string): Promise<Match<Kinds>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file}: ${reasonOf(error)}`);
  }
  const match = await readRecord(text);
  if (isRecordError(match)) {
    throw new Failure(`${file}:${match.line}: ${formatRefusal(match.problem)}`);
  }
  return match;
}

/** Plays the deal once more, beside the finished one, and prints as it goes. */
function showDeal(match: Match<Kinds>, table: Table<Kinds>, seat: Seat | undefined): void {
  const { game, names } = match;
  const { number, starter } = table.deal;
  console.log(`\n${styleText('bold', `[deal ${number + 1}]`)} ${names[starter]} starts`);
  const again = table.cut(0);
  const show = (): void => {
    const text =
      seat === undefined
        ? game.formatPosition(again.state)
        : game.formatView(game.view(again.state, seat));
    console.log(text.replaceAll(/^/gm, '      '));
  };
  if (table.position !== undefined) show();
  for (const [index, step] of table.steps.entries()) {
    const count = `${index + 1}.`.padStart(4);
    if (step.kind === 'chance') {
      const { outcome } = step;
      const text = game.formatDeal(again.state, outcome, outcome.length, seat);
      console.log(`${count} ${styleText('cyan', text)}`);
      const refusal = again.submitDeal(step.text);
      if (isRefusal(refusal)) throw new Error(`a replayed deal is refused: ${refusal.refused}`);
    } else {
      const text = game.format(again.state, step.move, seat);
      console.log(`${count} ${names[step.seat]}: ${styleText('cyan', text)}`);
      again.play(step.move);
    }
    show();
  }
  if (table.turn === OVER) console.log(`deal scores: ${game.scores(table.state).join(' ')}`);
}
