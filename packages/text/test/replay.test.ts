import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { loadReplayWords } from '../src/common/replay.ts';
import { saidBy } from './said.ts';

const english = await saidBy('replay', 'en');

test.for(LOCALES)('a replay speaks %s', async (locale) => {
  const words = await saidBy('replay', locale);
  expect([...words.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of words) {
    expect(text, path).toMatch(/^\S(.*\S)?$/);
    expect(text, path).not.toMatch(/undefined|NaN|null|\[object|=>| {2}| [.,;]/);
    // The reader is addressed, not named.
    if (path.endsWith('(you)')) expect(text, path).not.toContain('Ada');
  }
});

test('every word is used by the page', async () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const source = globSync(
    'apps/web/src/{replay/*.{ts,tsx},kit/use-copy.ts,table/{AccuracyLine.tsx,verdict.ts}}',
    {
      cwd: root,
    },
  )
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  for (const path of Object.values(paths(await loadReplayWords('en')))) {
    const key = path.split('.').at(-1) ?? '';
    if (/speeds\.|marks\.|grades\./.test(path)) continue;
    expect(source, path).toMatch(new RegExp(`\\b${key}\\b`));
  }
});

function paths(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' ? paths(word as object, `${path}${key}.`) : [`${path}${key}`],
  );
}
