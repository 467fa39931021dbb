/**
 * The puzzle of the day: the same for everybody whose calendar shows the same
 * date. It is the date of the place, so that a new one is there in the morning
 * and not in the middle of an evening.
 */
import { around, dayNumber } from '@pakli/protocol';

const two = (n: number): string => String(n).padStart(2, '0');

/** `2026-11-16`, by the clock of this place. */
export function dayOf(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Its place among the puzzles of its game: every one comes once before any comes again, easy and hard ones mixed. */
export function placeOf(day: string, games: number, puzzles: number): number {
  const turn = Math.floor((dayNumber(day) ?? 0) / games);
  return around(turn * strideFor(puzzles), Math.max(1, puzzles));
}

/** A step that leads through all of them before it comes back. */
function strideFor(puzzles: number): number {
  let stride = Math.round(puzzles * 0.382);
  while (stride > 1 && divisor(stride, puzzles) > 1) stride++;
  return Math.max(1, stride);
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
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
