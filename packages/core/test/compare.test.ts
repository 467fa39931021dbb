import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, snapshot } from '../src/testing/index.ts';

class Pair {
  left = Uint8Array.of(1, 2);
  right: unknown = { deep: [1, { deeper: new Map([[1, new Set(['x'])]]) }] };
}

describe('difference', () => {
  test.each<[string, unknown, unknown]>([
    ['numbers', 1, 1],
    ['not a number', Number.NaN, Number.NaN],
    ['zeros of both signs', [0], [-0]],
    ['typed arrays', Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
    ['floats that are no numbers', Float64Array.of(Number.NaN), Float64Array.of(Number.NaN)],
    ['objects with other key order', { a: 1, b: [2] }, { b: [2], a: 1 }],
    ['instances', new Pair(), new Pair()],
    ['both undefined', { a: undefined }, { a: undefined }],
  ])('none between %s', (_, got, expected) => {
    expect(difference(got, expected)).toBeUndefined();
  });

  const hidden = Object.defineProperty({ a: 1 }, 'secret', { value: 7, enumerable: false });

  test.each<[unknown, unknown, string]>([
    [1, 2, 'value: 1 instead of 2'],
    [1, '1', 'value: 1 instead of "1"'],
    [null, {}, 'value: null instead of {}'],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b.1: 2 instead of 3'],
    [[1], [1, 2], 'value: [1] instead of [1,2]'],
    [[], {}, 'value: [] instead of {}'],
    [{ a: 1 }, {}, 'a: not expected'],
    [{}, { a: 1 }, 'a: missing'],
    [{ x: {} }, { x: { a: 1 } }, 'x.a: missing'],
    [{ a: undefined }, {}, 'a: not expected'],
    [{ a: Uint8Array.of(1, 2) }, { a: Uint8Array.of(1, 3) }, 'a[1]: 2 instead of 3'],
    [Uint8Array.of(1), Int8Array.of(1), 'value: [1] instead of [1]'],
    [Uint8Array.of(1), [1], 'value: [1] instead of [1]'],
    [Uint8Array.of(1), Uint8Array.of(1, 2), 'value: [1] instead of [1 2]'],
    [new Map([[1, 2]]), new Map([[1, 3]]), '(map).0.1: 2 instead of 3'],
    [new Set([1]), new Set([2]), '(set).0: 1 instead of 2'],
    [hidden, { a: 1 }, 'secret: not expected'],
  ])('%j and %j', (got, expected, text) => {
    expect(difference(got, expected)).toBe(text);
  });
});

describe('snapshot', () => {
  test('is equal and shares nothing', () => {
    const pair = new Pair();
    const copy = snapshot(pair);
    expect(difference(copy, pair)).toBeUndefined();
    expect(copy).toBeInstanceOf(Pair);
    pair.left[0] = 9;
    expect(difference(copy, pair)).toBe('left[0]: 1 instead of 9');
  });

  test('of anything is equal to it', () => {
    const anything = fc.anything({ withMap: true, withSet: true, withTypedArray: true });
    fc.assert(
      fc.property(anything, (value) => {
        expect(difference(snapshot(value), value)).toBeUndefined();
      }),
    );
  });

  test('keeps a key named __proto__', () => {
    const odd: unknown = JSON.parse('{"__proto__": 1}');
    expect(difference(snapshot(odd), odd)).toBeUndefined();
  });

  test('of a circle ends', () => {
    const ring: { next?: object } = {};
    ring.next = ring;
    const copy = snapshot(ring);
    expect(copy.next).toBe(copy);
  });
});
