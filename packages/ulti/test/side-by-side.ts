/** Runs the engine and the model through the same deal. */
import { isRefusal, listMoves, OVER, Sfc32, type Random, EVERYBODY } from '@pakli/core';
import { expect } from 'vitest';
import { formatCard } from '../src/cards.ts';
import { ulti, type Options, type State } from '../src/index.ts';
import { ladder, Model } from './model.ts';
import { randomOptions } from './subject.ts';

/** The actions that both allow, in any order: both write subsets in the order of the bid. */
function compareMoves(state: State, model: Model): void {
  const listed = listMoves(ulti, state).map((move) => ulti.formatTruth(state, move));
  expect(listed.toSorted()).toEqual(model.legal().toSorted());
}

function openBoth(options: Options, seed: number): { state: State; model: Model } {
  const state = ulti.create(options, 3);
  const starter = seed % 3;
  ulti.setup(state, { number: 0, starter, carry: [0, 0, 0] });
  const outcome = new Uint8Array(32);
  ulti.deal(state, outcome, ulti.draw(state, new Sfc32(seed), outcome));
  return { state, model: new Model(options, Array.from(outcome, formatCard), starter) };
}

/** Any conceivable call: the engine must refuse those that the model does not allow. */
function probe(state: State, model: Model, random: Random): void {
  const legal = model.legal();
  const seat = ulti.turn(state);
  const cards = Array.from({ length: 32 }, (_, card) => formatCard(card));
  const verbs = ['pass', 'pickup', 'hold', 'release', 'stand', 'done'];
  const texts = [
    ...verbs,
    ...cards.flatMap((card) => [`play ${card}`, `discard ${card}`]),
    ...ladder(model.options).map(({ id }) => `bid ${id}`),
    ...['H', 'B', 'L', 'A'].map((suit) => `trump ${suit}`),
    ...['passz', 'ulti', 'betli', '40-100', 'durchmars'].flatMap((part) => [
      `kontra ${part}`,
      `raise ${part}`,
      `raise ${part}@0`,
    ]),
  ];
  for (let i = 0; i < 12; i++) {
    const text = texts[random.below(texts.length)]!;
    const answer = ulti.read(state, seat, text);
    expect(isRefusal(answer), text).toBe(!legal.includes(text));
  }
}

/** One deal by random moves, compared at every step and at the end; returns the contract. */
export function playBoth(options: Options, seed: number): string {
  const { state, model } = openBoth(options, seed);
  try {
    compareDeal(state, model, new Sfc32(1000 + seed));
  } catch (error) {
    const place = `seed ${seed} ${JSON.stringify(options)}: ${ulti.formatPosition(state)}`;
    throw new Error(place, { cause: error });
  }
  return model.contract.id;
}

/**
 * Uniform moves would hardly ever play ten tricks with trumps, or keep the
 * trump seven to the last: low bids, passing and keeping it are preferred.
 */
function choose(state: State, model: Model, size: number, random: Random): number {
  const any = random.below(size);
  if (random.below(4) === 0) return any;
  if (model.phase === 'BID') return random.below(Math.min(size, 6));
  if (model.phase === 'TURN' || model.phase === 'FINAL') return 0;
  if (model.phase !== 'PLAY') return any;
  const texts = listMoves(ulti, state).map((move) => ulti.formatTruth(state, move));
  return texts[any] === `play ${model.trump}7` && size > 1 ? (any + 1) % size : any;
}

function compareDeal(state: State, model: Model, random: Random): void {
  while (ulti.turn(state) !== OVER) {
    expect(ulti.turn(state)).toBe(model.turn);
    compareMoves(state, model);
    if (random.below(4) === 0) probe(state, model, random);
    const moves = listMoves(ulti, state);
    const give = model.options.concede && model.phase === 'PLAY' && model.turn === model.soloist;
    const move =
      give && random.below(200) === 0
        ? ulti.read(state, model.turn, 'concede')
        : moves[choose(state, model, moves.length, random)]!;
    if (isRefusal(move)) throw new Error(move.refused);
    const text = ulti.formatTruth(state, move);
    ulti.play(state, move);
    model.act(text);
  }
  expect(model.phase).toBe('SCORED');
  expect([...ulti.scores(state)]).toEqual(model.deltas().map((delta) => delta + 0));
  const { result } = ulti.view(state, EVERYBODY);
  const lines = result!.lines.map(({ name, amounts }) => [name, [...amounts]]);
  expect(sorted(lines)).toEqual(sorted(model.lines()));
}

function sorted(lines: readonly unknown[]): string[] {
  return lines.map((line) => JSON.stringify(line)).sort();
}

/** Deals of random rule sets from a seed on. */
export function playMany(deals: number, from: number): Set<string> {
  const contracts = new Set<string>();
  for (let seed = from; seed < from + deals; seed++) {
    contracts.add(playBoth(randomOptions(new Sfc32(seed)), seed));
  }
  return contracts;
}
