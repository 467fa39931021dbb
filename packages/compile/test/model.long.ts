import { freshSeed } from '@pakli/core';
import { expect, test } from 'vitest';
import { PROTOCOLS } from '../src/index.ts';
import { playBeside } from './model/beside.ts';
import { playPositionBeside } from './model/positions.ts';

const first = freshSeed() % 1_000_000_000;

test(`20,000 games beside the model, seeds from ${first}`, () => {
  const texts = new Set<string>();
  const differs: string[] = [];
  const ends = new Set<string | null>();
  for (let seed = first; seed < first + 20_000 && differs.length < 10; seed++) {
    const played = playBeside(seed, texts);
    ends.add(played.over);
    if (played.differs !== undefined) differs.push(played.differs);
  }
  expect(differs).toEqual([]);
  expect(ends).toEqual(new Set(['resigned', 'turnLimit', 'win']));
  // Every middle has been resolved.
  const middles = PROTOCOLS.flatMap(({ name, cards }) =>
    cards.flatMap(({ value, middle }) => (middle.length > 0 ? [`${name}-${value}:middle`] : [])),
  );
  expect(middles.filter((text) => !texts.has(text))).toEqual([]);
});

test(`10,000 positions beside the model, seeds from ${first}`, () => {
  const differs: string[] = [];
  for (let seed = first; seed < first + 10_000 && differs.length < 10; seed++) {
    const played = playPositionBeside(seed, new Set());
    if (played.differs !== undefined) differs.push(played.differs);
  }
  expect(differs).toEqual([]);
});
