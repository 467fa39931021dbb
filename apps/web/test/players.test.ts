/** Several tables think at once: every one gets its turn, and nobody waits for a dead worker. */
import type { BaseView } from '@pakli/core';
import type { PlayerQuestion } from '@pakli/host';
import { expect, test } from 'vitest';
import { PlayerPool, Queue } from '../src/host/players.ts';
import type { Employed } from '../src/host/role.ts';
import type { FromThinker, ToThinker } from '../src/host/thinker.ts';

/** A worker controlled by a test, in place of the browser's. */
class Hand implements Employed {
  readonly events = new EventTarget();
  readonly asked: { readonly id: number; readonly seed: number }[] = [];
  readonly cancelled: number[] = [];
  gone = false;
  addEventListener = this.events.addEventListener.bind(this.events);

  postMessage(message: ToThinker): void {
    if ('cancel' in message) this.cancelled.push(message.cancel);
    else this.asked.push({ id: message.id, seed: message.question.seed });
  }

  terminate(): void {
    this.gone = true;
  }

  reply(): void {
    const { id, seed } = this.asked.at(-1)!;
    const data: FromThinker = { id, answer: { move: seed } };
    this.events.dispatchEvent(new MessageEvent('message', { data }));
  }

  break(): void {
    this.events.dispatchEvent(new Event('error'));
  }
}

function employer(): { readonly hands: Hand[]; readonly employ: () => Employed } {
  const hands: Hand[] = [];
  return {
    hands,
    employ() {
      const hand = new Hand();
      hands.push(hand);
      return hand;
    },
  };
}

/** A question is identified by its seed. */
function question(seed: number): PlayerQuestion {
  return { game: 'mulle', version: 1, player: 'casual', view: {} as BaseView, seed };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

test('who asks much does not keep others waiting', async () => {
  const { hands, employ } = employer();
  const players = new PlayerPool(1, employ);
  const [much, little] = [players.table(), players.table()];
  const answers = [1, 2, 3].map((seed) => much.think(question(seed)));
  answers.push(little.think(question(4)));
  for (let n = 0; n < 4; n++) {
    hands[0]!.reply();
    await pause();
  }
  expect(hands).toHaveLength(1);
  expect(hands[0]!.asked.map(({ seed }) => seed)).toEqual([1, 2, 4, 3]);
  expect((await Promise.all(answers)).map((answer) => answer?.move)).toEqual([1, 2, 3, 4]);
});

test('two tables think at once, and no more workers are hired than there is room for', async () => {
  const { hands, employ } = employer();
  const players = new PlayerPool(2, employ);
  const tables = [players.table(), players.table(), players.table()];
  const answers = tables.map((table, n) => table.think(question(n)));
  expect(hands).toHaveLength(2);
  hands[1]!.reply();
  hands[0]!.reply();
  await pause();
  expect(hands).toHaveLength(2);
  const third = hands.find(({ asked }) => asked.length === 2);
  third!.reply();
  expect((await Promise.all(answers)).map((answer) => answer?.move)).toEqual([0, 1, 2]);
});

test('a table cancels what it has asked and nothing else', async () => {
  const { hands, employ } = employer();
  const players = new PlayerPool(1, employ);
  const [one, other] = [players.table(), players.table()];
  const [first, second] = [one.think(question(1)), one.think(question(2))];
  const theirs = other.think(question(3));
  one.cancel();
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  expect(hands[0]!.cancelled).toHaveLength(1);
  // The worker is free once it has noticed.
  hands[0]!.reply();
  await pause();
  hands[0]!.reply();
  expect(await theirs).toEqual({ move: 3 });
  expect(hands[0]!.asked.map(({ seed }) => seed)).toEqual([1, 3]);
});

test('a worker that breaks is replaced and asked again, once', async () => {
  const { hands, employ } = employer();
  const players = new PlayerPool(1, employ);
  const table = players.table();
  const answer = table.think(question(1));
  hands[0]!.break();
  await pause();
  expect(hands[0]!.gone).toBe(true);
  hands[1]!.reply();
  expect(await answer).toEqual({ move: 1 });
  const hopeless = table.think(question(2)).catch(String);
  await pause();
  hands[1]!.break();
  await pause();
  hands[2]!.break();
  expect(await hopeless).toContain('not loaded');
  // The next question has more luck.
  const next = table.think(question(3));
  await pause();
  hands[3]!.reply();
  expect(await next).toEqual({ move: 3 });
});

test('everybody in a queue has their turn', () => {
  const queue = new Queue<string, number>();
  for (const n of [1, 2, 3]) queue.add('a', n);
  queue.add('b', 4);
  queue.add('c', 5);
  expect(queue.remove('c')).toEqual([5]);
  expect([queue.next(), queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([
    1,
    4,
    2,
    3,
    undefined,
  ]);
});
