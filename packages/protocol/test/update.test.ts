import { expect, test } from 'vitest';
import { follows, type Company, type Update } from '../src/index.ts';

const company: Company = {
  phase: 'gathering',
  seats: [],
  host: null,
  locked: false,
  watching: true,
  talk: false,
  offered: [],
  takebacks: true,
  hints: true,
  questions: [],
  again: null,
};
const news = (seq: number): Update => ({ kind: 'company', seq, company, can: [] });
const opening = (seq: number): Update => ({
  kind: 'opening',
  seq,
  why: 'opened',
  company,
  can: [],
  scene: null,
  past: [],
  steps: [],
});

const steps = (seq: number): Update => ({ kind: 'steps', seq, can: [], steps: [] });

test('what comes next is followed, what is known is dropped, and a gap asks for an opening', () => {
  expect([3, 4, 5, 6, 7].map((seq) => follows(5, steps(seq)))).toEqual([
    'old',
    'old',
    'old',
    'yes',
    'gap',
  ]);
});

test('who comes and goes between two events is followed too', () => {
  expect([4, 5, 6, 7].map((seq) => follows(5, news(seq)))).toEqual(['old', 'yes', 'yes', 'gap']);
});

test('an opening is followed wherever it leads, but not back', () => {
  expect([4, 5, 9].map((seq) => follows(5, opening(seq)))).toEqual(['old', 'yes', 'yes']);
});

test('a table that has come back from a backup is followed back', () => {
  const restored: Update = { ...opening(3), kind: 'opening', why: 'restored' } as Update;
  expect(follows(5, restored)).toBe('yes');
});

test('what passes has no number', () => {
  expect(follows(5, { kind: 'thinking', seat: 1 })).toBe('yes');
});
