import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { loadReplayWords, type ReplayWords } from '../src/replay.ts';

const you = { seat: 0, name: 'Ada', you: true };
const bo = { seat: 1, name: 'Bo', you: false };

/** Everything that can be said, by path, with the same sample values in every language. */
function said({
  view,
  analysis,
  take,
  controls,
  list,
  ...plain
}: ReplayWords): Map<string, string> {
  const words = new Map<string, string>();
  const gather = (part: object, path: string): void => {
    for (const [key, word] of Object.entries(part) as [string, unknown][]) {
      if (typeof word === 'string') words.set(`${path}${key}`, word);
      else if (typeof word === 'object') gather(word as object, `${path}${key}.`);
    }
  };
  gather({ view, analysis, take, controls, list, ...plain }, '');
  for (const person of [you, bo]) {
    words.set(`view.seat.${person.name}`, view.seat(person));
    words.set(`view.open.${person.name}`, view.open(person));
    for (const key of ['about', 'none', 'curve'] as const) {
      words.set(`analysis.${key}.${person.name}`, analysis[key](person));
    }
  }
  for (const n of [1, 7]) {
    words.set(`analysis.progress.${n}`, analysis.progress(n, n));
    words.set(`controls.step.${n}`, controls.step(n, 12));
    words.set(`take.line.${n}`, take.line(n, 'no.'));
  }
  words.set('analysis.worth', analysis.worth('+1', '+2'));
  words.set('list.remove', list.remove('Mulle'));
  return words;
}

const english = said(await loadReplayWords('en'));

test.for(LOCALES)('a replay speaks %s', async (locale) => {
  const words = said(await loadReplayWords(locale));
  expect([...words.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of words) {
    expect(text, path).toMatch(/^\S(.*\S)?$/);
    expect(text, path).not.toMatch(/undefined|NaN|null|\[object|=>| {2}| [.,;]/);
    // Who reads is spoken to and not named.
    if (path.endsWith('.Ada')) expect(text, path).not.toContain('Ada');
    if (locale !== 'en' && /\S\s\S/.test(text)) expect(text, path).not.toBe(english.get(path));
  }
});

test('every word is used by the page', async () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const source = globSync('apps/web/src/{replay/*.{ts,tsx},table/verdict.ts}', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  for (const path of Object.values(paths(await loadReplayWords('en')))) {
    const key = path.split('.').at(-1) ?? '';
    if (/speeds\.|marks\./.test(path)) continue;
    expect(source, path).toMatch(new RegExp(`\\b${key}\\b`));
  }
});

function paths(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' ? paths(word as object, `${path}${key}.`) : [`${path}${key}`],
  );
}
