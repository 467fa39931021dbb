/** A match of every game over lines that break. */
import { test } from 'vitest';
import { playInStorms } from './remote-storm.ts';

test.each([
  ['mulle', 'short'],
  ['ulti', ''],
  ['buddy-bluff', ''],
  ['compile', 'quick'],
])('a match of %s over a line that breaks', (game, rules) => playInStorms(game, rules));
