/** Per cents and dates as the pages of a day show them. */
import { datesIn } from '../words/dates.ts';

/** Whole per cent: a tenth of one says nothing after five boards. */
export function wholePercent(value: number): string {
  return String(Math.round(value));
}

/** As the clock on the wall shows it. */
export function timeOf(at: number, locale: string): string {
  return datesIn(locale, { timeStyle: 'short' }).format(at);
}

/** The date of a day by its id, such as `ulti-2026-11-18`. */
export function dateOfDay(day: string, locale: string): string {
  const date = new Date(`${day.slice(-'yyyy-mm-dd'.length)}T00:00:00Z`);
  return datesIn(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
