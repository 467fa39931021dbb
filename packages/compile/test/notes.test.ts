import { EVENTS } from '../src/cards/steps.ts';
import { expect, test } from 'vitest';
import { note } from '../src/engine/reactions.ts';
import { MAX_NOTES, NOTES } from '../src/state.ts';
import { Played } from './game.ts';

test('a noted text that finds no room is an error, not forgotten', () => {
  const { state } = new Played('plates: Fire Life Water | Death Metal Light ; P0 L0: Speed-3');
  state.now[NOTES] = MAX_NOTES - 1;
  note(state, EVENTS.end, 0);
  expect(state.now[NOTES]).toBe(MAX_NOTES);
  expect(() => note(state, EVENTS.end, 0)).toThrow('more noted texts than any game has');
});
