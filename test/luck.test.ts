/**
 * Luck must have mean 0, whoever plays. The game is Duel, in which the other seat plays its highest
 * card: its plays give away what it does not hold.
 */
import { CHANCE, OVER, Sfc32, type Move, type Random } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { Toy, type ToyKinds, type ToyState, type ToyView } from '../packages/core/test/toy.ts';
import { DealLuck, LuckCounter, RunningMean, type Chooser, type LuckModel } from '@pakli/ai';
import { OtherDeals } from '../packages/ai/src/other-deals.ts';

/** No card is turned up after the first trick: everything hidden was dealt at once. */
class OneDeal extends Toy {
  override step(...given: Parameters<Toy['step']>): void {
    super.step(...given);
    const [state] = given;
    if (state.phase === 2) state.phase = 1;
  }
}

const game = new OneDeal();
const OPTIONS = { hand: 3, look: false, deals: 1 };
const CARD_DEALS = 250;
const DEALS = process.env['PAKLI_LONG'] === undefined ? 250 : 500;

const highest: Chooser<ToyKinds> = ({ moves }) => Math.max(...moves);
const lowest: Chooser<ToyKinds> = ({ moves }) => Math.min(...moves);
/** Infers the other's hand from its plays: a low card means that there is no high one. */
const reader: Chooser<ToyKinds> = (view, random) =>
  view.pile.length > 0 && Math.max(...view.pile) < 5 ? lowest(view, random) : highest(view, random);

/** Points so far, plus something for high cards: any judge will do. */
function worth({ seat, points, hands }: ToyView): number {
  const own = seat ?? 0;
  const cards = (hands[own] ?? []).reduce((sum: number, card) => sum + (card ?? 0) - 3.5, 0);
  return points[own]! - points[1 - own]! + cards / 4;
}

interface Measured {
  /** The mean luck in standard errors. */
  readonly bias: number;
  /** Deviation without luck, relative to that of the results. */
  readonly ratio: number;
}

function measure(player: Chooser<ToyKinds>, model: LuckModel<ToyKinds>): Measured {
  const [luck, raw, rest] = [new RunningMean(), new RunningMean(), new RunningMean()];
  for (let deal = 0; deal < DEALS; deal++) {
    const [payoff, part] = play(deal, player, model);
    luck.add(part);
    raw.add(payoff);
    rest.add(payoff - part);
  }
  return {
    bias: luck.mean / Math.sqrt(luck.variance / luck.count),
    ratio: Math.sqrt(rest.variance / raw.variance),
  };
}

/** One deal from seat 0's side: its payoff, and the luck in it. */
function play(
  seed: number,
  player: Chooser<ToyKinds>,
  model: LuckModel<ToyKinds>,
): [number, number] {
  const state = game.create(OPTIONS, 2);
  const random: Random = new Sfc32(seed);
  const buffers = new Buffers(game);
  game.setup(state, { number: 0, starter: seed % 2, carry: [0, 0] });
  const settings = { deals: 4, steps: 12, stride: 3 };
  const counter = new LuckCounter(game, model, state, 0, new Sfc32(seed + 1e6), settings);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      const length = game.draw(state, random, buffers.outcome);
      counter.deal(state, buffers.outcome, length);
      game.deal(state, buffers.outcome, length);
      continue;
    }
    const view = game.view(state, turn);
    const move: Move = (turn === 0 ? player : highest)(view, random);
    counter.decide(state, turn, move);
    game.play(state, move);
  }
  const payoffs = new Float64Array(2);
  game.payoff(state, payoffs);
  return [payoffs[0]!, counter.end(state)];
}

test.each([
  ['plays low', lowest],
  ['reads hands', reader],
])('luck has mean 0 for a player that %s', (_name, player) => {
  const { bias, ratio } = measure(player, { others: highest, worth });
  expect(Math.abs(bias)).toBeLessThan(3);
  expect(ratio).toBeLessThan(0.9);
});

test('a judge that is badly wrong biases nothing', () => {
  const { bias } = measure(reader, { others: highest, worth: (view) => -3 * worth(view) + 7 });
  expect(Math.abs(bias)).toBeLessThan(3);
});

test('a bias is found where the other seat plays otherwise than is thought', () => {
  expect(Math.abs(measure(reader, { others: lowest, worth }).bias)).toBeGreaterThan(5);
});

test('a walk visits every deal that would have come to the same view, and no other', () => {
  const [state, random, { outcome }] = [game.create(OPTIONS, 2), new Sfc32(5), new Buffers(game)];
  const deals = new OtherDeals(game, state, 0, highest);
  game.setup(state, { number: 0, starter: 1, carry: [0, 0] });
  deals.deal(state, outcome, game.draw(state, random, outcome));
  game.deal(state, outcome, 6);
  const led = highest(game.view(state, 1), random);
  deals.decide(state, 1, led);
  game.play(state, led);
  const own = new Set(game.hand(state, 0));
  // Below the led card, and not in the own hand: the other has two of them.
  const below = [0, 1, 2, 3, 4, 5, 6, 7].filter((card) => card < led && !own.has(card));
  const pairs = below.flatMap((one) =>
    below.filter((two) => two > one).map((two) => `${one},${two}`),
  );
  const visits = new Map(pairs.map((pair) => [pair, 0]));
  const steps = 1000;
  deals.walk(state, steps, random, (other) => {
    expect(game.view(other, 0)).toEqual(game.view(state, 0));
    const pair = game.hand(other, 1).toSorted().join(',');
    expect(pairs).toContain(pair);
    visits.set(pair, (visits.get(pair) ?? 0) + 1);
  });
  expect(pairs.length).toBeGreaterThan(2);
  for (const count of visits.values()) expect(count / steps).toBeCloseTo(1 / pairs.length, 1);
});

/** The luck of the cards alone in standard errors, and the deviation without it; outcomes come from `draw`. */
function measureCards(
  player: Chooser<ToyKinds>,
  draw: (state: ToyState, random: Random, into: Uint8Array) => number,
): Measured {
  const [luck, raw, rest] = [new RunningMean(), new RunningMean(), new RunningMean()];
  const buffers = new Buffers(game);
  const payoffs = new Float64Array(2);
  for (let deal = 0; deal < CARD_DEALS; deal++) {
    const [state, random] = [game.create(OPTIONS, 2), new Sfc32(deal)];
    game.setup(state, { number: 0, starter: deal % 2, carry: [0, 0] });
    const settings = { playouts: 4, randomPercent: 30 };
    const policy = (at: ToyState) => highest(game.view(at, game.turn(at)), random);
    const counter = new DealLuck(game, { policy }, state, 0, new Sfc32(deal + 1e6), settings);
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        const length = draw(state, random, buffers.outcome);
        counter.deal(state, buffers.outcome, length);
        game.deal(state, buffers.outcome, length);
      } else game.play(state, (turn === 0 ? player : highest)(game.view(state, turn), random));
    }
    game.payoff(state, payoffs);
    luck.add(counter.luck);
    raw.add(payoffs[0]!);
    rest.add(payoffs[0]! - counter.luck);
  }
  return {
    bias: luck.mean / Math.sqrt(luck.variance / luck.count),
    ratio: Math.sqrt(rest.variance / raw.variance),
  };
}

test.each([
  ['plays low', lowest],
  ['plays high', highest],
  ['reads hands', reader],
])('luck of the cards has mean 0 for a player that %s', (_name, player) => {
  const { bias, ratio } = measureCards(player, (...given) => game.draw(...given));
  expect(Math.abs(bias)).toBeLessThan(3);
  if (player === highest) expect(ratio).toBeLessThan(0.9);
});

test('a bias is found where cards are not dealt evenly', () => {
  const { bias } = measureCards(highest, (state, random, into) => {
    const length = game.draw(state, random, into);
    // Another deal in which the first hand is not the better one.
    const [first, second] = [into.subarray(0, 3), into.subarray(3, 6)].map((hand) =>
      Math.max(...hand),
    );
    return first! < second! ? game.draw(state, random, into) : length;
  });
  expect(Math.abs(bias)).toBeGreaterThan(3);
});
