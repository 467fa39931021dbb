import { readFileSync } from 'node:fs';
import { altered, leaves } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { golden } from '../src/index.ts';

type Json = Record<string, unknown>;

const read = (name: string): Json & { cases: Json[] } =>
  JSON.parse(readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8')) as Json & {
    cases: Json[];
  };
const file = read('golden.json');

test('all golden cases', () => {
  const { passed, failures } = golden.run(file);
  expect(failures).toEqual([]);
  expect(passed).toBe(212);
});

test('the boxes that no golden case opens, and texts that meet', () => {
  const { passed, failures } = golden.run(read('corners.json'));
  expect(failures).toEqual([]);
  expect(passed).toBe(106);
});

const expectOf = (test: Json): Json => test['expect'] as Json;

/** The file with one case changed; the case must fail. */
function spoiled(id: string, change: (test: Json) => void): string[] {
  const cases = structuredClone(file.cases).filter((test) => test['id'] === id);
  for (const test of cases) change(test);
  return golden.run({ ...file, cases }).failures.map(({ what }) => what);
}

test('an altered expectation fails', () => {
  expect(spoiled('G01', (test) => (expectOf(test)['control'] = 1))).toEqual(['control']);
  expect(spoiled('G19', (test) => (expectOf(test)['decisions'] = []))).toEqual(['decisions']);
  expect(spoiled('G19', (test) => (test['answers'] = []))).toEqual(['answers']);
  expect(spoiled('G01', (test) => (expectOf(test)['surprise'] = 1))).toEqual(['keys']);
  expect(spoiled('V1', (test) => (expectOf(test)['view'] = { P0: { knows: [] } }))).toEqual([
    'view P0',
  ]);
});

test('altering any expectation makes its case fail', () => {
  // Of the moves that a player may choose among, one less is no contradiction.
  const paths = leaves(file).filter((path) => path[2] === 'expect' && !path.includes('allowed'));
  expect(paths.length).toBeGreaterThan(3000);
  for (const path of paths) {
    const one = { ...file, cases: [file.cases[Number(path[1])]] };
    const report = golden.run(altered(one, ['cases', 0, ...path.slice(2)]));
    expect(report.failures, path.join('.')).toHaveLength(1);
  }
});
