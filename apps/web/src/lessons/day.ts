/**
 * The puzzle of the day: the same for everybody whose calendar shows the same date. The date is local, so that a new
 * puzzle is there in the morning and not in the middle of an evening.
 */
import { dayNumber } from '@pakli/protocol';

const two = (n: number): string => String(n).padStart(2, '0');

/** `2026-11-16`, in local time. */
export function dayOf(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The streak of consecutive days among these, up to this day or the day before: a day is not lost before it is over. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const numbers = new Set([...days].map(dayNumber));
  const now = dayNumber(today) ?? 0;
  let last = numbers.has(now) ? now : now - 1;
  const end = last;
  while (numbers.has(last)) last--;
  return end - last;
}

/** The key under which solving it is stored. */
export function dayId(day: string): string {
  return `day/${day}`;
}
