/** Ids of days: the game and the UTC date, so that all nodes open the same day, once. */
import type { DayDate } from '@pakli/protocol';

export const DAY_MS = 86_400_000;
/** How long after midnight a board begun before may be finished. */
export const GRACE_MS: number = 2 * 3_600_000;

const DAY_ID = /^([a-z][a-z\d-]*)-(\d{4}-\d\d-\d\d)$/;

export function isDayId(text: string): boolean {
  return parseDayId(text) !== undefined;
}

export function formatDayId(game: string, date: DayDate): string {
  return `${game}-${date}`;
}

export function parseDayId(
  text: string,
): { readonly game: string; readonly date: DayDate } | undefined {
  const [, game, date] = DAY_ID.exec(text) ?? [];
  const isDay = date !== undefined && !Number.isNaN(startOf(date));
  return game !== undefined && isDay ? { game, date } : undefined;
}

/** The UTC date. */
export function dateOf(now: number): DayDate {
  // oxlint-disable-next-line no-restricted-globals -- a calendar, not a clock.
  return new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** When a day begins, in milliseconds since 1970. */
export function startOf(date: DayDate): number {
  // oxlint-disable-next-line no-restricted-globals -- a calendar, not a clock.
  return Date.parse(`${date}T00:00:00Z`);
}
