/** The guests of examples/: their rules by number, the laws, and a short run beside their models in Python. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { GameModule, GameTypes, StateOf } from '@pakli/core';
import { balanceFaults } from '@pakli/core/testing';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAKLI = ['--conditions=@pakli/source', 'apps/cli/bin/pakli.js'];
const PYTHON = spawnSync('python3', ['--version']).status === 0;
const GUESTS = ['schnapsen', 'schafkopf'] as const;

async function run(command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, PAKLI: [process.execPath, ...PAKLI].join(' ') };
  return (await promisify(execFile)(command, [...args], { cwd: ROOT, env })).stdout;
}

test.each(GUESTS)('%s keeps its rules and the laws', async (guest) => {
  const rules = `examples/${guest}/test/rules.ts`;
  const laws = [
    'laws',
    `examples/${guest}/src/${guest}.ts`,
    '--games',
    '3',
    '--seed',
    '1',
    '--options',
    'one',
  ];
  const [held, said] = await Promise.all([
    run(process.execPath, ['--conditions=@pakli/source', rules]),
    run(process.execPath, [...PAKLI, ...laws]),
  ]);
  expect(held).toMatch(/^(rule [\w.]+ holds\n){8,}$/);
  expect(said).toContain(`${guest}: 16 laws hold in 3 matches from seed 1.\n`);
});

test.skipIf(!PYTHON).each(GUESTS)('%s is played as its model in Python plays it', async (guest) => {
  const said = await run('python3', [`examples/${guest}/test/model.py`, '--games', '8']);
  expect(said).toMatch(new RegExp(`^${guest}: 8 games from seed 1, \\d+ moves, no difference\n$`));
});

test('a redeal that lets one suit drift to late seats is found among four', async () => {
  const { default: guest } = (await import(`${ROOT}examples/schafkopf/src/schafkopf.ts`)) as {
    readonly default: GameModule;
  };
  const { game, laws: { deck = [], cards = () => [], hidden = () => [] } = {} } = guest;
  /** How late the seats with cards of the suit sit. */
  const drift = (state: StateOf<GameTypes>): number =>
    Object.values(game.hidden(state)).reduce(
      (sum, held, seat) => sum + seat * held.filter((card) => card.endsWith('G')).length,
      0,
    );
  const leans: typeof game = {
    ...game,
    redeal(state, seat, random) {
      game.redeal(state, seat, random);
      if (random.below(3) > 0) return;
      const other = game.create(state.options, state.seats);
      for (let n = 0; n < 4; n++) {
        game.copy(state, other);
        game.redeal(other, seat, random);
        if (drift(other) > drift(state)) game.copy(other, state);
      }
    },
  };
  const subject = {
    game: leans,
    options: { ...game.rules.defaults, ...game.rules.presets['one'] } as GameTypes['options'],
    deck,
    cards,
    hidden,
  };
  expect(balanceFaults(subject, { deals: 1200, seed: 1 })).toContainEqual(
    expect.stringMatching(/^where cards lie .* card \d+ with seat 3 \(too often\)$/),
  );
});
