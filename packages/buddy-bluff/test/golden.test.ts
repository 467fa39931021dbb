import { readdirSync, readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { golden } from '../src/golden.ts';

const folder = new URL('golden/', import.meta.url);

function load(name: string): JsonObject {
  const file: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  if (!isObject(file)) throw new Error(`${name} is not a JSON object`);
  return file;
}

/** Every number and text inside an `expect`, as a path into the file. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((part, i) => leaves(part, [...path, i]));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
  }
  return [path];
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
    let altered = 0;
    for (const path of leaves(file)) {
      if (!path.includes('expect')) continue;
      // What is put in (the action that an error answers, who scans for what) is not an expectation.
      if (path[3] === 'errors' && path[5] === 0) continue;
      if (path[3] === 'thenScan' && path.at(-1) !== 'cards') continue;
      // In score tables the cards are the question and the points the answer.
      const inCards = path[3] === 'scores' && path[5] === 0 && path.length === 6;
      if (path[3] === 'rank' && path[5] === 0) continue;
      if (inCards) continue;
      const copy = structuredClone(file);
      let at: unknown = copy;
      for (const key of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[key];
      const last = path.at(-1)!;
      const holder = at as Record<string | number, unknown>;
      const value = holder[last];
      holder[last] =
        typeof value === 'number'
          ? value + 1
          : typeof value === 'boolean'
            ? !value
            : `${String(value)} KS`;
      const report = golden.run(copy);
      expect(report.failures, path.join('.')).toHaveLength(1);
      expect(report.passed).toBe(total - 1);
      altered++;
    }
    expect(altered).toBeGreaterThan(least);
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
