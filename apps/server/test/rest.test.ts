/**
 * A table at rest is dropped by its node; a person who comes at that very moment sits at the same table as the others.
 */
import { once } from 'node:events';
import { PROTOCOL } from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import { begun, Client, guest, PATIENCE_MS, socketTo } from './client.ts';
import { EveningClient, openEvening } from './evening-client.ts';
import { but, type Spoil } from './spoil.ts';
import { withStandingClock } from './timing.ts';

test('a table leaves memory a minute after the last has gone, and not before', () =>
  withStandingClock(async ({ base, clock, rounds, metric, leave }) => {
    const { anna, table, host, friend } = await begun(base);
    clock.move(61_000);
    await rounds(3);
    expect(metric('pakli_tables')).toBe(1);
    await leave([host, friend]);
    clock.move(59_000);
    await rounds(3);
    expect(metric('pakli_tables')).toBe(1);
    clock.move(2000);
    await vi.waitFor(() => expect(metric('pakli_tables')).toBe(0), PATIENCE_MS);
    const back = new Client(anna, table);
    await back.until('the table is as it was', () => back.seq === host.seq);
    expect(metric('pakli_tables')).toBe(1);
    back.close();
  }));

test('an evening leaves memory a minute after the last has gone, over or not', () =>
  withStandingClock(async ({ base, clock, rounds, metric }) => {
    const anna = await guest(base, 'Anna');
    const { evening, key } = await openEvening(anna, { game: 'ulti' });
    const director = new EveningClient(anna, evening, key);
    expect(await director.do({ kind: 'end' })).toHaveProperty('seq');
    clock.move(61_000);
    await rounds(3);
    expect(metric('pakli_evenings')).toBe(1);
    director.close();
    await vi.waitFor(async () => {
      clock.move(61_000);
      await rounds(3);
      expect(metric('pakli_evenings')).toBe(0);
    }, PATIENCE_MS);
  }));

test('a table that has failed is looked at again after each failure, and leaves memory as any other', () => {
  let failing = 0;
  const spoil: Spoil = (store) =>
    but(store, {
      append: async (row) => {
        if (failing-- > 0) throw new Error('not now');
        return store.append(row);
      },
    });
  return withStandingClock(
    async ({ base, clock, metric, leave }) => {
      const { host, friend } = await begun(base);
      for (const what of ['end', 'takeback'] as const) {
        failing = 1;
        await host.do({ kind: 'ask', what });
      }
      await leave([host, friend]);
      clock.move(61_000);
      await vi.waitFor(() => expect(metric('pakli_tables')).toBe(0), PATIENCE_MS);
    },
    { spoil },
  );
});

test('a table is not forgotten while somebody comes to it, however slow the store is', () => {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let asked = 0;
  const spoil: Spoil = (store) =>
    but(store, {
      look: async (...given) => {
        asked++;
        await gate.promise;
        return store.look(...given);
      },
    });
  return withStandingClock(
    async ({ base, clock, rounds, metric, leave }) => {
      const { table, anna, host, friend } = await begun(base);
      await leave([host, friend]);
      gate = Promise.withResolvers();
      const before = asked;
      const back = new Client(anna, table);
      await vi.waitFor(() => expect(asked).toBe(before + 1), PATIENCE_MS);
      await rounds(3);
      clock.move(61_000);
      await rounds(3);
      expect(metric('pakli_tables')).toBe(1);
      gate.resolve();
      await back.until('the table is as it was', () => back.seq === host.seq);
      back.close();
    },
    { spoil },
  );
});

test('a client that is let in while a table is put away hears what the others do', () => {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const spoil: Spoil = (store) =>
    but(store, {
      due: async (...given) => {
        await gate.promise;
        return store.due(...given);
      },
    });
  return withStandingClock(
    async ({ base, store, clock, rounds, leave }) => {
      const { table, anna, bo, host, friend } = await begun(base);
      await leave([host, friend]);
      // Nobody looks around until somebody is admitted; the answer comes after that of any earlier look.
      gate = Promise.withResolvers();
      await store.read(table, 0);
      clock.move(61_000);
      const socket = socketTo(anna, table);
      const heard: string[] = [];
      socket.on('message', (data: Buffer) => heard.push(data.toString()));
      await once(socket, 'open');
      gate.resolve();
      await rounds(3);
      socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null }));
      const later = new Client(bo, table);
      await later.until('it is open', () => later.seq > 0);
      const before = later.seq;
      while (heard.length === 0) await once(socket, 'message');
      await later.do({ kind: 'ask', what: 'end' });
      await later.until('it is asked', () => later.seq > before);
      const told = `"seq":${later.seq},`;
      await vi.waitFor(
        () => expect(heard.some((text) => text.includes(told))).toBe(true),
        PATIENCE_MS,
      );
      socket.terminate();
      later.close();
    },
    { spoil },
  );
});
