/** Games from elsewhere: the required and the optional parts of their modules. */
import type { GameModule } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { addGuest, findGame, GAMES } from '../src/index.ts';
import { gameOfFormat, goldenOf } from '../src/golden.ts';
import { readModule } from '../src/shape.ts';

const { game } = await findGame('mulle')!.load();
/** The minimal module. */
const least: GameModule = { game: { ...game, id: 'mulle-2' }, rules: '# Rules' };

test('a game and its rules are enough, as a default export or as names', () => {
  expect(readModule({ default: least })).toBe(least);
  expect(readModule(least)).toBe(least);
});

test.for([
  ['nothing', undefined, /exports no game/],
  ['a number', { default: 7 }, /exports no game/],
  ['rules alone', { rules: '# Rules' }, /exports no game/],
  ['no rules', { game: least.game }, /^lacks rules/],
  ['empty rules', { ...least, rules: ' ' }, /^lacks rules/],
  [
    'missing functions',
    { ...least, game: { ...least.game, redeal: undefined, world: 1 } },
    /^lacks game\.world \(a function\), game\.redeal \(a function\)$/,
  ],
  ['no options', { ...least, game: { ...least.game, rules: {} } }, /game\.rules\.defaults/],
  ['a bad id', { ...least, game: { ...least.game, id: 'Scopa!' } }, /game\.id is "Scopa!"/],
  ['a long id', { ...least, game: { ...least.game, id: 'a'.repeat(33) } }, /32 at most/],
  ['no seats', { ...least, game: { ...least.game, seats: [] } }, /game\.seats/],
  ['a crowd', { ...least, game: { ...least.game, seats: [100] } }, /from 1 to 99/],
  ['a wrong end', { ...least, game: { ...least.game, best: 'most' } }, /game\.best/],
  ['a part that is none', { ...least, texts: 'Hello', levels: {} }, /levels is not a function/],
  ['a table without places', { ...least, table: {} }, /lacks table\.places/],
] as const)('%s: the author reads what is missing', ([, given, says]) => {
  const faults = readModule(given);
  expect(faults).toBeInstanceOf(Array);
  expect((faults as readonly string[]).join('; ')).toMatch(says);
});

test('a guest has an entry like all others, with players for every strength', async () => {
  const before = GAMES.length;
  const entry = addGuest(least);
  expect(GAMES).toHaveLength(before + 1);
  expect(findGame('mulle-2')).toBe(entry);
  const loaded = await entry.load();
  expect(loaded.guest).toBe(least);
  expect(loaded.levels).toEqual(LEVELS);
  expect([...loaded.contenders.keys()]).toEqual(['random', ...LEVELS]);
  expect(await goldenOf(entry)).toBeUndefined();
  // Neither name is a prefix of the other.
  expect(gameOfFormat('mulle-2-cases/1')).toBe(entry);
  expect(gameOfFormat('mulle-cases/1')?.id).toBe('mulle');
  expect(() => addGuest(least)).toThrow('there is a game mulle-2 already');
  expect((await findGame('mulle')!.load()).guest).toBeUndefined();
});
