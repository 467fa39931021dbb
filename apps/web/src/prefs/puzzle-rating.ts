/**
 * A person's rating at the puzzles of one game: Glicko (Mark Glickman, 1999), with every puzzle as a game against an
 * opponent of the puzzle's rating. Only the first try at a puzzle counts.
 */

export interface Rating {
  readonly rating: number;
  /** Standard deviation of the rating. */
  readonly deviation: number;
}

/** Before the first puzzle nothing is known about anybody. */
export const NEWCOMER: Rating = { rating: 1200, deviation: 350 };

/** The rating of a puzzle is an estimate, too. */
const PUZZLE_DEVIATION = 150;
/** The smallest deviation ever claimed: people have good days and bad ones. */
const LEAST_DEVIATION = 50;

const Q = Math.LN10 / 400;

/** How much a deviation flattens the meaning of a rating difference. */
function flattening(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);
}

/** The chance of solving a puzzle of this rating at the first try. */
export function chanceAt({ rating }: Rating, puzzle: number): number {
  return 1 / (1 + 10 ** ((-flattening(PUZZLE_DEVIATION) * (rating - puzzle)) / 400));
}

/** The rating after a puzzle was solved or failed at the first try. */
export function ratingAfter(before: Rating, puzzle: number, solved: boolean): Rating {
  const g = flattening(PUZZLE_DEVIATION);
  const chance = chanceAt(before, puzzle);
  const information = Q ** 2 * g ** 2 * chance * (1 - chance);
  const certainty = 1 / before.deviation ** 2 + information;
  return {
    rating: before.rating + (Q / certainty) * g * (Number(solved) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / certainty)),
  };
}

/** The rating lies within plus or minus this in 19 of 20 cases. */
export function marginOf({ deviation }: Rating): number {
  return Math.round(1.96 * deviation);
}
