import { readdirSync, readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject } from '@pakli/core/shape';
import { altered, leaves } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { golden } from '../golden/index.ts';

const folder = new URL('golden/', import.meta.url);

function load(name: string): JsonObject {
  const file: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  if (!isJsonObject(file)) throw new Error(`${name} is not a JSON object`);
  return file;
}

describe('golden files', () => {
  test.each(readdirSync(folder))('%s', (name) => {
    const report = golden.run(load(name));
    expect(report.failures).toEqual([]);
    expect(report.passed).toBeGreaterThan(0);
  });

  test.each([
    ['cases.json', 150],
    ['ends.json', 50],
  ] as const)('%s: altering any expectation makes exactly its case fail', (name, least) => {
    const file = load(name);
    const total = golden.run(file).passed;
    const paths = leaves(file).filter(
      (path) =>
        path.includes('expect') &&
        // Inputs (the action that an error answers, who scans for what) are not expectations.
        !(path[3] === 'errors' && path[5] === 0) &&
        !(path[3] === 'thenScan' && path.at(-1) !== 'cards') &&
        // In tables of ranks and scores the cards are the input and the points the expectation.
        !(path[3] === 'rank' && path[5] === 0) &&
        !(path[3] === 'scores' && path[5] === 0 && path.length === 6),
    );
    expect(paths.length).toBeGreaterThan(least);
    for (const path of paths) {
      const report = golden.run(altered(file, path));
      expect(report.failures, path.join('.')).toHaveLength(1);
      expect(report.passed).toBe(total - 1);
    }
  });

  test('unknown keys and broken shapes fail and are never skipped', () => {
    const state = { center: [null, null, null, null], pool: [], slots: [], hands: [], deck: [] };
    const cases = [
      { id: 'a', expect: { colour: 'red' } },
      { id: 'b', colour: 'red', expect: { rank: [] } },
      { id: 'c', state, expect: {} },
      { id: 'd', options: { lift: 'half' }, state, expect: {} },
      { id: 'e', options: { speed: 3 }, state, expect: {} },
      { id: 'f' },
      'g',
    ];
    const report = golden.run({ format: 'buddy-bluff-cases/1', game: 'buddy-bluff', cases });
    expect(report.passed).toBe(0);
    expect(report.failures.map((failure) => failure.id)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      '#7',
    ]);
    expect(golden.run({ cases: [], colour: 'red' }).failures).toHaveLength(1);
    expect(golden.run({ cases: 7 }).failures).toHaveLength(1);
  });
});
