/** What the players that look ahead know: reasons, protocols, and the judgement of positions. */
import { CHANCE, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, PROTOCOL_NAMES } from '../src/index.ts';
import { drafting } from '../src/knowledge/drafting.ts';
import { Judge, WEIGHTS } from '../src/knowledge/judge.ts';
import { STRENGTHS } from '../src/knowledge/protocols.ts';
import { reason } from '../src/knowledge/reason.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { weights } from '../src/knowledge/weights.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

const QUIET =
  'plates: Fire Life Water | Death Metal Light ; turn: P0 5 ; P0 L0: Fire-5 ; P1 L1: Metal-3 ; P0 deck: Life-5 Life-4 ; P0 hand: Fire-4 Water-5 Life-3 Water-3 ; P1 hand: Death-2 Death-3';
const NINE = QUIET.replace('Fire-5 ;', 'Fire-5 Fire-3 ;');

test.each([
  [QUIET, 'Water-5@L2:down', 'control'],
  [QUIET, 'Water-5@L0:down', 'face-down'],
  [QUIET, 'refresh', 'refresh'],
  [NINE, 'Water-5@L0:down', 'ready'],
  [NINE.replace('Life Water |', 'Life* Water* |'), 'Water-5@L0:down', 'ready-to-win'],
])('reason %#', (position, text, key) => {
  const { state } = new Played(position);
  const move = compile.read(state, 0, text);
  expect(typeof move === 'number' ? reason(state, move) : move).toBe(key);
});

test('the weights are all there, and the judgement knows who is ahead', () => {
  expect(weights.length).toBe(WEIGHTS);
  const judge = new Judge(weights);
  const chance = (position: string): number => judge.chance(new Played(position).state, 0);
  const quiet = chance(QUIET);
  expect(chance(QUIET.replace('Fire Life', 'Fire Life*'))).toBeGreaterThan(quiet);
  expect(chance(QUIET.replace('Death Metal', 'Death* Metal'))).toBeLessThan(quiet);
  expect(chance(QUIET.replace('Metal-3 ;', 'Metal-3 Metal-5 Metal-2 ;'))).toBeLessThan(quiet);
  expect(chance(NINE)).toBeGreaterThan(quiet);
});

test('a whole chain is looked through: flipping and shifting a card stops a win', () => {
  // P1 compiles his last plate in line 0 next turn: 14, still 11 with Metal-5 flipped, 9 with it shifted, too.
  const game = new Played(
    'plates: Darkness* Life* Water | Death Metal* Light* ; turn: P0 9 ; P0 L2: Water-5 ; P1 L0: Death-5 Death-4 Metal-5 ; P0 hand: Water-4 Darkness-1 Life-5 ; P1 hand: Death-2 Death-3 ; P1 deck: Light-1 Light-2',
  );
  const effort = { positions: 16, chain: 30, plays: 1000 };
  const turns = new Turns(game.state.options, new Judge(weights), effort);
  const texts: string[] = [];
  while (game.turn === 0) {
    texts.push(compile.formatTruth(game.state, turns.choose(game.state, new Sfc32(1))));
    game.play(texts.at(-1)!);
  }
  expect(texts.slice(0, 2)).toEqual(['Darkness-1@L0:up', 'yes']);
  expect(game.over).toBe(false);
});

test('texts that copy each other are looked through only as far as the effort goes', () => {
  // Mirror-1 copies a middle that plays another card, which copies again: chains of dozens of choices.
  const position =
    'plates: Speed* Love Mirror | Psychic Fear* Peace* ; turn: P0 40 ; P0 L0: ~Speed-1 ; P0 L1: ~Speed-3 ; P0 hand: Love-2 Love-4 Mirror-1 Mirror-2 Mirror-3 ; P0 deck: Speed-2 Love-5 Mirror-4 Love-3 Speed-4 Love-6 Mirror-5 ; P1 L1: ~Psychic-2 ; P1 L2: Peace-1 ; P1 hand: Psychic-4 Fear-2 Fear-5 Peace-2 Peace-3 ; P1 deck: Fear-4 Peace-4 Peace-6 Psychic-3';
  /** Moves played to answer all that every action leads to. */
  const played = (plays: number): number => {
    const { state, options } = new Played(position);
    const effort = { positions: 16, chain: 30, plays };
    const turns = new Turns(state.options, new Judge(weights), effort);
    for (const option of options) {
      const game = new Played(position).play(option);
      while (!game.over && !game.asked.endsWith(' action')) {
        game.play(compile.formatTruth(game.state, turns.choose(game.state, new Sfc32(1))));
      }
    }
    return turns.played;
  };
  expect([100, 1000, 5000].map(played)).toEqual([100, 1000, 5000]);
});

test('the strongest protocols that are left are picked; with a temperature others, too', () => {
  const state = compile.create(optionsOf(''), 2);
  compile.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  const pick = (temperature: number, numbers: number): number =>
    drafting(compile.view(state, compile.turn(state)), new Sfc32(numbers), temperature).answer()
      .move;
  const picks = new Set(Array.from({ length: 10 }, (_, numbers) => pick(0.1, numbers)));
  expect(picks.size).toBeGreaterThan(2);
  const first = PROTOCOL_NAMES.indexOf(compile.formatTruth(state, pick(0, 1)));
  expect(STRENGTHS[first]).toBe(Math.max(...STRENGTHS));
  while (compile.turn(state) !== CHANCE) compile.play(state, pick(0, 1));
  const sorted = STRENGTHS.toSorted((a, b) => b - a);
  expect(Array.from(state.plates, (plate) => STRENGTHS[plate]!).toSorted((a, b) => b - a)).toEqual(
    sorted.slice(0, 6),
  );
});
