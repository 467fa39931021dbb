/** The judging net: its file, agreement with the trainer, and how often it is right. */
import { readFileSync } from 'node:fs';
import { askPlayer, CHANCE, fork, OVER, Sfc32 } from '@pakli/core';
import { netFaults, type NetSubject } from '@pakli/core/testing';
import { search } from '@pakli/ai';
import { expect, test } from 'vitest';
import { compile, learn, levels, type State } from '../src/index.ts';
import { ASK_ACTION } from '../src/engine/offers.ts';
import { ROWS, TABLE } from '../src/knowledge/net-input.ts';
import { firstJudge, judgement, LearnedJudge } from '../src/knowledge/net-judge.ts';
import { seedMove } from '../src/knowledge/seed.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { goldenPositions } from '../scripts/golden-positions.ts';
import { ASK } from '../src/state.ts';
import { optionsOf } from './subject.ts';

test('the net is what its file says, and answers in 1,000 positions as the trainer does', () => {
  const golden = readFileSync(new URL('nets/value.json', import.meta.url), 'utf8');
  const subject: NetSubject = {
    bytes: readFileSync(new URL('../nets/value.net', import.meta.url)),
    table: { rows: ROWS, checksum: TABLE },
    shape: { parts: 3, width: 64, middle: 32 },
    mostBytes: 450_000,
    made: { game: 'compile', generation: 4, games: 100_000 },
    golden: JSON.parse(golden) as NetSubject['golden'],
    positions: goldenPositions(),
  };
  expect(subject.positions).toHaveLength(1000);
  expect(netFaults(subject)).toEqual([]);
});

test('the net comes when it is asked for, and judges from then on', async () => {
  expect(judgement()).toBe(firstJudge);
  expect(await learn()).toBeUndefined();
  const judge = judgement();
  expect(judge).toBeInstanceOf(LearnedJudge);
  expect(await learn()).toBeUndefined();
  expect(judgement()).toBe(judge);
});

/** Games by quick players who judge by the net; every action is reported. */
function selfPlay(games: number, seed: number, asked: (state: State, game: number) => void) {
  const random = new Sfc32(seed);
  const options = optionsOf('quick');
  const state = compile.create(options, 2);
  const outcome = new Uint8Array(compile.maxOutcome);
  const payoff = new Float64Array(2);
  const turns = new Turns(options, judgement(), { positions: 2, chain: 30, plays: 1000 });
  const won: number[] = [];
  for (let game = 0; game < games; game++) {
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      if (state.now[ASK] === ASK_ACTION) asked(state, game);
      turns.renew();
      compile.play(state, turns.choose(state, random));
    }
    compile.payoff(state, payoff);
    won.push(payoff[0]!);
  }
  return won;
}

test('of positions valued at 70 %, 70 % are won', async () => {
  await learn();
  const told: { readonly game: number; readonly chance: number }[] = [];
  const won = selfPlay(45, 77, (state, game) => {
    told.push({ game, chance: judgement().chanceOf(state, 0) });
  });
  // Tenths of the chance, each with the share won; positions of a game are correlated, so the count is of games.
  for (let tenth = 0; tenth < 5; tenth++) {
    const some = told.filter(({ chance }) => Math.min(4, Math.floor(5 * chance)) === tenth);
    const games = new Set(some.map(({ game }) => game)).size;
    const mean = some.reduce((sum, { chance }) => sum + chance, 0) / some.length;
    const share = some.reduce((sum, { game }) => sum + won[game]!, 0) / some.length;
    expect(games).toBeGreaterThan(20);
    const error = Math.sqrt((mean * (1 - mean)) / games);
    expect(Math.abs(share - mean), `told ${mean}, won ${share}`).toBeLessThan(3 * error + 0.03);
  }
});

test('the net’s input, and so a level’s answer, is the same in twin worlds', async () => {
  await learn();
  const { strong, expert } = levels(search);
  const random = new Sfc32(9);
  const state = compile.create(optionsOf('quick'), 2);
  const outcome = new Uint8Array(compile.maxOutcome);
  let pairs = 0;
  for (let game = 0; game < 2; game++) {
    compile.setup(state, { number: 0, starter: game, carry: [0, 0] });
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      if (random.below(3) === 0) {
        const twin = fork(compile, state);
        compile.redeal(twin, turn, random);
        expect(judgement().chanceOf(twin, turn)).toBe(judgement().chanceOf(state, turn));
        for (const { player } of [strong, expert]) {
          const answers = [state, twin].map((one) =>
            askPlayer(player, compile.view(one, turn), new Sfc32(pairs), 1),
          );
          expect(answers[1]).toEqual(answers[0]);
        }
        pairs++;
      }
      compile.play(state, seedMove(state));
    }
  }
  expect(pairs).toBeGreaterThan(20);
});
