/** A tournament as CSV: a row for every result of every line. */
import type { Tournament } from './tournament.ts';
import { travellersOf } from './travellers.ts';

const COLUMNS = [
  'round',
  'board',
  'table',
  'line',
  'name',
  'score',
  'award',
  'covered',
  'percent',
  'imps',
];

/** CSV by RFC 4180; rounds, boards, tables and lines are counted from 1. */
export function tournamentCsv(tournament: Tournament): string {
  const rows = travellersOf(tournament).map((row): (string | number)[] => [
    row.round + 1,
    row.board + 1,
    row.table + 1,
    row.line + 1,
    tournament.people[row.person]?.name ?? '',
    row.score ?? '',
    row.award ?? '',
    row.covered ? 'yes' : '',
    row.percent?.toFixed(2) ?? '',
    tournament.scale.length === 0 ? '' : (row.imps?.toFixed(2) ?? ''),
  ]);
  return [COLUMNS, ...rows].map(csvLine).join('');
}

/** One line of CSV with its line break. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

/** Quotes a field, and escapes names that a spreadsheet would take for a formula. */
function field(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+@\t\r-]/.test(value) && Number.isNaN(Number(value))
      ? `'${value}`
      : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
