/** The puzzle of the day, which rotates through the built-in games: page, feed and link previews agree on it. */

/** Days since 1970; undefined if it is not a day. */
export function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  // oxlint-disable-next-line no-restricted-globals -- a calendar, not a clock.
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return Number.isInteger(number) ? number : undefined;
}

/** The non-negative remainder: days before 1970 have negative numbers. */
export function around(number: number, length: number): number {
  return ((number % length) + length) % length;
}

/** The game of a day: one after the other in order of their ids, however they are listed. */
export function gameOfDay<Game extends { readonly id: string }>(
  day: string,
  games: readonly Game[],
): Game | undefined {
  const sorted = games.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sorted[around(dayNumber(day) ?? 0, games.length)];
}

/** The index of the day's puzzle: every puzzle comes once before any repeats, with easy and hard ones mixed. */
export function placeOf(day: string, games: number, puzzles: number): number {
  const turn = Math.floor((dayNumber(day) ?? 0) / games);
  return around(turn * strideFor(puzzles), Math.max(1, puzzles));
}

/** A stride coprime to the number of puzzles. */
function strideFor(puzzles: number): number {
  let stride = Math.round(puzzles * 0.382);
  while (stride > 1 && divisor(stride, puzzles) > 1) stride++;
  return Math.max(1, stride);
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
