/** Whole matches of every game by a listener, in every language, at the highest and the lowest verbosity. */
import { Sfc32 } from '@pakli/core';
import { LOCALES } from '@pakli/text';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/prefs/settings.ts';
import { playOn } from './hearing.ts';
import { Listener } from './listener.ts';

const GAMES = [
  ['mulle', 'short'],
  ['ulti', 'seed deals=3'],
  ['buddy-bluff', 'match'],
  ['compile', 'quick'],
] as const;

const MATCHES = GAMES.flatMap(([game, rules]) =>
  LOCALES.flatMap((locale, n) =>
    (['plain', 'drawn'] as const).map((page) => [game, locale, page, rules, n] as const),
  ),
);

test.each(MATCHES)('%s in %s, %s', async (game, locale, page, rules, n) => {
  const isPlain = page === 'plain';
  const speech = SETTINGS.speech[n % SETTINGS.speech.length] ?? 'normal';
  const listener = await Listener.sitDown({ game, rules, seed: n, locale, isPlain, speech });
  expect(await playOn(listener, Infinity, new Sfc32(n))).toEqual([]);
  expect(listener.isOver).toBe(true);
  listener.close();
});
