/** Per cents, dates and names of computers as the pages of a day show them. */
import type { Catalogue } from '@pakli/text';
import { datesIn } from '../words/dates.ts';

/** Whole per cent: a tenth of one says nothing after five boards. */
export function wholePercent(value: number): string {
  return String(Math.round(value));
}

/** What a computer is called, whichever version of a level it is. */
export function playerName({ levels }: Catalogue['frame'], player: string): string {
  const level = levelOf(player);
  return Object.hasOwn(levels, level) ? levels[level as keyof typeof levels].name : player;
}

/** `strong` of `strong-2`. */
export function levelOf(player: string): string {
  return player.replace(/-\d+$/, '');
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
