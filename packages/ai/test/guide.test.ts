/** Playouts that learn from each other, in a game with a known best move and a poor policy. */
import { askPlayer, Sfc32, type Answer } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { search } from '../src/index.ts';
import { stones, viewOf, type Toy } from './toys.ts';

/** Everybody takes one stone. */
const silent: Knowledge<Toy> = {
  policy: () => 1,
  outcome: ({ won: [mine = 0, theirs = 0] }, into) => into.set([mine - theirs, theirs - mine]),
};

/** No move looks better than the rest. */
const knowledge: Knowledge<Toy> = {
  ...silent,
  weigh: (_state, _moves, _count, into) => into.fill(0),
};

function think(curiosity: number | undefined, known = knowledge): Answer {
  const settings = {
    worlds: 200,
    prune: false as const,
    ...(curiosity === undefined ? {} : { curiosity }),
  };
  const player = search.flat(stones, known, settings);
  return askPlayer(player, viewOf(stones, 7), new Sfc32(1), 200);
}

function valueOf({ estimates = [] }: Answer, move: number): number {
  return estimates.find((one) => one.move === move)?.value ?? NaN;
}

test('what the policy overlooks is found by playouts before', () => {
  // Seven stones: three must be taken, since six let the other leave four.
  const blind = think(undefined);
  expect(valueOf(blind, 1)).toBe(1);
  expect(valueOf(blind, 3)).toBe(1);
  const learned = think(1);
  expect(learned.move).toBe(3);
  expect(valueOf(learned, 1)).toBeLessThan(-0.5);
  expect(valueOf(learned, 3)).toBeGreaterThan(0.5);
});

test('first impressions that mislead are given up, and without any nothing is learned', () => {
  const misled: Knowledge<Toy> = {
    ...knowledge,
    // One stone seems best to everybody.
    weigh(_state, moves, count, into) {
      for (let i = 0; i < count; i++) into[i] = -0.2 * moves[i]!;
    },
  };
  expect(think(1, misled).move).toBe(3);
  expect(think(1, silent)).toEqual(think(undefined, silent));
});
