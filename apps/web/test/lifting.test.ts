import { describe, expect, test } from 'vitest';
import type { Gesture, Place } from '../src/table/game-table.ts';
import { candidates, lights, NOTHING, onlyMove, tap } from '../src/table/lifting.ts';

function gesture(
  text: string,
  lift: Place,
  drop: readonly Place[],
  touches: Place[] = [],
): Gesture {
  return {
    choice: { move: 0, text, seen: [] },
    label: { text: `play ${text}`, short: text, notes: [], card: undefined },
    lift,
    drop,
    touches,
    notes: drop[0] === undefined ? {} : { [drop[0]]: { text: `+${text}`, tone: 'bad' } },
  };
}

// One card with a single move, and one that takes either of two overlapping groups.
const GESTURES = [
  gesture('a', 'hand:1', ['pool']),
  gesture('b', 'hand:2', ['pile:1', 'pile:2'], ['pile:9']),
  gesture('c', 'hand:2', ['pile:2', 'pile:3'], ['pile:3']),
];

test('one tap is enough where a card can do one thing, and only there', () => {
  expect(onlyMove(GESTURES, { lifted: 'hand:1', picked: [] })).toBe(GESTURES[0]);
  expect(onlyMove(GESTURES, { lifted: 'hand:2', picked: [] })).toBeUndefined();
  expect(onlyMove(GESTURES, { lifted: 'hand:2', picked: ['pile:1'] })).toBe(GESTURES[1]);
  expect(onlyMove(GESTURES, { lifted: 'hand:3', picked: [] })).toBeUndefined();
  expect(onlyMove(GESTURES, NOTHING)).toBeUndefined();
});

describe('two taps', () => {
  test('lift a card and drop it', () => {
    const first = tap(GESTURES, NOTHING, 'hand:1');
    expect(first).toEqual({ kind: 'lifting', lifting: { lifted: 'hand:1', picked: [] } });
    const lifting = { lifted: 'hand:1', picked: [] };
    expect(tap(GESTURES, lifting, 'pool')).toEqual({ kind: 'move', gesture: GESTURES[0] });
  });

  test('the lifted card is put back by a tap on itself, and changed by one on another', () => {
    const lifting = { lifted: 'hand:1', picked: [] };
    expect(tap(GESTURES, lifting, 'hand:1')).toEqual({ kind: 'lifting', lifting: NOTHING });
    expect(tap(GESTURES, lifting, 'hand:2')).toEqual({
      kind: 'lifting',
      lifting: { lifted: 'hand:2', picked: [] },
    });
  });

  test('a card whose one move names its own place is played by a second tap on it', () => {
    const own = [gesture('a', 'hand:1', ['trick', 'hand:1'])];
    const lifting = { lifted: 'hand:1', picked: [] };
    expect(tap(own, lifting, 'hand:1')).toEqual({ kind: 'move', gesture: own[0] });
    expect(lights(own, lifting).get('hand:1')).toMatchObject({ role: 'lifted', name: 'play a' });
  });

  test('a place that serves two moves narrows them down; the next one decides', () => {
    const lifting = { lifted: 'hand:2', picked: [] };
    const shared = tap(GESTURES, lifting, 'pile:2');
    expect(shared).toEqual({ kind: 'lifting', lifting: { lifted: 'hand:2', picked: ['pile:2'] } });
    const picked = { lifted: 'hand:2', picked: ['pile:2'] };
    expect(candidates(GESTURES, picked)).toHaveLength(2);
    expect(tap(GESTURES, picked, 'pile:3')).toEqual({ kind: 'move', gesture: GESTURES[2] });
  });

  test('a place that no move of the card allows is an attempt', () => {
    expect(tap(GESTURES, { lifted: 'hand:1', picked: [] }, 'pile:1')).toEqual({
      kind: 'attempt',
      lift: 'hand:1',
      drop: 'pile:1',
    });
  });

  test('without a lifted card a place does nothing', () => {
    expect(tap(GESTURES, NOTHING, 'pool')).toEqual({ kind: 'lifting', lifting: NOTHING });
    expect(candidates(GESTURES, NOTHING)).toEqual([]);
  });
});

describe('lights', () => {
  test('nothing is lit while nothing is lifted', () => {
    expect(lights(GESTURES, NOTHING).size).toBe(0);
  });

  test('targets, what is taken, numbers, and the name where one move is meant', () => {
    const lit = lights(GESTURES, { lifted: 'hand:2', picked: [] });
    expect(Object.fromEntries(lit)).toEqual({
      'hand:2': { role: 'lifted', touched: false },
      'pile:1': {
        role: 'target',
        touched: false,
        note: { text: '+b', tone: 'bad' },
        name: 'play b',
      },
      'pile:2': { role: 'target', touched: false },
      'pile:3': { role: 'target', touched: true, name: 'play c' },
      'pile:9': { role: undefined, touched: true },
    });
  });

  test('picked places are told apart', () => {
    const lit = lights(GESTURES, { lifted: 'hand:2', picked: ['pile:2'] });
    expect(lit.get('pile:2')?.role).toBe('picked');
  });
});
