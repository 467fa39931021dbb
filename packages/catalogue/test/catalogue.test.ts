import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findGame, gameOfFormat, GAMES } from '../src/index.ts';

test('every entry loads the game it names', async () => {
  expect(GAMES.length).toBeGreaterThan(0);
  for (const entry of GAMES) {
    const { game, players, golden } = await entry.load();
    expect(game.id).toBe(entry.id);
    expect(Object.keys(players)).toContain('random');
    expect(golden.formats.length).toBeGreaterThan(0);
    for (const format of golden.formats) expect(gameOfFormat(format)).toBe(entry);
  }
});

test('ids are unique and no id begins another, so that a format has one game', () => {
  const ids = GAMES.map((entry) => entry.id);
  for (const id of ids) {
    expect(ids.filter((other) => `${other}-`.startsWith(`${id}-`))).toEqual([id]);
  }
});

test('unknown games and formats are not found', () => {
  expect(findGame('bridge')).toBeUndefined();
  expect(findGame('__proto__')).toBeUndefined();
  expect(gameOfFormat('buddy-bluffcases/1')).toBeUndefined();
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
