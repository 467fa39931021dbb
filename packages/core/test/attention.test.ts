import { expect, test } from 'vitest';
import { answerAtOnce, Sfc32, type BaseView, type Move, type Player } from '../src/index.ts';
import { overlook, withAttention } from '../src/search.ts';

const MOVES = [0, 1, 2, 3];
const view: BaseView = { seat: 0, seats: 2, options: {}, turn: 0, moves: MOVES };

/** Takes the highest move, and reports all that it was shown. */
const highest: Player<BaseView> = {
  think: ({ moves }) =>
    answerAtOnce({
      move: Math.max(...moves),
      estimates: moves.map((move) => ({ move, value: move, weight: 1 })),
    }),
};

function answerOf(noticed: readonly Move[], shown: BaseView = view): unknown {
  const player = withAttention(highest, () => noticed);
  const { move, estimates } = player.think(shown, new Sfc32(1)).answer();
  return { move, weighed: estimates?.map((estimate) => estimate.move) };
}

test('chooses among what it notices, and says nothing about the rest', () => {
  expect(answerOf([0, 2])).toEqual({ move: 2, weighed: [0, 2] });
  expect(answerOf([1])).toEqual({ move: 1, weighed: undefined });
});

test('a forced move is made without a look', () => {
  expect(answerOf([], { ...view, moves: [3] })).toEqual({ move: 3, weighed: [3] });
});

/** How often in a thousand each move is left, with moves worth their number. */
function seen(percent: number, plain: number, subject?: (move: Move) => number): number[] {
  const random = new Sfc32(1);
  const counts = MOVES.map(() => 0);
  for (let i = 0; i < 1000; i++) {
    const left = overlook(MOVES, (move) => move, { percent, plain }, random, subject);
    expect(left.length).toBeGreaterThan(0);
    for (const move of left) counts[move]! += 1;
  }
  return counts;
}

test('overlooks so many of a hundred moves', () => {
  expect(seen(0, 10)).toEqual([1000, 1000, 1000, 1000]);
  for (const count of seen(30, 10)) {
    expect(count).toBeGreaterThan(650);
    expect(count).toBeLessThan(750);
  }
});

test('never overlooks what is plainly better than all that it notices', () => {
  expect(seen(60, 1)[3]).toBe(1000);
  // All are overlooked: then all are kept.
  expect(seen(100, 10)).toEqual([1000, 1000, 1000, 1000]);
});

test('moves of one subject are noticed together', () => {
  const [first, second, third, fourth] = seen(40, 10, (move) => move >> 1);
  expect([first, third]).toEqual([second, fourth]);
});
