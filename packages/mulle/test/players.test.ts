import { askPlayer, listMoves, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { counterMove, mulle, players, seedMove, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';
import { versus } from './versus.ts';

function at(line: string, rules = 'synced'): State {
  const state = mulle.create(optionsOf(rules), 2);
  expect(mulle.readPosition(state, line)).toBeUndefined();
  return state;
}

/** What a policy and its player both do. */
function choice(name: 'seed' | 'counter', line: string, rules?: string): string {
  const state = at(line, rules);
  const move = (name === 'seed' ? seedMove : counterMove)(state);
  const view = mulle.view(state, mulle.turn(state));
  expect(askPlayer(players[name], view, new Sfc32(1), 1).move).toBe(move);
  return mulle.formatTruth(state, move);
}

test('seed: most mulles, then most cards, then canonical order', () => {
  const many = 'table: KL 9 | SP 4 | HJ 3 | RU 2 | KL 2 ; Anna: KL 9, RU J';
  expect(choice('seed', many)).toBe('capture KL 9 x 1');
  const cards = 'table: SP 4 | HJ 3 | RU 2 | KL 5 ; Anna: HJ 5, RU 9';
  expect(choice('seed', cards)).toBe('capture HJ 5 x 2,3,4');
  expect(choice('seed', 'table: SP 4 | HJ 4 | KL 3 ; Anna: RU 7')).toBe('capture RU 7 x 1,3');
});

test('seed: builds before it drops, and drops before it makes a trotta', () => {
  expect(choice('seed', 'table: SP 7 ; Anna: KL 2, SP 5, SP Q')).toBe('build SP 5 on 1 = 12');
  expect(choice('seed', 'table: SP 10 ; Anna: RU 10')).toBe('discard RU 10');
  const own = 'table: {SP 5 HJ 3}=8 lock Anna | SP K ; Anna: RU J, SP A';
  expect(choice('seed', own)).toBe('discard SP A');
});

test('counter: takes a mulle, and does not offer one', () => {
  expect(choice('counter', 'table: KL K | SP 4 ; Anna: KL K, SP 4, HJ 2')).toBe('capture KL K x 1');
  // Bo has one card left, and all others are captured: it is the other king of clubs.
  const pack = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((r) => `${suit} ${r}`),
  );
  const gone = [...pack, ...pack];
  for (const card of ['KL K', 'KL K', 'HJ 2', 'RU 9']) gone.splice(gone.indexOf(card), 1);
  const line = `table: RU 9 ; Anna: KL K, HJ 2 ; Bo: KL K ; captured Bo: ${gone.join(', ')}`;
  expect(choice('counter', line)).toBe('discard HJ 2');
});

test('counter beats seed, seed beats random', () => {
  const random = new Sfc32(5);
  const randomMove = (state: State): number => {
    const moves = listMoves(mulle, state);
    return moves[random.below(moves.length)]!;
  };
  const options = mulle.rules.defaults;
  expect(versus(options, counterMove, seedMove, 200).share).toBeGreaterThan(0.65);
  expect(versus(options, seedMove, randomMove, 200).share).toBeGreaterThan(0.65);
});
