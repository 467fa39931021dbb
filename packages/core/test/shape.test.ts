/** Shapes of JSON from outside, and the check for views. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { isRefusal, type Game } from '../src/index.ts';
import {
  anything,
  anyText,
  byKind,
  either,
  explain,
  fits,
  listOf,
  mapOf,
  numberOf,
  oneOf,
  orNull,
  readView,
  objectOf,
  strictObjectOf,
  textThat,
  trueOrFalse,
  tupleOf,
  whole,
  type Infer,
  type Shape,
} from '../src/shape.ts';
import { Toy, toyRules, type ToyKinds, type ToyState } from './toy.ts';

const EITHER = either(strictObjectOf({ ms: numberOf() }), strictObjectOf({ steps: numberOf() }));

describe('a shape says where a value differs', () => {
  test.each([
    [
      'a number in its range',
      whole(0, 3),
      [0, 3],
      [-1, 4, 1.5, Number.NaN, Infinity, '1', null, [1]],
    ],
    ['true or false', trueOrFalse, [true, false], [0, 'true', null]],
    [
      'a text that is read',
      textThat((text) => text.length === 1),
      ['a'],
      ['', 'ab', 1, ['a'], null],
    ],
    ['one of some texts', oneOf(['a', 'b']), ['a', 'b'], ['c', '', 0, ['a']]],
    ['or nothing', orNull(whole(0, 0)), [0, null], [1, undefined]],
    ['one of two', either(whole(0, 0), oneOf(['a'])), [0, 'a'], [1, 'b', null]],
    [
      'a list',
      listOf(whole(0, 1), 1, 2),
      [[0], [1, 0]],
      [[], [0, 1, 0], [2], { 0: 0, length: 1 }, 'a'],
    ],
    ['however many', listOf(anything), [[], [0, 'x', 0]], [{}, 'a']],
    ['none', listOf(anything, 0), [[]], [[0]]],
    ['a list of a length', listOf(anything, 2), [[0, 'x']], [[0], [0, 0, 0]]],
    ['a tuple', tupleOf(whole(0, 0), oneOf(['a'])), [[0, 'a']], [['a', 0], [0], [0, 'a', 0], {}]],
    [
      'an object',
      objectOf({ a: whole(0, 0) }, { b: trueOrFalse }),
      [{ a: 0 }, { a: 0, b: true }, { a: 0, c: 1 }],
      [{}, { a: 1 }, { a: 0, b: 0 }, [0], null],
    ],
  ])('%s', (_, shape, good, bad) => {
    for (const value of good) expect(shape(value, ''), JSON.stringify(value)).toBeUndefined();
    for (const value of bad) expect(shape(value, ''), JSON.stringify(value)).toBeDefined();
  });

  test('by its path', () => {
    const shape = objectOf({
      slots: listOf(objectOf({ cards: tupleOf(anything, whole(0, 1)) }), 0, 3),
    });
    expect(shape({ slots: [{ cards: [0, 1] }, { cards: [0, 2] }] }, '')).toMatchObject({
      at: 'slots.1.cards.1',
    });
    expect(shape({ slots: [{}] }, 'view')).toMatchObject({ at: 'view.slots.0.cards' });
    // Inherited properties do not count.
    expect(objectOf({ toString: anything })({}, '')).toMatchObject({ at: 'toString' });
    expect(byKind('kind', { a: [{}] })({ kind: 'toString' }, '')).toMatchObject({ at: 'kind' });
  });

  test.each<[Shape, unknown, string]>([
    [whole(0, 3), 4, 'a whole number from 0 to 3 is expected'],
    [objectOf({ a: whole(1) }), {}, 'a: a whole number of at least 1 is expected'],
    [objectOf({ a: anything }), {}, 'a: a value is expected'],
    [objectOf({ a: listOf(anyText) }), { a: [1] }, 'a.0: a text is expected'],
    [listOf(anyText, 1, 2), [], 'a list of 1 to 2 is expected'],
    [strictObjectOf({ a: anything }), { a: 0, b: 0 }, 'b: unknown key'],
    [strictObjectOf({}), JSON.parse('{"__proto__":0}'), '__proto__: unknown key'],
    [mapOf(['a', 'b'], whole(0, 1)), { a: 1, b: 2 }, 'b: a whole number from 0 to 1 is expected'],
    [
      either(whole(0, 1), oneOf(['a', 'b'])),
      2,
      'a whole number from 0 to 1 or one of a, b is expected',
    ],
    [EITHER, { ms: 'x' }, 'ms: a number is expected'],
    [EITHER, { ms: 1, steps: 1 }, 'no such key at steps or no such key at ms is expected'],
    [EITHER, {}, 'a number at ms or a number at steps is expected'],
    [byKind('do', { a: [{}], b: [{}] }), { do: 'c' }, 'do: one of a, b is expected'],
    [
      byKind('do', { a: [{ n: numberOf(0, 1) }] }),
      { do: 'a', n: 2 },
      'n: a number from 0 to 1 is expected',
    ],
  ])('in words: %#', (shape, value, words) => {
    expect(explain(shape, value)).toBe(words);
  });

  test('the compiler knows what fits', () => {
    const shape = byKind('kind', {
      sit: [{ seat: whole(0, 3) }, { name: orNull(anyText) }],
      ask: [{ what: oneOf(['next', 'end']), pair: tupleOf(trueOrFalse, numberOf()) }],
    });
    type Told =
      | { readonly kind: 'sit'; readonly seat: number; readonly name?: string | null }
      | {
          readonly kind: 'ask';
          readonly what: 'next' | 'end';
          readonly pair: readonly [boolean, number];
        };
    expectTypeOf<Infer<typeof shape>>().branded.toEqualTypeOf<Told>();
    // @ts-expect-error: a seat is no text.
    const other: Shape<{ readonly seat: string }> = objectOf({ seat: whole(0, 3) });
    expect(fits(other, { seat: 'a' })).toBe(false);
  });
});

describe('the door for views', () => {
  const toy: Game<ToyKinds> = new Toy();
  const state: ToyState = toy.create(toyRules.defaults, 2);
  toy.readPosition(state, '0 0 0,0 1 0 - - a1,b1,a2/a3,b2,b3; 0,0 0,0 ; 0,0 -1');
  const view = JSON.parse(JSON.stringify(toy.view(state, 0)));
  const read = (change: object, game = toy): unknown => {
    const answer = readView(game, toyRules.defaults, { ...view, ...change });
    return isRefusal(answer) ? answer.refused : answer.view;
  };

  test('believes what a position gives back, whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(view).toReversed());
    expect(readView(toy, toyRules.defaults, turned)).toMatchObject({ view });
  });
  test.each([
    ['a shape that no view has', { hands: 5 }, 'bad-view'],
    ['nobody who sees it', { seat: null }, 'bad-view'],
    ['other options', { options: { ...toyRules.defaults, look: false } }, 'bad-view'],
    ['moves that are not those of the position', { moves: [1] }, 'no-such-view'],
    ['a key too many', { more: 1 }, 'no-such-view'],
  ])('refuses %s', (_, change, refused) => {
    expect(read(change)).toBe(refused);
  });
  test('answers where a game throws', () => {
    class Throws extends Toy {
      override world(): void {
        throw new Error('no state fits');
      }
    }
    expect(read({}, new Throws())).toBe('no-such-view');
  });
  test('passes a mistake in the program on', () => {
    class Faulty extends Toy {
      override world(): void {
        throw new TypeError('undefined is not a function');
      }
    }
    expect(() => read({}, new Faulty())).toThrow('undefined is not a function');
  });
});
