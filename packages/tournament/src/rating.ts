/**
 * Ratings that mean the same on every server. A person is measured only against computers of a
 * frozen version that played the same cards in the same seat, and the strengths of those computers
 * were measured once (data/anchors.json). So a rating follows from the person's own boards alone: it
 * depends on nobody else's rating, not on the order of results, and it cannot inflate.
 *
 * The scale is Elo's: 400 points more are odds of 10 to 1 to have the better result of a board. A
 * tie says nothing about who is better (of boards that most people tie there are many) and does not
 * count. `scripts/rating-pools.ts` compares this fit with Elo and with Weng and Lin's update.
 */
import type { BestScore } from './scoring.ts';

/** A computer's result on the same board and line. */
export interface AnchorResult {
  readonly score: number;
  /** Its strength, in Elo. */
  readonly strength: number;
}

/** One board as a person played it. */
export interface RatedBoard {
  readonly score: number;
  readonly field: readonly AnchorResult[];
}

/** A strength with the interval that holds it 19 times out of 20. */
export interface BoardRating {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What is assumed of somebody who has played nothing. */
export interface RatingPrior {
  readonly mean: number;
  readonly deviation: number;
}

/** People differ about as much as the computers do: in some games by much, in others by little. */
export function ratingPrior(strengths: readonly number[]): RatingPrior {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  const spread = Math.max(...strengths) - Math.min(...strengths);
  return { mean, deviation: Math.max(spread, LEAST_SPREAD) / 2 };
}

/** Computers of equal strength say nothing about how people differ. */
const LEAST_SPREAD = 100;

/** After so many boards a result counts half: people learn. */
const HALF_LIFE_BOARDS = 300;

const ELO = Math.LN10 / 400;

/**
 * All comparisons of a board share the person's own luck. Of equal players the ranks are even, and
 * two comparisons of one result then correlate by a third.
 */
const SHARED_LUCK = 1 / 3;

const MOST_STEPS = 50;

/** The chance that the stronger of two has the better result of a board that they do not tie. */
export function winChance(own: number, other: number): number {
  return 1 / (1 + Math.exp(ELO * (other - own)));
}

/** Fits a strength to boards in the order in which they were played. */
export function rateBoards(
  boards: readonly RatedBoard[],
  best: BestScore,
  { mean, deviation }: RatingPrior,
  halfLife: number = HALF_LIFE_BOARDS,
): BoardRating {
  const sign = best === 'high' ? 1 : -1;
  const decided = boards.map(({ score, field }, index) => {
    const rivals = field.filter((rival) => rival.score !== score);
    return {
      strengths: rivals.map(({ strength }) => strength),
      won: rivals.filter((rival) => sign * (score - rival.score) > 0).length,
      weight:
        2 ** ((index + 1 - boards.length) / halfLife) / (1 + (rivals.length - 1) * SHARED_LUCK),
    };
  });
  const precision = 1 / (deviation * deviation);
  let value = mean;
  let information = precision;
  for (let step = 0; step < MOST_STEPS; step++) {
    let slope = (mean - value) * precision;
    information = precision;
    for (const { strengths, won, weight } of decided) {
      let [expected, spread] = [0, 0];
      for (const strength of strengths) {
        const chance = winChance(value, strength);
        expected += chance;
        spread += chance * (1 - chance);
      }
      slope += weight * ELO * (won - expected);
      information += weight * ELO * ELO * spread;
    }
    const change = slope / information;
    // The curve is flat far from its top: a whole step of Newton's would leap over it.
    value += Math.max(-deviation, Math.min(deviation, change));
    if (Math.abs(change) < 1e-6) break;
  }
  const half = 1.96 / Math.sqrt(information);
  return { value, low: value - half, high: value + half };
}

/** Whether boards have said enough to show a rating to anybody: half of the doubt of the beginning is gone. */
export function isShown({ low, high }: BoardRating, prior: RatingPrior): boolean {
  return high - low <= 1.96 * prior.deviation;
}
