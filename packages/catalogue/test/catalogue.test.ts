import { execFileSync } from 'node:child_process';
import { search } from '@pakli/ai';
import { isRefusal, parseRecord, randomPlayer, readOptions } from '@pakli/core';
import { parseLink } from '@pakli/core/link';
import { LEVELS, type Search } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { joinPlayers } from '../src/contender.ts';
import { gameOfFormat, goldenOf } from '../src/golden.ts';
import { findGame, GAMES } from '../src/index.ts';

test('every entry loads the game it names', async () => {
  expect(GAMES.length).toBeGreaterThan(0);
  for (const entry of GAMES) {
    const { game, players } = await entry.load();
    const golden = await goldenOf(entry);
    expect(game.id).toBe(entry.id);
    expect(Object.keys(players)).toContain('random');
    expect(golden?.formats.length).toBeGreaterThan(0);
    for (const format of golden?.formats ?? []) expect(gameOfFormat(format)).toBe(entry);
  }
});

test('ids are unique and can stand in records and links', () => {
  const ids = GAMES.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(parseLink(`2.${id}.1.A`)).toMatchObject({ game: id });
    expect(
      parseRecord(`pakli record 2\ngame: ${id} 1\nseats: 2\nstarter: 0\nchecksum: none`),
    ).toMatchObject({
      game: id,
    });
  }
});

test('of two rule books one has to be named, and variants are laid over it', async () => {
  for (const { load } of GAMES) {
    const { rules } = (await load()).game;
    const [usual] = Object.keys(rules.presets);
    expect(rules.alternatives.flat()).toContain(usual);
    for (const list of rules.alternatives) {
      for (const [one, other] of list.flatMap((a) => list.map((b) => [a, b] as const))) {
        expect(isRefusal(readOptions(rules, one))).toBe(false);
        expect(readOptions(rules, `${one}+${other}`)).toMatchObject({ refused: 'presets-exclude' });
      }
    }
  }
  const { rules } = (await findGame('mulle')!.load()).game;
  expect(readOptions(rules, 'draft+seven+regler')).toMatchObject({
    detail: { preset: 'regler', other: 'draft' },
  });
  expect(readOptions(rules, 'draft+seven')).toMatchObject({ absorb: 'literal2', handSize: 7 });
});

test('unknown games and formats are not found', () => {
  expect(findGame('bridge')).toBeUndefined();
  expect(findGame('__proto__')).toBeUndefined();
  expect(gameOfFormat('buddy-bluffcases/1')).toBeUndefined();
  expect(gameOfFormat('mulle-two-cases/1')).toBeUndefined();
  expect(gameOfFormat('mulle2-cases/1')).toBeUndefined();
  expect(gameOfFormat('mulle-cases')).toBeUndefined();
});

test('no game is loaded before it is asked for', () => {
  const watch = `data:text/javascript,import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });`;
  const loaded = (code: string): string =>
    execFileSync(
      process.execPath,
      ['--conditions=@pakli/source', '--import', watch, '--input-type=module', '-e', code],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
  const list = `const { GAMES } = await import('@pakli/catalogue');`;
  expect(loaded(list)).toContain('/packages/catalogue/src/index.ts');
  expect(loaded(list)).not.toContain('/packages/buddy-bluff/');
  expect(loaded(`${list} await GAMES[0].load();`)).toContain('/packages/buddy-bluff/src/index.ts');
});

test('players of every kind are found by name, with how long they may think', async () => {
  const { game, players, ...joined } = await findGame('buddy-bluff')!.load();
  const names = [...joined.contenders.keys()];
  expect(names.slice(0, Object.keys(players).length)).toEqual(Object.keys(players));
  expect(names.slice(names.length - joined.levels.length)).toEqual(joined.levels);
  expect(joined.contenders.get('greedy')).toEqual({
    player: players['greedy'],
    steps: 1,
    milliseconds: Infinity,
  });
  expect(names).not.toContain('cheat');
  expect(Object.keys(joined.knowledge)).toContain('policy');
  expect(game.id).toBe('buddy-bluff');
});

/** A game is only handed on to the search. */
const toy = (await findGame('mulle')!.load()).game;

test('fixed opponents and levels are built with the search, after the simple players', () => {
  const player = randomPlayer;
  const level = { player, steps: 9, milliseconds: 50 };
  const given: Search[] = [];
  const joined = joinPlayers(
    toy,
    {
      players: { random: player },
      yardsticks: (search) => {
        given.push(search);
        return { 'flat-9': level };
      },
      levels: () => ({ beginner: level, casual: level, strong: level, expert: level }),
    },
    search,
  );
  expect(given).toEqual([search]);
  expect([...joined.contenders.keys()]).toEqual(['random', 'flat-9', ...LEVELS]);
  expect(joined.levels).toEqual(LEVELS);
  expect(joined.contenders.get('flat-9')).toBe(level);
  expect(joined.knowledge).toEqual({});
  const twice = { players: { a: player }, yardsticks: () => ({ a: level }) };
  expect(() => joinPlayers(toy, twice, search)).toThrow('the same name');
});
