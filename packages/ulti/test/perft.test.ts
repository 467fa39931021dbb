/**
 * Exact counts of positions from pinned deals. The numbers come from the
 * engine; the shallow ones are recounted by the model, which is independent
 * of it.
 */
import { Sfc32 } from '@pakli/core';
import { perft } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { formatCard } from '../src/cards.ts';
import { ulti, type Options, type State } from '../src/index.ts';
import { Model } from './model.ts';
import { optionsOf } from './subject.ts';

function dealt(options: Options, seed: number): { state: State; deck: string[] } {
  const state = ulti.create(options, 3);
  ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
  const outcome = new Uint8Array(32);
  ulti.deal(state, outcome, ulti.draw(state, new Sfc32(seed), outcome));
  return { state, deck: Array.from(outcome, formatCard) };
}

/** Plays the texts; `discard*` is the first legal move that begins so. */
function play(state: State, model: Model, texts: readonly string[]): string[] {
  return texts.map((text) => {
    const legal = model.legal();
    const said = text.endsWith('*')
      ? legal.find((one) => one.startsWith(text.slice(0, -1)))!
      : text;
    const move = ulti.read(state, ulti.turn(state), said);
    if (typeof move !== 'number') throw new Error(`${said}: ${move.refused}`);
    ulti.play(state, move);
    model.act(said);
    return said;
  });
}

/** Lines of play of 0, 1, ... decisions by the model, each played from the deal. */
function count(
  options: Options,
  deck: readonly string[],
  start: string[],
  depth: number,
): number[] {
  const counts = [1];
  let lines = [start];
  for (let i = 0; i < depth; i++) {
    lines = lines.flatMap((line) => {
      const model = new Model(options, deck, 0);
      for (const text of line) model.act(text);
      return model.legal().map((text) => line.concat(text));
    });
    counts.push(lines.length);
  }
  return counts;
}

const PASSZ = ['bid P', 'discard*', 'discard*', 'pass', 'pass', 'stand', 'trump A'];
const BETLI = ['bid BE', 'discard*', 'discard*', 'pass', 'pass', 'stand'];

test.each([
  ['auction', 'seed', 1, [], [1, 12, 142, 1540, 2948]],
  ['auction', 'tournament', 2, [], [1, 42, 504, 5544, 10956]],
  ['passz', 'seed', 3, PASSZ, [1, 10, 28, 67, 341, 609, 1884, 8084, 13280, 41632]],
  ['betli', 'seed', 4, BETLI, [1, 10, 33, 99, 417, 863, 2561, 9048, 19352, 45230]],
  ['betli', 'tournament maxKontra=4', 5, BETLI, [1, 10, 30, 78, 285, 589, 1101, 2479, 5781, 9168]],
] as const)('%s, %s, seed %i', (_name, rules, seed, start, pinned) => {
  const options = optionsOf(rules);
  const { state, deck } = dealt(options, seed);
  const said = play(state, new Model(options, deck, 0), start);
  const counts = perft(ulti, state, pinned.length - 1);
  expect(counts).toEqual(pinned);
  const shallow = start.length === 0 ? 2 : 5;
  expect(count(options, deck, said, shallow)).toEqual(pinned.slice(0, shallow + 1));
});
