/** How the expert weighs worlds: by what was played, and by what they can tell. */
import { ask, Sfc32, type Answer } from '@pakli/core';
import { expect, test } from 'vitest';
import { openCards, players, ulti, type State } from '../src/index.ts';
import { count, parseCard, suitCards } from '../src/cards.ts';
import { safety } from '../src/knowledge/expert/caution.ts';
import { Choice } from '../src/knowledge/expert/choice.ts';
import { solving } from '../src/knowledge/expert/player.ts';
import { promise } from '../src/knowledge/expert/promise.ts';
import { restrictedChoice } from '../src/knowledge/expert/restricted.ts';
import { tellsOfUlti } from '../src/knowledge/expert/telling.ts';
import { worldsOf } from '../src/knowledge/expert/worlds.ts';
import { optionsOf } from './subject.ts';

const BARE = { temperature: 0, nodes: 100_000, bidder: players.rules };
const PAST = 'points: 50 40 ; tricks: 4 3 ; aces: 1 ; marriages: - - -';

function ending(hands: readonly string[], more: string): State {
  const state = ulti.create(optionsOf('seed'), 3);
  const dealt = hands.map((hand, seat) => `hand ${seat}: ${hand}`).join(' ; ');
  const text = `contract: U ; trump: A ; soloist: 0 ; ${dealt} ; talon: H7 H8 ; ${PAST} ; ${more}`;
  expect(ulti.readPosition(state, text)).toBeUndefined();
  return state;
}

test('a card played from two says half of what a forced one says', () => {
  const hands = ['A7 L7 B7', 'L9 LK H9', 'L8 B8 B9'];
  // Seat 1 could beat the seven with either card, seat 2 had one leaf.
  const state = ending(hands, 'leader: 0 ; play L7 ; play LK ; play L8');
  expect(restrictedChoice(state, 0)).toBe(1 / 2);
  expect(restrictedChoice(state, 1)).toBe(1);
  expect(restrictedChoice(state, 2)).toBe(1 / 2);
  // The lead of the next trick adds nothing.
  ulti.play(state, parseCard('H9') ?? 0);
  expect(restrictedChoice(state, 0)).toBe(1 / 2);
});

test('worlds tell most where the soloist has a trump more than either defender', () => {
  const [behind, even, ahead, far] = [
    ['A7 L7 B7', 'A8 A9 H9', 'L8 B8 B9'],
    ['A7 AA B7', 'A8 A9 H9', 'L8 B8 B9'],
    ['A7 AA B7', 'A8 L9 H9', 'L8 B8 B9'],
    ['A7 AA AK', 'L9 LO H9', 'L8 B8 B9'],
  ].map((hands) => tellsOfUlti(ending(hands, 'leader: 1')));
  expect(ahead).toBeGreaterThan(even ?? 0);
  expect(even).toBeGreaterThan(behind ?? 0);
  expect(ahead).toBeGreaterThan(far ?? 0);
});

/** How safe the first defender's lead is. */
function safe(hands: readonly string[], card: string): number {
  const state = ending(hands, 'leader: 1');
  const open = openCards(state);
  if (open === undefined) throw new Error('no card is to be played');
  return safety({ ...open, weight: 1 }, parseCard(card) ?? 0, state.options, new Sfc32(1));
}

test('a lead that leaves the next one hard to find is worth less', () => {
  // The ace wins; then the leaf makes the soloist trump with his king, and the trump does not.
  expect(safe(['A7 AK LU', 'A8 L9 LA', 'B8 B9 H9'], 'LA')).toBe(0.75);
  // With two trumps either will do.
  expect(safe(['A7 AK LU', 'A8 AO LA', 'B8 B9 H9'], 'LA')).toBe(1);
});

test('a world counts as much as it weighs', () => {
  const choice = new Choice([0, 1], new Sfc32(1), 0);
  choice.add((move) => (move === 0 ? 1 : 0), 1);
  choice.add((move) => (move === 0 ? 0 : 1), 3);
  expect([choice.mean(0), choice.mean(1)]).toEqual([0.25, 0.75]);
});

test('what was expected counts beside worlds that tell moves apart, and not without', () => {
  const choice = new Choice([0, 1], new Sfc32(1), 0);
  choice.expect((move) => (move === 0 ? 1 : 0));
  choice.add(() => 5);
  expect([choice.mean(0), choice.mean(1)]).toEqual([5, 5]);
  choice.add((move) => (move === 0 ? 4.5 : 5));
  expect([choice.mean(0), choice.mean(1)]).toEqual([5, 4.75]);
});

test('with the same steps and random numbers the same card', () => {
  const state = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
  const player = solving({ ...BARE, worlds: 16 });
  const answer = () => ask(player, ulti.view(state, 1), new Sfc32(5), 16);
  expect(answer()).toEqual(answer());
});

test('a soloist to whom all cards look alike plays as the rules of thumb say', () => {
  // Two defenders hold longer trumps: the seven is lost whatever is led.
  const state = ending(['A7 BK B7', 'A8 AO AK', 'A9 AU AA'], 'leader: 0');
  const player = solving({ ...BARE, worlds: 8 });
  const usual = ask(players.rules, ulti.view(state, 0), new Sfc32(1), 1).move;
  for (let seed = 0; seed < 10; seed++) {
    const { move, estimates = [] } = ask(player, ulti.view(state, 0), new Sfc32(seed), 8);
    expect(new Set(estimates.map(({ value }) => value)).size).toBe(1);
    expect(move).toBe(usual);
  }
});

test('a player of few worlds draws few', () => {
  const state = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
  const drawn = (worlds: number): number => {
    const inner = new Sfc32(1);
    let numbers = 0;
    const random = { below: (n: number) => (numbers++, inner.below(n)) };
    ask(solving({ ...BARE, worlds }), ulti.view(state, 1), random, 1);
    return numbers;
  };
  expect(drawn(2)).toBeLessThan(drawn(64) / 8);
});

test('a world that is too hard is left out', () => {
  const state = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
  const tried = (nodes: number): Answer =>
    ask(solving({ ...BARE, worlds: 4, nodes }), ulti.view(state, 1), new Sfc32(1), 4);
  expect(tried(1).estimates?.map(({ weight }) => weight)).toEqual([0, 0, 0]);
  expect(tried(1000).estimates?.map(({ weight }) => weight)).toEqual([4, 4, 4]);
});

test('among few worlds of the soloist trumps split as among all', () => {
  const state = ulti.create(optionsOf('seed'), 3);
  const hands = [
    'A7 A9 AO AA L7 L8 L9 B8 B9 H9',
    'A8 AU LK HX B7 BU BO H8 HU HO',
    'AK AX LU LO LX LA BK BX BA HK',
  ].map((hand, seat) => `hand ${seat}: ${hand}`);
  const start = `contract: U ; trump: A ; soloist: 0 ; ${hands.join(' ; ')} ; talon: HA H7`;
  expect(ulti.readPosition(state, start)).toBeUndefined();
  // Four trumps among twenty cards: 4 over 2 times 16 over 8 of 20 over 10 ways give two to each.
  const chance = (6 * 12_870) / 184_756;
  let squares = 0;
  for (let seed = 0; seed < 20; seed++) {
    const worlds = worldsOf(ulti.view(state, 0), new Sfc32(seed), 128);
    let even = 0;
    for (let i = 0; i < 32; i++) {
      if (count((worlds.next().position.hands[1] ?? 0) & suitCards(3)) === 2) even++;
    }
    squares += (even - 32 * chance) ** 2;
  }
  // Worlds drawn one by one would vary by the whole of this.
  expect(squares / 20).toBeLessThan((32 * chance * (1 - chance)) / 3);
});

/** What the soloist's lead promises. */
function worth(hands: readonly string[], card: string): number {
  return promise(ending(hands, 'leader: 0'), parseCard(card) ?? 0);
}

test('a soloist leads trumps while the others have many, and then a long suit', () => {
  const many = ['A7 AA L7', 'A8 A9 LO', 'AU AO AK'];
  expect(worth(many, 'AA')).toBeGreaterThan(worth(many, 'L7'));
  const few = ['A7 AA LA', 'A8 B9 LO', 'B8 H9 HK'];
  expect(worth(few, 'LA')).toBeGreaterThan(worth(few, 'AA'));
});
