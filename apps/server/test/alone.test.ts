/** What happens at a table by itself. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PACE } from '../src/settings.ts';
import type { Store } from '../src/store/store.ts';
import { ask, begun, Client, guest, openTable } from './client.ts';
import { withServer } from './running.ts';

const DAY = 86_400_000;

async function kinds(store: Store, table: string): Promise<string[]> {
  const rows = (await store.read(table, 0))?.rows ?? [];
  return rows.map(({ event }) => (JSON.parse(event) as { kind: string }).kind);
}

/** Real time, and leaps. */
class Leaping {
  private ahead = 0;
  readonly now = (): number => Date.now() + this.ahead;

  leap(ms: number): void {
    this.ahead += ms;
  }
}

test('a table sleeps while nobody looks, and wakes', () => {
  const time = new Leaping();
  return withServer(
    async ({ base, store }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'ulti');
      const host = new Client(anna, table);
      await host.sit(0);
      await host.do({ kind: 'start' });
      await host.do({ kind: 'leave' });
      host.close();
      await wait(300);
      const before = await kinds(store, table);
      time.leap(60_000);
      await wait(1500);
      expect(await kinds(store, table)).toEqual(before);
      const back = new Client(anna, table);
      await back.until('the others have moved', () => back.seq > before.length);
      expect(await back.do({ kind: 'back' })).toHaveProperty('seq');
      back.close();
    },
    { now: time.now, settings: { pace: { ...PACE, nextDeal: 100 } } },
  );
});

test('a computer is shown a fixed time after its turn began', () =>
  withServer(
    async ({ base, store }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'ulti');
      const host = new Client(anna, table);
      await host.until('it is open', () => host.seq > 0);
      await host.do({ kind: 'start' });
      await host.until('three have moved', () => host.seq >= 5);
      host.close();
      const rows = (await store.read(table, 1))?.rows ?? [];
      const times = rows.map(({ event }) => (JSON.parse(event) as { at: number }).at);
      times.slice(1).forEach((at, i) => expect(at - (times[i] ?? 0)).toBeGreaterThanOrEqual(400));
    },
    { settings: { pace: { ...PACE, move: 400 } } },
  ));

test('the clock decides for whoever does not', () => {
  const time = new Leaping();
  return withServer(
    async ({ base, store }) => {
      const clock = { kind: 'bank', ms: 60_000, increment: 0 };
      const { table, host, friend } = await begun(base, 'mulle', { clock });
      const { seq } = host;
      time.leap(75_000);
      await host.until('somebody has moved', () => host.seq > seq);
      const last = JSON.parse((await store.read(table, seq))?.rows[0]?.event ?? '') as object;
      expect(last).toMatchObject({ kind: 'play', by: 'clock', took: 60_000 });
      for (const one of [host, friend]) one.close();
    },
    { now: time.now },
  );
});

test('a table that nobody touches is put away after two weeks', () => {
  const time = new Leaping();
  return withServer(
    async ({ base, store }) => {
      const { anna, table, host, friend } = await begun(base);
      const empty = await openTable(anna, 'ulti');
      friend.close();
      time.leap(13 * DAY);
      await wait(1500);
      expect([await kinds(store, empty), (await kinds(store, table)).at(-1)]).toEqual([
        ['open'],
        'start',
      ]);
      time.leap(DAY + 1000);
      await host.until('it is over', () => host.company?.phase === 'over');
      expect(await kinds(store, table)).toEqual(['open', 'sit', 'sit', 'start', 'end']);
      const answer = await ask({ base }, 'GET', `/tables/${table}/record`);
      expect(((await answer.json()) as { deal: { secret: string } }).deal.secret).toHaveLength(64);
      while ((await store.read(empty, 0)) !== undefined) await wait(100);
      host.close();
    },
    { now: time.now },
  );
});

test('others let a computer play for somebody who is away, and they take their seat back', () => {
  const time = new Leaping();
  return withServer(
    async ({ base }) => {
      const { bo, table, host, friend } = await begun(base);
      const cover = (id: string) => host.request({ kind: 'cover', id, seat: 1 });
      expect(await cover('cover-while-here')).toMatchObject({ refused: 'not-away' });
      friend.close();
      await host.until('Bo has left', () => {
        const seat = host.company?.seats[1];
        return seat?.kind === 'person' && !seat.here;
      });
      expect(await cover('cover-at-once')).toMatchObject({ refused: 'not-away' });
      time.leap(61_000);
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
    { now: time.now, settings: { pace: PACE } },
  );
});
