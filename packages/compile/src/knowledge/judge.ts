/**
 * The chance to win of the player whose action it is: a small net, which applies the same weights
 * to each line and sums the results, plus values of single cards. The weights were learned from
 * self-play by `scripts/learn.ts`.
 */
import { DECIDER, type State } from '../state.ts';
import { CARD_KINDS, Features, HELD, LINE_INPUTS, REST_INPUTS } from './features.ts';

/** Units per line. */
export const HIDDEN = 16;

// Offsets of the parts of the weights; those of the lines come first, input by input.
export const OF_REST: number = HIDDEN * LINE_INPUTS;
export const BIAS: number = OF_REST + HIDDEN * REST_INPUTS;
export const WORTH: number = BIAS + HIDDEN;
export const DIRECT: number = WORTH + HIDDEN;
export const OF_CARDS: number = DIRECT + REST_INPUTS;
export const MIDDLE: number = OF_CARDS + CARD_KINDS * 180;
export const WEIGHTS: number = MIDDLE + 1;

/** A judge of positions in which somebody is asked. */
export interface PositionJudgement {
  /** The chance of a seat to win, from 0 to 1. */
  chanceOf(state: State, seat: number): number;
  /** The value of holding a card, relative to others. */
  held(def: number): number;
}

export class PositionJudge implements PositionJudgement {
  private readonly features = new Features();
  private readonly weights: Float64Array;
  private readonly common = new Float64Array(HIDDEN);
  private readonly seen = new Float64Array(HIDDEN);

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** The chance of `mover`, who is to act, from 0 to 1. */
  chance(state: State, mover: number): number {
    this.features.read(state, mover);
    return 1 / (1 + Math.exp(-this.score()));
  }

  chanceOf(state: State, seat: number): number {
    const mover = state.now[DECIDER]!;
    const chance = this.chance(state, mover);
    return mover === seat ? chance : 1 - chance;
  }

  /** The value of holding a card, in log odds. */
  held(def: number): number {
    return this.weights[OF_CARDS + HELD * 180 + def]!;
  }

  /** The chance as log odds. */
  private score(): number {
    const { weights, common, seen } = this;
    const { lines, rest, cards, own, count } = this.features;
    let sum = weights[MIDDLE]!;
    for (let i = 0; i < REST_INPUTS; i++) sum += weights[DIRECT + i]! * rest[i]!;
    for (let i = 0; i < own; i++) sum += weights[OF_CARDS + cards[i]!]!;
    for (let i = own; i < count; i++) sum -= weights[OF_CARDS + cards[i]!]!;
    for (let h = 0; h < HIDDEN; h++) common[h] = weights[BIAS + h]!;
    this.add(common, rest, 0, REST_INPUTS, OF_REST);
    for (let line = 0; line < 3; line++) {
      for (let h = 0; h < HIDDEN; h++) seen[h] = common[h]!;
      this.add(seen, lines, line * LINE_INPUTS, LINE_INPUTS, 0);
      for (let h = 0; h < HIDDEN; h++) {
        if (seen[h]! > 0) sum += seen[h]! * weights[WORTH + h]!;
      }
    }
    return sum;
  }

  /** Adds the inputs' weights to each unit; about half of the inputs are 0. */
  private add(
    into: Float64Array,
    inputs: Float64Array,
    from: number,
    count: number,
    ofWeights: number,
  ): void {
    const { weights } = this;
    for (let i = 0; i < count; i++) {
      const input = inputs[from + i]!;
      if (input === 0) continue;
      const w = ofWeights + i * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) into[h] = into[h]! + input * weights[w + h]!;
    }
  }
}
