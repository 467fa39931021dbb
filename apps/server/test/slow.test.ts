/** A client that sends requests without reading costs little, and gets everything once it reads again. */
import { once } from 'node:events';
import { Sfc32 } from '@pakli/core';
import { PROTOCOL, type ToPage } from '@pakli/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { begun, socketTo } from './client.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';

const SLOW = 1;
/** Bytes that may wait in the server for a reader. */
const BEHIND = 64 * 1024;

function isOpening(text: string): boolean {
  const frame = JSON.parse(text) as ToPage;
  return frame.kind === 'told' && frame.update.kind === 'opening';
}

test('what a reader does not read is not kept for them', () =>
  withServer(async ({ base, running }) => {
    const { table, host, friend } = await begun(base, 'ulti');
    await Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
    const metric = (name: string): number =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(running.metrics.format())?.[1] ?? 0);
    const unread = (): number => metric('pakli_unread_bytes');
    const slow: WebSocket[] = [];
    const opening = async (): Promise<string> => {
      host.heard.length = 0;
      host.hello();
      const found = (): string | undefined => host.heard.find((text) => isOpening(text));
      await host.until('it is opened again', () => found() !== undefined);
      return found() ?? '';
    };
    const bytes = (await opening()).length;
    for (let i = 0; i < SLOW; i++) {
      const socket = socketTo({ base }, table);
      slow.push(socket);
      await once(socket, 'open');
      socket.pause();
      const hello = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });
      const ask = (times: number): void => {
        for (const socket of slow) for (let asked = 0; asked < times; asked++) socket.send(hello);
      };
      // The system itself buffers some of it, and later some more; others are served meanwhile.
      while (unread() <= slow.length * BEHIND) {
        ask(10);
        await opening();
      }
      const openings = metric('pakli_openings_total');
      ask(100);
      await opening();
      // Nor are openings created, except for one now and then when the system has taken everything that waited.
      expect(metric('pakli_openings_total') - openings).toBeLessThan(slow.length * 10);
      expect(unread()).toBeLessThan(slow.length * (BEHIND + 2 * bytes));
    }
    for (const socket of slow) socket.resume();
    while (metric('pakli_caught_up_total') < SLOW) await opening();
    for (const socket of slow) socket.terminate();
    expect([...host.faults, ...friend.faults]).toEqual([]);
    host.close();
    friend.close();
  }));

test('a client that asks a hundred times at once gets everything a few times', () =>
  withServer(async ({ base, running }) => {
    const { host, friend } = await begun(base);
    const openings = (): number =>
      Number(/^pakli_openings_total (\d+)$/m.exec(running.metrics.format())?.[1]);
    const before = openings();
    for (let asked = 0; asked < 100; asked++) friend.hello();
    // Later requests are answered later.
    await friend.do({ kind: 'ask', what: 'end' });
    await friend.until('it has arrived', () => openings() > before + 1);
    // The exact number depends on how they coalesce on the way.
    expect(openings() - before).toBeLessThan(50);
    for (const { faults } of [host, friend]) expect(faults).toEqual([]);
    for (const client of [host, friend]) client.close();
  }));
