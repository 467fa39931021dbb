/**
 * A database may keep something and its answer be lost. Whoever waited for it
 * then waits no longer than it takes to read the log, also where nobody at the
 * table does anything.
 */
import { randomBytes } from 'node:crypto';
import { isRefusal } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import type { Append, Store } from '../src/store/store.ts';
import { begun, Client, guest, openTable } from './client.ts';
import { withServer } from './running.ts';
import { but } from './spoil.ts';

/** A page would ask for a sign of life by itself; nobody here does. */
const SOON = 15_000;

/** Keeps everything, and loses the answer to the first row that is meant; tells its number. */
function losing(isMeant: (row: Append) => boolean): {
  readonly spoil: (store: Store) => Store;
  readonly lost: Promise<number>;
} {
  const lost = Promise.withResolvers<number>();
  let done = false;
  const spoil = (store: Store): Store =>
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

const isMove = ({ event }: Append): boolean =>
  (JSON.parse(event) as { kind: string }).kind === 'play';

describe('what was kept though nobody was told so', () => {
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
        // The computer may be the first.
        if (text !== undefined) {
          const { step } = host.scene!;
          expect(isRefusal(await host.do({ kind: 'play', step, text }))).toBe(false);
        }
        const seq = await lost;
        await host.until('it is shown', () => host.seq >= seq, SOON);
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
        await other!.until('it is shown', () => other!.seq >= seq, SOON);
        expect(await other!.choices()).not.toEqual([]);
        for (const one of both) one.close();
      },
      { spoil },
    );
  });
});
