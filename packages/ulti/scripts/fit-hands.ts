/**
 * Fits the hand model of the expert's bidding to solved deals and writes its weights. Deals are
 * random; of twelve cards a trump suit is named and two cards are laid down roughly as players do,
 * so that hands are like those that are bid on.
 *
 *     node --conditions=@pakli/source packages/ulti/scripts/fit-hands.ts [DEALS]
 */
import { writeFileSync } from 'node:fs';
import { Sfc32 } from '@pakli/core';
import { count, listCards, NO_TRUMP, pick, seven, strengthOf, suitCards } from '../src/cards.ts';
import {
  betliFeatures,
  durchmarsFeatures,
  trumpFeatures,
} from '../src/knowledge/expert/features.ts';
import { Solver, SEED_OPTIONS, type Position } from '../src/knowledge/solver/index.ts';
import { dealt } from './dealt.ts';

const DEALS = Number(process.argv[2] ?? 3000);
const solver = new Solver();
const random = new Sfc32(2026);

interface Sample {
  readonly features: readonly number[];
  readonly target: number;
}

/** Twelve cards, and the two that `worth` rates lowest with some noise. */
function layDown(twelve: number, worth: (card: number) => number): [number, number] {
  const rated = listCards(twelve).map((card) => ({ card, worth: worth(card) + random.below(5) }));
  rated.sort((a, b) => a.worth - b.worth);
  const talon = rated.slice(0, 2).reduce((set, { card }) => set | (1 << card), 0);
  return [twelve & ~talon, talon];
}

/** Hands for durchmars are stronger: high cards of all suits and many trumps. */
function trumpHand(
  needSeven: boolean,
  strong: boolean,
): { ten: number; talon: number; trump: number } {
  for (;;) {
    const trump = random.below(4);
    const twelve = strong
      ? lean((card) => (card >> 3 === trump ? 1.6 : 0) + 0.35 * (card & 7))
      : pick(-1, 12, random);
    const length = count(twelve & suitCards(trump));
    if (length < 3 || (needSeven && (twelve & seven(trump)) === 0)) continue;
    if (length < 4 && random.below(4) > 0) continue;
    const [ten, talon] = layDown(twelve, (card) => (card >> 3 === trump ? 20 : card & 7));
    return { ten, talon, trump };
  }
}

/** Twelve random cards, weighted by power. */
function lean(power: (card: number) => number): number {
  const keys = Array.from({ length: 32 }, (_, card) => {
    return { card, key: -Math.log((1 + random.below(1e6)) / 1e6) / Math.exp(power(card)) };
  }).sort((a, b) => a.key - b.key);
  return keys.slice(0, 12).reduce((set, { card }) => set | (1 << card), 0);
}

/** Low cards for Betli and high ones for Durchmars, more or less. */
function leaning(sign: number): { ten: number; talon: number } {
  const factor = (sign * random.below(100)) / 100;
  const twelve = lean((card) => factor * strengthOf(card, NO_TRUMP));
  const [ten, talon] = layDown(twelve, (card) => sign * 4 * strengthOf(card, NO_TRUMP));
  return { ten, talon };
}

function stakes(component: 'ulti' | 'betli' | 'durchmars') {
  return { values: { [component]: 1 }, hearts: false, kontra: {}, marriages: [[], []] } as const;
}

function made(component: 'ulti' | 'betli' | 'durchmars', position: Position, mustBeat = false) {
  const question = { ask: 'made', component, stakes: stakes(component) } as const;
  return solver.value(position, question, { ...SEED_OPTIONS, betliMustBeat: mustBeat }).low;
}

function points(position: Position, cardPoints: 'A10' | 'A11'): number {
  return solver.value(position, { ask: 'points' }, { ...SEED_OPTIONS, cardPoints }).low;
}

function sample(make: () => Sample): Sample[] {
  return Array.from({ length: DEALS }, make);
}

/** Solves a x = b for a symmetric positive matrix. */
function solve(a: number[][], b: number[]): number[] {
  const n = b.length;
  const rows = a.map((row, i) => [...row, b[i]!]);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= n; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  const x = Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i]![n]!;
    for (let j = i + 1; j < n; j++) sum -= rows[i]![j]! * x[j]!;
    x[i] = sum / rows[i]![i]!;
  }
  return x;
}

/** One step of weighted least squares with a small penalty for large weights. */
function normalStep(samples: readonly Sample[], weigh: (s: Sample) => [number, number]): number[] {
  const n = samples[0]!.features.length;
  const a = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? RIDGE : 0)),
  );
  const b = Array<number>(n).fill(0);
  for (const one of samples) {
    const [weight, target] = weigh(one);
    one.features.forEach((f, i) => {
      b[i]! += weight * f * target;
      one.features.forEach((g, j) => (a[i]![j]! += weight * f * g));
    });
  }
  return solve(a, b);
}
const RIDGE = 1;

function dot(weights: readonly number[], features: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * features[i]!, 0);
}

/** Newton's method. */
function logistic(name: string, samples: readonly Sample[]): number[] {
  let weights = Array<number>(samples[0]!.features.length).fill(0);
  for (let round = 0; round < 25; round++) {
    weights = normalStep(samples, ({ features, target }) => {
      const x = dot(weights, features);
      const p = Math.min(0.999, Math.max(0.001, 1 / (1 + Math.exp(-x))));
      const variance = p * (1 - p);
      return [variance, x + (target - p) / variance];
    });
  }
  const brier = mean(
    samples.map((s) => (s.target - 1 / (1 + Math.exp(-dot(weights, s.features)))) ** 2),
  );
  const share = mean(samples.map((s) => s.target));
  console.log(
    `${name}: made ${share.toFixed(3)}, Brier ${brier.toFixed(3)}, guess ${(share * (1 - share)).toFixed(3)}`,
  );
  return round3(weights);
}

function linear(name: string, samples: readonly Sample[]) {
  const weights = normalStep(samples, ({ target }) => [1, target]);
  const spread = Math.sqrt(mean(samples.map((s) => (s.target - dot(weights, s.features)) ** 2)));
  console.log(
    `${name}: mean ${mean(samples.map((s) => s.target)).toFixed(1)}, spread ${spread.toFixed(1)}`,
  );
  return { weights: round3(weights), spread: Number(spread.toFixed(2)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round3(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toFixed(3)));
}

function ofTrump(
  value: (position: Position) => number,
  { needSeven = false, strong = false } = {},
): Sample[] {
  return sample(() => {
    const { ten, talon, trump } = trumpHand(needSeven, strong);
    return { features: trumpFeatures(ten, trump), target: value(dealt(ten, talon, trump, random)) };
  });
}

function ofBetli(mustBeat: boolean): Sample[] {
  return sample(() => {
    const { ten, talon } = leaning(-1);
    const target = made('betli', dealt(ten, talon, undefined, random), mustBeat);
    return { features: betliFeatures(ten), target };
  });
}

const weights = {
  ulti: logistic(
    'ulti',
    ofTrump((position) => made('ulti', position), { needSeven: true }),
  ),
  trumpDurchmars: logistic(
    'durchmars with trump',
    ofTrump((at) => made('durchmars', at), { strong: true }),
  ),
  durchmars: logistic(
    'durchmars',
    sample(() => {
      const { ten, talon } = leaning(1);
      const target = made('durchmars', dealt(ten, talon, undefined, random));
      return { features: durchmarsFeatures(ten), target };
    }),
  ),
  betli: logistic('betli', ofBetli(false)),
  betliMustBeat: logistic('betli with the duty to beat', ofBetli(true)),
  pointsA11: linear(
    'points A11',
    ofTrump((position) => points(position, 'A11')),
  ),
  pointsA10: linear(
    'points A10',
    ofTrump((position) => points(position, 'A10')),
  ),
};
const text = [
  `/** Written by scripts/fit-hands.ts from ${DEALS} solved deals for each: do not edit. */`,
  `export const WEIGHTS: Weights = ${JSON.stringify(weights, null, 2)};`,
  '',
  'interface Points {',
  '  readonly weights: readonly number[];',
  '  readonly spread: number;',
  '}',
  'interface Weights {',
  ...['ulti', 'trumpDurchmars', 'durchmars', 'betli', 'betliMustBeat'].map(
    (key) => `  readonly ${key}: readonly number[];`,
  ),
  '  readonly pointsA11: Points;',
  '  readonly pointsA10: Points;',
  '}',
  '',
].join('\n');
writeFileSync(new URL('../src/knowledge/expert/hand-weights.ts', import.meta.url), text);
