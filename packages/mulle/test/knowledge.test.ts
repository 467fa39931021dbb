import { Belief, CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { counterMove, knowledge, mulle, scoutMove, seedMove, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';
import { versus } from './versus.ts';

function at(line: string): State {
  const state = mulle.create(optionsOf('synced'), 2);
  expect(mulle.readPosition(state, line)).toBeUndefined();
  return state;
}

/** Without its facts, which reasons.test.ts checks. */
function reasonOf(line: string, text: string): string | undefined {
  const state = at(line);
  const move = mulle.read(state, mulle.turn(state), text);
  if (typeof move !== 'number') throw new Error(JSON.stringify(move));
  return knowledge.reason?.(state, move)?.split(':')[0];
}

test('a reason names what matters most about a move', () => {
  const line =
    'table: KL 9 | SP 4 | HJ 5 ; Anna: KL 9, HJ 9, SP 9, RU K, RU K, HJ K, KL 5, KL 8, KL Q';
  expect(reasonOf(line, 'capture KL 9 x 1')).toBe('capture-mulle');
  expect(reasonOf(line, 'capture HJ 9 x 1,2,3')).toBe('capture-tabbe');
  expect(reasonOf(line, 'capture KL 5 x 3')).toBe('capture');
  expect(reasonOf('table: KL 9 | SP 4 ; Anna: SP 9, KL 2', 'capture SP 9 x 1')).toBe(
    'capture-points',
  );
  expect(reasonOf('table: KL 9 | SP 4 ; Anna: KL 4, KL 2', 'capture KL 4 x 2')).toBe(
    'capture-points',
  );
  expect(reasonOf(line, 'discard RU K')).toBe('discard-for-mulle');
  expect(reasonOf(line, 'discard HJ K')).toBe('discard');
  expect(reasonOf(`${line} ; Bo: HJ K`, 'discard HJ K')).toBe('discard');
  expect(reasonOf(`${line} ; captured Bo: HJ K`, 'discard HJ K')).toBe('discard-safe');
  // Whoever takes both of them together still has a mulle.
  expect(reasonOf('table: HJ K | SP 4 ; Anna: HJ K, KL 2', 'discard HJ K')).toBe('discard');
  expect(reasonOf(line, 'build KL 8 on 2 = 12')).toBe('build');
  expect(reasonOf(line, 'trotta HJ 9 + 1,2,3')).toBe('trotta');
  const own = 'table: {KL 7 KL 2}=9 open Anna ; Anna: KL 9, HJ 9';
  expect(reasonOf(own, 'feed KL 9 to 1')).toBe('feed');
});

test('a search looks to the end of the round, and counts the table for its starter', () => {
  const state = mulle.create(optionsOf('synced'), 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const values = new Float64Array(2);
  const random = new Sfc32(3);
  const stages: number[] = [];
  mulle.setup(state, { number: 0, starter: 1, carry: [0, 0] });
  for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
    const stage = knowledge.stage!(state);
    if (stages.at(-1) !== stage) stages.push(stage);
    if (turn !== CHANCE) mulle.play(state, scoutMove(state));
    else {
      knowledge.evaluate!(state, values);
      expect(values[0]! + values[1]!).toBe(0);
      mulle.deal(state, outcome, mulle.draw(state, random, outcome));
    }
  }
  expect(new Set(stages).size).toBe(12);
  expect(stages.length).toBe(12);
  const line = 'table: SP A ; Anna: (empty) ; Bo: (empty)';
  for (const starter of [0, 1]) {
    const over = at(`${line} ; starter: ${starter === 0 ? 'Anna' : 'Bo'}`);
    knowledge.evaluate!(over, values);
    expect(values[starter]).toBeGreaterThan(0);
  }
});

test('the scout beats seed, and holds its own against the counter', () => {
  const options = mulle.rules.defaults;
  expect(versus(options, scoutMove, seedMove, 400).share).toBeGreaterThan(0.7);
  expect(versus(options, scoutMove, counterMove, 60).share).toBeGreaterThan(0.4);
});

test('the scout plays the same in all worlds of its seat', () => {
  const state = mulle.create(optionsOf('synced'), 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  for (let deal = 0; deal < 10; deal++) {
    const random = new Sfc32(deal);
    mulle.setup(state, { number: 0, starter: deal % 2, carry: [0, 0] });
    for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
      if (turn === CHANCE) mulle.deal(state, outcome, mulle.draw(state, random, outcome));
      else {
        const belief = new Belief(mulle, mulle.view(state, turn));
        belief.sample(random);
        const move = scoutMove(state);
        expect(scoutMove(belief.world)).toBe(move);
        mulle.play(state, move);
      }
    }
  }
});
