import { fork } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, type State } from '../src/index.ts';
import { entryOf, LOST, push } from '../src/memory/hand-history.ts';
import { MAX_TRAIL, TRAIL } from '../src/state.ts';
import { Played } from './game.ts';

/** A state in which a seat has seen cards come to the other hand and leave it this often. */
function remembering(seat: number, entries: number): State {
  const { state } = new Played('plates: Fire Life Water | Death Metal Light ; P0 hand: Fire-1');
  while (state.now[TRAIL + seat]! < entries) push(state, seat, entryOf(LOST, 0));
  return state;
}

test('a trail of any game is kept whole: in a copy, a position and a view', () => {
  const state = remembering(1, 5000);
  const copied = fork(compile, state);
  const read = compile.create(state.options, 2);
  expect(compile.readPosition(read, compile.formatPosition(state))).toBeUndefined();
  for (const other of [copied, read]) {
    expect(compile.view(other, 1)).toEqual(compile.view(state, 1));
    expect(compile.view(other, 1).memory?.trail).toHaveLength(5000);
  }
  const world = compile.create(state.options, 2);
  compile.world(compile.view(state, 1), world);
  expect(world.now[TRAIL + 1]).toBe(5000);
});

test('a state that was longer forgets all of it when it is set up or copied into', () => {
  const short = remembering(0, 0);
  const into = remembering(0, 3000);
  compile.copy(short, into);
  expect(compile.view(into, 0)).toEqual(compile.view(short, 0));
  expect(new Set(into.trails[0].subarray(short.now[TRAIL]))).toEqual(new Set([0]));
});

test('an entry that finds no room is an error, not forgotten', () => {
  const state = remembering(0, MAX_TRAIL);
  expect(() => push(state, 0, entryOf(LOST, 0))).toThrow('the trail is longer than in any game');
});
