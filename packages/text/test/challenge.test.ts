import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadChallengeWords, type ChallengeWords } from '../src/challenge.ts';
import { LOCALES } from '../src/index.ts';
import { said } from './said.ts';
import type { Samples } from './samples.ts';

const games: [string][] = [['Mulle'], ['Buddy Bluff']];

const SAMPLES: Samples<ChallengeWords> = {
  send: { text: games },
  page: { title: games, titleBy: [['Bo', 'Ulti']], against: [['Expert']] },
  duel: { theirs: [['Bo'], ['James']] },
  result: { place: [[1, 4]], points: [[0], [1], [-12]] },
  day: { play: games, goOn: games, streak: [[1], [5]] },
};

const english = new Map(said(await loadChallengeWords('en'), SAMPLES));

test.for(LOCALES)('a challenge speaks %s', async (locale) => {
  const words = new Map(said(await loadChallengeWords(locale), SAMPLES));
  expect([...words.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of words) {
    expect(text, path).toMatch(/^\S(.*\S)?$/);
    expect(text, path).not.toMatch(/undefined|NaN|null|\[object|=>| {2}| [.,;]|"|\.\.| - /);
    if (/about/i.test(path)) expect(text, path).toMatch(/\.$/);
    if (locale !== 'en' && /[a-z]\s[a-z]/i.test(text)) {
      expect(text, path).not.toBe(english.get(path));
    }
  }
});

test('every word is used by the page', () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const source = globSync('apps/web/src/{challenge,kit}/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  for (const path of english.keys()) {
    const key = path.replace(/\(.*/, '').split('.').at(-1) ?? '';
    expect(source, path).toMatch(new RegExp(String.raw`\b${key}\b`));
  }
});
