/** Rule 13: the numbers of the seed's heuristics, and what they are good for. */
import { ask, CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, players } from '../src/index.ts';
import { compiledLoss, flipScore, ownSwap } from '../src/knowledge/numbers.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

test('numbers of swaps and flips', () => {
  expect(ownSwap(9, 4)).toEqual({ distance: 1, closeness: 9, considered: true });
  expect(ownSwap(7, 3).considered).toBe(false);
  expect(compiledLoss(8, 2)).toBe(6);
  expect([0, 1, 2, 6].map((value) => flipScore(value, 0))).toEqual([-200, -100, 0, 400]);
});

/** The name of the move that the seed player chooses. */
function choice(position: string, ...moves: string[]): string {
  const game = new Played(position).play(...moves);
  const view = compile.view(game.state, game.turn);
  return compile.formatTruth(game.state, ask(players.seed, view, new Sfc32(1), 1).move);
}

const PLATES = 'plates: Fire Life Water | Death Metal Light ; turn: P0 5';

test('a high card of the opponent is flipped, never a 0 or 1', () => {
  const field = 'P1 L0: Death-0 ; P1 L1: Metal-5 ; P1 L2: ~Light-1 ; P1 hand: Death-2 Death-3';
  expect(choice(`${PLATES} ; ${field} ; P0 hand: Life-1 Fire-3`, 'Life-1@L1:up')).toBe('Metal-5');
});

test('an optional flip is declined where no target is worth it', () => {
  const field = 'P1 L0: Death-0 ; P1 hand: Death-2 Death-3 ; P0 L2: Spirit-1 ~Fire-0';
  expect(choice(`${PLATES} ; ${field} ; P0 hand: Spirit-2 Fire-3`, 'Spirit-2@L0:up')).toBe('no');
});

test('with control, an uncompiled plate is brought to the line that is compiled', () => {
  const position =
    'plates: Fire* Life* Water | Death Metal Light ; control: P0 ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 hand: Fire-1 ; P1 deck: Death-3 ; P1 hand: Death-1 Death-2';
  expect(choice(position)).toBe('P0');
  const won = new Played(position).play('P0', 'perm:2,1,0');
  expect(compile.view(won.state, 0).winner).toBe(0);
  expect(choice(position, 'P0')).toMatch(/^perm:2,/);
});

test('the seed player beats random play', () => {
  const random = new Sfc32(2);
  const outcome = new Uint8Array(compile.maxOutcome);
  let wins = 0;
  for (let game = 0; game < 20; game++) {
    const state = compile.create(optionsOf('quick'), 2);
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    const seat = (game >> 1) & 1;
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      const player = turn === seat ? players.seed : players.random;
      compile.play(state, ask(player, compile.view(state, turn), random, 1).move);
    }
    wins += compile.scores(state)[seat]!;
  }
  expect(wins).toBeGreaterThanOrEqual(16);
});
