/** A table that rests is forgotten by its node; whoever comes at that very moment sits at the same table as the others. */
import { EventEmitter, once } from 'node:events';
import { PROTOCOL } from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import { begun, Client, socketTo } from './client.ts';
import { withServer } from './running.ts';

test('who is let in while a table is forgotten is told what the others do', () => {
  let ahead = 0;
  const looks = new EventEmitter();
  /** The server has looked around as often since. */
  const rounds = async (many: number): Promise<void> => {
    for (let i = 0; i < many; i++) await once(looks, 'due');
  };
  return withServer(
    async ({ base }) => {
      const { table, anna, bo, host, friend } = await begun(base);
      for (const one of [host, friend]) one.close();
      // It rests from here on.
      await rounds(2);
      const socket = socketTo(anna, table);
      const heard: string[] = [];
      socket.on('message', (data: Buffer) => heard.push(data.toString()));
      await once(socket, 'open');
      ahead += 61_000;
      await rounds(2);
      socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null }));
      const later = new Client(bo, table);
      await later.until('it is open', () => later.seq > 0);
      const before = later.seq;
      while (heard.length === 0) await once(socket, 'message');
      await later.do({ kind: 'ask', what: 'end' });
      await later.until('it is asked', () => later.seq > before);
      const told = `"seq":${later.seq},`;
      await vi.waitFor(() => expect(heard.some((text) => text.includes(told))).toBe(true), 20_000);
      socket.terminate();
      later.close();
    },
    {
      now: () => Date.now() + ahead,
      spoil: (store) =>
        new Proxy(store, {
          get: (target, key: keyof typeof store) => {
            looks.emit(key);
            return target[key];
          },
        }),
    },
  );
});
