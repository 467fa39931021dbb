import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { loadOnlineWords, type OnlineWords } from '../src/online.ts';
import { said } from './said.ts';
import type { Samples } from './samples.ts';

const names: [string][] = [['Bo'], ['James']];
const games: [string][] = [['Mulle'], ['Buddy Bluff']];
const seats: [number][] = [[1], [2], [3], [4]];

const SAMPLES: Samples<OnlineWords> = {
  create: { title: games },
  clock: { bank: [[5, 5]], days: [[1], [3]] },
  gathering: {
    title: games,
    invited: games,
    invitedBy: [['Bo', 'Ulti']],
    at: [['…', 2]],
    removeSure: names,
    computer: seats,
    fill: seats,
    waitFor: names,
  },
  invite: { text: games },
  others: { player: seats },
  elsewhere: { asks: names },
  news: {
    sat: [['Bo', 2]],
    stood: names,
    computer: seats,
    cleared: seats,
    left: names,
    back: names,
  },
};

const english = new Map(said(await loadOnlineWords('en'), SAMPLES));

test.for(LOCALES)('a table by link speaks %s', async (locale) => {
  const words = new Map(said(await loadOnlineWords(locale), SAMPLES));
  expect([...words.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of words) {
    expect(text, path).toMatch(/^\S(.*\S)?$/);
    expect(text, path).not.toMatch(/undefined|NaN|null|\[object|=>| {2}| [.,;]|"|\.\.| - /);
    if (/about|Sure|fill|news|watching/i.test(path)) expect(text, path).toMatch(/\.$/);
    if (locale !== 'en' && /\S\s\S/.test(text)) expect(text, path).not.toBe(english.get(path));
  }
});

test('every word is used by the page', () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const source = globSync('apps/web/src/{host,online,settings,home}/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  for (const path of english.keys()) {
    const key = path.replace(/\(.*/, '').split('.').at(-1) ?? '';
    expect(source, path).toMatch(new RegExp(String.raw`\b${key}\b`));
  }
});
