/** What players that count take points for, checked against the score sheet. */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { lead, knowledge, mulle, type State } from '../src/index.ts';
import { actionOf, CAPTURE, CAPTURE_NTH, kindOf } from '../src/codes.ts';
import { standing } from '../src/knowledge/horizon.ts';
import { CardWorth } from '../src/knowledge/worth.ts';
import { addCard, addCards } from '../src/hand.ts';
import { act, pilesOfMove } from '../src/play.ts';
import { isSelected, newSelection } from '../src/gathering.ts';
import { PILES, STRIDE, TABLE } from '../src/state.ts';
import { optionsOf, randomOptions } from './subject.ts';

const PLAIN = 0.25;

function at(line: string, rules = 'synced'): State {
  const state = mulle.create(optionsOf(rules), 2);
  expect(mulle.readPosition(state, line)).toBeUndefined();
  return state;
}

/** The worth of a capture to a player that counts, from its cards alone. */
function worthOf(state: State, move: number): number {
  const worth = new CardWorth(PLAIN);
  worth.prepare(state.options);
  const piles = newSelection();
  pilesOfMove(state, move, piles);
  const pot = new Int32Array(4);
  for (let i = 0; i < state.at[PILES]!; i++) {
    if (isSelected(piles, i)) addCards(pot, 0, state.at, TABLE + i * STRIDE + 1);
  }
  addCard(pot, 0, kindOf(move));
  return worth.sum(pot[0]!, pot[1]!, pot[2]!, pot[3]!);
}

test('a capture is worth what it adds to the points, whatever the rules', () => {
  const random = new Sfc32(11);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const moves = new Int32Array(mulle.maxChoices);
  let compared = 0;
  let pairs = 0;
  for (let game = 0; game < 40; game++) {
    // Pairs on the table that count as tabbar are not captured cards.
    const state = mulle.create({ ...randomOptions(random), tablePairTabbe: false }, 2);
    while (mulle.turn(state) !== OVER) {
      if (mulle.turn(state) === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        continue;
      }
      const seat = mulle.turn(state);
      const count = mulle.moves(state, moves);
      const move = moves[random.below(count)]!;
      if (actionOf(move) === CAPTURE || actionOf(move) === CAPTURE_NTH) {
        const next = mulle.create(state.options, 2);
        mulle.copy(state, next);
        act(next, seat, move);
        const [before, after] = [mulle.view(state, seat), mulle.view(next, seat)];
        const cards = after.captured[seat]!.length - before.captured[seat]!.length;
        const tabbe = after.tabbe[seat]! - before.tabbe[seat]!;
        const gained = standing(next, seat) - standing(state, seat) - tabbe + PLAIN * cards;
        expect(worthOf(state, move), mulle.formatPosition(state)).toBeCloseTo(gained, 9);
        compared++;
        if (after.mulles[seat]!.length > before.mulles[seat]!.length) pairs++;
      }
      mulle.play(state, move);
    }
  }
  expect(compared).toBeGreaterThan(200);
  expect(pairs).toBeGreaterThan(20);
});

test.each([
  // Intake of 3 and a mulle of 5; against a tabbe and two points.
  ['synced', 2 * 4 + 5 - 1 - 2 * 2],
  ['synced intakeInTotal=false', 4 + 5 - 1 - 2],
  ['synced mulleCardInIntake=false', 2 * 3 + 5 - 1 - 2 * 2],
  ['synced spadeAce=3', 2 * 5 + 5 - 1 - 2 * 2],
])('by %s seat 0 leads by %i in the middle of an omgang', (rules, expected) => {
  const line =
    'table: KL 9 ; Anna: KL 2 ; Bo: KL 3 ; captured Anna: SP 5, SP 5, SP A, KL 7 ; mulles Anna: SP 5 ; captured Bo: SP 2 ; tabbe Bo: 1';
  expect(lead(at(line, rules))).toBe(expected);
});

test('between two rounds the table counts for the starter: its points, and twins to come', () => {
  const values = new Float64Array(2);
  const value = (table: string, more = ''): number => {
    knowledge.evaluate!(at(`table: ${table} ; Anna: (empty) ; Bo: (empty)${more}`), values);
    expect(values[0]! + values[1]!).toBe(0);
    return values[0]!;
  };
  expect(value('(empty)')).toBe(0);
  // A point and a king's mulle; without the other king in the stock the point alone.
  expect(value('SP K')).toBeCloseTo(0.8 + 0.06 * 13, 9);
  expect(value('SP K', ' ; captured Bo: SP K ; captured Anna: SP 3')).toBeCloseTo(0.8, 9);
  expect(value('HJ K')).toBeCloseTo(0.06 * 13, 9);
  // A build is no single, and its cards count once each.
  expect(value('{SP K SP K KL 2}=13 lock Bo')).toBeCloseTo(1.6, 9);
  expect(value('SP K', ' ; starter: Bo')).toBeCloseTo(-0.8 - 0.06 * 13, 9);
});
