/** The guests of examples/: their rules by number, the laws, and a short run against their models in Python. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { search } from '@pakli/ai';
import {
  askPlayer,
  Sfc32,
  type BaseView,
  type GameModule,
  type GameTypes,
  type Player,
  type StateOf,
} from '@pakli/core';
import type { Knowledge, Search } from '@pakli/core/search';
import { balanceFaults } from '@pakli/core/testing';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAKLI = ['--conditions=@pakli/source', 'apps/cli/bin/pakli.js'];
const PYTHON = spawnSync('python3', ['--version']).status === 0;
const GUESTS = ['schnapsen', 'schafkopf'] as const;

async function load(guest: string): Promise<GameModule> {
  const file = `${ROOT}examples/${guest}/src/${guest}.ts`;
  return ((await import(file)) as { readonly default: GameModule }).default;
}

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
  const { game, laws: { deck = [], cards = () => [], hidden = () => [] } = {} } =
    await load('schafkopf');
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

/** The expert's knowledge, as passed to a search. */
async function expertOf(guest: string): Promise<Knowledge<GameTypes>> {
  const module = await load(guest);
  const handed: Knowledge<GameTypes>[] = [];
  const keep: Search['flat'] & Search['tree'] = (_, knowledge) => {
    handed.push(knowledge);
    return module.players!['random']!;
  };
  module.levels!({ flat: keep, tree: keep });
  return handed.at(-1)!;
}

test('the expert of Schafkopf believes that a soloist has trumps', async () => {
  const { game } = await load('schafkopf');
  const expert = await expertOf('schafkopf');
  const strong = 'OE OG OH UE UG AE TE AS';
  const weak = '7G 8G 9G 7H 8H 9S 8S 7S';
  const logOf = (hand: string, other: string): number => {
    const state = game.create({ deals: 1 }, 4);
    game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
    const rest = 'OS UH US AG TG KG KE 9E | 8E 7E AH TH KH 9H TS KS';
    const outcome = new Uint8Array(game.maxOutcome);
    const length = game.readDeal(state, `deal ${hand} | ${other} | ${rest}`, outcome);
    game.deal(state, outcome, length as number);
    for (const text of ['solo', 'pass', 'pass', 'pass', 'solo E']) {
      game.play(state, game.read(state, game.turn(state), text) as number);
    }
    return expert.likelihood!(game.view(state, 2)).logOf(state);
  };
  // Were they equal, both hands would be equally likely.
  expect(logOf(strong, weak)).toBeGreaterThan(logOf(weak, strong) + 3);
});

/** A deal of Schafkopf, bid and played so far. */
async function schafkopf(deal: string, played: string): Promise<StateOf<GameTypes>> {
  const { game } = await load('schafkopf');
  const state = game.create({ deals: 1 }, 4);
  game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
  const outcome = new Uint8Array(game.maxOutcome);
  game.deal(state, outcome, game.readDeal(state, `deal ${deal}`, outcome) as number);
  for (const text of played.split(', ')) {
    game.play(state, game.read(state, game.turn(state), text) as number);
  }
  return state;
}

/** The moves of a Schafkopf player, one for each of this many random numbers. */
async function decisions(
  player: Player<BaseView>,
  state: StateOf<GameTypes>,
  seeds: number,
  steps = 1,
): Promise<string[]> {
  const { game } = await load('schafkopf');
  const view = game.view(state, game.turn(state));
  return Array.from({ length: seeds }, (_, seed) =>
    game.formatTruth(state, askPlayer(player, view, new Sfc32(seed), steps).move),
  );
}

test('a defender of a Rufspiel does not lead the ace of trumps', async () => {
  const { players } = await load('schafkopf');
  const defender = 'AH 7H 9G 8G 9E 8E 9S 8S';
  const others = 'OE OG OH UE UG KH 7S AE | AS TS KS TH 8H AG TG KG | OS UH US 9H TE KE 7E 7G';
  const state = await schafkopf(`${defender} | ${others}`, 'pass, ruf, pass, pass, call S');
  expect(await decisions(players!['simple']!, state, 20)).not.toContain('AH');
});

test.each(['strong', 'expert'] as const)(
  '%s does not say kontra to a solo with a poor hand',
  async (id) => {
    const { levels } = await load('schafkopf');
    const { player } = levels!(search)[id];
    const soloist = 'OE OH UE UH AE TE KE AS';
    const others = 'US 9E AG KG 9G 7G 8H 8S | TG 8G OG UG AH KH TS 9S | OS 7E 8E TH 9H 7H KS 7S';
    const state = await schafkopf(`${soloist} | ${others}`, 'solo, pass, pass, pass, solo E, UE');
    expect(await decisions(player, state, 5, 40)).not.toContain('kontra');
  },
);

test('the expert of Scopa counts what the piles promise, for both seats alike', async () => {
  const { game } = await load('scopa');
  const expert = await expertOf('scopa');
  const at = (taken: string, phase = 'more', rest = 'hands - / -'): StateOf<GameTypes> => {
    const state = game.create({ to: 0 }, 2);
    const position = `hand 1 ; phase ${phase} ; eldest 0 ; turn 0 ; last 0 ; points 0 0 ; scope 0 0 ; table 2S 2B ; ${rest} ; taken ${taken}`;
    expect(game.readPosition(state, position)).toBeUndefined();
    return state;
  };
  const leadOf = (state: StateOf<GameTypes>): number => {
    const into = new Float64Array(2);
    expert.evaluate!(state, into);
    expect(into[1]).toBeCloseTo(-into[0]!);
    return into[0]!;
  };
  const [mine, theirs] = ['7D 7C 1D 6D', 'RS RB CS CB'];
  // The settebello is a point, and coins and sevens are most of two more.
  expect(leadOf(at(`${mine} / ${theirs}`))).toBeGreaterThan(1.5);
  expect(leadOf(at(`${theirs} / ${mine}`))).toBeCloseTo(-leadOf(at(`${mine} / ${theirs}`)));
  // Playouts end where the three cards are played.
  const playing = at(`${mine} / ${theirs}`, 'play', 'hands 3D 3C 3S / 4D 4C 4S');
  expect(expert.stage!(playing)).not.toBe(expert.stage!(at(`${mine} / ${theirs}`)));
});
