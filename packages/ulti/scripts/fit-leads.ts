/**
 * Fits what a soloist's lead promises for the Ulti (`expert/lead-prior.ts`) and prints the weights:
 * leads of deals that are won and can be lost, each solved in worlds that the soloist cannot tell
 * apart; least squares to the shares of worlds that they keep, relative to each other.
 *
 *     node --conditions=@pakli/source packages/ulti/scripts/fit-leads.ts [LEADS] [WORLDS] [SEED]
 */
import { Belief, OVER, Sfc32, type Move } from '@pakli/core';
import { formatCards, pick, seven, SUITS } from '../src/cards.ts';
import { ulti } from '../src/game.ts';
import { leadFeatures } from '../src/knowledge/expert/lead-prior.ts';
import { logRestrictedChoice } from '../src/knowledge/expert/past-likelihood.ts';
import { openCards } from '../src/knowledge/open-cards.ts';
import { Solver } from '../src/knowledge/solver/index.ts';
import { ON_TABLE, type State } from '../src/state.ts';
import { dealt } from './dealt.ts';

const LEADS = Number(process.argv[2] ?? 800);
const WORLDS = Number(process.argv[3] ?? 200);
const random = new Sfc32(Number(process.argv[4] ?? 1));
const solver = new Solver();
const OPTIONS = { ...ulti.rules.defaults, ...ulti.rules.presets['tournament'] };
/** Keeps the equations independent where a feature is the same in all leads. */
const RIDGE = 0.5;

/** Features and shares, each relative to the mean of the position. */
const rows: { features: readonly number[]; share: number }[] = [];

/** The cards that keep an Ulti; none where it is lost. */
function keeping(state: State): Set<Move> {
  const open = openCards(state);
  if (open === undefined) return new Set();
  const question = { ask: 'made', component: 'ulti', stakes: open.stakes } as const;
  const cards = solver.each(open.position, question, state.options) ?? [];
  return new Set([...cards].flatMap(([card, made]) => (made === 1 ? [card] : [])));
}

function deal(): State {
  for (;;) {
    const ten = pick(-1, 10, random);
    const trump = random.below(4);
    if ((ten & seven(trump)) === 0) continue;
    const talon = pick(~ten, 2, random);
    const { hands } = dealt(ten, talon, trump, random);
    const state = ulti.create(OPTIONS, 3);
    const text = [
      `contract: ${trump === 0 ? 'H-PU' : 'PU'} ; trump: ${SUITS.charAt(trump)} ; soloist: 0`,
      ...hands.map((hand, seat) => `hand ${seat}: ${formatCards(hand).join(' ')}`),
      `talon: ${formatCards(talon).join(' ')}`,
    ].join(' ; ');
    if (ulti.readPosition(state, text) === undefined && keeping(state).size > 0) return state;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function weigh(state: State, cards: readonly Move[]): void {
  const belief = new Belief(ulti, ulti.view(state, 0));
  const kept = cards.map(() => 0);
  let total = 0;
  for (let i = 0; i < WORLDS; i++) {
    belief.sample(random);
    const weight = Math.exp(logRestrictedChoice(belief.world, 0));
    const keeps = keeping(belief.world);
    total += weight;
    cards.forEach((card, at) => (kept[at] = kept[at]! + (keeps.has(card) ? weight : 0)));
  }
  const features = cards.map((card) => leadFeatures(state, card));
  const means = features[0]!.map((_, i) => mean(features.map((one) => one[i]!)));
  features.forEach((one, at) => {
    rows.push({
      features: one.map((value, i) => value - means[i]!),
      share: (kept[at]! - mean(kept)) / total,
    });
  });
}

/** Gauss: the weights with the least sum of squares. */
function fit(): number[] {
  const size = rows[0]!.features.length;
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) =>
      rows.reduce((sum, { features }) => sum + features[i]! * features[j]!, i === j ? RIDGE : 0),
    ),
    rows.reduce((sum, { features, share }) => sum + features[i]! * share, 0),
  ]);
  for (let i = 0; i < size; i++) {
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const factor = matrix[row]![i]! / matrix[i]![i]!;
      matrix[row] = matrix[row]!.map((value, at) => value - factor * matrix[i]![at]!);
    }
  }
  return matrix.map((row, i) => row[size]! / row[i]!);
}

let leads = 0;
while (leads < LEADS) {
  const state = deal();
  // The soloist plays what keeps the Ulti, the defenders anything: against them it is lost.
  for (let turn = ulti.turn(state); turn !== OVER && leads < LEADS; turn = ulti.turn(state)) {
    const cards = ulti.view(state, turn).moves.filter((move) => move < 32);
    const kept = turn === 0 ? keeping(state) : undefined;
    const keeps = cards.filter((card) => kept?.has(card) ?? true);
    if (turn === 0 && state.at[ON_TABLE] === 0 && keeps.length < cards.length) {
      weigh(state, cards);
      leads++;
    }
    ulti.play(state, keeps[random.below(keeps.length)] ?? cards[0]!);
  }
}
console.log(fit().map((weight) => Number(weight.toFixed(3))));
