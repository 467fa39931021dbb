/** Random endings, contracts and options for the solver's tests. */
import { shuffle, type Random } from '@pakli/core';
import type {
  PlayOptions,
  Position,
  SolverQuestion,
  Stakes,
} from '../../src/knowledge/solver/index.ts';
import type { Component } from '../../src/types.ts';
import { Model } from './model.ts';

/** Sets of components by RULES.md 4, for trump contracts. */
const TRUMP_CONTRACTS: readonly (readonly Component[])[] = [
  ['passz'],
  ['passz', 'ulti'],
  ['40-100'],
  ['20-100'],
  ['40-100', 'ulti'],
  ['40-100', 'durchmars'],
  ['20-100', 'ulti'],
  ['20-100', 'durchmars'],
  ['ulti', 'durchmars'],
  ['durchmars'],
  ['passz', 'fourAces'],
  ['passz', 'ulti', 'fourAces'],
  ['40-100', 'ulti', 'durchmars'],
  ['20-100', 'fourAces'],
];
const NO_TRUMP_CONTRACTS: readonly (readonly Component[])[] = [['betli'], ['durchmars']];
const VALUES: Readonly<Record<Component, number>> = {
  passz: 1,
  '40-100': 4,
  '20-100': 8,
  ulti: 4,
  betli: 5,
  durchmars: 6,
  fourAces: 4,
};

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

export function randomOptions(random: Random): PlayOptions {
  const flag = (): boolean => random.below(2) === 0;
  return {
    cardPoints: pick(random, ['A11', 'A10']),
    talonOwner: pick(random, ['soloist', 'defenders']),
    betliMustBeat: flag(),
    ultiPenalty: pick(random, ['flat', 'base']),
    silent100: pick(random, ['add', 'replace']),
    silent100Marriages: pick(random, ['all', 'one']),
    silentUltiFail: pick(random, ['double', 'none']),
    marriageNeedsTrick: flag(),
    keepSeven: flag(),
    earlyEnd: flag(),
  };
}

/** An ending of `size` cards each, with up to two cards of the trick on the table. */
export function randomEnding(
  random: Random,
  size: number,
  noTrump: boolean,
  stakes: Stakes,
  options: PlayOptions,
): Position {
  const deck = Uint8Array.from({ length: 32 }, (_, card) => card);
  shuffle(deck, 32, 32, random);
  const soloist = random.below(3);
  const leader = random.below(3);
  const trump = noTrump ? undefined : random.below(4);
  const hands = [0, 0, 0] as [number, number, number];
  // Crowded suits and a trump 7 in hand make the endings that matter.
  let cards = Array.from(deck);
  if (trump !== undefined && random.below(2) === 0) {
    cards = [trump * 8, ...cards.filter((card) => card !== trump * 8)];
  }
  if (random.below(2) === 0) {
    const gone = random.below(4);
    cards.sort((a, b) => Number(a >> 3 === gone) - Number(b >> 3 === gone));
  }
  const used = Uint8Array.from(cards.slice(0, size * 3));
  shuffle(used, used.length, used.length, random);
  for (const [i, card] of used.entries()) hands[i % 3] = (hands[i % 3] ?? 0) | (1 << card);
  const talon = (1 << cards[size * 3]!) | (1 << cards[size * 3 + 1]!);
  const played = cards.slice(size * 3 + 2);
  const points: [number, number] = [0, 0];
  const tricks: [number, number] = [0, 0];
  let aces = 0;
  // One side took all so far, or both took some; a Betli or Durchmars is mostly still alive.
  let bias = random.below(4);
  if (bias > 0 && stakes.values.betli !== undefined) bias = 1;
  if (bias > 0 && stakes.values.durchmars !== undefined) bias = 0;
  const table =
    options.cardPoints === 'A11' ? [0, 0, 0, 2, 3, 4, 10, 11] : [0, 0, 0, 0, 0, 0, 10, 10];
  for (let trick = 0; trick < 10 - size; trick++) {
    const side = bias < 2 ? bias : random.below(2);
    tricks[side]!++;
    for (const card of played.slice(trick * 3, trick * 3 + 3)) {
      points[side]! += table[card & 7]!;
      if (side === 0 && (card & 7) === 7) aces++;
    }
  }
  return { hands, talon, trump, soloist, leader, table: [], points, tricks, aces };
}

export function randomStakes(random: Random, noTrump: boolean): Stakes {
  const components = pick(random, noTrump ? NO_TRUMP_CONTRACTS : TRUMP_CONTRACTS);
  const hearts = random.below(2) === 0;
  const values: Partial<Record<Component, number>> = {};
  const kontra: Partial<Record<Component, readonly [number, number]>> = {};
  for (const component of components) {
    values[component] = VALUES[component] * (hearts ? 2 : 1);
    const level = random.below(4);
    kontra[component] = [level, noTrump ? random.below(4) : level];
  }
  const some = (): number[] => pick(random, [[], [40], [20], [40, 20], [20, 20], []]);
  return { values, hearts, kontra, marriages: [some(), some()] };
}

export function questionsOf(stakes: Stakes): SolverQuestion[] {
  const components = Object.keys(stakes.values) as Component[];
  return [
    { ask: 'payoff', stakes },
    ...components.map((component) => ({ ask: 'made', component, stakes }) as const),
    { ask: 'points' },
  ];
}

/** The position after some cards of its trick, chosen at random. */
export function midTrick(
  position: Position,
  question: SolverQuestion,
  options: PlayOptions,
  random: Random,
): Position {
  const hands: [number, number, number] = [...position.hands];
  const table: number[] = [];
  const now = { ...position, hands, table };
  for (let cards = random.below(3); cards > 0; cards--) {
    const seat = (now.leader + table.length) % 3;
    const card = pick(random, new Model(now, question, options).legalCards());
    hands[seat] = (hands[seat] ?? 0) & ~(1 << card);
    table.push(card);
  }
  return now;
}
