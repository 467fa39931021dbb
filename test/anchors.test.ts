/** Computers of known strength: they are players of their games, and follow the current rules. */
import { findGame, GAMES } from '@pakli/catalogue';
import { anchorsOf, tellsApart } from '@pakli/tournament/anchors';
import { expect, test } from 'vitest';
import measured from '../packages/tournament/data/anchors.json' with { type: 'json' };

test.for(GAMES.map(({ id }) => id))('the field of a day of %s', async (id) => {
  const anchors = measured[id as keyof typeof measured];
  const found = await findGame(id)?.load();
  expect(anchors.version).toBe(found?.game.version);
  for (const player of [anchors.among, ...anchors.levels.map((one) => one.player)]) {
    expect(found?.contenders.has(player), player).toBe(true);
    expect(player).toMatch(/-\d+$/);
  }
  expect(anchors.gaps).toHaveLength(anchors.levels.length - 1);
});

test('a game whose levels are not told apart has no ratings', () => {
  expect(anchorsOf('mulle')?.levels.map(({ player }) => player)).toEqual([
    'beginner-2',
    'casual-2',
    'strong-2',
    'expert-2',
  ]);
  expect(anchorsOf('ulti')).toBe(undefined);
  expect(anchorsOf('buddy-bluff')).toBe(undefined);
  expect(anchorsOf('toString')).toBe(undefined);
  const { mulle } = measured;
  expect(tellsApart({ ...mulle, gaps: [...mulle.gaps, { gap: 16, error: 16 }] })).toBe(false);
  expect(tellsApart({ ...mulle, boards: 399 })).toBe(false);
});
