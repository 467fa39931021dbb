/** Deadlines in a calendar: of tables that wait for its person, at an address that only they know. */
import { loadPushWords } from '@pakli/text/push';
import type { TableSummary } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { calendarOf } from '../../src/push/calendar.ts';
import { ask, begun } from '../client.ts';
import { withServer } from '../running.ts';

const NOON = Date.UTC(2026, 2, 3, 12);

function table(more: Partial<TableSummary>): TableSummary {
  const base = { table: 'abcdefghij', game: 'ulti', phase: 'playing', seat: 1, turn: 1 } as const;
  return { ...base, names: ['Anna', 'Bo', 'Cia'], ...more };
}

test('has an event for every deadline of its person, and for nothing else', async () => {
  const words = await loadPushWords('sv');
  const ports = { now: NOON, words, origin: 'https://cards.example' };
  const lines = calendarOf(
    [
      table({ deadline: NOON + 86_400_000 }),
      table({ deadline: NOON, turn: 0 }),
      table({}),
      table({ deadline: NOON, game: 'mulle', names: ['Åsa; Ö, \\ och en till', 'Bo'] }),
    ],
    ports,
  ).split('\r\n');
  expect(lines.slice(6, 14)).toEqual([
    'BEGIN:VEVENT',
    'UID:abcdefghij-1772625600000@pakli',
    'DTSTAMP:20260303T120000Z',
    'DTSTART:20260304T114500Z',
    'DTEND:20260304T120000Z',
    'SUMMARY:Din tur · Ulti · Anna\\, Cia',
    'URL:https://cards.example/#/t/abcdefghij',
    'END:VEVENT',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('SUMMARY:Din tur · Mulle · Åsa\\; Ö\\, \\\\ och en till');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('folds long lines without cutting a letter', async () => {
  const words = await loadPushWords('en');
  const names = ['Ö'.repeat(80), 'Bo'];
  const text = calendarOf([table({ deadline: NOON, names })], {
    now: NOON,
    words,
    origin: undefined,
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('Ö'.repeat(80));
  expect(text).not.toContain('URL');
});

test('an address is renewed and switched off, and nobody guesses one', () =>
  withServer(async ({ base, store }) => {
    const { anna, bo, host, friend } = await begun(base, 'mulle', {
      clock: { kind: 'days', days: 2 },
    });
    const atTurn = host.scene?.view.turn === host.you?.seat ? anna : bo;
    const keyOf = async (): Promise<string> => {
      const answer = await ask(atTurn, 'POST', '/calendar', { locale: 'de-AT' });
      return ((await answer.json()) as { key: string }).key;
    };
    const read = (key: string): Promise<Response> => fetch(`${base}/api/calendar/${key}.ics`);
    // An unknown language falls back to English.
    for (const locale of ['xx', 5, { toString: 1, valueOf: 1 }])
      expect((await ask(atTurn, 'POST', '/calendar', { locale })).status).toBe(201);
    const first = await keyOf();
    const answer = await read(first);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('SUMMARY:Du bist dran · Mulle');
    const second = await keyOf();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await read('nonsense')).status).toBe(404);
    expect((await ask({ base }, 'POST', '/calendar', {})).status).toBe(401);
    // The stored data reveals nobody's calendar address.
    const { id } = (await (await ask(atTurn, 'GET', '/me')).json()) as { id: string };
    expect(JSON.stringify(await store.contactsOf(id))).not.toContain(second);
    expect((await ask(atTurn, 'DELETE', '/calendar')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    for (const client of [host, friend]) client.close();
  }));
