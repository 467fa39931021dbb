/** The puzzle of the day goes round the games of the house: page and feed name the same one. */

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
