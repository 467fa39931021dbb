/** Percentages and dates on the pages of a day. */
import { datesIn } from '../words/dates.ts';

/** Whole per cent: decimals mean nothing after five boards. */
export function wholePercent(value: number): string {
  return String(Math.round(value));
}

/** Local wall-clock time. */
export function timeOf(at: number, locale: string): string {
  return datesIn(locale, { timeStyle: 'short' }).format(at);
}

/** The date of a day from its id, such as `ulti-2026-11-18`. */
export function dateOfDay(day: string, locale: string): string {
  const date = new Date(`${day.slice(-'yyyy-mm-dd'.length)}T00:00:00Z`);
  return datesIn(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
