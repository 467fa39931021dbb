import { expect, test } from 'vitest';
import { follows, type Company, type Update } from '../src/index.ts';

const company: Company = {
  phase: 'gathering',
  seats: [],
  host: null,
  locked: false,
  takebacks: true,
  hints: true,
  questions: [],
  again: false,
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

test('what comes next is followed, what is known is dropped, and a gap asks for an opening', () => {
  expect([3, 4, 5, 6, 7].map((seq) => follows(5, news(seq)))).toEqual([
    'old',
    'old',
    'old',
    'yes',
    'gap',
  ]);
});

test('an opening is followed wherever it leads, but not back', () => {
  expect([4, 5, 9].map((seq) => follows(5, opening(seq)))).toEqual(['old', 'yes', 'yes']);
});

test('what passes has no number', () => {
  expect(follows(5, { kind: 'thinking', seat: 1 })).toBe('yes');
});
