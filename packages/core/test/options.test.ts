import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeValues,
  formatOptions,
  formatRefusal,
  isRefusal,
  nameOptions,
  readOptions,
  refuse,
  withOptions,
} from '../src/index.ts';
import { toyRules } from './toy.ts';

const read = (text: string): unknown => readOptions(toyRules, text);

describe('readOptions', () => {
  test.each([
    ['', { hand: 3, look: true, deals: 2 }],
    ['duel', { hand: 3, look: true, deals: 2 }],
    ['blind', { hand: 3, look: false, deals: 2 }],
    ['blind+short', { hand: 2, look: false, deals: 1 }],
    ['short deals=2', { hand: 2, look: true, deals: 2 }],
    ['  look=false,hand=2  ', { hand: 2, look: false, deals: 2 }],
  ])('%j', (text, options) => {
    expect(read(text)).toEqual(options);
  });

  test.each([
    ['tall=2', 'unknown-option', 'options', { option: 'tall', known: 'hand, look, deals' }],
    ['hand=4', 'bad-option-value', '1.1', { option: 'hand', value: '4', values: '2..3' }],
    ['hand=1', 'bad-option-value', '1.1', { option: 'hand', value: '1', values: '2..3' }],
    ['hand=2.5', 'bad-option-value', '1.1', { option: 'hand', value: '2.5', values: '2..3' }],
    ['hand=', 'bad-option-value', '1.1', { option: 'hand', value: '', values: '2..3' }],
    [
      'look=yes',
      'bad-option-value',
      '1.2',
      { option: 'look', value: 'yes', values: 'true, false' },
    ],
    ['long', 'unknown-preset', 'options', { preset: 'long', known: 'duel, blind, short' }],
    ['blind+', 'unknown-preset', 'options', { preset: '', known: 'duel, blind, short' }],
    ['toString', 'unknown-preset', 'options', { preset: 'toString', known: 'duel, blind, short' }],
    ['duel+blind', 'presets-exclude', 'options', { preset: 'blind', other: 'duel' }],
    ['blind+short+duel', 'presets-exclude', 'options', { preset: 'duel', other: 'blind' }],
    ['short+short', 'presets-exclude', 'options', { preset: 'short', other: 'short' }],
    ['hand=2 hand=3', 'option-twice', 'options', { option: 'hand' }],
    ['hand=2 blind', 'bad-option', 'options', { text: 'blind' }],
    ['hand=2 deals=3', 'too-short', '1.4', { hand: 2, deals: 3 }],
    [
      'constructor=1',
      'unknown-option',
      'options',
      { option: 'constructor', known: 'hand, look, deals' },
    ],
    [
      '__proto__=1',
      'unknown-option',
      'options',
      { option: '__proto__', known: 'hand, look, deals' },
    ],
  ])('%j is refused and the option named', (text, refused, rule, detail) => {
    expect(read(text)).toEqual({ refused, rule, detail });
  });

  test('never throws', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('hand=', 'look=', 'blind', '+', '=', ' ', '3'),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const answer = readOptions(toyRules, words.join(''));
        if (!isRefusal(answer)) expect(toyRules.check(answer)).toBeUndefined();
      }),
    );
  });
});

test('formatOptions is the inverse of readOptions', () => {
  for (const hand of [2, 3]) {
    for (const look of [true, false]) {
      for (const deals of [1, 2]) {
        const options = { hand, look, deals };
        expect(read(formatOptions(toyRules, options))).toEqual(options);
      }
    }
  }
  expect(formatOptions(toyRules, toyRules.defaults)).toBe('');
  expect(formatOptions(toyRules, { deals: 1, look: false, hand: 3 })).toBe('look=false deals=1');
});

describe('withOptions', () => {
  test('lays settings over the defaults', () => {
    expect(withOptions(toyRules, { hand: 2 })).toEqual({ hand: 2, look: true, deals: 2 });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ hand: '2' }, 'bad-option-value (rule 1.1) option=hand value=2 values=2..3'],
    [{ look: 'true' }, 'bad-option-value (rule 1.2) option=look value=true values=true, false'],
    [
      { look: undefined },
      'bad-option-value (rule 1.2) option=look value=undefined values=true, false',
    ],
    [{ deal: 1 }, 'unknown-option (rule options) option=deal known=hand, look, deals'],
    [
      JSON.parse('{"__proto__": 1}'),
      'unknown-option (rule options) option=__proto__ known=hand, look, deals',
    ],
    [{ hand: 2, deals: 3 }, 'too-short (rule 1.4) hand=2 deals=3'],
  ])('refuses %j', (settings, line) => {
    const answer = withOptions(toyRules, settings);
    expect(isRefusal(answer) ? formatRefusal(answer) : answer).toBe(line);
  });
});

test('a default without a row can be said, but not changed', () => {
  const rules = { ...toyRules, defaults: { ...toyRules.defaults, gentle: true } };
  expect(withOptions(rules, rules.defaults)).toEqual(rules.defaults);
  expect(withOptions(rules, { gentle: false })).toMatchObject({ refused: 'unknown-option' });
  expect(readOptions(rules, 'gentle=true')).toMatchObject({ refused: 'unknown-option' });
  expect(formatOptions(rules, { ...rules.defaults, hand: 2 })).toBe('hand=2');
});

test('values are described for people', () => {
  expect(toyRules.options.map(describeValues)).toEqual(['2..3', 'true, false', '1..3']);
});

test('refusals', () => {
  expect(refuse('no', '1')).toEqual({ refused: 'no', rule: '1' });
  expect(formatRefusal(refuse('no', '1'))).toBe('no (rule 1)');
  expect([null, undefined, 3, 'refused', {}, []].filter(isRefusal)).toEqual([]);
  expect(isRefusal(refuse('no', '1'))).toBe(true);
});

describe('nameOptions', () => {
  test.each([
    ['', ''],
    ['duel', ''],
    ['look=false', 'blind'],
    ['hand=2 deals=1', 'short'],
    ['hand=2 deals=1 look=false', 'blind+short'],
    ['deals=1', 'deals=1'],
  ])('%j is called %j', (text, name) => {
    const options = readOptions(toyRules, text);
    if (isRefusal(options)) throw new Error(options.refused);
    expect(nameOptions(toyRules, options)).toBe(name);
    expect(read(name)).toEqual(options);
  });
});
