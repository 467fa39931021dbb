/** Requests that arrive while one is under way are sent together: each is answered once, with its own answer. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BatchQueue } from '../src/store/batch.ts';

interface Asked {
  readonly key: string;
  readonly n: number;
}

/** A store that answers on command. */
class Slow {
  readonly batches: (readonly Asked[])[] = [];
  private readonly waiting: ((answer: Promise<readonly string[]>) => void)[] = [];
  readonly together = new BatchQueue<Asked, string>(
    ({ key }) => key,
    (all) => {
      this.batches.push(all);
      return new Promise((resolve) => this.waiting.push(resolve));
    },
  );

  /** After this turn of the event loop everything that waited for it has been asked. */
  async answer(how = (all: readonly Asked[]) => all.map(({ key, n }) => `${key}${n}`)) {
    await turn();
    this.waiting.shift()?.(Promise.resolve(this.batches.at(-1) ?? []).then(how));
    await turn();
  }
}

test('what comes in one turn of the loop, and what comes meanwhile, goes together, one of a key', async () => {
  const slow = new Slow();
  const ask = (key: string, n: number): Promise<string> => slow.together.ask({ key, n });
  const first = [ask('a', 1), ask('b', 1), ask('a', 2)];
  await turn();
  const later = [ask('c', 1), ask('b', 2), ask('a', 3)];
  for (let batch = 0; batch < 3; batch++) await slow.answer();
  expect(await Promise.all([...first, ...later])).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
  const names = slow.batches.map((batch) => batch.map(({ key, n }) => `${key}${n}`).join(' '));
  expect(names).toEqual(['a1 b1', 'a2 c1 b2', 'a3']);
});

test('what fails fails for those who were asked together, and the next are asked all the same', async () => {
  const slow = new Slow();
  const [one, two] = [1, 2].map((n) => slow.together.ask({ key: `k${n}`, n }));
  const failed = Promise.allSettled([one, two]);
  await turn();
  const next = slow.together.ask({ key: 'k1', n: 3 });
  await slow.answer(() => {
    throw new Error('gone');
  });
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // A request without an answer does not receive another's.
  const short = Promise.allSettled([next]);
  await slow.answer(() => []);
  expect((await short)[0]?.status).toBe('rejected');
});

test('a crowd comes in several parts, the oldest first', async () => {
  const slow = new Slow();
  const all = Array.from({ length: 600 }, (_, n) => slow.together.ask({ key: `k${n}`, n }));
  for (let batch = 0; batch < 3; batch++) await slow.answer();
  expect(slow.batches.map(({ length }) => length)).toEqual([256, 256, 88]);
  expect(await Promise.all(all)).toEqual(all.map((_, n) => `k${n}${n}`));
});
