import { formatRecord, isRefusal, randomMatch, readOptions, Sfc32 } from '@pakli/core';
import { formatLink, replayLink } from '@pakli/core/link';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

/** The longest permitted link of a whole match with the default rules, in letters. */
const LONGEST: Readonly<Record<string, number>> = { 'buddy-bluff': 110, mulle: 330 };

describe.for(GAMES.map(({ id, load }) => ({ id, load })))('links of $id', ({ id, load }) => {
  test('whole matches come back, in few letters', async () => {
    const { game } = await load();
    const names = ['You', 'Bo', 'Cem', 'Dóra'].slice(0, game.seats[0]);
    for (const preset of Object.keys(game.rules.presets)) {
      const options = readOptions(game.rules, preset);
      if (isRefusal(options)) throw new Error(options.refused);
      for (let seed = 1; seed <= 5; seed++) {
        const match = randomMatch(game, new Sfc32(seed), { options, names });
        if (isRefusal(match)) throw new Error(match.refused);
        const link = formatLink(match);
        if (isRefusal(link)) throw new Error(link.refused);
        const back = replayLink(game, link);
        if (isRefusal(back)) throw new Error(back.refused);
        expect(formatRecord(back)).toBe(formatRecord(match));
        if (preset === Object.keys(game.rules.presets)[0]) {
          expect(link.length).toBeLessThanOrEqual(LONGEST[id] ?? 2000);
        }
      }
    }
  });

  test('hostile links are refused in bounded time', async () => {
    const { game } = await load();
    const random = new Sfc32(1);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let i = 0; i < 300; i++) {
      const payload = Array.from({ length: random.below(200) }, () =>
        letters.charAt(random.below(64)),
      ).join('');
      expect(isRefusal(replayLink(game, `1.${id}.${game.version}.${payload}`))).toBe(true);
    }
  });
});
