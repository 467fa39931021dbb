/**
 * A database may store something and lose its answer. A client that waited for it then waits no longer than reading
 * the log takes, even if nobody at the table does anything.
 */
import { randomBytes } from 'node:crypto';
import { isRefusal } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import type { Append, TableStore } from '../src/store/store.ts';
import { begun, Client, guest, openTable } from './client.ts';
import { withServer } from './running.ts';
import { but } from './spoil.ts';

/** Stores everything, and loses the answer to the first matching row; reports its number. */
function losing(isMeant: (row: Append) => boolean): {
  readonly spoil: (store: TableStore) => TableStore;
  readonly lost: Promise<number>;
} {
  const lost = Promise.withResolvers<number>();
  let done = false;
  const spoil = (store: TableStore): TableStore =>
    but(store, {
      append: async (row) => {
        const appended = await store.append(row);
        if (done || !isMeant(row)) return appended;
        done = true;
        lost.resolve(row.seq);
        throw new Error('the answer is lost');
      },
    });
  return { spoil, lost: lost.promise };
}

const isA =
  (kind: string) =>
  ({ event }: Append): boolean =>
    (JSON.parse(event) as { kind: string }).kind === kind;
const isMove = isA('play');

describe('what was stored though nobody heard of it', () => {
  test('is shown where a computer did it', () => {
    const { spoil, lost } = losing((row) => row.cmd.startsWith('house/') && isMove(row));
    return withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const host = new Client(anna, await openTable(anna, 'mulle'));
        await host.sit(0);
        await host.do({ kind: 'start' });
        await host.until('it starts', () => host.scene !== null);
        const [text] = await host.choices();
        // The computer may move first.
        if (text !== undefined) {
          const { step } = host.scene!;
          expect(isRefusal(await host.do({ kind: 'play', step, text }))).toBe(false);
        }
        const seq = await lost;
        await host.until('it is shown', () => host.seq >= seq);
        expect(await host.choices()).not.toEqual([]);
        host.close();
      },
      { spoil },
    );
  });

  test('is shown to the others where somebody did it who is not heard of again', () => {
    const { spoil, lost } = losing(isMove);
    return withServer(
      async ({ base }) => {
        const { host, friend } = await begun(base);
        const both = [host, friend];
        const [first, other] = (await host.choices()).length > 0 ? both : both.toReversed();
        const [text = ''] = await first!.choices();
        const { step } = first!.scene!;
        const id = randomBytes(12).toString('hex');
        first!.sendFrame({ kind: 'do', id, command: { kind: 'play', step, text } });
        const seq = await lost;
        await other!.until('it is shown', () => other!.seq >= seq);
        expect(await other!.choices()).not.toEqual([]);
        for (const one of both) one.close();
      },
      { spoil },
    );
  });

  test('sends away those who may not look on since', () => {
    const { spoil, lost } = losing(isA('watching'));
    return withServer(
      async ({ base }) => {
        const { table, host, friend } = await begun(base);
        const watcher = new Client({ base }, table);
        await watcher.until('it is open', () => watcher.seq > 0);
        await host.do({ kind: 'watching', watching: false });
        await friend.until('it is so', () => friend.company?.watching === false);
        await watcher.until('it is sent away', () => watcher.bye !== undefined);
        expect([watcher.bye?.why, watcher.seq]).toEqual(['full', (await lost) - 1]);
        for (const one of [host, friend, watcher]) one.close();
      },
      { spoil },
    );
  });

  test('sends away whom the host does not want', () => {
    const { spoil } = losing(isA('stand'));
    return withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const table = await openTable(anna, 'mulle');
        const host = new Client(anna, table);
        const friend = new Client(await guest(base, 'Bo'), table);
        await host.sit(0);
        await friend.sit(1);
        await host.do({ kind: 'clear', seat: 1 });
        await friend.until('they are sent away', () => friend.bye !== undefined);
        expect(friend.bye?.why).toBe('removed');
        for (const one of [host, friend]) one.close();
      },
      { spoil },
    );
  });
});
