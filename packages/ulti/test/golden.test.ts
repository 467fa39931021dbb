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

  test('altering any expectation of a case makes exactly that case fail', () => {
    const file = load('golden-cases.json');
    const { passed } = golden.run(file);
    const paths = leaves(file).filter((path) => path[2] === 'expect');
    expect(paths.length).toBeGreaterThan(200);
    // Each one runs the whole file, so only every second is tried.
    for (const path of paths.filter((_, n) => n % 2 === 0)) {
      const report = golden.run(altered(file, path));
      expect(report.failures, path.join('.')).toHaveLength(1);
      expect(report.passed).toBe(passed - 1);
    }
  });

  test('altering any part of a game makes it fail', () => {
    const file = load('golden-games.json');
    const paths = leaves(file).filter((path) => path[0] === 'games' && path.at(-1) !== 'id');
    expect(paths.length).toBeGreaterThan(1000);
    // Each one plays a game to its end, so only every third is tried.
    for (const path of paths.filter((_, n) => n % 3 === 0)) {
      const one = { ...file, games: [(file['games'] as unknown[])[path[1] as number]] };
      const report = golden.run(altered(one, ['games', 0, ...path.slice(2)]));
      expect(report.failures, path.join('.')).toHaveLength(1);
    }
  });

  test('altering any result of a solved deal makes it fail', () => {
    const file = load('golden-solver.json');
    const deals = file['deals'] as JsonObject[];
    // Only those that are quick to solve, one change at a time.
    const some = deals.filter((deal) => !('payoff' in (deal['result'] as JsonObject))).slice(0, 3);
    const paths = leaves({ ...file, deals: some }).filter((path) => path[2] === 'result');
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const one = { ...file, deals: [some[path[1] as number]] };
      const report = golden.run(altered(one, ['deals', 0, ...path.slice(2)]));
      expect(report.failures, path.join('.')).toHaveLength(1);
    }
  });

  test('unknown kinds and keys, and broken shapes, fail and are never skipped', () => {
    const cases = [
      { id: 'a', kind: 'colour', input: {}, expect: 1 },
      { id: 'b', kind: 'points', input: { cards: ['LA'], colour: 1 }, expect: 11 },
      {
        id: 'c',
        kind: 'points',
        input: { cards: ['LA'], options: { cardPoints: 'A9' } },
        expect: 11,
      },
      { id: 'd', kind: 'points', input: { cards: ['LA'], options: { colour: 1 } }, expect: 11 },
      { id: 'e', kind: 'points', input: { cards: ['LZ'] }, expect: 11 },
      { id: 'f', kind: 'points', input: { cards: ['LA', 'LA'] }, expect: 22 },
      { id: 'g', kind: 'points', input: { cards: ['LA'] } },
      { id: 'h', kind: 'points', input: { cards: ['LA'] }, expect: 11, colour: 1 },
      { id: 'i', kind: 'auction', input: { forehand: 0, steps: [] }, expect: { colour: 1 } },
      { id: 'j', kind: 'score', input: { bid: 'P', facts: { colour: 1 } }, expect: [0, 0, 0] },
      { id: 'k', kind: 'score', input: { bid: 'P', kontra: { ulti: 1 } }, expect: [-2, 1, 1] },
      'l',
    ];
    const report = golden.run({ format: 'ulti-cases/1', game: 'ulti', cases });
    expect(report.passed).toBe(0);
    expect(report.failures).toHaveLength(cases.length);
    expect(
      golden.run({ format: 'ulti-cases/1', game: 'ulti', cases: [], colour: 1 }).failures,
    ).toHaveLength(1);
    expect(golden.run({ format: 'ulti-games/1', game: 'ulti', games: 7 }).failures).toHaveLength(1);
  });
});
