/** Positions with their winners, and the fit of the judgement's weights to them. */
import type { Random } from '@pakli/core';
import { LINE_INPUTS, REST_INPUTS, type Features } from '../src/knowledge/features.ts';
import {
  BIAS,
  DIRECT,
  HIDDEN,
  MIDDLE,
  OF_CARDS,
  OF_REST,
  WEIGHTS,
  WORTH,
} from '../src/knowledge/judge.ts';
import { CARDS } from '../src/state.ts';

const MOST = 300_000;
const DENSE = 3 * LINE_INPUTS + REST_INPUTS;
const REST = 3 * LINE_INPUTS;

/** Small random weights, for a net that needs them to start. */
export function firstWeights(random: Random): Float64Array {
  return Float64Array.from({ length: WEIGHTS }, (_, i) =>
    i < BIAS || (i >= WORTH && i < DIRECT) ? (random.below(2001) - 1000) / 4000 : 0,
  );
}

/** The newest positions: those of the last two generations or so. */
export class Samples {
  readonly dense: Float32Array = new Float32Array(MOST * DENSE);
  readonly cards: Int16Array = new Int16Array(MOST * CARDS);
  readonly own: Uint8Array = new Uint8Array(MOST);
  readonly count: Uint8Array = new Uint8Array(MOST);
  readonly mover: Uint8Array = new Uint8Array(MOST);
  readonly won: Float32Array = new Float32Array(MOST);
  made = 0;
  private settled = 0;

  get length(): number {
    return Math.min(this.made, MOST);
  }

  add(features: Features, mover: number): void {
    const at = this.made++ % MOST;
    this.dense.set(features.lines, at * DENSE);
    this.dense.set(features.rest, at * DENSE + REST);
    this.cards.set(features.cards.subarray(0, features.count), at * CARDS);
    this.own[at] = features.own;
    this.count[at] = features.count;
    this.mover[at] = mover;
  }

  /** Ends the game of the positions added last. */
  settle(payoff: number): void {
    for (; this.settled < this.made; this.settled++) {
      const at = this.settled % MOST;
      this.won[at] = this.mover[at] === 0 ? payoff : 1 - payoff;
    }
  }
}

/** The same sum as in judge.ts, keeping each line's activations for backpropagation. */
class Pass {
  private readonly seen = new Float64Array(3 * HIDDEN);
  private readonly samples: Samples;
  private readonly weights: Float64Array;
  readonly gradient: Float64Array = new Float64Array(WEIGHTS);

  constructor(samples: Samples, weights: Float64Array) {
    this.samples = samples;
    this.weights = weights;
  }

  chance(i: number): number {
    const { weights, seen } = this;
    const { dense, cards, own, count } = this.samples;
    const base = i * DENSE;
    let sum = weights[MIDDLE]!;
    for (let k = 0; k < REST_INPUTS; k++) sum += weights[DIRECT + k]! * dense[base + REST + k]!;
    for (let k = 0; k < count[i]!; k++) {
      const weight = weights[OF_CARDS + cards[i * CARDS + k]!]!;
      sum += k < own[i]! ? weight : -weight;
    }
    for (let line = 0; line < 3; line++) {
      const at = line * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) seen[at + h] = weights[BIAS + h]!;
      this.add(at, base + REST, REST_INPUTS, OF_REST);
      this.add(at, base + line * LINE_INPUTS, LINE_INPUTS, 0);
      for (let h = 0; h < HIDDEN; h++) {
        if (seen[at + h]! > 0) sum += seen[at + h]! * weights[WORTH + h]!;
      }
    }
    return 1 / (1 + Math.exp(-sum));
  }

  private add(into: number, from: number, count: number, ofWeights: number): void {
    const { weights, seen } = this;
    const { dense } = this.samples;
    for (let k = 0; k < count; k++) {
      const input = dense[from + k]!;
      if (input === 0) continue;
      const w = ofWeights + k * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) seen[into + h]! += input * weights[w + h]!;
    }
  }

  /** Adds the gradient of the loss at one position. */
  back(i: number): void {
    const { weights, seen, gradient } = this;
    const { dense, cards, own, count, won } = this.samples;
    const slope = this.chance(i) - won[i]!;
    const base = i * DENSE;
    gradient[MIDDLE]! += slope;
    for (let k = 0; k < REST_INPUTS; k++) gradient[DIRECT + k]! += slope * dense[base + REST + k]!;
    for (let k = 0; k < count[i]!; k++) {
      gradient[OF_CARDS + cards[i * CARDS + k]!]! += k < own[i]! ? slope : -slope;
    }
    for (let line = 0; line < 3; line++) {
      const at = line * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) {
        const value = seen[at + h]!;
        // From here on it holds the loss's gradient with respect to the activations.
        seen[at + h] = value > 0 ? slope * weights[WORTH + h]! : 0;
        if (value > 0) gradient[WORTH + h]! += slope * value;
        gradient[BIAS + h]! += seen[at + h]!;
      }
      this.spread(at, base + REST, REST_INPUTS, OF_REST);
      this.spread(at, base + line * LINE_INPUTS, LINE_INPUTS, 0);
    }
  }

  private spread(of: number, from: number, count: number, ofWeights: number): void {
    const { gradient, seen } = this;
    const { dense } = this.samples;
    for (let k = 0; k < count; k++) {
      const input = dense[from + k]!;
      if (input === 0) continue;
      const w = ofWeights + k * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) gradient[w + h]! += input * seen[of + h]!;
    }
  }
}

function shuffle(items: Int32Array, random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}

/** Positions to test on. Whole stretches are held back: those of one game are alike. */
function held(i: number): boolean {
  return Math.floor(i / 2000) % 20 === 7;
}

const BATCH = 64;
/** Keeps the weights of rare cards near 0. */
const DECAY = 1e-5;

/** Adam, in place. Returns the mean loss over the held-back positions. */
export function fit(
  weights: Float64Array,
  samples: Samples,
  epochs: number,
  random: Random,
): number {
  const pass = new Pass(samples, weights);
  const { gradient } = pass;
  const mean = new Float64Array(WEIGHTS);
  const square = new Float64Array(WEIGHTS);
  const all = Array.from({ length: samples.length }, (_, i) => i);
  const order = Int32Array.from(all.filter((i) => !held(i)));
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const rate = 0.004 * (1 - epoch / epochs) + 0.0002;
    for (let at = 0; at + BATCH <= order.length; at += BATCH) {
      gradient.fill(0);
      for (let k = 0; k < BATCH; k++) pass.back(order[at + k]!);
      steps++;
      const ofMean = 1 - 0.9 ** steps;
      const ofSquare = 1 - 0.999 ** steps;
      for (let w = 0; w < WEIGHTS; w++) {
        const slope = gradient[w]! / BATCH + DECAY * weights[w]!;
        mean[w] = 0.9 * mean[w]! + 0.1 * slope;
        square[w] = 0.999 * square[w]! + 0.001 * slope * slope;
        weights[w]! -= (rate * (mean[w]! / ofMean)) / (Math.sqrt(square[w]! / ofSquare) + 1e-8);
      }
    }
  }
  const tests = all.filter(held);
  const losses = tests.map((i) => {
    const chance = pass.chance(i);
    return -samples.won[i]! * Math.log(chance) - (1 - samples.won[i]!) * Math.log(1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, tests.length);
}
