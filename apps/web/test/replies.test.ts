import { refuse } from '@pakli/core';
import { expect, test } from 'vitest';
import { Replies } from '../src/host/replies.ts';

const GONE = refuse('host-gone', 'table');

test('a reply goes to whoever asked, in any order, and only once', async () => {
  const replies = new Replies<string, number>();
  const sent: number[] = [];
  const [one, two] = ['one', 'two'].map((asked) => replies.ask(asked, (id) => sent.push(id)));
  replies.hear({ id: sent[1]!, answer: 2 });
  replies.hear({ id: sent[0]!, answer: 1 });
  replies.hear({ id: sent[0]!, failed: GONE });
  replies.hear({ id: 99, answer: 9 });
  expect(await Promise.all([one, two])).toEqual([1, 2]);
});

test('failures are reported', async () => {
  const replies = new Replies<string, number>();
  const asked = replies.ask('one', (id) =>
    queueMicrotask(() => replies.hear({ id, failed: GONE })),
  );
  await expect(asked).rejects.toMatchObject({ name: 'Failure', refusal: GONE });
});

test('what waits can be asked again, or given up', async () => {
  const replies = new Replies<string, number>();
  const asked = ['one', 'two'].map((name) => replies.ask(name, () => undefined));
  const again: string[] = [];
  replies.again((id, name) => again.push(`${id} ${name}`));
  expect(again).toEqual(['1 one', '2 two']);
  replies.end(GONE);
  await expect(asked[0]).rejects.toMatchObject({ refusal: GONE });
  await expect(asked[1]).rejects.toMatchObject({ refusal: GONE });
  replies.again((id) => again.push(`${id}`));
  expect(again).toHaveLength(2);
});
