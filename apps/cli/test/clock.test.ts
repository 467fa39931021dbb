import { search } from '@pakli/ai';
import { findGame } from '@pakli/catalogue';
import { CHANCE, Sfc32, type Thinking } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { startWatch, think } from '../src/players/arena-player.ts';

const never = (): boolean => false;

/** A real search that counts its steps. */
async function searching(): Promise<{ thinking: Thinking; steps: () => number }> {
  const { game, knowledge } = await findGame('buddy-bluff')!.load();
  const state = game.create(game.rules.defaults, 4);
  game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
  const { outcome } = new Buffers(game);
  while (game.turn(state) === CHANCE)
    game.deal(state, outcome, game.draw(state, new Sfc32(1), outcome));
  const player = search.flat(game, knowledge, { worlds: 1e9, prune: false });
  const thinking = player.think(game.view(state, game.turn(state)), new Sfc32(2));
  let steps = 0;
  return {
    thinking: {
      step(n) {
        steps += n;
        return thinking.step(n);
      },
      answer: () => thinking.answer(),
    },
    steps: () => steps,
  };
}

test('a budget in steps is kept exactly, and slices change nothing', async () => {
  const sliced = await searching();
  think(sliced.thinking, { steps: 777, milliseconds: Infinity }, startWatch(), never);
  expect(sliced.steps()).toBe(777);
  const whole = await searching();
  whole.thinking.step(777);
  expect(sliced.thinking.answer()).toEqual(whole.thinking.answer());
});

test('a budget in time ends when the watch says so, after a step at least', async () => {
  const { thinking, steps } = await searching();
  let looks = 0;
  // A clock that advances a millisecond per read: the slices are 1, 2, 4 steps, as long as they are short.
  think(thinking, { steps: Infinity, milliseconds: 3 }, () => ++looks, never);
  expect(looks).toBe(3);
  expect(steps()).toBeGreaterThanOrEqual(3);
  const none = await searching();
  think(none.thinking, { steps: Infinity, milliseconds: 0 }, startWatch(), never);
  expect(none.steps()).toBe(1);
});

/** Processor time of this thread, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

test('the watch counts what this thread works and not what it waits', () => {
  const before = worked();
  const watch = startWatch();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  const shown = watch();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(worked() - before);
});

test('whoever is stopped or done thinks no further', async () => {
  const { thinking, steps } = await searching();
  think(thinking, { steps: Infinity, milliseconds: Infinity }, startWatch(), () => true);
  expect(steps()).toBe(1);
  let asked = 0;
  const quick: Thinking = { step: () => ++asked === 3, answer: () => ({ move: 0 }) };
  think(quick, { steps: Infinity, milliseconds: Infinity }, startWatch(), never);
  expect(asked).toBe(3);
});
