import { expect, test } from 'vitest';
import { runModel, type Tally } from './model.ts';

/** Events that must have happened often enough to count as tested. */
const HAPPENED = [
  'sit',
  'sit later',
  'offer',
  'watching',
  'talk',
  'stand',
  'computer',
  'clear',
  'lock',
  'start',
  'play',
  'play by clock',
  'takeback',
  'takeback carried',
  'next',
  'next carried',
  'end carried',
  'again carried',
  'answer',
  'answer carried',
  'cover',
  'back',
  'release',
  'release carried',
  'end',
  'over',
];

const tally: Tally = new Map();

test.each([1, 2])('150 tables from seed %i do what a plain model does', (seed) => {
  runModel(150, tally, seed);
});

test('and everything that can happen did', () => {
  for (const what of HAPPENED) expect(tally.get(what), what).toBeGreaterThan(1);
});
