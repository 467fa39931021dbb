/** Compile's levels: puzzles with known answers, and the limits of each level. */
import { askPlayer, Sfc32, type Answer, type GameTypes, type StateOf } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/index.ts';

const STEPS = 6;
const { game, contenders } = await findGame('compile')!.load();

function at(position: string): StateOf<GameTypes> {
  const state = game.create(game.rules.defaults, 2);
  expect(game.readPosition(state, position)).toBeUndefined();
  return state;
}

function think(state: StateOf<GameTypes>, level: string, numbers: number): Answer {
  const { player } = contenders.get(level)!;
  return askPlayer(player, game.view(state, game.turn(state)), new Sfc32(numbers), STEPS);
}

function choice(position: string, level: string, numbers: number): string {
  const state = at(position);
  return game.formatTruth(state, think(state, level, numbers).move);
}

/** The other player compiles his last plate next turn; only Water-5 face-up totals more than his eleven there. */
const STOP =
  'plates: Fire Life Water | Death* Metal* Light ; turn: P0 9 ; P0 L2: Water-4 ~Fire-0 ~Fire-1 ; P1 L2: Light-5 Light-4 ~Light-1 ; P0 hand: Water-1 Fire-5 Life-5 Fire-4 Water-5 ; P1 hand: Death-2 Death-3';

/** A rearrangement brings the last uncompiled plate to the line that is compiled. */
const WIN =
  'plates: Fire* Life* Water | Death Metal Light ; control: P0 ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 hand: Fire-1 ; P1 deck: Death-3 ; P1 hand: Death-1 Death-2';

/** Texts that copy each other: every world uses up all the work that a level may do in one. */
const COPIES =
  'plates: Speed* Love Mirror | Psychic Fear* Peace* ; turn: P0 40 ; P0 L0: ~Speed-1 ; P0 L1: ~Speed-3 ; P0 hand: Love-2 Love-4 Mirror-1 Mirror-2 Mirror-3 ; P0 deck: Speed-2 Love-5 Mirror-4 Love-3 Speed-4 Love-6 Mirror-5 ; P1 L1: ~Psychic-2 ; P1 L2: Peace-1 ; P1 hand: Psychic-4 Fear-2 Fear-5 Peace-2 Peace-3 ; P1 deck: Fear-4 Peace-4 Peace-6 Psychic-3';

describe.each(LEVELS)('%s', (level) => {
  test('wins where it can, and stops a win where only one move does', () => {
    for (const numbers of [1, 2, 3]) {
      expect(choice(WIN, level, numbers)).toBe('P0');
      expect(choice(STOP, level, numbers)).toBe('Water-5@L2:up');
    }
  });

  test('has an estimate for every legal move, and reasons that are written as such', () => {
    const state = at(STOP);
    const { estimates = [] } = think(state, level, 1);
    expect(estimates.map(({ move }) => move)).toEqual(game.view(state, 0).moves);
    for (const { value, weight, reason } of estimates) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(weight).toBeGreaterThan(0);
      expect(reason ?? 'none').toMatch(/^[a-z-]+(:[\d,]+)?$/);
    }
    // Moves that do not stop the win lose in every world.
    const alive = estimates.filter(({ value }) => value > 0);
    expect(alive.map(({ move }) => game.formatTruth(state, move))).toEqual(['Water-5@L2:up']);
  });

  test.each([STOP, COPIES])('answers the same however its steps are cut: %#', (position) => {
    const view = game.view(at(position), 0);
    const { player } = contenders.get(level)!;
    const thinking = player.think(view, new Sfc32(5));
    for (let i = 0; i < 2; i++) thinking.step(1);
    expect(thinking.answer()).toEqual(askPlayer(player, view, new Sfc32(5), 2));
  });
});
