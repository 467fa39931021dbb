/** What a line needs at least (RULES 6). */
const GOAL = 10;

/** How many points a side still needs in a line to compile it: ten, and more than the other side. */
export function missing(total: number, against: number): number {
  return Math.max(0, Math.max(GOAL, against + 1) - total);
}
