/**
 * A fast estimate of how likely ten cards are to make a component with all cards open: logistic
 * models of hand features, and a normal one of the card points. The weights come from solved deals
 * (`scripts/fit-hands.ts`).
 */
import {
  allPoints,
  count,
  marriage,
  NO_TRUMP,
  pointsOf,
  seven,
  ACES,
  type Cards,
} from '../../cards.ts';
import type { Options } from '../../options.ts';
import type { Component } from '../../types.ts';
import { betliFeatures, durchmarsFeatures, trumpFeatures } from './features.ts';
import { WEIGHTS } from './hand-weights.ts';
import { solidShare } from './solid-suits.ts';

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!;
  return sum;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The normal distribution function, approximately. */
function below(x: number): number {
  return logistic(1.702 * x);
}

function holds(hand: Cards, pair: Cards): boolean {
  return (hand & pair) === pair;
}

/**
 * For a Durchmars: `fitted` weights, as in the first expert, find three of four where the solver
 * finds one of thirty; `solid` looks at how suits split.
 */
export type DurchmarsModel = 'fitted' | 'solid';

/** By component: the share of layouts of the other cards in which it is made with open cards. */
export class HandModel {
  private readonly options: Options;
  private readonly durchmars: DurchmarsModel;
  private readonly features = new Map<number, readonly number[]>();
  private hand = 0;

  constructor(options: Options, durchmars: DurchmarsModel = 'fitted') {
    this.options = options;
    this.durchmars = durchmars;
  }

  /** Sets the hand; clears the results of the last one. */
  take(hand: Cards): void {
    this.hand = hand;
    this.features.clear();
  }

  private of(trump: number): readonly number[] {
    let found = this.features.get(trump);
    if (found === undefined) {
      found = trumpFeatures(this.hand, trump);
      this.features.set(trump, found);
    }
    return found;
  }

  share(component: Component, trump: number, talon: Cards): number {
    const { hand, options } = this;
    if (component === 'betli') {
      const weights = options.betliMustBeat ? WEIGHTS.betliMustBeat : WEIGHTS.betli;
      return logistic(dot(weights, betliFeatures(hand)));
    }
    if (component === 'durchmars' && this.durchmars === 'solid') {
      return solidShare(hand, talon, trump);
    }
    if (trump === NO_TRUMP) {
      return logistic(dot(WEIGHTS.durchmars, durchmarsFeatures(hand)) - CAUTION / 2);
    }
    const features = this.of(trump);
    if (component === 'durchmars') {
      return logistic(dot(WEIGHTS.trumpDurchmars, features) - CAUTION);
    }
    if (component === 'ulti') {
      return (hand & seven(trump)) === 0 ? 0 : logistic(dot(WEIGHTS.ulti, features));
    }
    if (component === 'fourAces') return count(hand & ACES) === 4 ? 0.8 : 0.05;
    const a10 = options.cardPoints === 'A10';
    const points = a10 ? WEIGHTS.pointsA10 : WEIGHTS.pointsA11;
    const own = options.talonOwner === 'soloist' ? pointsOf(talon, a10) : 0;
    const mean = dot(points.weights, features) + own;
    const forty = holds(hand, marriage(trump));
    if (component === '40-100') return forty ? below((mean - 60 + 0.5) / points.spread) : 0;
    let twenties = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (suit !== trump && holds(hand, marriage(suit))) twenties++;
    }
    if (component === '20-100') return twenties > 0 ? below((mean - 84) / points.spread) : 0;
    // Passz: more than half of all, where own marriages count and the others' are rare.
    const half = allPoints(a10) / 2 + OTHERS;
    const marriages = (forty ? 40 : 0) + 20 * twenties;
    return below((mean + marriages / 2 - half) / points.spread);
  }
}

/** Hands that look like a Durchmars to the model are mostly overrated. */
const CAUTION = 1.5;
/** Half of what the defenders announce on average. */
const OTHERS = 3;
