/** A few moves of every game by somebody who listens: on a page without drawings, by roles and names alone. */
import { Sfc32 } from '@pakli/core';
import { LOCALES } from '@pakli/text';
import { expect, test } from 'vitest';
import { playOn } from './hearing.ts';
import { Listener } from './listener.ts';

const SPEECH = ['normal', 'short', 'full', 'normal'] as const;

test.each([
  ['mulle', 'short', 5],
  ['ulti', 'seed', 8],
  ['buddy-bluff', 'classic', 5],
  ['compile', 'quick', 5],
] as const)('%s', async (game, rules, presses) => {
  const games = ['mulle', 'ulti', 'buddy-bluff', 'compile'];
  const n = games.indexOf(game);
  // Another language each; the long run plays whole matches in all of them.
  const locale = LOCALES[n] ?? 'en';
  const listener = await Listener.sitDown({
    game,
    rules,
    seed: 3,
    locale,
    isPlain: true,
    speech: SPEECH[n] ?? 'normal',
  });
  expect(await playOn(listener, presses, new Sfc32(1))).toEqual([]);
  listener.close();
});

test.each([
  ['mulle', 'short'],
  ['ulti', 'seed'],
  ['buddy-bluff', 'classic'],
  ['compile', 'quick'],
] as const)('%s, drawn', async (game, rules) => {
  const listener = await Listener.sitDown({ game, rules, seed: 3, locale: 'tr', isPlain: false });
  expect(await playOn(listener, 0, new Sfc32(1))).toEqual([]);
  listener.close();
});
