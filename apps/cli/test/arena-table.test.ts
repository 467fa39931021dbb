import { findGame } from '@pakli/catalogue';
import type { Game } from '@pakli/core';
import { beforeAll, expect, test } from 'vitest';
import type { ArenaPlan } from '../src/commands/arena/plan.ts';
import { seat, type ArenaPlayer } from '../src/players/arena-player.ts';
import { readSpelling } from '../src/players/spelling.ts';
import { arenaTable } from '../src/commands/arena/table.ts';
import { Stopped } from '../src/players/deal-loop.ts';

const PLAN: ArenaPlan = {
  game: 'buddy-bluff',
  version: 1,
  options: '',
  seats: 4,
  players: ['greedy', 'random'],
  seed: 5,
  unit: 'deal',
};

let game: Game;
let sitters: ArenaPlayer[];

beforeAll(async () => {
  const loaded = await findGame('buddy-bluff')!.load();
  ({ game } = loaded);
  sitters = await Promise.all(
    PLAN.players.map((text) => seat(loaded, readSpelling(text), () => false)),
  );
});

interface Place {
  readonly game?: Game;
  readonly plan?: ArenaPlan;
  readonly sitters?: readonly ArenaPlayer[];
  readonly stopped?: () => boolean;
}

function tableOf(place: Place = {}): ReturnType<typeof arenaTable> {
  return arenaTable({
    loaded: { game: place.game ?? game },
    options: game.rules.defaults,
    plan: PLAN,
    sitters,
    stopped: () => false,
    decided: () => {},
    ...place,
  });
}

test('each chance outcome has random numbers of its own, the same in every seating', async () => {
  const drawn: number[] = [];
  const starters: number[] = [];
  const watched: Game = {
    ...game,
    setup(state, deal) {
      starters.push(deal.starter);
      game.setup(state, deal);
    },
    draw(state, random, into) {
      drawn.push(random.below(2 ** 32));
      return game.draw(state, random, into);
    },
  };
  const play = tableOf({ game: watched });
  for (const block of [0, 1]) await play(block);
  // Two blocks of four games, each with a deal at the beginning of its three rounds.
  expect(drawn).toHaveLength(2 * 4 * 3);
  expect(new Set(drawn).size).toBe(2 * 3);
  for (const block of [0, 1]) {
    const games = [0, 1, 2, 3].map((index) => drawn.slice(12 * block + 3 * index).slice(0, 3));
    for (const outcomes of games) expect(outcomes).toEqual(games[0]);
    expect(new Set(starters.slice(4 * block, 4 * block + 4)).size).toBe(1);
  }
});

test('a block is the same whatever was played before it', async () => {
  const play = tableOf();
  await play(3);
  const [again, alone] = [await play(7), await tableOf()(7)];
  expect(again.scores).toEqual(alone.scores);
  expect(again.block).toBe(7);
});

test('a stop ends a block in the middle', async () => {
  let decisions = 0;
  const play = tableOf({ stopped: () => ++decisions > 20 });
  await expect(play(0)).rejects.toBeInstanceOf(Stopped);
  expect(decisions).toBe(21);
});

test('a player of ours that answers with no legal move is named with the place', async () => {
  const loaded = await findGame('buddy-bluff')!.load();
  const silly = { think: () => ({ step: () => true, answer: () => ({ move: -7 }) }) };
  const contenders = new Map([['silly', { player: silly, steps: 1, milliseconds: 1 }]]);
  const sitter = await seat({ ...loaded, contenders }, readSpelling('silly'), () => false);
  const plan = { ...PLAN, players: ['silly', 'random'] };
  const play = tableOf({ plan, sitters: [sitter, sitters[1]!] });
  await expect(play(2)).rejects.toThrow(
    /^silly: deal 3, seating 1, decision \d+, seat 0: it answered -7, which is not listed$/,
  );
});
