import { readFileSync } from 'node:fs';
import { altered, leaves } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { golden } from '../golden/index.ts';
import { CARD_NAMES } from '../src/index.ts';

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

/** Items of a list have one kind. */
function kindOf(path: readonly (string | number)[]): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** The number of cases in which an object of a kind is tried. */
const TRIES = 20;

test('an unknown key makes its case fail, wherever it stands', () => {
  const levels = new Map<string, number>();
  for (const one of file.cases) {
    // The last of each kind.
    const kinds = new Map(objects(one).map((path) => [kindOf(path), path]));
    for (const [kind, path] of kinds) {
      const tried = levels.get(kind) ?? 0;
      levels.set(kind, tried + 1);
      if (tried >= TRIES) continue;
      const { failures } = golden.run({ ...file, cases: [withKey(one, path)] });
      expect(failures, `${String(one['id'])} ${path.join('.')}`).toHaveLength(1);
    }
  }
  expect([...levels.keys()]).toEqual(
    expect.arrayContaining(['position.plates', 'position.turn', 'answers.*']),
  );
  expect(levels.size).toBeGreaterThan(40);
  expect(golden.run({ ...file, surprise: 1 }).failures).toHaveLength(1);
});

/** The paths to all objects in a value. */
function objects(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((part, i) => objects(part, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return [
    [...path],
    ...Object.entries(value).flatMap(([key, part]) => objects(part, [...path, key])),
  ];
}

/** A copy with one extra key in the object at the end of the path. */
function withKey(test: Json, path: readonly (string | number)[]): Json {
  const copy = structuredClone(test);
  let holder: Json = copy;
  for (const key of path) holder = holder[key] as Json;
  holder['surprise'] = 1;
  return copy;
}

/** G01 with another position. */
function bad(change: (position: Json) => void): string[] {
  return spoiled('G01', (test) => change(test['position'] as Json));
}

/** A side with this many cards in its trash. */
function trash(cards: number): Json {
  return { trash: CARD_NAMES.slice(0, cards) };
}

test('a position is three plates each, a player, a turn, and at most the 36 different cards of a game', () => {
  const plates = { P0: ['Fire', 'Life', 'Water'], P1: ['Death', 'Metal', 'Light'] };
  expect(bad((position) => (position['plates'] = { ...plates, P1: ['Death', 'Metal'] }))).toEqual([
    'plates',
  ]);
  expect(bad((position) => (position['control'] = 2))).toEqual(['control']);
  expect(bad((position) => (position['turn'] = { player: 2, n: 5 }))).toEqual(['turn.player']);
  expect(bad((position) => (position['turn'] = { player: 0, n: '5' }))).toEqual(['turn.n']);
  expect(bad((position) => (position['P0'] = { hand: ['~Fire-1'] }))).toEqual(['card']);
  expect(bad((position) => Object.assign(position, { P0: trash(37), P1: {} }))).toEqual([
    'position',
  ]);
  expect(bad((position) => Object.assign(position, { P0: trash(36), P1: {} }))).not.toContain(
    'position',
  );
});

test('altering any expectation makes its case fail', () => {
  // One option less is no contradiction of a choice of moves.
  const all = leaves(file).filter((path) => path[2] === 'expect' && !path.includes('allowed'));
  expect(all.length).toBeGreaterThan(3000);
  // Every fifth, and the last of each kind.
  const kinds = new Map(all.map((path) => [kindOf(path.slice(2)), path]));
  const paths = [...all.filter((_, n) => n % 5 === 0), ...kinds.values()];
  for (const path of paths) {
    const one = { ...file, cases: [file.cases[Number(path[1])]] };
    const report = golden.run(altered(one, ['cases', 0, ...path.slice(2)]));
    expect(report.failures, path.join('.')).toHaveLength(1);
  }
});
