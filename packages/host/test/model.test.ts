import { expect, test } from 'vitest';
import { runModel, type Tally } from './model.ts';

/** What must have happened often enough to have been tried. */
const HAPPENED = [
  'sit',
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
  'end',
  'over',
];

test('2,000 tables do what a plain model does, and their logs replay to every event', () => {
  const tally: Tally = new Map();
  runModel(2000, tally);
  for (const what of HAPPENED) expect(tally.get(what), what).toBeGreaterThan(10);
});
