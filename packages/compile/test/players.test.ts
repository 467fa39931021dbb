/** Rule 13: the numbers of the seed's heuristics, and their effect. */
import { askPlayer, CHANCE, OVER, Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
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
  return compile.formatTruth(game.state, askPlayer(players.seed, view, new Sfc32(1), 1).move);
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

describe('a simple judgement of lines and cards', () => {
  const hands = 'P1 hand: Death-1 Death-4 ; P0 deck: Speed-1 Speed-2 Speed-3 Speed-4 Speed-5';
  test.each<[string, string, readonly string[], string]>([
    [
      'ten and a lead under an uncompiled plate comes first',
      `plates: Fire* Life Water | Death Metal Light ; turn: P0 5 ; P0 L0: Fire-4 Fire-2 ; P0 L1: Life-4 ~Water-3 ; P0 hand: Fire-5 Life-5 ; ${hands}`,
      [],
      'Life-5@L1:up',
    ],
    [
      'a line that the other is about to compile is held up',
      `${PLATES} ; P0 L2: Water-5 Water-4 ; P1 L2: Light-5 Light-4 ~Light-3 ; P0 hand: Fire-4 Water-3 ; ${hands}`,
      [],
      'Water-3@L2:up',
    ],
    [
      'a tie is enough for that',
      `${PLATES} ; P0 L2: Water-5 ~Fire-1 ~Fire-2 ; P1 L2: Light-5 Light-4 ~Light-3 ; P0 hand: Spirit-4 Spirit-3 ; ${hands}`,
      [],
      'Spirit-4@L2:down',
    ],
    [
      'one card left that fits nowhere: refresh',
      `${PLATES} ; P0 hand: Spirit-2 ; ${hands}`,
      [],
      'refresh',
    ],
    [
      'two cards left, one of them good: play',
      `${PLATES} ; P0 hand: Fire-2 Life-5 ; ${hands}`,
      [],
      'Life-5@L1:up',
    ],
    [
      'four cards left: play',
      `${PLATES} ; P0 hand: Fire-4 Fire-2 Life-5 Water-5 ; ${hands}`,
      [],
      'Life-5@L1:up',
    ],
    [
      'the card that is worth least is discarded',
      `${PLATES} ; P0 hand: Fire-5 Fire-0 Life-5 Water-4 Life-0 ; ${hands}`,
      ['Fire-5@L0:up'],
      'Life-0',
    ],
    [
      'of several cards those worth least, and no more than are asked for',
      `${PLATES} ; P0 L2: Spirit-1 ; P0 hand: Time-4 Fire-0 Life-0 Fire-5 Water-5 ; ${hands}`,
      ['Time-4@L2:up'],
      'Life-0',
    ],
    [
      'the highest card of the other is deleted, no own one',
      `${PLATES} ; P0 L1: Spirit-1 ~Life-5 ; P0 hand: Hate-0 Fire-4 ; P1 L0: Death-3 ; P1 L1: Metal-5 ; ${hands}`,
      ['Hate-0@L2:up'],
      'Metal-5',
    ],
    [
      'of two lines the one that is new is compiled',
      `plates: Fire* Life Water | Death Metal Light ; turn: P0 5 ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 L1: Life-5 Life-4 ~Life-3 ; P1 L0: Death-5 ; P0 hand: Fire-1 ; ${hands}`,
      [],
      'L1',
    ],
    [
      'and of two new ones that where the other has most',
      `${PLATES} ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 L1: Life-5 Life-4 ~Life-3 ; P1 L0: Death-5 ; P0 hand: Fire-1 ; ${hands}`,
      [],
      'L0',
    ],
  ])('%s', (_name, position, moves, wanted) => {
    expect(choice(position, ...moves)).toBe(wanted);
  });

  test('a line is emptied where the other has more in it', () => {
    const position = `${PLATES} ; P0 L0: Spirit-1 ~Life-0 ; P0 L1: ~Fire-1 ~Fire-2 ; P1 L1: ~Metal-1 ; P1 L0: ~Death-1 ~Death-4 ; P0 hand: Death-2 Fire-4 ; P1 hand: Death-3 Metal-3`;
    expect(new Played(position).play('Death-2@L2:up').asked).toBe('P0 line');
    expect(choice(position, 'Death-2@L2:up')).toBe('L0');
  });

  test('the strongest texts are drafted', () => {
    const state = compile.create(optionsOf('main1'), 2);
    compile.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    const { move } = players.seed.think(compile.view(state, 0), new Sfc32(1)).answer();
    expect(compile.formatTruth(state, move)).toBe('Death');
  });
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
      compile.play(state, askPlayer(player, compile.view(state, turn), random, 1).move);
    }
    wins += compile.scores(state)[seat]!;
  }
  expect(wins).toBeGreaterThanOrEqual(16);
});
