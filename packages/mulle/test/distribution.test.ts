/** Law 4: worlds are sampled uniformly, checked by enumerating the unseen cards. */
import { isRefusal, Sfc32 } from '@pakli/core';
import { checkDistribution } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { HALF, parseKind } from '../src/cards.ts';
import { mulle, type State } from '../src/index.ts';
import { BARRED, CLASH, CLASHES } from '../src/state.ts';
import { handValue } from './model.ts';
import { optionsOf } from './subject.ts';

/** A position with few unseen cards: all others are captured. */
function position(rules: string, table: string, hands: string, unseen: readonly string[]): State {
  const names = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map(
      (rank) => `${suit} ${rank}`,
    ),
  );
  const gone = [...names, ...names];
  const lists = [table.match(/(KL|SP|HJ|RU) \w+/g)!, hands.match(/(KL|SP|HJ|RU) \w+/g)!, unseen];
  for (const card of lists.flat()) gone.splice(gone.indexOf(card), 1);
  const state = mulle.create(optionsOf(rules), 2);
  const refusal = mulle.readPosition(
    state,
    `table: ${table} ; ${hands} ; captured Anna: ${gone.join(', ')}`,
  );
  if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
  return state;
}

function play(state: State, text: string): void {
  const move = mulle.read(state, mulle.turn(state), text);
  if (isRefusal(move)) throw new Error(`${text}: ${move.refused}`);
  mulle.play(state, move);
}

const handOf = (state: State): string => mulle.view(state, 0).hand!.join();
const otherHandOf = (state: State): string => mulle.view(state, 1).hand!.join();

const SUITS = ['KL', 'SP', 'HJ', 'RU'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const order = (card: string): number =>
  SUITS.indexOf(card.slice(0, 2)) * 100 + RANKS.indexOf(card.slice(3));

/** In how many choices of `size` cards each hand comes up; copies are cards of their own. */
function hands(
  cards: readonly string[],
  size: number,
  fits: (hand: readonly string[]) => boolean,
): Record<string, number> {
  const found: Record<string, number> = {};
  const choose = (from: number, hand: readonly string[]): void => {
    if (hand.length === size) {
      if (!fits(hand)) return;
      const key = [...hand].sort((a, b) => order(a) - order(b)).join();
      found[key] = (found[key] ?? 0) + 1;
      return;
    }
    for (let i = from; i < cards.length; i++) choose(i + 1, [...hand, cards[i]!]);
  };
  choose(0, []);
  return found;
}

const SAMPLES = 15_000;

test('without proofs every hand is as likely as any other', () => {
  const stock = ['KL 9', 'SP 4', 'SP 4', 'HJ J', 'RU 3'];
  const state = position('synced', 'KL 7 | KL K', 'Bo: HJ 8 ; Anna: KL 5, KL 6', stock);
  const worlds = hands(['KL 5', 'KL 6', ...stock], 2, () => true);
  const expectation = { key: handOf, worlds, samples: SAMPLES, random: new Sfc32(1) };
  expect(checkDistribution(mulle, state, 1, expectation)).toEqual([]);
});

test('a proven taker is always held, and everything else stays uniform', () => {
  const stock = ['KL Q', 'RU Q', 'SP 4', 'SP 4', 'HJ J', 'RU 3'];
  const anna = 'Anna: SP 5, SP Q, KL 3 ; Bo: HJ 8, HJ 9, HJ 2';
  const state = position('synced', 'SP 7 | KL K', anna, stock);
  play(state, 'build SP 5 on 1 = 12');
  const worlds = hands(['SP Q', 'KL 3', ...stock], 2, (hand) =>
    hand.some((card) => handValue(card) === 12),
  );
  const expectation = { key: handOf, worlds, samples: SAMPLES, random: new Sfc32(2) };
  expect(checkDistribution(mulle, state, 1, expectation)).toEqual([]);
});

test('after a fallback discard no hand remains that would have had a move', () => {
  // Regler: the own build of 11 forbids discards; the hand had nothing to capture or build with.
  const stock = ['KL J', 'HJ 3', 'HJ 8', 'KL Q', 'SP Q', 'RU 9', 'RU 9', 'HJ 6'];
  const anna = 'Anna: SP 5, KL K, HJ Q ; Bo: HJ 7, HJ 9, HJ 2';
  const table = '{RU 4 HJ 7}=11 open Anna | KL 3';
  const state = position('regler', table, anna, stock);
  play(state, 'discard SP 5');
  // By hand: J takes the build, 3 the single, the 5 could have built to 8; a 9 beside a queen and a
  // 6 beside a nine could have been built on the 3.
  const worlds = hands(['KL K', 'HJ Q', ...stock], 2, (hand) => {
    const values = hand.map(handValue);
    if (values.some((value) => [11, 3, 8].includes(value))) return false;
    return !values.some((value) => values.includes(value + 3));
  });
  expect(Object.keys(worlds).length).toBeGreaterThan(8);
  const expectation = { key: handOf, worlds, samples: SAMPLES, random: new Sfc32(3) };
  expect(checkDistribution(mulle, state, 1, expectation)).toEqual([]);
});

test('two proven takers, one of them there as twins, and a third card', () => {
  const stock = ['KL Q', 'SP Q', 'HJ 9', 'HJ 9', 'SP 4', 'RU 3', 'KL 3'];
  const anna = 'Bo: SP 5, KL 2, SP Q, RU 9, KL J ; Anna: HJ 8, HJ 2, RU 8, KL 8, RU 4';
  const state = position('synced', 'SP 7 | KL 7 | KL K', anna, stock);
  play(state, 'build SP 5 on 1 = 12');
  play(state, 'discard HJ 8');
  play(state, 'build KL 2 on 1 = 9');
  const worlds = hands(['SP Q', 'RU 9', 'KL J', ...stock], 3, (hand) =>
    [12, 9].every((value) => hand.some((card) => handValue(card) === value)),
  );
  // Bo's hand, as Anna imagines it.
  const expectation = { key: otherHandOf, worlds, samples: 8000, random: new Sfc32(4) };
  expect(checkDistribution(mulle, state, 0, expectation)).toEqual([]);
});

test('where hardly any hand fits, those that do are as likely as one another', () => {
  const ranks = ['6', '7', '8', 'Q', 'K'];
  const stock = ranks.flatMap((rank) => [`HJ ${rank}`, `RU ${rank}`, `SP ${rank}`]);
  stock.push('HJ 3', 'SP 3', 'RU 9', 'HJ J', 'HJ J', 'RU J');
  const held = ['KL 3', 'RU 3', 'HJ 9', 'HJ 9', 'SP 9'];
  const state = position('regler', 'KL 7', `Anna: ${held.join(', ')} ; Bo: SP A`, stock);
  // As a fallback discard might have proven: no three of hearts, no value beside another,
  // but 3 beside 9 and both beside a single jack.
  state.at[BARRED + 1] = 1 << (parseKind('HJ 3')! - HALF);
  for (let t = 2; t < CLASHES; t++) state.at[CLASH + t] = 0x1fffc & ~(1 << t);
  const free = (1 << 3) | (1 << 9) | (1 << 11);
  for (const t of [3, 9, 11]) state.at[CLASH + t] = 0x1fffc & ~free;
  state.at[CLASH + 11] = state.at[CLASH + 11]! | (1 << 11);
  const worlds = hands([...held, ...stock], 5, (hand) => {
    const values = hand.map(handValue);
    const jacks = values.filter((value) => value === 11).length;
    if (hand.includes('HJ 3') || jacks > 1) return false;
    return values.every((value) => [3, 9, 11].includes(value));
  });
  // One hand in hundreds fits: rejection sampling would not do.
  expect(Object.keys(worlds).length).toBeGreaterThan(50);
  const expectation = { key: handOf, worlds, samples: 2000, random: new Sfc32(5) };
  expect(checkDistribution(mulle, state, 1, expectation)).toEqual([]);
});

test('every card is dealt to every place as often as any other', () => {
  const state = mulle.create(optionsOf('synced rounds=1 handSize=1 tableSize=2'), 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const random = new Sfc32(6);
  const deals = 20_800;
  const places = Array.from({ length: 4 }, () => new Float64Array(52));
  for (let i = 0; i < deals; i++) {
    expect(mulle.draw(state, random, outcome)).toBe(4);
    places.forEach((counts, place) => (counts[outcome[place]!]! += 1));
  }
  for (const counts of places) {
    const expected = deals / 52;
    const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 degrees of freedom: mean 51, deviation ten.
    expect(square).toBeLessThan(51 + 5 * 10.1);
  }
});
