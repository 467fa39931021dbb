/** The knowledge of the players that look ahead: reasons, protocols, and the judgement of positions. */
import { CHANCE, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, PROTOCOL_NAMES, PROTOCOLS } from '../src/index.ts';
import { answerDraft } from '../src/knowledge/draft-choice.ts';
import { PositionJudge, WEIGHTS } from '../src/knowledge/judge.ts';
import { powerOf, protocolPower } from '../src/knowledge/power.ts';
import { STRENGTHS } from '../src/knowledge/protocols.ts';
import { reason } from '../src/knowledge/reason.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { weights } from '../src/knowledge/weights.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

const QUIET =
  'plates: Fire Life Water | Death Metal Light ; turn: P0 5 ; P0 L0: Fire-5 ; P1 L1: Metal-3 ; P0 deck: Life-5 Life-4 ; P0 hand: Fire-4 Water-5 Life-3 Water-3 ; P1 hand: Death-2 Death-3';
const NINE = QUIET.replace('Fire-5 ;', 'Fire-5 Fire-3 ;');

const BASE = 'plates: Fire Life Water | Death Metal Light ; turn: P0 5';
const TWO = `${BASE} ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 L1: Life-5 Life-4 ~Life-3 ; P0 hand: Fire-1 ; P1 hand: Death-1`;
const LAST =
  'plates: Fire* Life* Water | Death Metal Light ; control: P0 ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 hand: Fire-1 ; P1 deck: Death-3 ; P1 hand: Death-1 Death-2';
const STOP = `${BASE.replace('Death Metal', 'Death* Metal*')} ; P0 L2: Water-4 ~Fire-0 ~Fire-1 ; P1 L2: Light-5 Light-4 ~Light-1 ; P0 hand: Water-5 Fire-4 ; P1 hand: Death-2 Death-3`;

test.each<[position: string, moves: readonly string[], text: string, key: string]>([
  [QUIET, [], 'Water-5@L2:down', 'control'],
  [QUIET, [], 'Water-5@L0:down', 'face-down'],
  [QUIET, [], 'refresh', 'refresh'],
  [QUIET, [], 'Fire-4@L0:up', 'points'],
  [NINE, [], 'Water-5@L0:down', 'ready'],
  [NINE.replace('Life Water |', 'Life* Water* |'), [], 'Water-5@L0:down', 'ready-to-win'],
  [TWO, [], 'L1', 'compiles'],
  [LAST, [], 'none', 'declines'],
  [LAST, [], 'P0', 'rearranges'],
  [LAST, ['P0'], 'perm:2,1,0', 'wins'],
  [LAST, ['P0'], 'perm:1,0,2', 'rearranges'],
  [STOP, [], 'Water-5@L2:up', 'stops'],
  [STOP, [], 'Fire-4@L2:down', 'face-down'],
  [
    `${BASE} ; P1 L1: Metal-5 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Fear-2 Fire-3 ; P1 hand: Death-1`,
    [],
    'Fear-2@L2:up',
    'weakens',
  ],
  [
    `${BASE} ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Plague-0 Fire-3 ; P1 hand: Death-1 ; P1 L1: Metal-5 ; P1 L2: Light-5`,
    [],
    'Plague-0@L1:up',
    'empties',
  ],
  [
    `${BASE} ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Speed-1 Fire-3 ; P0 deck: Life-1 Life-2 Life-3 ; P1 hand: Death-1 Death-2 ; P1 L1: Metal-5 ; P1 L2: Light-5`,
    [],
    'Speed-1@L1:up',
    'draws',
  ],
  [
    `${BASE} ; P0 L2: Spirit-1 ; P0 hand: Spirit-2 Fire-3 ; P1 hand: Death-1 Death-2`,
    ['Spirit-2@L0:up'],
    'no',
    'declines',
  ],
  [
    `${BASE} ; P0 L2: Spirit-1 ; P0 hand: Time-4 Fire-1 Fire-2 Fire-3 ; P1 hand: Death-1 Death-2`,
    ['Time-4@L2:up'],
    'Fire-1',
    'spares',
  ],
  [
    `${BASE} ; P1 L2: ~Death-5 ; P1 L1: ~Death-4 ; P0 hand: Life-1 Fire-3 ; P1 hand: Death-1 Death-2`,
    ['Life-1@L1:up'],
    'P1.L2.0',
    'unread',
  ],
  [
    `${BASE} ; P0 L0: Spirit-1 ; P0 hand: Luck-0 Fire-3 ; P0 deck: Life-1 Life-2 Life-3 ; P1 hand: Death-1`,
    ['Luck-0@L1:up'],
    '6',
    'draws',
  ],
])('reason %#', (position, moves, text, key) => {
  const { state } = new Played(position).play(...moves);
  const move = compile.read(state, 0, text);
  // reasons.test.ts checks its facts.
  expect(typeof move === 'number' ? reason(state, move)?.split(':')[0] : move).toBe(key);
});

test('the weights are all there, and the judgement knows who is ahead', () => {
  expect(weights.length).toBe(WEIGHTS);
  const judge = new PositionJudge(weights);
  const chance = (position: string): number => judge.chance(new Played(position).state, 0);
  const quiet = chance(QUIET);
  expect(chance(QUIET.replace('Fire Life', 'Fire Life*'))).toBeGreaterThan(quiet);
  expect(chance(QUIET.replace('Death Metal', 'Death* Metal'))).toBeLessThan(quiet);
  expect(chance(QUIET.replace('Metal-3 ;', 'Metal-3 Metal-5 Metal-2 ;'))).toBeLessThan(quiet);
  expect(chance(NINE)).toBeGreaterThan(quiet);
});

test('a whole chain is looked through: flipping and shifting a card stops a win', () => {
  // P1 compiles the last plate in line 0 next turn: 14, still 11 with Metal-5 flipped, 9 with it shifted, too.
  const game = new Played(
    'plates: Darkness* Life* Water | Death Metal* Light* ; turn: P0 9 ; P0 L2: Water-5 ; P1 L0: Death-5 Death-4 Metal-5 ; P0 hand: Water-4 Darkness-1 Life-5 ; P1 hand: Death-2 Death-3 ; P1 deck: Light-1 Light-2',
  );
  const effort = { positions: 16, chain: 30, plays: 1000 };
  const turns = new Turns(game.state.options, new PositionJudge(weights), effort);
  const texts: string[] = [];
  while (game.turn === 0) {
    texts.push(compile.formatTruth(game.state, turns.choose(game.state, new Sfc32(1))));
    game.play(texts.at(-1)!);
  }
  expect(texts.slice(0, 2)).toEqual(['Darkness-1@L0:up', 'yes']);
  expect(game.over).toBe(false);
});

/** The value of each protocol's texts from its lowest card to its highest: 0 for a text that only costs its owner, 5 at most. */
const POWERS = `
  Darkness 3.2 2 2.2 1.6 0.8 0
  Death 2.25 2.99 2.25 2.5 2.5 0
  Fire 5 1.7 1 1.95 0.8 0
  Gravity 1.44 2.4 2 0.8 0 0
  Life 0.27 2.4 2 2.08 0.72 0
  Light 2.8 1.04 2.9 0.72 0.1 0
  Metal 2.2 3.6 1.5 3.05 0 0
  Plague 2.7 2.24 0.4 1.2 3.64 0
  Psychic 2.9 0.85 1.9 2 1.69 0
  Speed 1.6 2.64 1 1.19 0.8 0
  Spirit 3.8 1.95 1.2 1.04 0.7 0
  Water 0.7 1.44 2.3 1.62 0.2 0
  Apathy 1 1.2 0.85 1.2 1.2 0
  Hate 2.5 4.2 1 1.04 3.25 0
  Love 3.27 0.9 0 1.3 0 0
  Chaos 1.34 1.4 0.8 1 1.04 0
  Clarity 1 3.74 2.6 1 0.3 0
  Corruption 3.56 2.8 1.56 1.2 0 0
  Courage 3.686 2.5 1.736 1.04 0 0
  Fear 2.7 1.6 1.8 0.8 1.2 0
  Ice 2.36 0.8 0.936 1.5 0 0
  Luck 4.2 2.8 1.6 2.35 2.5 0
  Mirror 1 2.6 0.7 2.4 1.04 0
  Peace 0.136 2.4 1.5 1.04 0 0
  Smoke 1.44 2 1 1.6 0.8 0
  Time 1.7 1.2 2.35 1.7 0.8 0
  War 3.64 0.91 2.76 2.88 1.2 0
  Assimilation 2.5 0.7 2.08 0.2 0 2.08
  Diversity 3.88 2.4 1 1.2 0 0
  Unity 2.64 5 1.6 1.08 2.106 0
`;

test('what the text of each card is worth', () => {
  const lines = PROTOCOLS.map(({ name, cards }, protocol) => {
    const powers = cards.map((_, k) => Number(powerOf(6 * protocol + k).toFixed(3)));
    expect(protocolPower(protocol)).toBeCloseTo(
      powers.reduce((a, b) => a + b, 0),
      2,
    );
    return `  ${name} ${powers.join(' ')}`;
  });
  expect(lines.join('\n')).toBe(POWERS.slice(1, -1));
});

test('texts that copy each other are looked through only as far as the effort goes', () => {
  // Mirror-1 copies a middle that plays another card, which copies again: chains of dozens of choices.
  const position =
    'plates: Speed* Love Mirror | Psychic Fear* Peace* ; turn: P0 40 ; P0 L0: ~Speed-1 ; P0 L1: ~Speed-3 ; P0 hand: Love-2 Love-4 Mirror-1 Mirror-2 Mirror-3 ; P0 deck: Speed-2 Love-5 Mirror-4 Love-3 Speed-4 Love-6 Mirror-5 ; P1 L1: ~Psychic-2 ; P1 L2: Peace-1 ; P1 hand: Psychic-4 Fear-2 Fear-5 Peace-2 Peace-3 ; P1 deck: Fear-4 Peace-4 Peace-6 Psychic-3';
  /** Moves played to answer every question that each action leads to. */
  const played = (plays: number): number => {
    const { state, options } = new Played(position);
    const effort = { positions: 16, chain: 30, plays };
    const turns = new Turns(state.options, new PositionJudge(weights), effort);
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

test('with a temperature a protocol is picked the rarer, the weaker it is', () => {
  const state = compile.create(optionsOf('main1 draft=ban'), 2);
  compile.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  const view = compile.view(state, 0);
  const random = new Sfc32(7);
  const times = 4000;
  const counts = new Map<number, number>();
  for (let i = 0; i < times; i++) {
    const { move, estimates = [] } = answerDraft(view, random, 0.1, STRENGTHS).answer();
    counts.set(move, (counts.get(move) ?? 0) + 1);
    // Only for the strongest is it certain that it won the most.
    const best = Math.max(...estimates.map(({ value }) => value));
    const expected = estimates.map(({ value }) => (value === best ? 'ban' : undefined));
    expect(estimates.map(({ reason }) => reason)).toEqual(expected);
    // The values only rank protocols, so none may be shown as a chance to win.
    expect(estimates.every(({ untried }) => untried)).toBe(true);
  }
  // A protocol in hundredths of log odds is a chance to win; a tenth less of that is e times rarer.
  const chances = view.moves.map((move) => {
    const protocol = PROTOCOL_NAMES.indexOf(compile.formatTruth(state, move));
    return 1 / (1 + Math.exp(-STRENGTHS[protocol]! / 100));
  });
  const odds = chances.map((chance) => Math.exp(chance / 0.1));
  const sum = odds.reduce((a, b) => a + b, 0);
  view.moves.forEach((move, i) => {
    const expected = (times * odds[i]!) / sum;
    expect(Math.abs((counts.get(move) ?? 0) - expected)).toBeLessThan(4 * Math.sqrt(expected) + 1);
  });
  const { estimates = [] } = answerDraft(view, random, 0, STRENGTHS).answer();
  expect(estimates.map(({ value }) => value.toFixed(6))).toEqual(
    chances.map((chance) => chance.toFixed(6)),
  );
});

test('the strongest protocols that are left are picked; with a temperature others, too', () => {
  const state = compile.create(optionsOf(''), 2);
  compile.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  const pick = (temperature: number, numbers: number): number =>
    answerDraft(
      compile.view(state, compile.turn(state)),
      new Sfc32(numbers),
      temperature,
      STRENGTHS,
    ).answer().move;
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
