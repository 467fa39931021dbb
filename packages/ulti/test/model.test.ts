import { expect, test } from 'vitest';
import { ladderOf } from '../src/index.ts';
import { ladder } from './model.ts';
import { playBoth, playMany } from './side-by-side.ts';
import { optionsOf } from './subject.ts';

test.each(['seed', 'seed ladderOrder=seedRows', 'tournament', 'tournament ladder=common54'])(
  'the generated ladder is the printed one: %s',
  (text) => {
    const options = optionsOf(text);
    const bids = ladderOf(options).bids.map(({ id, value, components, hearts, noTrump, open }) => ({
      id,
      value,
      parts: components.map(({ c, v }) => [c, v]),
      hearts,
      trumpless: noTrump,
      open,
    }));
    expect(bids).toEqual(ladder(options));
  },
);

test.each(['seed', 'tournament', 'seed maxKontra=6'])('engine and model agree: %s', (text) => {
  const options = optionsOf(text);
  const contracts = new Set<string>();
  for (let seed = 0; seed < 50; seed++) contracts.add(playBoth(options, seed));
  expect(contracts.size).toBeGreaterThan(6);
});

test('engine and model agree under random rule sets', () => {
  expect(playMany(120, 0).size).toBeGreaterThan(20);
});
