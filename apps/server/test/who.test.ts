/** A person is identified by their cookie and nothing else: with none, a wrong or an old one they watch. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, begun, Client, guest, openTable } from './client.ts';
import { withServer } from './running.ts';

describe('another browser of the same person', () => {
  test('comes by a link that works once, and sits in the same seat', () =>
    withServer(async ({ base }) => {
      const { anna, table, host, friend } = await begun(base);
      const given = await ask(anna, 'POST', '/me/pass');
      expect(given.status).toBe(201);
      const { pass } = (await given.json()) as { pass: string };
      // The owner can be looked up without using it.
      const whose = await ask({ base }, 'POST', '/pass/name', { pass });
      expect(await whose.json()).toEqual({ name: 'Anna' });
      expect(whose.headers.get('set-cookie')).toBeNull();
      const entered = await ask({ base }, 'POST', '/pass', { pass });
      expect(await entered.json()).toEqual({ name: 'Anna' });
      const cookie = String(entered.headers.get('set-cookie')).split(';')[0] ?? '';
      expect(cookie).not.toBe(anna.cookie);
      const phone = new Client({ base, cookie }, table);
      await phone.until('it is open', () => phone.seq > 0);
      expect(phone.you).toEqual(host.you);
      expect(phone.scene).toEqual(host.scene);
      const again = await ask({ base }, 'POST', '/pass', { pass });
      expect(await again.json()).toMatchObject({ refusal: { refused: 'pass-used' } });
      expect(again.headers.get('set-cookie')).toBeNull();
      for (const wrong of [{}, { pass: '' }, { pass: anna.cookie.slice(6) }, { pass: [pass] }]) {
        for (const path of ['/pass', '/pass/name']) {
          const answer = await ask({ base }, 'POST', path, wrong);
          expect(await answer.json()).toMatchObject({ refusal: { refused: 'pass-unknown' } });
        }
      }
      expect((await ask({ base }, 'POST', '/me/pass')).status).toBe(401);
      for (const one of [host, friend, phone]) one.close();
    }));
});

describe('at a table that has begun', () => {
  test('wrong, changed, old and missing cookies are watchers: no hand, no move, no seat', () =>
    withServer(async ({ base, store }) => {
      const { anna, table, host, friend } = await begun(base);
      const gone = await guest(base, 'Gone');
      await ask(gone, 'DELETE', '/me');
      const key = anna.cookie.slice('pakli='.length);
      const flipped = (i: number): string =>
        key.slice(0, i) + (key[i] === 'A' ? 'B' : 'A') + key.slice(i + 1);
      const cookies = [
        undefined,
        '',
        'pakli=',
        'pakli',
        `pakli=${randomBytes(16).toString('base64url')}`,
        ...[0, 5, 10, 15, 20].map((i) => `pakli=${flipped(i)}`),
        `pakli=${key.slice(1)}`,
        `pakli=${key}x`,
        `pakli=${key.toLowerCase()}`,
        `pakli=${key.toUpperCase()}`,
        `pakli="${key}"`,
        `pakli=%00${key}`,
        `Pakli=${key}`,
        `__Host-pakli=${key}`,
        `session=${key}`,
        `pakli=' OR 1=1 --`,
        `pakli=${'A'.repeat(22)}`,
        gone.cookie,
      ];
      const rows = (await store.read(table, 0))?.rows.length;
      for (const cookie of cookies) {
        const client = new Client({ base, ...(cookie === undefined ? {} : { cookie }) }, table);
        await client.until('it is open', () => client.seq > 0);
        expect([cookie, client.you]).toEqual([cookie, { seat: null, host: false, name: null }]);
        expect(client.scene?.reader).toBeNull();
        for (const command of [
          { kind: 'play', step: client.scene?.step ?? 0, text: host.past[0]?.text ?? '' },
          { kind: 'ask', what: 'end' },
          { kind: 'leave' },
        ] as const) {
          expect(await client.do(command)).toMatchObject({ refused: 'no-name' });
        }
        const cover = { kind: 'cover', id: randomBytes(8).toString('hex'), seat: 1 } as const;
        expect(await client.request(cover)).toMatchObject({ refused: 'no-name' });
        client.close();
      }
      // A named person without a seat here has no further rights.
      const stranger = new Client(await guest(base, 'Cilla'), table);
      await stranger.until('it is open', () => stranger.seq > 0);
      expect(stranger.scene?.reader).toBeNull();
      for (const kind of ['leave', 'back', 'start', 'stand'] as const) {
        expect(await stranger.do({ kind })).toHaveProperty('refused');
      }
      expect(await stranger.sit(0)).toMatchObject({ refused: 'already-started' });
      expect((await store.read(table, 0))?.rows.length).toBe(rows);
      for (const one of [host, friend, stranger]) one.close();
    }));

  test('the same id of another person is another command', () =>
    withServer(async ({ base }) => {
      const { host, friend } = await begun(base);
      const id = 'the-same-id';
      const first = await host.do({ kind: 'ask', what: 'end' }, id);
      expect(first).toEqual({ seq: 5 });
      expect(await friend.do({ kind: 'answer', ask: 4, yes: false }, id)).toEqual({ seq: 6 });
      expect(await host.do({ kind: 'ask', what: 'end' }, id)).toEqual(first);
      for (const one of [host, friend]) one.close();
    }));

  test('many tabs of one person are in step, and any of them may move', () =>
    withServer(async ({ base }) => {
      const { anna, table, host, friend } = await begun(base);
      const tabs = [host, new Client(anna, table), new Client(anna, table)];
      for (const tab of tabs) await tab.until('it is open', () => tab.seq > 0);
      for (let i = 0; i < 12; i++) {
        const mine = tabs[i % tabs.length]!;
        const at = host.scene?.view.turn === 0 ? mine : friend;
        const [text = ''] = await at.choices();
        const answer = await at.do({ kind: 'play', step: at.scene?.step ?? 0, text });
        expect(answer).toHaveProperty('seq');
        const { seq } = answer as { seq: number };
        for (const one of [...tabs, friend]) await one.until('all know it', () => one.seq >= seq);
        for (const tab of tabs) expect([tab.scene, tab.past]).toEqual([host.scene, host.past]);
      }
      // The person leaves with the last tab, not the first.
      tabs[1]?.close();
      tabs[2]?.close();
      const step = friend.seq;
      await friend.do({ kind: 'ask', what: 'end' });
      await friend.until('it is asked', () => friend.seq > step);
      expect(friend.company?.seats[0]).toMatchObject({ kind: 'person', here: true });
      host.close();
      await friend.until('nobody is there', () => {
        const seat = friend.company?.seats[0];
        return seat?.kind === 'person' && !seat.here;
      });
      friend.close();
    }));
});

test('a person whom the host removes is gone, cannot come back, and may watch nothing', () =>
  withServer(async ({ base, store }) => {
    const anna = await guest(base, 'Anna');
    const bo = await guest(base, 'Bo');
    const table = await openTable(anna, 'ulti');
    const host = new Client(anna, table);
    const friend = new Client(bo, table);
    await host.sit(0);
    await friend.sit(1);
    expect(await friend.do({ kind: 'clear', seat: 0 })).toMatchObject({ refused: 'only-host' });
    await host.do({ kind: 'clear', seat: 1 });
    await friend.until('it is over', () => friend.bye !== undefined);
    expect(friend.bye).toEqual({ kind: 'bye', why: 'removed', after: null });
    const again = new Client(bo, table);
    await again.until('it is over', () => again.bye !== undefined);
    expect([again.bye?.why, again.seq]).toEqual(['removed', 0]);
    expect((await store.read(table, 0))?.rows.length).toBe(4);
    for (const one of [host, friend, again]) one.close();
  }));

test('where the host lets nobody look on, only those who sit there see the table', () =>
  withServer(async ({ base }) => {
    const { anna, table, host, friend } = await begun(base);
    const watcher = new Client({ base }, table);
    await watcher.until('it is open', () => watcher.seq > 0);
    expect(await friend.do({ kind: 'watching', watching: false })).toMatchObject({
      refused: 'only-host',
    });
    await host.do({ kind: 'watching', watching: false });
    await watcher.until('it is sent away', () => watcher.bye !== undefined);
    expect(watcher.bye).toEqual({ kind: 'bye', why: 'full', after: null });
    const { seq } = watcher;
    const late = new Client({ base }, table);
    await late.until('it is sent away', () => late.bye !== undefined);
    expect([late.bye?.why, late.seq]).toEqual(['full', 0]);
    const tab = new Client(anna, table);
    await tab.until('it is open', () => tab.you?.seat === 0);
    await host.do({ kind: 'ask', what: 'end' });
    await friend.until('it is asked', () => friend.company?.questions.length === 1);
    expect(watcher.seq).toBe(seq);
    for (const one of [host, friend, watcher, late, tab]) one.close();
  }));

test('a screen that may not look on any more is known to be gone', () =>
  withServer(async ({ base }) => {
    const { table, host, friend } = await begun(base);
    const screen = new Client({ base }, `${table}?screen`);
    await friend.until('the screen is there', () => friend.company?.screen === true);
    await host.do({ kind: 'watching', watching: false });
    await screen.until('it is sent away', () => screen.bye !== undefined);
    await friend.until('it is gone', () => friend.company?.screen === undefined);
    for (const one of [host, friend, screen]) one.close();
  }));

test('two people with one name cannot sit at one table', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const host = new Client(anna, table);
    const same = await guest(base, 'anna');
    const friend = new Client(same, table);
    await host.sit(0);
    expect(await friend.sit(1)).toMatchObject({ refused: 'name-taken' });
    await ask(same, 'POST', '/me', { name: 'Anna B' });
    friend.cut();
    await friend.until('the name is known', () => friend.you?.name === 'Anna B');
    expect(await friend.sit(1)).toHaveProperty('seq');
    await host.until('all see it', () => {
      const seat = host.company?.seats[1];
      return seat?.kind === 'person' && seat.name === 'Anna B';
    });
    for (const one of [host, friend]) one.close();
  }));

test('pages of others may ask nothing', () =>
  withServer(async ({ base, store }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const { host } = new URL(base);
    const foreign = [
      'http://evil.example',
      'null',
      '',
      `https://${host}`,
      `${base}.evil.example`,
      base.toUpperCase(),
    ];
    for (const origin of foreign) {
      const headers = { origin };
      expect((await ask(anna, 'POST', '/tables', { game: 'ulti' }, headers)).status).toBe(403);
      expect((await ask(anna, 'DELETE', '/me', undefined, headers)).status).toBe(403);
      const socket = new WebSocket(`${base.replace('http', 'ws')}/t/${table}`, {
        headers: { origin, cookie: anna.cookie },
      });
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => {});
      });
      expect([origin, status]).toEqual([origin, 403]);
      socket.terminate();
    }
    expect((await store.read(table, 0))?.rows.length).toBe(1);
    expect((await ask(anna, 'GET', '/me')).status).toBe(200);
  }));
