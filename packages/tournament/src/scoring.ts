/**
 * The worth of a result compared with the other results of the same board and line: matchpoints,
 * cross-IMPs, victory points. docs/tournaments.md has the formulas.
 */

/** Which score is better. */
export type BestScore = 'high' | 'low';

/** By how much one score is better than another. */
function lead(own: number, other: number, best: BestScore): number {
  return best === 'high' ? own - other : other - own;
}

/**
 * Matchpoints as per cent: 1 for every other result that is beaten and 1/2 for a tie. A single result
 * gets 50 %. If some of the `expected` results are missing, Neuberg's formula adjusts for it.
 */
export function matchpoints(
  scores: readonly number[],
  best: BestScore,
  expected: number = scores.length,
): number[] {
  // Grouped by score: a day may have thousands of results, many of them equal.
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  const worstFirst = [...counts].toSorted(([one], [other]) => lead(one, other, best));
  const worth = new Map<number, number>();
  let beaten = 0;
  for (const [score, equal] of worstFirst) {
    // Without the tie with oneself.
    const points = beaten + (equal - 1) / 2;
    const percent = scores.length > 1 ? (100 * points) / (scores.length - 1) : 50;
    worth.set(score, neuberg(percent, scores.length, expected));
    beaten += equal;
  }
  return scores.map((score) => worth.get(score) ?? 50);
}

/** Adjusts a per cent of `count` results to `expected` ones: the fewer there are, the nearer to 50. */
export function neuberg(percent: number, count: number, expected: number): number {
  if (expected <= count) return percent;
  return 50 + (((percent - 50) * (count - 1)) / count) * (expected / (expected - 1));
}

/** IMPs for a difference of scores: the number of thresholds that it reaches. */
export function impsFor(difference: number, scale: readonly number[]): number {
  const size = Math.abs(difference);
  const reached = scale.reduce((count, threshold) => count + (size >= threshold ? 1 : 0), 0);
  // Avoids -0, which JSON does not preserve.
  return difference < 0 ? 0 - reached : reached;
}

/** Cross-IMPs: the mean of the IMPs against every other result; 0 if there is no other. */
export function crossImps(
  scores: readonly number[],
  scale: readonly number[],
  best: BestScore,
): number[] {
  return scores.map((own) => {
    const sum = scores.reduce((all, other) => all + impsFor(lead(own, other, best), scale), 0);
    return scores.length > 1 ? sum / (scores.length - 1) : 0;
  });
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Victory points, 0 to 20, for a margin in IMPs over a number of boards. */
export function victoryPoints(margin: number, boards: number): number {
  if (boards <= 0) return 10;
  const blitz = 15 * Math.sqrt(boards);
  const share = Math.min(1, Math.abs(margin) / blitz);
  const above = (10 * (1 - GOLDEN ** (3 * share))) / (1 - GOLDEN ** 3);
  return margin < 0 ? 10 - above : 10 + above;
}
