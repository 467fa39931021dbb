/** Chat at a table by link: who receives it, how often, and what is kept for whom. */
import type { ChatLine, Saying, ToPage } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { begun, Client, guest, openTable } from './client.ts';
import { QUICK, withServer } from './running.ts';

let ids = 0;
type Said = Promise<{ readonly seq: number } | { readonly refused: string }>;

function say(client: Client, saying: Saying, id = `words-${ids++}`.padEnd(8, '0')): Said {
  return client.request({ kind: 'say', id, say: saying });
}

function report(client: Client, seat: number): Said {
  return client.request({ kind: 'report', id: `report-${ids++}`, seat });
}

function heard(client: Client): ChatLine[] {
  return client.heard.flatMap((text) => {
    const frame = JSON.parse(text) as ToPage;
    return frame.kind === 'said' ? frame.lines : [];
  });
}

/** Without timestamps: numbers increase. */
function words(client: Client): unknown[] {
  const lines = heard(client);
  const numbers = lines.map(({ n }) => n);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  return lines.map(({ seat, name, say }) => [seat, name, say]);
}

test('everybody at a table hears phrases and signs, and whoever comes later too', () =>
  withServer(async ({ base }) => {
    const { table, host, friend, anna } = await begun(base);
    const watcher = new Client({ base }, table);
    await watcher.until('it is open', () => watcher.company !== undefined);
    expect(await say(host, { phrase: 'hello' }, 'the-first-word')).toEqual({ seq: host.seq });
    // The answer was lost, and the message is sent again.
    expect(await say(host, { phrase: 'hello' }, 'the-first-word')).toEqual({ seq: host.seq });
    expect(await say(friend, { sign: 'smile' })).toEqual({ seq: host.seq });
    const both = [
      [0, 'Anna', { phrase: 'hello' }],
      [1, 'Bo', { sign: 'smile' }],
    ];
    for (const one of [host, friend, watcher]) {
      await one.until('both are heard', () => heard(one).length === 2);
      expect(words(one)).toEqual(both);
    }
    const late = new Client(anna, table);
    await late.until('it is heard', () => heard(late).length > 0);
    expect(words(late)).toEqual(both);
    for (const one of [host, friend, watcher, late]) one.close();
  }));

test('whoever does not sit there says nothing, and nobody says what the host has not allowed', () =>
  withServer(async ({ base }) => {
    const { table, host, friend } = await begun(base);
    const cem = new Client(await guest(base, 'Cem'), table);
    const nobody = new Client({ base }, table);
    expect(await say(cem, { phrase: 'hello' })).toMatchObject({ refused: 'not-seated' });
    expect(await say(nobody, { phrase: 'hello' })).toMatchObject({ refused: 'no-name' });
    expect(await say(friend, { text: 'hi' })).toMatchObject({ refused: 'no-talk' });
    expect(await friend.do({ kind: 'talk', talk: true })).toMatchObject({ refused: 'only-host' });
    expect(await host.do({ kind: 'talk', talk: true })).toHaveProperty('seq');
    await friend.until('it is announced', () => friend.company?.talk === true);
    const bad = ['', ' \t ', 'a'.repeat(201), 'left\u202Eright', 'a\u0007b', '🎴'.repeat(201)];
    for (const text of bad) {
      expect(await say(friend, { text }), JSON.stringify(text)).toMatchObject({
        refused: 'bad-line',
        detail: { most: 200 },
      });
    }
    expect(await say(friend, { text: '  Så   där, 👩‍👧! ' })).toHaveProperty('seq');
    expect(await say(friend, { text: 'ő'.repeat(200) })).toHaveProperty('seq');
    await cem.until('it is heard', () => heard(cem).length === 2);
    expect(words(cem)[0]).toEqual([1, 'Bo', { text: 'Så där, 👩‍👧!' }]);
    expect(await host.do({ kind: 'talk', talk: false })).toHaveProperty('seq');
    expect(await say(friend, { text: 'hi' })).toMatchObject({ refused: 'no-talk' });
    for (const one of [host, friend, cem, nobody]) one.close();
  }));

test('somebody says something every three seconds', async () => {
  let now = 1_000_000;
  await withServer(
    async ({ base }) => {
      const { host, friend } = await begun(base);
      expect(await say(host, { sign: 'tea' })).toHaveProperty('seq');
      expect(await say(friend, { sign: 'tea' })).toHaveProperty('seq');
      now += 1500;
      expect(await say(host, { sign: 'tea' })).toMatchObject({
        refused: 'said-too-often',
        detail: { seconds: 2 },
      });
      now += 1500;
      expect(await say(host, { sign: 'tea' })).toHaveProperty('seq');
      for (const one of [host, friend]) one.close();
    },
    { now: () => now, settings: { pace: { ...QUICK, saying: 3000 } } },
  );
});

test('a report keeps the last lines for whoever runs the server, once', () =>
  withServer(async ({ base, store }) => {
    const { table, host, friend } = await begun(base, 'mulle', { talk: true });
    for (let n = 0; n < 22; n++) await say(friend, { text: `word ${n}` });
    expect(await report(host, 1)).toHaveProperty('seq');
    expect(await report(host, 1)).toHaveProperty('seq');
    expect(await report(host, 0)).toMatchObject({ refused: 'not-seated' });
    expect(await report(host, 7)).toMatchObject({ refused: 'not-seated' });
    const [only, ...more] = await store.reports();
    expect(more).toEqual([]);
    expect(only).toMatchObject({ table, name: 'Bo' });
    expect(only?.lines.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, n) => `{"text":"word ${n + 2}"}`),
    );
    for (const one of [host, friend]) one.close();
  }));

test('what somebody said goes with them', () =>
  withServer(async ({ base, store }) => {
    const { table, host, friend, bo } = await begun(base);
    await say(host, { phrase: 'hello' });
    await say(friend, { phrase: 'hello' });
    const answer = await fetch(`${base}/api/me`, {
      method: 'DELETE',
      headers: { origin: base, cookie: bo.cookie },
    });
    expect(answer.status).toBe(204);
    expect(await store.said(table, 0, 99)).toHaveLength(1);
    for (const one of [host, friend]) one.close();
  }));

test('a table where people may say what they like is one from the start', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const host = new Client(anna, await openTable(anna, 'mulle', { talk: true }));
    await host.until('it is open', () => host.company !== undefined);
    expect(host.company?.talk).toBe(true);
    await host.sit(0);
    expect(await say(host, { text: 'Anybody here?' })).toHaveProperty('seq');
    host.close();
  }));
