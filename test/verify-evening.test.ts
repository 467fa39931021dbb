/** The results of an evening, as somebody saved them, and as somebody changed them. */
import { findGame } from '@pakli/catalogue';
import { expect, test } from 'vitest';
import { pakli } from '../apps/cli/test/command.ts';
import { playedEvening } from '../packages/host/test/played-evening.ts';

test('pakli verify deals every board of an evening again, and names the one that is not as it was', async () => {
  const loaded = await findGame('ulti')?.load();
  if (loaded === undefined) throw new Error('no game');
  const file = JSON.stringify(playedEvening(loaded, 3));
  const good = await pakli(['verify', '-'], { input: file });
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout.trimEnd().split('\n')).toEqual(
    [1, 2, 3, 4].map(
      (board) => `board ${board}: honest: 2 tables, all cards and points as they had to be`,
    ),
  );
  const cases: readonly (readonly [RegExp, string, string])[] = [
    [/"secret":"./, '"secret":"z', 'NOT as it was bound: -: proof.commitment'],
    [/"nonces":\["../, '"nonces":["', 'NOT as it was bound: -: proof.nonces'],
    [
      /"nonces":\["[^"]*"/,
      `"nonces":["${'0'.repeat(32)}"`,
      'board 1: NOT as it was bound: -: table 1: secret and nonces lead to other cards',
    ],
    [
      /"scores":\[-?/,
      '"scores":[9',
      'board 1: NOT as it was bound: -: table 1: its record leads to other points',
    ],
    [/\\ndeal ./, '\\ndeal @', 'board 1: NOT as it was bound: -: table 1: its record'],
  ];
  for (const [from, to, said] of cases) {
    const bad = await pakli(['verify', '-'], { input: file.replace(from, to) });
    expect(bad).toMatchObject({ status: 1, stderr: '' });
    expect(bad.stdout).toContain(said);
  }
  const bare = await pakli(['verify', '-'], { input: file.replace('"proof"', '"prof"') });
  expect(bare).toMatchObject({ status: 1, stdout: '' });
  expect(bare.stderr).toContain('has no proof: an evening has one once it is over');
});
