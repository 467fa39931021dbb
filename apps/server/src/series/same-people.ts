/**
 * Who is who across evenings. The same guest of this server is the same person. So are two guests
 * whose names look alike: somebody came with another browser, or has lost a cookie, and nobody joins
 * an evening under a name that is taken there. Two who played in the same evening are two people.
 */

/** `evenings` has the ids of the guests who played in each. Answers with the number of every guest's person. */
export function samePeople(
  evenings: readonly (readonly string[])[],
  lookOf: (guest: string) => string,
): ReadonlyMap<string, number> {
  const guests = [...new Set(evenings.flat())];
  const byLook = Map.groupBy(guests, lookOf);
  const isMet = (alike: readonly string[]): boolean =>
    evenings.some((played) => alike.filter((guest) => played.includes(guest)).length > 1);
  const numbers = new Map<string, number>();
  let next = 0;
  for (const guest of guests) {
    if (numbers.has(guest)) continue;
    const look = lookOf(guest);
    const alike = byLook.get(look) ?? [];
    // People who are known no longer have no name.
    const same = look === '' || isMet(alike) ? [guest] : alike;
    for (const one of same) numbers.set(one, next);
    next++;
  }
  return numbers;
}
