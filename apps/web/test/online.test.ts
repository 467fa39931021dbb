import type { Company, Sitter, You, TableSummary } from '@pakli/protocol';
import { loadCatalogue } from '@pakli/text';
import { loadLinkTableWords } from '@pakli/text/link-table';
import { loadOnlineWords } from '@pakli/text/online';
import { text as readText } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { arrives, opens } from '../src/online/arrival.ts';
import { clockName, CLOCKS } from '../src/online/clocks.ts';
import { codeOf } from '../src/online/code.ts';
import { isThisMachine } from '../src/online/invite.ts';
import { readWishes } from '../src/calls/wishes.ts';
import { sortTables, waitsForMe } from '../src/online/use-my-tables.ts';
import { newsOf, type GatheringNews } from '../src/online/news.ts';
import { readShares } from '../src/online/nonce.ts';
import { Seats } from '../src/online/Seats.tsx';
import { SpokenWords } from '../src/words/Words.tsx';

const words = await loadOnlineWords('en');
const { news: companyNews, nameless } = await loadLinkTableWords('en');

const FREE: Sitter = { kind: 'free' };
const COMPUTER: Sitter = { kind: 'computer', name: '', level: 'casual' };
const person = (name: string, here = true): Sitter => ({
  kind: 'person',
  name,
  here,
  covered: false,
});

function gathered(seats: readonly Sitter[], you: Partial<You> = {}, locked = false): GatheringNews {
  const company: Company = {
    phase: 'gathering',
    seats,
    host: 0,
    locked,
    takebacks: true,
    hints: false,
    questions: [],
    watching: true,
    talk: false,
    offered: [],
    again: null,
  };
  return { company, you: { seat: null, host: false, name: 'Cem', ...you } };
}

const ANNA = person('Anna');
const GUEST = { seat: 1 };
const HOST = { seat: 0, host: true };

test.each<[string, GatheringNews, GatheringNews, string[]]>([
  ['nothing', gathered([ANNA, FREE]), gathered([ANNA, FREE]), []],
  [
    'somebody comes',
    gathered([ANNA, FREE]),
    gathered([ANNA, person('Bo')]),
    ['Bo sits down in seat 2.'],
  ],
  [
    'somebody stands up',
    gathered([ANNA, person('Bo')]),
    gathered([ANNA, FREE]),
    ['Bo has stood up.'],
  ],
  [
    'somebody stands up before the host',
    gathered([ANNA, person('Bo')], HOST),
    gathered([ANNA, FREE], HOST),
    ['Bo has stood up.'],
  ],
  ['one sits down oneself', gathered([ANNA, FREE]), gathered([ANNA, person('Cem')], GUEST), []],
  ['one stands up oneself', gathered([ANNA, person('Cem')], GUEST), gathered([ANNA, FREE]), []],
  [
    'somebody moves',
    gathered([ANNA, person('Bo'), FREE]),
    gathered([ANNA, FREE, person('Bo')]),
    ['Bo has stood up.', 'Bo sits down in seat 3.'],
  ],
  [
    'somebody is cut off',
    gathered([ANNA, person('Bo')]),
    gathered([ANNA, person('Bo', false)]),
    ['Bo is away.'],
  ],
  [
    'and comes back',
    gathered([ANNA, person('Bo', false)]),
    gathered([ANNA, person('Bo')]),
    ['Bo is back.'],
  ],
  [
    'the host places a computer',
    gathered([ANNA, FREE]),
    gathered([ANNA, COMPUTER]),
    ['A computer takes seat 2.'],
  ],
  ['and takes it away', gathered([ANNA, COMPUTER]), gathered([ANNA, FREE]), ['Seat 2 is free.']],
  ['which the host knows', gathered([ANNA, FREE], HOST), gathered([ANNA, COMPUTER], HOST), []],
  ['a lock', gathered([ANNA]), gathered([ANNA], {}, true), ['The table is closed.']],
  ['which the host knows', gathered([ANNA], HOST), gathered([ANNA], HOST, true), []],
  [
    'the host leaves',
    gathered([ANNA, person('Cem')], GUEST),
    gathered([FREE, person('Cem')], { seat: 1, host: true }),
    ['Anna has stood up.', 'You are the host now.'],
  ],
  [
    'somebody without a name',
    gathered([ANNA, FREE]),
    gathered([ANNA, person('')]),
    ['Somebody sits down in seat 2.'],
  ],
])('news: %s', (_, before, now, told) => {
  const news = { ...companyNews, ...words.news };
  expect(newsOf(before, now, { news, nameless })).toEqual(told);
});

/** A table where Bo sits in seat 1. */
function tableOf(table: string, more: Partial<TableSummary>): TableSummary {
  return {
    table,
    game: 'mulle',
    phase: 'playing',
    names: ['Anna', 'Bo'],
    seat: 1,
    turn: 0,
    ...more,
  };
}

test('of one’s tables those come first that wait for one, and of these the one with least time left', () => {
  const tables = [
    tableOf('theirs', {}),
    tableOf('gathering', { phase: 'gathering', turn: null }),
    tableOf('mine, no clock', { turn: 1 }),
    tableOf('mine, days', { turn: 1, deadline: 9_000_000 }),
    tableOf('theirs, soon', { deadline: 1000 }),
    tableOf('asked', { phase: 'over', turn: null, rematch: 0 }),
    tableOf('mine, seconds', { turn: 1, deadline: 2000 }),
  ];
  expect(sortTables(tables).map(({ table }) => table)).toEqual([
    'mine, seconds',
    'mine, days',
    'mine, no clock',
    'asked',
    'theirs, soon',
    'theirs',
    'gathering',
  ]);
  expect(tables.filter(waitsForMe)).toHaveLength(4);
});

test('wishes to be called are read, and what is broken is everything at any hour', () => {
  const all = { wishes: ['turn', 'back', 'evening'], quiet: null };
  for (const broken of [null, '', '{', '[]', '{"wishes":1,"quiet":[1]}', '{"quiet":[24,0]}']) {
    expect(readWishes(broken)).toEqual(all);
  }
  const own = { wishes: ['back'], quiet: [22, 7] };
  expect(readWishes(JSON.stringify(own))).toEqual(own);
  expect(readWishes('{"wishes":["nonsense"]}')).toEqual({ wishes: [], quiet: null });
});

test('whoever opens a table sits down there, once', () => {
  expect(arrives('0123456789')).toBe(false);
  opens('0123456789');
  expect(arrives('0123456789')).toBe(true);
  expect(arrives('0123456789')).toBe(false);
});

test('a code has its three corners and a border that is light', () => {
  const { size, path } = codeOf('http://192.168.1.7:8080/#/t/0123456789');
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  const end = size - 3;
  for (const corner of ['2 2', `${end} 2`, `2 ${end}`]) expect(dark, corner).toContain(corner);
  for (const [n] of Array.from({ length: size }).entries()) {
    for (const edge of [`0 ${n}`, `${n} 0`, `${size - 1} ${n}`]) expect(dark).not.toContain(edge);
  }
});

test('every clock has a name of its own', () => {
  expect(CLOCKS.map((clock) => clockName(clock, words.clock))).toEqual([
    'No clock',
    '15 seconds per move',
    '30 seconds per move',
    '60 seconds per move',
    '5 minutes + 5 seconds per move',
    '10 minutes + 10 seconds per move',
    '20 minutes + 20 seconds per move',
    '1 day per move',
    '3 days per move',
    '7 days per move',
  ]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.7', false],
  ['pakli.local', false],
  ['127.example', false],
])('%s is this machine: %s', (name, is) => {
  expect(isThisMachine(name)).toBe(is);
});

test('the first commitment that was shown at a table counts', () => {
  const stored = 'bb:03:late aa:02:second bb:01:first aa:00 cc:04';
  expect(readShares(stored, 'bb')).toEqual({ nonces: ['03', '01'], commitment: 'first' });
  expect(readShares(stored, 'aa')).toEqual({ nonces: ['02', '00'], commitment: 'second' });
  expect(readShares(stored, 'cc')).toEqual({ nonces: ['04'] });
  expect(readShares(null, 'aa')).toEqual({ nonces: [] });
});

test.each<[string, Partial<You>, boolean, boolean]>([
  ['a guest', {}, false, true],
  ['a guest at a locked table', {}, true, false],
  ['the host of a locked table', { host: true }, true, true],
  ['whoever sits at a locked table', { seat: 0 }, true, true],
  ['somebody without a name', { name: null }, false, false],
])('a free seat can be taken by %s or not', async (_, you, locked, may) => {
  const seats = createElement(Seats, {
    ...gathered([ANNA, FREE], you, locked),
    sit: () => undefined,
    stand: () => undefined,
    want: () => undefined,
  });
  const value = await loadCatalogue('en');
  const { prelude } = await prerenderToNodeStream(createElement(SpokenWords, { value }, seats));
  const { at, sit, move } = words.gathering;
  const drawn = await readText(prelude);
  expect([sit, move].some((act) => drawn.includes(at(act, 2)))).toBe(may);
});
