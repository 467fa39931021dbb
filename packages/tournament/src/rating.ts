/**
 * Ratings that mean the same on every server. A person is only compared with computers of a frozen
 * version that played the same cards in the same seat, and the strengths of those computers were
 * measured once (data/anchors.json). So a rating follows from the person's own boards alone: it does
 * not depend on other people's ratings, and it cannot inflate.
 *
 * The scale is Elo's: 400 points more are odds of 10 to 1 to have the better result of a board. Ties
 * are ignored: many boards are tied by most people and say nothing about who is better.
 * `scripts/rating-pools.ts` compares this fit with Elo and with Weng and Lin's update.
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

/** A strength with its 95 % interval. */
export interface BoardRating {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The prior for somebody who has not played yet. */
export interface RatingPrior {
  readonly mean: number;
  readonly deviation: number;
}

/** Assumes that people differ about as much as the computers of the game. */
export function ratingPrior(strengths: readonly number[]): RatingPrior {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  const spread = Math.max(...strengths) - Math.min(...strengths);
  return { mean, deviation: Math.max(spread, LEAST_SPREAD) / 2 };
}

/** The least assumed spread, since computers of equal strength say nothing about people. */
const LEAST_SPREAD = 100;

/** A result counts half after this many boards, since people learn. */
const HALF_LIFE_BOARDS = 300;

const ELO = Math.LN10 / 400;

/**
 * The comparisons on a board share the person's own luck. Among equal players ranks are uniform, so
 * two comparisons of one result have a correlation of a third.
 */
const SHARED_LUCK = 1 / 3;

const MOST_STEPS = 50;

/** The chance of the better result on a board that is not tied. */
export function winChance(own: number, other: number): number {
  return 1 / (1 + Math.exp(ELO * (other - own)));
}

/** Fits a strength to boards, oldest first. */
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
    // Limits the Newton step: far from its maximum the curve is flat, and a full step would overshoot.
    value += Math.max(-deviation, Math.min(deviation, change));
    if (Math.abs(change) < 1e-6) break;
  }
  const half = 1.96 / Math.sqrt(information);
  return { value, low: value - half, high: value + half };
}

/** Whether a rating is certain enough to be shown: its interval is at most half of the prior's. */
export function isShown({ low, high }: BoardRating, prior: RatingPrior): boolean {
  return high - low <= 1.96 * prior.deviation;
}
