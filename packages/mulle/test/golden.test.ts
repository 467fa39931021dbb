import { readFileSync } from 'node:fs';
import type { JsonObject } from '@pakli/core';
import { expect, test } from 'vitest';
import { golden } from '../src/index.ts';

const file = JSON.parse(
  readFileSync(new URL('golden/golden.json', import.meta.url), 'utf8'),
) as JsonObject & { cases: JsonObject[]; sequences: JsonObject[] };

test('every case and sequence of the golden file', () => {
  const report = golden.run(file);
  expect(report.failures).toEqual([]);
  expect(report.passed).toBe(file.cases.length + file.sequences.length);
});
