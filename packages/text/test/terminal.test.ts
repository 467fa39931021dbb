import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { loadTerminalWords } from '../src/common/terminal.ts';
import { saidBy } from './said.ts';

const english = await saidBy('terminal', 'en');

test.for(LOCALES)('a terminal speaks %s', async (locale) => {
  const words = await saidBy('terminal', locale);
  expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [path, text] of words) expect(text, path).not.toMatch(/undefined|NaN|null|\[object/);
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
  const words = [...english.keys()].filter((path) => !path.startsWith('commands.'));
  for (const path of words) {
    expect(source, path).toMatch(new RegExp(`\\.${path.replace(/\(.*/, '').split('.').at(-1)}\\b`));
  }
});
