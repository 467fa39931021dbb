/** What happens at a table without anybody's command. */
import { expect, test, vi } from 'vitest';
import { SILENT } from '../src/log.ts';
import { MACHINE } from '../src/machine.ts';
import { PACE } from '../src/settings.ts';
import type { TableStore } from '../src/store/store.ts';
import { sweep } from '../src/sweep.ts';
import { ask, begun, type Begun, Client, guest, openTable, PATIENCE_MS } from './client.ts';
import { QUICK, withServer } from './running.ts';
import { but } from './spoil.ts';
import { CLOCK, HOUR, playedAt, withStandingClock } from './timing.ts';

const DAY = 86_400_000;

async function kinds(store: TableStore, table: string): Promise<string[]> {
  const rows = (await store.read(table, 0))?.rows ?? [];
  return rows.map(({ event }) => (JSON.parse(event) as { kind: string }).kind);
}

test('a table sleeps while nobody looks, and wakes', () =>
  withStandingClock(
    async ({ base, store, clock, rounds, metric, leave }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'ulti');
      const host = new Client(anna, table);
      await host.sit(0);
      await host.do({ kind: 'start' });
      await host.do({ kind: 'leave' });
      await leave([host]);
      const before = await kinds(store, table);
      clock.move(2 * HOUR);
      await rounds(5);
      expect(await kinds(store, table)).toEqual(before);
      // No player has started to think either.
      expect(metric('pakli_thinkers')).toBe(0);
      const back = new Client(anna, table);
      await back.until('the others have moved', () => back.seq > before.length);
      expect(await back.do({ kind: 'back' })).toHaveProperty('seq');
      back.close();
    },
    { settings: { pace: { ...QUICK, move: HOUR } } },
  ));

test('a computer is shown a fixed time after its turn began', () =>
  withStandingClock(
    async ({ base, store, clock, rounds, metric }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'ulti');
      const host = new Client(anna, table);
      await host.until('it is open', () => host.seq > 0);
      await host.do({ kind: 'start' });
      const began = clock.now();
      for (let move = 1; move <= 3; move++) {
        const seq = host.seq;
        // Not close enough for a timer to run.
        clock.move(HOUR / 2);
        host.hello();
        await rounds(3);
        expect(host.seq).toBe(seq);
        // The first has not even started to think.
        if (move === 1) expect(metric('pakli_thinkers')).toBe(0);
        clock.move(HOUR / 2);
        host.hello();
        await host.until('a computer has moved', () => host.seq > seq);
      }
      host.close();
      const times = (await playedAt(store, table)).map(({ at }) => at - began);
      expect(times).toEqual([HOUR, 2 * HOUR, 3 * HOUR]);
    },
    { settings: { pace: { ...QUICK, move: HOUR } } },
  ));

test('the clock decides for whoever does not', () =>
  withStandingClock(async ({ base, store, clock }) => {
    const { host, friend, table } = await begun(base, 'mulle', { clock: CLOCK });
    const { seq } = host;
    clock.move(75_000);
    await host.until('somebody has moved', () => host.seq > seq);
    const last = JSON.parse((await store.read(table, seq))?.rows[0]?.event ?? '') as object;
    expect(last).toMatchObject({ kind: 'play', by: 'clock', took: 60_000 });
    for (const one of [host, friend]) one.close();
  }));

test('a table that nobody touches is put away after two weeks', () =>
  withStandingClock(async ({ base, store, clock, rounds }) => {
    const { anna, table, host, friend } = await begun(base);
    const empty = await openTable(anna, 'ulti');
    friend.close();
    clock.move(14 * DAY - 1);
    await rounds(5);
    expect([await kinds(store, empty), (await kinds(store, table)).at(-1)]).toEqual([
      ['open'],
      'start',
    ]);
    clock.move(1);
    await host.until('it is over', () => host.company?.phase === 'over');
    expect(await kinds(store, table)).toEqual(['open', 'sit', 'sit', 'start', 'end']);
    const answer = await ask({ base }, 'GET', `/tables/${table}/record`);
    expect(((await answer.json()) as { deal: { secret: string } }).deal.secret).toHaveLength(64);
    await vi.waitFor(async () => expect(await store.read(empty, 0)).toBeUndefined(), PATIENCE_MS);
    host.close();
  }));

/** Anna and Bo at a table that has not started. */
async function met(base: string): Promise<Pick<Begun, 'table' | 'host' | 'friend'>> {
  const anna = await guest(base, 'Anna');
  const table = await openTable(anna, 'mulle');
  const host = new Client(anna, table);
  const friend = new Client(await guest(base, 'Bo'), table);
  await host.sit(0);
  await friend.sit(1);
  return { table, host, friend };
}

test.each(['gathering', 'playing'] as const)(
  'a table that is %s is not put away when somebody does something at the last moment',
  (phase) => {
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let holding = false;
    const spoil = (store: TableStore): TableStore =>
      but(store, {
        append: async (row) => {
          if (holding) {
            holding = false;
            held.resolve();
            await released.promise;
          }
          return store.append(row);
        },
      });
    return withStandingClock(
      async ({ base, store, clock, rounds }) => {
        const { table, host, friend } = await (phase === 'playing' ? begun(base) : met(base));
        const before = await kinds(store, table);
        clock.move(14 * DAY - 10);
        // The last minute is waited for by the table itself: its timer runs every ten milliseconds from here on.
        host.hello();
        await host.do({ kind: 'answer', ask: 9, yes: true });
        holding = true;
        const done = host.do({ kind: 'talk', talk: true });
        await held.promise;
        // Time runs out before that is on disc, and the table waits to be put away.
        clock.move(DAY);
        await rounds(3);
        released.resolve();
        expect(await done).toHaveProperty('seq');
        expect(await host.do({ kind: 'talk', talk: false })).toHaveProperty('seq');
        expect(await kinds(store, table)).toEqual([...before, 'talk', 'talk']);
        for (const one of [host, friend]) one.close();
      },
      { spoil },
    );
  },
);

test('a table that continues at another node is not put away', () => {
  let at = 0;
  // The other node is a moment faster.
  const spoil = (store: TableStore): TableStore =>
    but(store, {
      drop: async (table, ...given) => {
        const event = JSON.stringify({ v: 1, at, kind: 'talk', talk: true });
        const row = { table, seq: 4, cmd: 'anna/talks', event, at, phase: 0, due: null } as const;
        expect(await store.append(row)).toEqual({ kind: 'won' });
        return store.drop(table, ...given);
      },
    });
  return withStandingClock(
    async ({ base, store, clock }) => {
      const { table, host, friend } = await met(base);
      clock.move(14 * DAY + 1000);
      at = clock.now();
      for (const one of [host, friend]) {
        await one.until('they may talk', () => one.company?.talk === true);
        expect(one.bye).toBeUndefined();
        one.close();
      }
      expect(await kinds(store, table)).toEqual(['open', 'sit', 'sit', 'talk']);
    },
    { spoil },
  );
});

test('a table that has long been over is folded, and is still what it was', () =>
  withServer(async ({ base, store, running }) => {
    const { anna, table, host, friend } = await begun(base);
    for (const one of [host, friend]) await one.do({ kind: 'ask', what: 'end' });
    const record = async () => (await ask({ base }, 'GET', `/tables/${table}/record`)).text();
    const before = await record();
    expect(before).toContain('secret');
    const { metrics } = running;
    const ports = { store, log: SILENT, metrics, machine: MACHINE, settings: { pace: PACE } };
    const sweepAt = (now: number) => sweep({ ...ports, now: () => now });
    await sweepAt(Date.now());
    expect(await store.fold(Date.now() + DAY, 9)).toBe(1);
    expect(await record()).toBe(before);
    host.cut();
    const late = new Client({ base }, table);
    await late.until('it is open', () => late.seq > 0);
    expect(late.company?.phase).toBe('over');
    // They play on from there.
    for (const one of [host, friend]) {
      expect(await one.do({ kind: 'ask', what: 'again' })).toHaveProperty('seq');
    }
    await late.until('they play on', () => late.company?.again !== null);
    expect((await store.read(table, 0))?.rows.length).toBeGreaterThanOrEqual(8);
    await sweepAt(Date.now() + 2 * DAY);
    expect(await store.fold(Date.now() + 2 * DAY, 9)).toBe(0);
    expect(await record()).toBe(before);
    const back = new Client(anna, table);
    await back.until('it is open', () => back.company?.again === late.company?.again);
    for (const one of [host, friend, late, back]) one.close();
  }));

test('others let a computer play for somebody who is away, and they take their seat back', () =>
  withStandingClock(
    async ({ base, clock }) => {
      const { bo, table, host, friend } = await begun(base);
      const cover = (id: string) => host.request({ kind: 'cover', id, seat: 1 });
      expect(await cover('cover-while-here')).toMatchObject({ refused: 'not-away' });
      friend.close();
      await host.until('Bo has left', () => {
        const seat = host.company?.seats[1];
        return seat?.kind === 'person' && !seat.here;
      });
      expect(await cover('cover-at-once')).toMatchObject({ refused: 'not-away' });
      clock.move(61_000);
      const answer = await cover('cover-in-time');
      expect(answer).toHaveProperty('seq');
      expect(await cover('cover-in-time')).toEqual(answer);
      expect(host.company?.seats[1]).toMatchObject({ covered: true });
      const back = new Client(bo, table);
      await back.until('it is open', () => back.seq > 0);
      expect(await back.do({ kind: 'back' })).toHaveProperty('seq');
      expect(back.scene?.reader).toBe(1);
      for (const one of [host, back]) one.close();
    },
    { settings: { pace: PACE } },
  ));
