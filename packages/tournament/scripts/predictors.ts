/** Ratings that are compared in simulated pools: each reads the known boards and gives a number per person, in Elo. */
import { rateBoards, winChance } from '../src/index.ts';
import type { BoardPool } from './board-pool.ts';

export type Predictor = (pool: BoardPool) => readonly number[];

/** What cannot be beaten. */
export const trueStrength: Predictor = ({ truth }) => truth;

/** The fit that Pakli uses: against computers alone. */
export function percentFit(halfLife: number): Predictor {
  return (pool) =>
    Array.from(
      { length: pool.people },
      (_, person) => rateBoards(pool.boardsOf(person), 'high', pool.prior, halfLife).value,
    );
}

/** Elo's update after every board, by the share of others who were beaten; computers stay where they are. */
export function eloByPlaces(k: number): Predictor {
  return (pool) => {
    const ratings = Array<number>(pool.people).fill(pool.prior.mean);
    for (const { computers, results } of pool.known) {
      const everybody = [
        ...computers.map(({ level, score }) => ({ rating: pool.strengths[level] ?? 0, score })),
        ...results.map(({ person, score }) => ({ rating: ratings[person] ?? 0, score })),
      ];
      for (const { person, score } of results) {
        const own = ratings[person] ?? 0;
        let surplus = 0;
        for (const other of everybody)
          surplus += outcome(score, other.score) - winChance(own, other.rating);
        ratings[person] = own + (k * surplus) / everybody.length;
      }
    }
    return ratings;
  };
}

/** A belief of Weng and Lin: mean and deviation, in natural units. */
interface Belief {
  mean: number;
  deviation: number;
}

const ELO_PER_UNIT = 400 / Math.LN10;

/** Doubt that every board adds: people learn. */
const STEP_VARIANCE = (5 / ELO_PER_UNIT) ** 2;

/**
 * Weng and Lin, "A Bayesian approximation method for online ranking" (JMLR 2011), every pair
 * (algorithm 1): the pairs of one board together count as the fit counts them, since a whole step
 * for each of a hundred pairs overshoots. `Everybody` compares with people too, not with computers
 * alone. Computers are beliefs without doubt.
 */
export function wengLin(rivals: 'computers' | 'everybody'): Predictor {
  return (pool) => {
    const prior = {
      mean: pool.prior.mean / ELO_PER_UNIT,
      deviation: pool.prior.deviation / ELO_PER_UNIT,
    };
    const beliefs = Array.from({ length: pool.people }, (): Belief => ({ ...prior }));
    for (const { computers, results } of pool.known) {
      const field = computers.map(({ level, score }) => {
        const mean = (pool.strengths[level] ?? 0) / ELO_PER_UNIT;
        return { person: -1, mean, deviation: 0, score };
      });
      if (rivals === 'everybody') {
        for (const { person, score } of results)
          field.push({ person, ...(beliefs[person] ?? prior), score });
      }
      for (const { person, score } of results) {
        const belief = beliefs[person] ?? { ...prior };
        const others = field.filter((other) => other.person !== person && other.score !== score);
        let [slope, curve] = [0, 0];
        for (const other of others) {
          const c = Math.sqrt(1 + other.deviation ** 2);
          const chance = 1 / (1 + Math.exp((other.mean - belief.mean) / c));
          slope += ((score > other.score ? 1 : 0) - chance) / c;
          curve += (chance * (1 - chance)) / (c * c);
        }
        const weight = 1 / (1 + (others.length - 1) / 3);
        const variance = 1 / (1 / belief.deviation ** 2 + weight * curve);
        belief.mean += variance * weight * slope;
        belief.deviation = Math.sqrt(variance + STEP_VARIANCE);
      }
    }
    return beliefs.map(({ mean }) => mean * ELO_PER_UNIT);
  };
}

function outcome(own: number, other: number): number {
  return own > other ? 1 : own === other ? 0.5 : 0;
}
