/** A table that rests is forgotten by its node; whoever comes at that very moment sits at the same table as the others. */
import { EventEmitter, once } from 'node:events';
import { PROTOCOL } from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import { begun, Client, socketTo } from './client.ts';
import { withServer, type Place } from './running.ts';
import { but } from './spoil.ts';
import { StandingClock } from './timing.ts';

interface Resting extends Place {
  readonly clock: StandingClock;
  /** Waits until the server has looked around so often. */
  readonly rounds: (many: number) => Promise<void>;
  readonly inMemory: () => number;
  /** Has all of them gone, and the server know it: the table rests from there on. */
  readonly leave: (clients: readonly Client[]) => Promise<void>;
}

function withRounds(work: (place: Resting) => Promise<void>): Promise<void> {
  const clock = new StandingClock();
  const looks = new EventEmitter();
  const rounds = async (many: number): Promise<void> => {
    for (let i = 0; i < many; i++) await once(looks, 'look');
  };
  return withServer(
    (place) => {
      const metric = (name: string): number =>
        Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(place.running.metrics.format())?.[1]);
      const inMemory = (): number => metric('pakli_tables');
      const leave = async (clients: readonly Client[]): Promise<void> => {
        for (const client of clients) client.close();
        await vi.waitFor(() => expect(metric('pakli_sockets')).toBe(0), 60_000);
        await rounds(3);
      };
      return work({ ...place, clock, rounds, inMemory, leave });
    },
    {
      now: clock.now,
      spoil: (store) =>
        but(store, {
          due: async (...given) => {
            const due = await store.due(...given);
            looks.emit('look');
            return due;
          },
        }),
    },
  );
}

test('a table leaves memory a minute after the last has gone, and not before', () =>
  withRounds(async ({ base, clock, rounds, inMemory, leave }) => {
    const { anna, table, host, friend } = await begun(base);
    clock.move(61_000);
    await rounds(3);
    expect(inMemory()).toBe(1);
    await leave([host, friend]);
    clock.move(59_000);
    await rounds(3);
    expect(inMemory()).toBe(1);
    clock.move(2000);
    await vi.waitFor(() => expect(inMemory()).toBe(0), 60_000);
    const back = new Client(anna, table);
    await back.until('the table is as it was', () => back.seq === host.seq);
    expect(inMemory()).toBe(1);
    back.close();
  }));

test('who is let in while a table is forgotten is told what the others do', () =>
  withRounds(async ({ base, clock, rounds, leave }) => {
    const { table, anna, bo, host, friend } = await begun(base);
    await leave([host, friend]);
    const socket = socketTo(anna, table);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    await once(socket, 'open');
    clock.move(61_000);
    await rounds(3);
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
  }));
