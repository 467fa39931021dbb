/** RULES.md of every game lists the defaults correctly: the first value of each row. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

/** Options without a row of their own, mentioned in a rule. */
const BY_RULE: Readonly<Record<string, readonly string[]>> = {
  compile: ['first', 'draft', 'sets', 'P0L0', 'P0L1', 'P0L2', 'P1L0', 'P1L1', 'P1L2'],
};

/** By option: the first value in its row. A row of several options has as many values. */
function firstValues(text: string): ReadonlyMap<string, string> {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', values = ''] = row.replaceAll('`', '').split('|');
      const listed = values.trim().split(/[,:]? /);
      return names.split(',').map((name, i) => [name.trim(), listed[i] ?? ''] as const);
    }),
  );
}

test.each(GAMES)('the defaults of $id are those of its rules', async ({ id, load }) => {
  const { rules } = (await load()).game;
  const path = new URL(`../../${id}/RULES.md`, import.meta.url);
  const written = firstValues(readFileSync(path, 'utf8'));
  const keys = rules.options.map(({ key }) => key).filter((key) => !BY_RULE[id]?.includes(key));
  const defaults = rules.defaults as Readonly<Record<string, unknown>>;
  expect(Object.fromEntries(keys.map((key) => [key, written.get(key)]))).toEqual(
    Object.fromEntries(keys.map((key) => [key, String(defaults[key])])),
  );
});
