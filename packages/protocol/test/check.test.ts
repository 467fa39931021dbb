import { isRefusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../src/check.ts';
import { MATTERS, type Command } from '../src/index.ts';

const seat = fc.nat({ max: 98 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('sit' as const), seat }),
  fc.record({
    kind: fc.constant('sit' as const),
    seat,
    nonce: fc.stringMatching(/^[0-9a-f]{32}$/),
  }),
  fc.record({ kind: fc.constantFrom('stand' as const, 'start', 'leave', 'back') }),
  fc.record({ kind: fc.constant('computer' as const), seat, level: fc.constantFrom(...LEVELS) }),
  fc.record({ kind: fc.constant('clear' as const), seat }),
  fc.record({ kind: fc.constant('lock' as const), locked: fc.boolean() }),
  fc.record({ kind: fc.constant('play' as const), step: fc.nat(1_000_000), text: fc.string() }),
  fc.record({ kind: fc.constant('ask' as const), what: fc.constantFrom(...MATTERS) }),
  fc.record({ kind: fc.constant('answer' as const), ask: fc.nat(1000), yes: fc.boolean() }),
);

describe('a command from outside', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(command, (given) => {
        expect(readCommand(JSON.parse(JSON.stringify(given)))).toEqual(given);
      }),
    );
  });

  test('with one key more or one less is refused, and the key is named', () => {
    fc.assert(
      fc.property(command, fc.nat(), (given, which) => {
        expect(readCommand({ ...given, more: 1 })).toMatchObject({ detail: { at: 'more' } });
        const keys = Object.keys(given).filter((key) => key !== 'nonce');
        const key = keys[which % keys.length]!;
        const { [key]: _, ...less } = given as unknown as Record<string, unknown>;
        expect(readCommand(less)).toMatchObject({ refused: 'bad-command', detail: { at: key } });
      }),
    );
  });

  test.each([
    ['nothing', null, ''],
    ['a list', [], ''],
    ['a word', 'start', ''],
    ['no kind', {}, 'kind'],
    ['a kind of every object', { kind: 'constructor' }, 'kind'],
    ['a prototype', JSON.parse('{"kind":"start","__proto__":{"a":1}}'), '__proto__'],
    ['half a seat', { kind: 'sit', seat: 0.5 }, 'seat'],
    ['a seat as text', { kind: 'sit', seat: '0' }, 'seat'],
    ['a seat that no table has', { kind: 'sit', seat: 99 }, 'seat'],
    ['a nonce that is short', { kind: 'sit', seat: 0, nonce: 'ab' }, 'nonce'],
    ['a nonce in capitals', { kind: 'sit', seat: 0, nonce: 'A'.repeat(32) }, 'nonce'],
    ['a player that is no level', { kind: 'computer', seat: 0, level: 'cmd:rm' }, 'level'],
    ['a long text', { kind: 'play', step: 0, text: 'x'.repeat(1001) }, 'text'],
    ['a step before the first', { kind: 'play', step: -1, text: 'x' }, 'step'],
    ['a matter that nobody asks', { kind: 'ask', what: 'toString' }, 'what'],
    ['an answer in words', { kind: 'answer', ask: 1, yes: 'yes' }, 'yes'],
  ])('%s is refused', (_, given, at) => {
    expect(readCommand(given)).toEqual({ refused: 'bad-command', rule: 'table', detail: { at } });
  });

  test('whatever it is, it is answered', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(isRefusal(readCommand(given))).toBe(true);
      }),
    );
  });
});
