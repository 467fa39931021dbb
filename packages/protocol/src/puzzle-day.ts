/** The puzzle of the day goes round the games of the house: page, feed and pictures of links name the same one. */

/** Days since 1970; undefined if it is no day. */
export function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  // oxlint-disable-next-line no-restricted-globals -- a calendar, not a clock.
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return Number.isInteger(number) ? number : undefined;
}

/** A number that goes round; days before 1970 are below nothing. */
export function around(number: number, length: number): number {
  return ((number % length) + length) % length;
}

/** One game after the other, by their ids: anyone who lists them in another order names the same one. */
export function gameOfDay<Game extends { readonly id: string }>(
  day: string,
  games: readonly Game[],
): Game | undefined {
  const sorted = games.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sorted[around(dayNumber(day) ?? 0, games.length)];
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
