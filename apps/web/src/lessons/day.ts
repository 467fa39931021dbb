/**
 * The puzzle of the day: the same for everybody whose calendar shows the same
 * date. It is the date of the place, so that a new one is there in the morning
 * and not in the middle of an evening.
 */
import { dayNumber } from '@pakli/protocol';

const two = (n: number): string => String(n).padStart(2, '0');

/** `2026-11-16`, by the clock of this place. */
export function dayOf(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How many days without a gap are among these, up to this one or the day before: a day is not lost before it is over. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const numbers = new Set([...days].map(dayNumber));
  const now = dayNumber(today) ?? 0;
  let last = numbers.has(now) ? now : now - 1;
  const end = last;
  while (numbers.has(last)) last--;
  return end - last;
}

/** Under which it is kept that it was solved. */
export function dayId(day: string): string {
  return `day/${day}`;
}
