import { describe, expect, test } from 'vitest';
import { readChoices, sized } from '../src/shelf/choices.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import { ago } from '../src/home/Continue.tsx';
import { readSettings } from '../src/prefs/settings.ts';

describe('what was stored is never trusted', () => {
  const usual = readSettings(null);

  test.each(['', '{', 'null', '[]', '"x"', '{"speed":"warp","theme":7}', '{"__proto__":{}}'])(
    'settings from %j are the usual ones',
    (stored) => expect(readSettings(stored)).toEqual(usual),
  );

  test('settings that are known are kept', () => {
    expect(readSettings('{"speed":"fast","sound":"on","other":1}')).toEqual({
      ...usual,
      speed: 'fast',
      sound: 'on',
    });
    expect(usual.sound).toBe('off');
  });

  test.each(SHELF)('choices for $id', (game) => {
    const first = { level: 'casual', rules: game.ruleSets[0] ?? '', seat: undefined };
    for (const stored of [null, '{', 'null', '{"level":"god","rules":"no","seat":99}']) {
      expect(readChoices(stored, game)).toEqual(first);
    }
    expect(readChoices('{"level":"expert","seat":1}', game)).toEqual({
      ...first,
      level: 'expert',
      seat: 1,
    });
  });
});

test('how long ago', () => {
  expect(ago(0, 500, 'en')).toBe('now');
  expect(ago(0, 90_000, 'en')).toBe('1 minute ago');
  expect(ago(0, 3 * 86_400_000, 'sv')).toBe('för 3 dagar sedan');
  expect(ago(5000, 0, 'en')).toBe('now');
});

test('how many play is remembered where the game leaves it open', () => {
  const game = { ...SHELF[0]!, seats: 2, counts: [2, 3, 11] };
  expect(readChoices('{"players":11,"seat":10}', game)).toMatchObject({ players: 11, seat: 10 });
  expect(sized(game, 11).seats).toBe(11);
  const { players, seat } = readChoices('{"players":4,"seat":10}', game);
  expect([players, seat, sized(game, 4).seats]).toEqual([undefined, undefined, 2]);
});
