import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { saidBy } from './said.ts';

const english = await saidBy('online', 'en');

test.for(LOCALES)('a table by link speaks %s', async (locale) => {
  const words = await saidBy('online', locale);
  expect([...words.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of words) {
    expect(text, path).toMatch(/^\S(.*\S)?$/);
    expect(text, path).not.toMatch(/undefined|NaN|null|\[object|=>| {2}| [.,;]|"|\.\.| - /);
    if (/about|Sure|fill|news|watching/i.test(path)) expect(text, path).toMatch(/\.$/);
  }
});

test('every word is used by the page', () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const source = globSync(
    'apps/web/src/{{host,account,calls,online,settings,home}/*,kit/use-copy}.{ts,tsx}',
    {
      cwd: root,
    },
  )
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  for (const path of english.keys()) {
    // The lines of a list are numbered: only the list itself is used.
    const parts = path.replace(/\(.*/, '').split('.');
    const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
    // The subject of a wish is looked up by the wish's name.
    const key = name.replace(/(?<=\w)About$/, '');
    expect(source, path).toMatch(new RegExp(String.raw`\b${key}\b`));
  }
});
