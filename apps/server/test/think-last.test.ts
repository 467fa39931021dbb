/** Questions that nobody waits for are thought about last, and one at a time. */
import type { PlayerQuestion } from '@pakli/host';
import { expect, test } from 'vitest';
import { MACHINE } from '../src/machine.ts';
import { ThinkPool } from '../src/think/pool.ts';
import type { ThreadListener } from '../src/think/thread.ts';

const question = (seed: number): PlayerQuestion => ({
  game: 'none',
  version: 1,
  player: 'none',
  view: { moves: [seed] } as unknown as PlayerQuestion['view'],
  seed,
});

test('questions of tables go first', async () => {
  const asked: number[] = [];
  const threads: ThreadListener[] = [];
  const pool = new ThinkPool(2, 600_000, {
    machine: MACHINE,
    start: (listener) => {
      threads.push(listener);
      return {
        post: (task) => 'question' in task && void asked.push(task.question.seed),
        terminate: async () => {},
      };
    },
  });
  const last = [1, 2, 3].map((seed) => pool.thinkLast(question(seed)));
  // One of them, even though there are two threads.
  expect(asked).toEqual([1]);
  const first = [10, 11, 12].map((seed) => pool.think(question(seed)));
  expect(asked).toEqual([1, 10]);
  const [background, table] = threads;
  table?.heard({ move: 10 });
  expect(asked).toEqual([1, 10, 11]);
  background?.heard({ move: 1 });
  expect(asked).toEqual([1, 10, 11, 12]);
  background?.heard({ move: 12 });
  expect(asked).toEqual([1, 10, 11, 12, 2]);
  table?.heard({ move: 11 });
  expect(asked).toEqual([1, 10, 11, 12, 2]);
  background?.heard({ move: 2 });
  expect(asked).toEqual([1, 10, 11, 12, 2, 3]);
  table?.heard({ move: 3 });
  background?.heard({ move: 3 });
  expect(await Promise.all([...last, ...first])).toEqual([1, 2, 3, 10, 11, 12]);
  await pool.close();
});
