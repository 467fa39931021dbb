/** Every decision of a tournament as a table for spreadsheets: who played what, of how many moves. */
import { openRecord } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { csvLine, type Tournament } from '@pakli/tournament';
import type { Machine } from '../machine.ts';

const COLUMNS = ['board', 'table', 'step', 'line', 'name', 'player', 'move', 'choices'];

/**
 * Boards, tables, steps and lines are counted from 1. Deals are steps of nobody. Replaying what a
 * thousand people have played takes seconds, so others are served after each record.
 */
export async function decisionsCsv(
  tournament: Tournament,
  { soon }: Pick<Machine, 'soon'>,
): Promise<string> {
  const lines = [csvLine(COLUMNS)];
  for (const { boards, tables, records = [] } of tournament.rounds) {
    for (const [table, record] of records.entries()) {
      await soon();
      const opened = await openRecord(record);
      if (isRefusal(opened)) continue;
      for (const [deal, board] of boards.entries()) {
        for (const [step, one] of (opened.match.tables[deal]?.steps ?? []).entries()) {
          const person = one.kind === 'move' ? tables[table]?.[one.seat] : undefined;
          const { name = '', player = '' } = tournament.people[person ?? -1] ?? {};
          const [line, choices] = one.kind === 'move' ? [one.seat + 1, one.choices] : ['', ''];
          lines.push(
            csvLine([board + 1, table + 1, step + 1, line, name, player, one.text, choices]),
          );
        }
      }
    }
  }
  return lines.join('');
}
