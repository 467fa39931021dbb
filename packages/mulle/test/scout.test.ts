/** The scout's values of moves, computed by hand from its weights. */
import { expect, test } from 'vitest';
import { mulle, type State } from '../src/index.ts';
import { weighAll } from '../src/knowledge/scout.ts';
import { PROVEN } from '../src/state.ts';
import { lastRound } from './endings.ts';

function valueOf(state: State, text: string): number {
  const moves = new Int32Array(mulle.maxChoices);
  const values = new Float64Array(moves.length);
  const count = mulle.moves(state, moves);
  weighAll(state, moves, count, values);
  const move = mulle.read(state, mulle.turn(state), text);
  return values[moves.subarray(0, count).indexOf(Number(move))] ?? NaN;
}

// A plain card is worth 0.41, an intake point two.
const PLAIN = 0.41;

test('a discard: food for its twin, for a card of its value, and one more beside others', () => {
  const sure = lastRound('table: RU 9 ; Anna: KL K, HJ 2 ; Bo: KL K');
  const shown = -0.91 * (13 + 2 * PLAIN) - 0.69 * PLAIN;
  expect(valueOf(sure, 'discard KL K')).toBeCloseTo(shown - 0.09, 9);
  expect(valueOf(sure, 'discard HJ 2')).toBeCloseTo(-0.09, 9);
  // The twin is one of four unseen cards, two of which the other holds.
  const likely = lastRound('table: (empty) ; Anna: KL K, HJ 2 ; Bo: KL K, SP 4', ['RU 3', 'SP 4']);
  expect(valueOf(likely, 'discard KL K')).toBeCloseTo(shown / 2, 9);
  const four = lastRound('table: (empty) ; Anna: HJ 4, HJ 2 ; Bo: KL K, SP 4', ['RU 3', 'SP 4']);
  expect(valueOf(four, 'discard HJ 4')).toBeCloseTo(-0.69 * (5 / 6) * PLAIN, 9);
  four.at[PROVEN + 1] = 1 << 4;
  expect(valueOf(four, 'discard HJ 4')).toBeCloseTo(-0.69 * PLAIN, 9);
});

test('a capture: its cards less what the card could do elsewhere, and a tabbe', () => {
  const plain = 2 * PLAIN - 0.53 * PLAIN;
  const beside = lastRound('table: RU 9 | KL K ; Anna: HJ 9 ; Bo: (empty)');
  expect(valueOf(beside, 'capture HJ 9 x 1')).toBeCloseTo(plain, 9);
  const alone = lastRound('table: RU 9 ; Anna: HJ 9 ; Bo: (empty)');
  expect(valueOf(alone, 'capture HJ 9 x 1')).toBeCloseTo(plain + 2.58, 9);
  const mulle = lastRound('table: SP 9 | KL K ; Anna: SP 9 ; Bo: (empty)');
  const spade = 2 + PLAIN;
  expect(valueOf(mulle, 'capture SP 9 x 1')).toBeCloseTo(2 * spade + 9 - 0.53 * spade, 9);
});

test('a capture of a single whose twin the other holds, or oneself', () => {
  const plain = 2 * PLAIN - 0.53 * PLAIN;
  const theirs = lastRound('table: RU 9 | KL K ; Anna: HJ 9 ; Bo: RU 9');
  expect(valueOf(theirs, 'capture HJ 9 x 1')).toBeCloseTo(plain + 0.84 * 9, 9);
  const own = lastRound('table: RU 9 | KL K ; Anna: HJ 9, RU 9 ; Bo: HJ 3');
  expect(valueOf(own, 'capture HJ 9 x 1')).toBeCloseTo(plain - 0.4 * 9, 9);
});

test('a capture of a build: the other loses it, an own one could have waited', () => {
  const plain = 3 * PLAIN - 0.53 * PLAIN;
  const theirs = lastRound('table: {KL 5 HJ 4}=9 open Bo | KL K ; Anna: HJ 9 ; Bo: HJ 3');
  expect(valueOf(theirs, 'capture HJ 9 x 1')).toBeCloseTo(plain + 2 * 0.92, 9);
  const own = lastRound('table: {KL 5 HJ 4}=9 open Anna | KL K ; Anna: HJ 9 ; Bo: HJ 3');
  expect(valueOf(own, 'capture HJ 9 x 1')).toBeCloseTo(plain - 2 * 0.95, 9);
});

test('a build: what is in it, by who has a taker', () => {
  const pot = 2 + 2 * PLAIN;
  const free = lastRound('table: SP 7 ; Anna: KL 5, SP Q ; Bo: HJ 3');
  expect(valueOf(free, 'build KL 5 on 1 = 12')).toBeCloseTo(1.96 + 0.51 * pot, 9);
  const taken = lastRound('table: SP 7 ; Anna: KL 5, SP Q ; Bo: HJ Q');
  expect(valueOf(taken, 'build KL 5 on 1 = 12')).toBeCloseTo(1.96 + (0.51 - 1.49) * pot, 9);
  // Equal piles join.
  const equal = lastRound('table: SP 7 | HJ Q ; Anna: KL 5, SP Q ; Bo: HJ 3');
  expect(valueOf(equal, 'build KL 5 on 1 = 12')).toBeCloseTo(1.96 + 0.51 * (pot + PLAIN), 9);
});

test('a trotta and a feed, with a taker in hand and without', () => {
  const pot = 2 * PLAIN;
  const bare = lastRound('table: KL 4 ; Anna: HJ 4, SP K ; Bo: HJ 3');
  expect(valueOf(bare, 'trotta HJ 4 + 1')).toBeCloseTo(-0.57, 9);
  const backed = lastRound('table: KL 4 ; Anna: HJ 4, RU 4 ; Bo: HJ 3');
  expect(valueOf(backed, 'trotta HJ 4 + 1')).toBeCloseTo(-0.57 + 0.51 * pot, 9);
  const fed = lastRound('table: {KL 2 RU 2}=4 open Anna ; Anna: HJ 4, RU 4 ; Bo: KL 4');
  expect(valueOf(fed, 'feed HJ 4 to 1')).toBeCloseTo((0.51 - 1.49) * 3 * PLAIN, 9);
});
