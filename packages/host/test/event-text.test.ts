import { isRefusal } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { eventReader, formatEvent, readEvent, type RoomEvent } from '../src/index.ts';
import { HAPPENING } from '../src/event-shape.ts';

const EVENTS: readonly RoomEvent[] = [
  {
    v: 1,
    at: 5,
    kind: 'open',
    table: 'T1',
    game: 'mulle',
    version: 2,
    rules: 'lock=always',
    seats: 2,
    host: null,
    options: { takebacks: true, hints: false },
    clock: { kind: 'bank', ms: 300_000, increment: 5000 },
    names: ['Anna', 'Bo'],
    starter: 1,
    commitment: 'ab',
    from: { record: 'pakli record 2', toCome: [[[1, 2], []], []], fixed: true },
  },
  { v: 1, at: 6, kind: 'sit', seat: 0, person: 'anna', nonce: '00' },
  { v: 1, at: 6, kind: 'stand', seat: 0, removed: true },
  { v: 1, at: 6, kind: 'computer', seat: 1, level: 'strong' },
  { v: 1, at: 6, kind: 'script', seat: 1, lines: [['a', 'b'], []] },
  { v: 1, at: 6, kind: 'clear', seat: 1 },
  { v: 1, at: 6, kind: 'lock', locked: true },
  { v: 1, at: 6, kind: 'watching', watching: false },
  { v: 1, at: 6, kind: 'talk', talk: true },
  { v: 1, at: 6, kind: 'offer', seat: 1, open: true },
  { v: 1, at: 6, kind: 'release', person: 'bo' },
  { v: 1, at: 6, kind: 'outage', ms: 9000 },
  { v: 1, at: 7, kind: 'start', starter: 0, deals: ['deal AH'] },
  { v: 1, at: 8, kind: 'play', seat: 0, text: 'AH', by: 'clock', took: 9, deals: [], secret: 'ff' },
  { v: 1, at: 9, kind: 'ask', what: 'next', seat: null, carried: { deals: ['x'], secret: 'ff' } },
  { v: 1, at: 9, kind: 'answer', ask: 4, seat: 1, yes: true, carried: { deals: [] } },
  { v: 1, at: 9, kind: 'cover', seat: 1, why: 'absent' },
  { v: 1, at: 9, kind: 'back', seat: 1 },
  { v: 1, at: 9, kind: 'end', why: 'put-away', secret: 'ff' },
];

describe.each(EVENTS)('$kind', (event) => {
  test('is a line that begins with its version, and is read back', () => {
    const line = formatEvent(event);
    expect(line.startsWith(`{"v":1,"kind":"${event.kind}","at":`)).toBe(true);
    expect(line).not.toContain('\n');
    expect(readEvent(JSON.parse(line))).toEqual(event);
  });

  test('is refused where something is missing or of another shape, and the place is named', () => {
    const optional = new Set([
      'nonce',
      'names',
      'starter',
      'commitment',
      'from',
      'secret',
      'carried',
    ]);
    for (const key of Object.keys(event)) {
      const { [key]: _, ...less } = event as unknown as Record<string, unknown>;
      // Only an opening may lack a starter.
      const may = optional.has(key) && !(event.kind === 'start' && key === 'starter');
      if (!may) expect(readEvent(less)).toMatchObject({ detail: { at: key } });
      const wrong = readEvent({ ...less, [key]: { strange: [] } });
      expect(wrong).toMatchObject({ refused: 'bad-event' });
      expect(String(isRefusal(wrong) ? wrong.detail?.['at'] : '').split('.')[0]).toBe(key);
    }
  });
});

test.each<[string, object, object]>([
  ['play', { by: 'person' }, { by: 'house' }],
  ['play', { by: 'computer', took: 0 }, { took: -1 }],
  ['play', { deals: Array(1000).fill('x') }, { deals: Array(1001).fill('x') }],
  ['cover', { why: 'left' }, { why: 'removed' }],
  ['end', { why: 'agreed' }, { why: 'left' }],
  ['ask', { what: 'release', of: 98 }, { what: 'stay' }],
  ['ask', { what: 'again', seat: 0, carried: { deals: [], table: 'T2' } }, { of: 99 }],
  ['ask', { what: 'end', carried: { deals: [], secret: 'ff' } }, { carried: { deals: [1] } }],
  ['answer', { ask: 0 }, { ask: -1 }],
  ['open', { version: 1 }, { version: 0 }],
  ['open', { version: 1_000_000 }, { version: 1_000_001 }],
  ['open', { clock: { kind: 'none' } }, { clock: { kind: 'days', days: 0 } }],
  ['open', { clock: { kind: 'days', days: 365 } }, { clock: { kind: 'days', days: 366 } }],
  [
    'open',
    { options: { takebacks: false, hints: true, talk: true } },
    { options: { hints: true } },
  ],
  ['open', { options: { takebacks: true, hints: true, newcomers: true } }, { options: {} }],
  ['open', { host: 'anna', after: 'T0' }, { host: 7 }],
  ['open', { seats: 1, names: ['Anna'] }, { names: [] }],
  ['script', { lines: [] }, { lines: ['a'] }],
  ['computer', { level: '' }, { level: null }],
])('%s: %j is read, %j is not', (kind, good, bad) => {
  const event = EVENTS.find((one) => one.kind === kind);
  expect(readEvent({ ...event, ...good })).toEqual({ ...event, ...good });
  expect(readEvent({ ...event, ...bad })).toMatchObject({ refused: 'bad-event' });
});

test('a table has up to 99 seats, and no event speaks of a hundredth', () => {
  const names = Array.from({ length: 99 }, (_, seat) => `P${seat}`);
  const open = { ...EVENTS[0], seats: 99, names, starter: 98 };
  expect(readEvent(open)).toEqual(open);
  expect(readEvent({ ...open, seats: 100 })).toMatchObject({ detail: { at: 'seats' } });
  for (const event of EVENTS) {
    if (!('seat' in event) || event.seat === null) continue;
    expect(readEvent({ ...event, seat: 98 })).toMatchObject({ kind: event.kind, seat: 98 });
    expect(readEvent({ ...event, seat: 99 })).toMatchObject({ detail: { at: 'seat' } });
  }
});

test.each([
  ['nothing', null, ''],
  ['a list', [], ''],
  ['a later version', { v: 2, at: 0, kind: 'back', seat: 0 }, 'v'],
  ['a version before the first', { v: 0, at: 0, kind: 'back', seat: 0 }, 'v'],
  ['a kind that there is not', { v: 1, at: 0, kind: 'toString' }, 'kind'],
  ['no clock of this kind', { ...EVENTS[0], clock: { kind: 'sand' } }, 'clock.kind'],
  [
    'an outcome that is no byte',
    { ...EVENTS[0], from: { record: '', toCome: [[[256]]], fixed: false } },
    'from.toCome.0.0.0',
  ],
])('%s is refused', (_, given, at) => {
  expect(readEvent(given)).toEqual({ refused: 'bad-event', rule: 'table', detail: { at } });
});

test('events of earlier versions are upgraded one version at a time', () => {
  const read = eventReader<RoomEvent>(HAPPENING, 3, {
    1: (event: object) => ({ ...event, kind: 'cover', seat: 3 }),
    2: (event: object) => ({ ...event, why: 'left' }),
  });
  const old = { v: 1, at: 4, kind: 'went' };
  expect(read(old)).toEqual({ v: 3, at: 4, kind: 'cover', seat: 3, why: 'left' });
  const newer = { v: 2, at: 4, kind: 'cover', seat: 1 };
  expect(read(newer)).toMatchObject({ v: 3, seat: 1, why: 'left' });
  const today = { v: 3, at: 4, kind: 'cover', seat: 1, why: 'absent' };
  expect(read(today)).toEqual(today);
  expect(read({ ...today, v: 4 })).toMatchObject({ detail: { at: 'v' } });
});
