/**
 * `pakli replay RECORD`: steps through a record with keys, or prints each step
 * and the position after it. A record holds all cards and is printed in full;
 * with `--seat`, and on a page, only what one seat could see.
 */
import { styleText } from 'node:util';
import {
  formatOptions,
  isRefusal,
  OVER,
  type GameTypes,
  type Match,
  type Seat,
  type Table,
} from '@pakli/core';
import { Failure } from '../../input/failure.ts';
import { loadRecord } from '../../input/records.ts';
import type { InkFlags } from '../../input/ink.ts';
import { isInteractive } from '../../terminal/screen.ts';

export interface ReplayFlags extends InkFlags {
  readonly seat?: number;
  readonly at?: number;
  readonly print?: true;
  readonly json?: true;
  readonly lang?: string;
}

export async function replayRecord(given: string, options: ReplayFlags): Promise<number> {
  const { match } = await loadRecord(given);
  const { seat } = options;
  if (seat !== undefined && seat >= match.seats) {
    throw new Failure(`--seat: the record has seats 0 to ${match.seats - 1}`, 2);
  }
  const steps = match.tables.reduce((sum, table) => sum + table.steps.length, 0);
  const { at = 0 } = options;
  if (at > steps) throw new Failure(`--at: the record has steps 1 to ${steps}`, 2);
  if (options.json) {
    for (const [table, from] of tablesFrom(match, at)) printJson(table, seat, from);
    return 0;
  }
  if (isInteractive() && options.print !== true) {
    const { stepThrough } = await import('./stepper.ts');
    return stepThrough(match, options);
  }
  const { game, names } = match;
  const rules = formatOptions(game.rules, match.options);
  console.log(styleText('bold', `${game.id}${rules === '' ? '' : ` (${rules})`}`));
  console.log(names.map((name, at) => `${at} ${name}`).join(' | '));
  if (seat !== undefined) console.log(`as seat ${seat} sees it`);
  for (const [table, from] of tablesFrom(match, at)) printDeal(match, table, seat, from);
  console.log(match.over ? formatScores(match) : 'not finished');
  return 0;
}

/** The deals from a step on, counted through all of them from 1, each with its own first step. */
function tablesFrom(match: Match<GameTypes>, at: number): (readonly [Table<GameTypes>, number])[] {
  let before = 0;
  return match.tables.flatMap((table) => {
    const from = Math.max(0, at - 1 - before);
    before += table.steps.length;
    return before < at ? [] : [[table, from] as const];
  });
}

/** Plays the deal once more, beside the finished one, and shows each step and what came of it: to a seat, or all of it. */
function follow(
  table: Table<GameTypes>,
  seat: Seat | undefined,
  from: number,
  show: (index: number, text: string, mover: Seat | undefined, position: string) => void,
): void {
  const { game } = table;
  const again = table.cut(0);
  for (const [index, step] of table.steps.entries()) {
    let text: string;
    if (step.kind === 'chance') {
      const { outcome } = step;
      text =
        seat === undefined
          ? game.formatDealTruth(again.state, outcome, outcome.length)
          : game.formatDeal(again.state, outcome, outcome.length, seat);
      const refusal = again.submitDeal(step.text);
      if (isRefusal(refusal)) throw new Error(`a replayed deal is refused: ${refusal.refused}`);
    } else {
      text =
        seat === undefined
          ? game.formatTruth(again.state, step.move)
          : game.format(again.state, step.move, seat);
      again.play(step.move);
    }
    if (index < from) continue;
    show(index, text, step.kind === 'move' ? step.seat : undefined, standsAt(again, seat));
  }
}

function standsAt({ game, state }: Table<GameTypes>, seat: Seat | undefined): string {
  return seat === undefined ? game.formatPosition(state) : game.formatView(game.view(state, seat));
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '      ');
}

function printDeal(
  match: Match<GameTypes>,
  table: Table<GameTypes>,
  seat: Seat | undefined,
  from: number,
): void {
  const { game, names } = match;
  const { number, starter } = table.deal;
  console.log(`\n${styleText('bold', `[deal ${number + 1}]`)} ${names[starter]} starts`);
  if (table.position !== undefined && from === 0)
    console.log(indented(standsAt(table.cut(0), seat)));
  follow(table, seat, from, (index, text, mover, position) => {
    const who = mover === undefined ? '' : `${names[mover]}: `;
    console.log(`${`${index + 1}.`.padStart(4)} ${who}${styleText('cyan', text)}`);
    console.log(indented(position));
  });
  if (table.turn === OVER) console.log(`deal scores: ${game.scores(table.state).join(' ')}`);
}

function printJson(table: Table<GameTypes>, seat: Seat | undefined, from: number): void {
  follow(table, seat, from, (index, text, mover, position) => {
    const who = mover === undefined ? {} : { seat: mover };
    const deal = table.deal.number + 1;
    console.log(JSON.stringify({ deal, step: index + 1, ...who, text, position }));
  });
}

/** The score sheet of a match as text: names, totals, places. */
function formatScores(match: Match<GameTypes>): string {
  const { names, totals, places } = match;
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name, seat) => ({ name, total: totals[seat], place: places[seat] ?? 0 }));
  return rows
    .sort((a, b) => a.place - b.place)
    .map(({ name, total, place }) => `${place}. ${name.padEnd(width)}  ${total}`)
    .join('\n');
}
