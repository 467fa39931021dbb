import { readFileSync } from 'node:fs';
import type { JsonObject } from '@pakli/core/shape';
import { altered, leaves } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { golden } from '../golden/index.ts';

const file = JSON.parse(
  readFileSync(new URL('golden/golden.json', import.meta.url), 'utf8'),
) as JsonObject & { cases: JsonObject[]; sequences: JsonObject[] };

test('every case and sequence of the golden file', () => {
  const report = golden.run(file);
  expect(report.failures).toEqual([]);
  expect(report.passed).toBe(file.cases.length + file.sequences.length);
});

test('altering any expectation makes its case fail', () => {
  const expectations = new Set<unknown>(['expect', 'after', 'final', 'all_moves', 'moves']);
  const paths = leaves(file).filter(([, , key]) => expectations.has(key));
  expect(paths.length).toBeGreaterThan(250);
  for (const path of paths) {
    const list = path[0] === 'cases' ? 'cases' : 'sequences';
    const one = { ...file, cases: [], sequences: [], [list]: [file[list][Number(path[1])]] };
    const report = golden.run(altered(one, [list, 0, ...path.slice(2)]));
    expect(report.failures, path.join('.')).toHaveLength(1);
  }
});
