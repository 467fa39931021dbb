/**
 * docs/game-facts.md lists the facts of every game, including those in examples/: `PAKLI_UPDATE=1 vitest run
 * cli/test/facts` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pakli, ROOT } from './command.ts';

const FILE = join(ROOT, 'docs/game-facts.md');
const BEGIN = '<!-- made by apps/cli/test/facts.test.ts -->\n';
const GUESTS = [
  'duel.ts',
  ...['schafkopf', 'schnapsen', 'scopa'].map((id) => `${id}/src/${id}.ts`),
];
const WITH = GUESTS.flatMap((file) => ['--with', join(ROOT, 'examples', file)]);

test('docs/game-facts.md has the facts of every game, as pakli games --facts prints them', async () => {
  const { status, stdout } = await pakli(['games', '--facts', ...WITH]);
  expect(status).toBe(0);
  const [head = ''] = readFileSync(FILE, 'utf8').split(BEGIN);
  const made = `${head}${BEGIN}\n${stdout}`;
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8')).toBe(made);
});

test('a program gets them as JSON', async () => {
  const { stdout } = await pakli(['games', 'duel', '--facts', '--json', ...WITH]);
  expect(JSON.parse(stdout)).toMatchObject({
    players: [2],
    utility: 'constant-sum',
    sum: 4,
    target: null,
    decisionsOfDeal: { least: 8, most: 8, mean: 8 },
    numbers: { observation: 52, actions: 13 },
  });
});
