/** The expert's choice of a card from worlds. */
import { askPlayer, Sfc32, type Answer } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { players, ulti } from '../../src/index.ts';
import { openCards } from '../../src/solver.ts';
import { parseCard } from '../../src/cards.ts';
import { safety } from '../../src/knowledge/expert/safety.ts';
import { MoveComparison } from '../../src/knowledge/expert/move-comparison.ts';
import { tieBreak } from '../../src/knowledge/expert/tie-breaks.ts';
import { payByParts, payWhole, stakeOf } from '../../src/knowledge/expert/payments.ts';
import { FIRST } from '../../src/knowledge/expert/assumptions.ts';
import { solvingPlayer } from '../../src/knowledge/expert/player.ts';
import { leadPrior } from '../../src/knowledge/expert/lead-prior.ts';
import { logRestrictedChoice } from '../../src/knowledge/expert/past-likelihood.ts';
import { informsOnUlti } from '../../src/knowledge/expert/informative-worlds.ts';
import { card, ending, stateOf } from '../positions.ts';

const BARE = { temperature: 0, nodes: 100_000, bidder: players.rules, assumptions: FIRST };
test('a card played from two says half of what a forced one says', () => {
  const hands = ['A7 L7 B7', 'L9 LK H9', 'L8 B8 B9'];
  // Seat 1 could beat the seven with either card, seat 2 had one leaf.
  const state = ending(hands, 'leader: 0 ; play L7 ; play LK ; play L8');
  expect(logRestrictedChoice(state, 0)).toBe(-Math.log(2));
  expect(logRestrictedChoice(state, 1)).toBe(0);
  expect(logRestrictedChoice(state, 2)).toBe(-Math.log(2));
  // The lead of the next trick adds nothing.
  ulti.play(state, parseCard('H9') ?? 0);
  expect(logRestrictedChoice(state, 0)).toBe(-Math.log(2));
});

test('worlds tell most where the soloist has a trump more than either defender', () => {
  const [behind, even, ahead, far] = [
    ['A7 L7 B7', 'A8 A9 H9', 'L8 B8 B9'],
    ['A7 AA B7', 'A8 A9 H9', 'L8 B8 B9'],
    ['A7 AA B7', 'A8 L9 H9', 'L8 B8 B9'],
    ['A7 AA AK', 'L9 LO H9', 'L8 B8 B9'],
  ].map((hands) => informsOnUlti(ending(hands, 'leader: 1')));
  expect(ahead).toBeGreaterThan(even ?? 0);
  expect(even).toBeGreaterThan(behind ?? 0);
  expect(ahead).toBeGreaterThan(far ?? 0);
});

/** How safe the first defender's lead is. */
function safe(hands: readonly string[], card: string): number {
  const state = ending(hands, 'leader: 1');
  const open = openCards(state);
  if (open === undefined) throw new Error('no card is to be played');
  return safety(
    { ...open, weight: 1 },
    parseCard(card) ?? 0,
    'ulti',
    0.5,
    state.options,
    new Sfc32(1),
  );
}

test('a lead that leaves the next one hard to find is worth less', () => {
  // The ace wins; then the leaf makes the soloist trump with his king, and the trump does not.
  expect(safe(['A7 AK LU', 'A8 L9 LA', 'B8 B9 H9'], 'LA')).toBe(0.75);
  // With two trumps either will do.
  expect(safe(['A7 AK LU', 'A8 AO LA', 'B8 B9 H9'], 'LA')).toBe(1);
});

test('a defender counts a stop for less that hangs on the next lead', () => {
  const leads = ending(['A7 AK LU', 'A8 L9 LA', 'B8 B9 H9'], 'leader: 1');
  const values = Array.from({ length: 20 }, (_, seed) => {
    const player = solvingPlayer({ ...BARE, worlds: 1 });
    return askPlayer(player, ulti.view(leads, 1), new Sfc32(seed), 1).estimates ?? [];
  }).flatMap((estimates) => estimates.map(({ value }) => value));
  // Half of what the soloist wins or loses: four and five from each defender.
  expect(Math.min(...values)).toBe(-4);
  expect(Math.max(...values)).toBe(5);
  expect(values.some((value) => value > 0 && value < 5)).toBe(true);
});

test('a world counts as much as it weighs', () => {
  const choice = new MoveComparison([0, 1], new Sfc32(1), 0);
  choice.add((move) => (move === 0 ? 1 : 0), 1);
  choice.add((move) => (move === 0 ? 0 : 1), 3);
  expect([choice.mean(0), choice.mean(1)]).toEqual([0.25, 0.75]);
});

test('the error of a mean, and of a difference between cards that share their worlds', () => {
  const choice = new MoveComparison([0, 1], new Sfc32(1), 0);
  choice.add((move) => 4 + move);
  expect(choice.error(0)).toBeUndefined();
  choice.add((move) => move);
  // 4 and 0: a standard deviation of the square root of 8, divided by that of 2.
  expect(choice.error(0)).toBeCloseTo(2, 9);
  expect(choice.error(1)).toBeCloseTo(2, 9);
  expect(choice.error(0, 1)).toBe(0);
});

test('what was expected counts beside worlds that tell moves apart, and not without', () => {
  const choice = new MoveComparison([0, 1], new Sfc32(1), 0);
  choice.expect((move) => (move === 0 ? 1 : 0));
  choice.add(() => 5);
  expect([choice.mean(0), choice.mean(1)]).toEqual([5, 5]);
  choice.add((move) => (move === 0 ? 4.5 : 5));
  expect([choice.mean(0), choice.mean(1)]).toEqual([5, 4.75]);
});

test('with the same steps and random numbers the same card', () => {
  const state = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
  const player = solvingPlayer({ ...BARE, worlds: 16 });
  const answer = () => askPlayer(player, ulti.view(state, 1), new Sfc32(5), 16);
  expect(answer()).toEqual(answer());
});

test('a soloist to whom all cards look alike plays as the rules of thumb say', () => {
  // Two defenders hold longer trumps: the seven is lost whatever is led.
  const state = ending(['A7 BK B7', 'A8 AO AK', 'A9 AU AA'], 'leader: 0');
  const player = solvingPlayer({ ...BARE, worlds: 8 });
  const usual = askPlayer(players.rules, ulti.view(state, 0), new Sfc32(1), 1).move;
  for (let seed = 0; seed < 10; seed++) {
    const { move, estimates = [] } = askPlayer(player, ulti.view(state, 0), new Sfc32(seed), 8);
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
    askPlayer(solvingPlayer({ ...BARE, worlds }), ulti.view(state, 1), random, 1);
    return numbers;
  };
  expect(drawn(2)).toBeLessThan(drawn(64) / 8);
});

test('a world that is too hard is left out', () => {
  const state = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
  const tried = (nodes: number): Answer =>
    askPlayer(solvingPlayer({ ...BARE, worlds: 4, nodes }), ulti.view(state, 1), new Sfc32(1), 4);
  expect(tried(1).estimates?.map(({ weight }) => weight)).toEqual([0, 0, 0]);
  expect(tried(1000).estimates?.map(({ weight }) => weight)).toEqual([4, 4, 4]);
});

/** The prospects of the soloist's lead. */
function worth(hands: readonly string[], card: string): number {
  return leadPrior(ending(hands, 'leader: 0'), parseCard(card) ?? 0);
}

test('a soloist leads trumps while the others have many, and then a long suit', () => {
  const many = ['A7 AA L7', 'A8 A9 LO', 'AU AO AK'];
  expect(worth(many, 'AA')).toBeGreaterThan(worth(many, 'L7'));
  const few = ['A7 AA LA', 'A8 B9 LO', 'B8 H9 HK'];
  expect(worth(few, 'LA')).toBeGreaterThan(worth(few, 'AA'));
});

test('a defender of a Betli leads what the soloist cannot stay under', () => {
  const past = 'points: 0 90 ; tricks: 0 8 ; marriages: - - -';
  const hands = 'hand 0: H8 LA ; hand 1: H7 A9 ; hand 2: B7 B9';
  const state = stateOf(
    `contract: BE ; soloist: 0 ; ${hands} ; talon: HX HU ; leader: 1 ; ${past}`,
  );
  const { move, estimates = [] } = askPlayer(
    solvingPlayer({ ...BARE, worlds: 16 }),
    ulti.view(state, 1),
    new Sfc32(1),
    16,
  );
  expect(ulti.formatTruth(state, move)).toBe('play H7');
  const [seven, nine] = ['H7', 'A9'].map(
    (name) => estimates.find((one) => one.move === card(name))?.value ?? 0,
  );
  // Each defender pays or gets five: he wants the soloist to lose.
  expect(seven).toBeGreaterThan(nine!);
  expect(Math.abs(seven!)).toBeLessThanOrEqual(5);
});

test('the soloist takes what it brings himself, from both', () => {
  const past = 'points: 0 90 ; tricks: 0 9 ; marriages: - - -';
  const hands = 'hand 0: H7 ; hand 1: H8 ; hand 2: B7';
  const state = stateOf(
    `contract: BE ; soloist: 0 ; ${hands} ; talon: HX HU ; leader: 1 ; ${past} ; play H8 ; play B7`,
  );
  expect(openCards(state)).toBeDefined();
  // A single card is played without thinking, so the world itself is evaluated.
  const into = new Float64Array(32);
  const world = { ...openCards(state)!, weight: 1 };
  expect(payWhole(world, state.options, 1000, into)).toBe(true);
  expect(into[card('H7')]).toBe(10);
  expect(payByParts(world, state.options, 1000, into, new Uint8Array(32 * 7))).toBe(true);
  expect(into[card('H7')]).toBe(10);
});

test('parts are paid with their kontra, and a lost ulti with its penalty', () => {
  const stakes = {
    values: { ulti: 4, passz: 1 },
    hearts: false,
    kontra: { ulti: [1, 2] },
    marriages: [[], []],
  } as const;
  const { options } = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
  expect(stakeOf('ulti', stakes, options)).toEqual({ won: 8 + 16, lost: -9 - 17 });
  expect(stakeOf('passz', stakes, options)).toEqual({ won: 2, lost: -2 });
});

describe('between cards that are worth the same', () => {
  test('a defender keeps trumps, leads a long suit and lets low cards go', () => {
    const lead = ending(['A7 AK B7', 'A8 L9 LO', 'B8 B9 H9'], 'leader: 1');
    const order = ['L9', 'LO', 'A8'].map((name) => tieBreak(lead, card(name)));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    const long = ending(['A7 AK B7', 'H9 LK LO', 'B8 B9 A8'], 'leader: 1');
    expect(tieBreak(long, card('LO'))).toBeGreaterThan(tieBreak(long, card('H9')));
    const follow = ending(['A7 AK B7', 'L9 LO A8', 'B8 B9 H9'], 'leader: 0 ; play B7');
    expect(tieBreak(follow, card('L9'))).toBeGreaterThan(tieBreak(follow, card('LO')));
    expect(tieBreak(follow, card('LO'))).toBeGreaterThan(tieBreak(follow, card('A8')));
  });

  test('habit decides, and the lot only where it does not', () => {
    const choice = new MoveComparison([3, 4, 5], new Sfc32(1), 0);
    choice.add((move) => (move === 5 ? 0 : 1));
    expect(choice.pick((move) => move)).toBe(1);
    expect(choice.pick((move) => -move)).toBe(0);
    const lots = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const equal = new MoveComparison([3, 4], new Sfc32(seed), 0);
        equal.add(() => 1);
        return equal.pick(() => 0);
      }),
    );
    expect(lots).toEqual(new Set([0, 1]));
  });
});

/** How often out of a hundred it makes the better of two moves. */
function warm(temperature: number): number {
  const places = Array.from({ length: 100 }, (_, seed) => {
    const choice = new MoveComparison([0, 1], new Sfc32(seed), temperature);
    choice.add((move) => (move === 0 ? 4 : 0));
    choice.add((move) => (move === 0 ? 0 : 1));
    return choice.pick(() => 0);
  });
  return places.filter((place) => place === 0).length;
}

test('a warm choice makes weaker moves now and then, but never one that is worse in every world', () => {
  const picked = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const choice = new MoveComparison([0, 1, 2], new Sfc32(seed), 4);
    choice.add((move) => [3, 2, 0][move] ?? 0);
    choice.add((move) => [1, 2, 0][move] ?? 0);
    picked.add(choice.pick(() => 0));
  }
  expect(picked).toEqual(new Set([0, 1]));
  expect(warm(0.5)).toBeGreaterThan(warm(10) + 10);
});
