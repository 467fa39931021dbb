/** A listener notices every planted fault; without one they notice nothing. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { playOn } from './hearing.ts';
import { Listener } from './listener.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

const RULES: Readonly<Record<string, string>> = {
  mulle: 'short',
  ulti: 'seed',
  'buddy-bluff': 'classic',
  compile: 'quick',
};

const HOW = { seed: 3, locale: 'en', isPlain: true } as const;

test.each(Object.keys(RULES))('%s: none', async (game) => {
  const listener = await Listener.sitDown({ ...HOW, game, rules: RULES[game] ?? '' });
  expect(await playOn(listener, 3, new Sfc32(1))).toEqual([]);
  listener.close();
});

test('there are forty of them at least', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(40);
});

test.each(PLANTED_FAULTS)('$game: $name', async ({ game, fault, first }) => {
  const listener = await Listener.sitDown({ ...HOW, game, rules: RULES[game] ?? '', fault });
  expect(await playOn(listener, 3, new Sfc32(1), first)).not.toEqual([]);
  listener.close();
});
