import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { loadTerminalWords } from '../src/terminal/index.ts';

/** Everything that can be said, by path, with the same sample values in every language. */
function* said(words: object, path = ''): Generator<[string, string]> {
  for (const [key, word] of Object.entries(words) as [string, unknown][]) {
    const at = `${path}${key}`;
    if (typeof word === 'string') yield [at, word];
    else if (typeof word === 'function') {
      const values = Array.from({ length: word.length }, (_, i) => 3 + i);
      for (const text of [word(...values)].flat()) yield [at, String(text)];
    } else yield* said(word as object, `${at}.`);
  }
}

const english = [...said(await loadTerminalWords('en'))];

test.for(LOCALES)('a terminal speaks %s', async (locale) => {
  const words = [...said(await loadTerminalWords(locale))];
  expect(words.map(([path]) => path)).toEqual(english.map(([path]) => path));
  for (const [path, text] of words) expect(text, path).not.toMatch(/undefined|NaN|null|\[object/);
  if (locale === 'en') return;
  const same = words.filter(([path, text]) => new Map(english).get(path) === text);
  // Ranks on a list are written alike everywhere, and a few single words are.
  expect(same.length, JSON.stringify(same)).toBeLessThan(3);
});

test('a line of keys fits a narrow terminal', async () => {
  for (const locale of LOCALES) {
    const { watch, replay, commands, tab } = await loadTerminalWords(locale);
    const table = [...Object.entries(commands).map(([key, word]) => `${key} ${word}`), tab];
    for (const line of [watch.keys, replay.keys, table.join(' · ')]) {
      expect(Array.from(line).length, line).toBeLessThan(80);
    }
  }
});

test('every word is used by the command', async () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const source = globSync('apps/cli/src/**/*.ts', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  const words = english.map(([path]) => path).filter((path) => !path.startsWith('commands.'));
  for (const path of words) {
    expect(source, path).toMatch(new RegExp(`\\.${path.split('.').at(-1)}\\b`));
  }
});
