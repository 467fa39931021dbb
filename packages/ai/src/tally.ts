import type { Estimate, Move } from '@pakli/core';
import { standardError } from '@pakli/core/search';

/** Sums over playouts, from which a mean and its error are calculated. */
export class Tally {
  count = 0;
  weight = 0;
  squares = 0;
  sum = 0;
  cross = 0;
  squaredSum = 0;
  points = 0;

  add(weight: number, value: number): void {
    const weighted = weight * value;
    this.count++;
    this.weight += weight;
    this.squares += weight * weight;
    this.sum += weighted;
    this.cross += weight * weighted;
    this.squaredSum += weighted * weighted;
  }

  get mean(): number {
    return this.weight > 0 ? this.sum / this.weight : 0;
  }

  /** The standard deviation of a value. */
  get deviation(): number {
    const { mean, squares } = this;
    const spread = this.squaredSum - mean * (2 * this.cross - mean * squares);
    return spread > 0 ? Math.sqrt(spread / squares) : 0;
  }

  get error(): number | undefined {
    const { count, weight, mean } = this;
    return standardError(count, weight, mean, [this.squares, this.cross, this.squaredSum]);
  }

  /** How many worlds of equal weight would say as much (Kish). */
  get effective(): number {
    return this.squares > 0 ? (this.weight * this.weight) / this.squares : 0;
  }

  estimate(move: Move, hasPoints: boolean): Estimate {
    const { mean: value, effective: weight, error } = this;
    return {
      move,
      value,
      weight,
      ...(error === undefined ? {} : { error }),
      ...(hasPoints && this.weight > 0 ? { points: this.points / this.weight } : {}),
    };
  }
}
