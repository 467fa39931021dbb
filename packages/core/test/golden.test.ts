import { describe, expect, test } from 'vitest';
import {
  expectOnlyKeys,
  expectSame,
  expectSameSet,
  failCase,
  joinReports,
  runCases,
  type GoldenReport,
} from '../src/golden.ts';
import { isJsonObject, type JsonObject } from '../src/json.ts';

/** Runs one case and returns its errors. */
function run(check: (test: JsonObject) => void): string {
  const { passed, failures } = runCases([{ id: 'one' }], check);
  const [failure] = failures;
  if (failure === undefined) return `${passed} passed`;
  return `${failure.what}: ${failure.expected} / ${failure.got}`;
}

describe('comparing', () => {
  test.each<[unknown, unknown]>([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [
      { a: 1, b: [1, { c: 2, d: 3 }] },
      { b: [1, { d: 3, c: 2 }], a: 1 },
    ],
    [undefined, undefined],
  ])('%j is the same as %j', (expected, got) => {
    expect(run(() => expectSame('x', expected, got))).toBe('1 passed');
  });

  test.each<[unknown, unknown, string]>([
    [1, 2, 'x: 1 / 2'],
    [1, '1', 'x: 1 / 1'],
    [[1, 2], [2, 1], 'x: [1,2] / [2,1]'],
    [{ a: 1 }, { a: 1, b: 2 }, 'x: {"a":1} / {"a":1,"b":2}'],
    [null, undefined, 'x: null / nothing'],
    [undefined, 1, 'x: nothing / 1'],
    [null, Number.NaN, 'x: null / "number NaN"'],
    [{ a: null }, { a: Infinity }, 'x: {"a":null} / {"a":"number Infinity"}'],
  ])('%j is not the same as %j', (expected, got, line) => {
    expect(run(() => expectSame('x', expected, got))).toBe(line);
  });

  test('sets have no order but count repetitions', () => {
    expect(run(() => expectSameSet('x', [1, { a: 1, b: 2 }], [{ b: 2, a: 1 }, 1]))).toBe(
      '1 passed',
    );
    expect(run(() => expectSameSet('x', [1, 1, 2], [1, 2, 2]))).toBe('x: [1,1,2] / [1,2,2]');
    expect(run(() => expectSameSet('x', [1], [1, 1]))).toBe('x: [1] / [1,1]');
    expect(run(() => expectSameSet('x', [], []))).toBe('1 passed');
  });

  test('an unknown key fails', () => {
    expect(run((object) => expectOnlyKeys(object, ['id']))).toBe('1 passed');
    expect(run(() => expectOnlyKeys({ id: 1, extra: 2, more: 3 }, ['id', 'moves']))).toBe(
      'keys: id moves / extra more',
    );
  });
});

describe('running', () => {
  test('one failing case leaves the others alone', () => {
    const report = runCases([{ id: 'a' }, { id: 'b' }, {}, 7], (test) => {
      if (test['id'] !== 'a') failCase('id', 'a', test['id']);
    });
    expect(report).toEqual({
      passed: 1,
      failures: [
        { id: 'b', what: 'id', expected: 'a', got: 'b' },
        { id: '#3', what: 'id', expected: 'a', got: 'nothing' },
        { id: '#4', what: 'case', expected: 'an object', got: '7' },
      ],
    });
  });

  test('an exception fails its case', () => {
    expect(run(() => JSON.parse('{'))).toMatch(/^error: a case that can be run \/ SyntaxError/);
  });

  test.each([undefined, null, {}, 'cases'])('%j is no list of cases', (cases) => {
    const { passed, failures } = runCases(cases, () => {});
    expect(passed).toBe(0);
    expect(failures).toMatchObject([{ what: 'cases', expected: 'a list' }]);
  });

  test('reports add up', () => {
    const failed: GoldenReport = runCases([1], () => {});
    const passed: GoldenReport = runCases([{}, {}], () => {});
    expect(joinReports(passed, failed, passed)).toEqual({ passed: 4, failures: failed.failures });
    expect(joinReports()).toEqual({ passed: 0, failures: [] });
  });
});

test('objects are told from everything else', () => {
  expect([{}, [], null, 1, 'x', undefined].map(isJsonObject)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
