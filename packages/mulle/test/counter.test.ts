/** The counter's values of moves, computed by hand: what is taken, what could be taken next, and by whom. */
import { Sfc32, type Estimate } from '@pakli/core';
import { expect, test } from 'vitest';
import { mulle, players, type State } from '../src/index.ts';
import { PROVEN } from '../src/state.ts';
import { lastRound } from './endings.ts';

/** The value of a move for the seat at turn. */
function valueOf(state: State, text: string): number {
  const seat = mulle.turn(state);
  const view = mulle.view(state, seat);
  const { estimates = [] } = players.counter.think(view, new Sfc32(1)).answer();
  const move = mulle.read(state, seat, text);
  return estimates.find((estimate: Estimate) => estimate.move === move)?.value ?? NaN;
}

// A plain card is worth 0.12, an intake point two; the capturing card counts half.

test('what a capture takes, and the rest of the table near the end', () => {
  const state = lastRound('table: SP 9 | KL K ; Anna: HJ 9 ; Bo: (empty)');
  // A point and two cards; then the king, as the last capturer's.
  expect(valueOf(state, 'capture HJ 9 x 1')).toBeCloseTo(2 + 2 * 0.12 + 0.12, 9);
  expect(valueOf(state, 'discard HJ 9')).toBeCloseTo(0, 9);
  const mulles = lastRound('table: SP 9 | KL K ; Anna: SP 9 ; Bo: (empty)');
  expect(valueOf(mulles, 'capture SP 9 x 1')).toBeCloseTo(9 + 2 * 2.12 + 0.12, 9);
});

test('with one card of a mulle outside the intake, only the other counts', () => {
  const line = 'table: SP 9 | KL K ; Anna: SP 9 ; Bo: (empty)';
  const state = lastRound(line, [], 'short mulleCardInIntake=false');
  expect(valueOf(state, 'capture SP 9 x 1')).toBeCloseTo(9 + 2.12 + 0.12 + 0.12, 9);
});

test('the rest belongs to the last capturer, the less the more cards are to come', () => {
  const line = 'table: SP K | SP 5 ; Anna: HJ 2, KL 4 ; Bo: (empty) ; last: Bo';
  // The own two as well: three cards on the table, two points among them, one card to come.
  expect(valueOf(lastRound(line), 'discard HJ 2')).toBeCloseTo(-(2 * 2 + 3 * 0.12) / 2, 9);
});

test('what the rest of the hand could take next, and after that', () => {
  const state = lastRound('table: RU 9 ; Anna: HJ 9, SP 9, KL 2 ; Bo: (empty)');
  const [spade, heart] = [0.12 + 2.12 / 2, 0.12 + 0.12 / 2];
  expect(valueOf(state, 'discard KL 2')).toBeCloseTo(0.55 * spade + 0.2 * heart, 9);
});

const TWIN = 0.12 + 13 + 0.12 / 2;

test('what the other is sure to answer', () => {
  const state = lastRound('table: RU 9 ; Anna: KL K, HJ 2 ; Bo: KL K');
  expect(valueOf(state, 'discard KL K')).toBeCloseTo(-0.9 * TWIN, 9);
  expect(valueOf(state, 'discard HJ 2')).toBeCloseTo(0, 9);
});

test('what the other is likely to answer: one card of four, and two of four, in a hand of two', () => {
  const unseen = ['RU 3', 'SP 4'];
  const king = lastRound('table: (empty) ; Anna: KL K, HJ 2 ; Bo: KL K, SP 4', unseen);
  // The twin alone on the table would be a tabbe as well.
  expect(valueOf(king, 'discard KL K')).toBeCloseTo((-0.9 * (TWIN + 1)) / 2, 9);
  const four = lastRound('table: (empty) ; Anna: HJ 4, HJ 2 ; Bo: KL K, SP 4', unseen);
  expect(valueOf(four, 'discard HJ 4')).toBeCloseTo(-0.9 * (5 / 6) * (0.12 + 1 + 2.12 / 2), 9);
});

test('a proven taker is there for certain', () => {
  const king = lastRound('table: (empty) ; Anna: KL K, HJ 2 ; Bo: KL K, SP 4', ['RU 3', 'SP 4']);
  king.at[PROVEN + 1] = 1 << 13;
  expect(valueOf(king, 'discard KL K')).toBeCloseTo(-0.9 * (TWIN + 1), 9);
});

test('the best answer first, the next best where the other lacks it', () => {
  const line = 'table: SP 10 ; Anna: KL K, HJ 3 ; Bo: KL K, KL 10';
  const state = lastRound(line, ['RU 4', 'RU 5']);
  const ten = 2.12 + 0.12 / 2;
  // A king in one of two worlds; otherwise a ten in one of two.
  expect(valueOf(state, 'discard KL K')).toBeCloseTo(-0.9 * (TWIN / 2 + ten / 4), 9);
});

test('special cards answer with their twin or the build of their value', () => {
  const state = lastRound('table: {KL 9 SP 6}=15 lock Anna ; Anna: HJ 3, HJ 2 ; Bo: SP 2');
  const build = 2 + 2 * 0.12 + 1;
  expect(valueOf(state, 'discard HJ 3')).toBeCloseTo(-0.9 * (build - 1 + (4 + 0.12) / 2), 9);
});
