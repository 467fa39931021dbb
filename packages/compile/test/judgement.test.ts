/** The features of the position judgement, reimplemented naively: from what both players see, by names and places. */
import { CHANCE, OVER, Sfc32, type Seat } from '@pakli/core';
import { expect, test } from 'vitest';
import { CARD_NAMES, compile, type State, type View } from '../src/index.ts';
import { horizonOf } from '../src/knowledge/look-ahead.ts';
import { Features } from '../src/knowledge/features.ts';
import { PositionJudge } from '../src/knowledge/judge.ts';
import { standings } from '../src/knowledge/plain.ts';
import { weights } from '../src/knowledge/weights.ts';
import { BAN, TURN_NUMBER } from '../src/state.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

/** Positions from random games, at a player's action. */
function* actions(games: number, seed: number): Generator<State> {
  const random = new Sfc32(seed);
  const moves = new Int32Array(compile.maxChoices);
  const outcome = new Uint8Array(compile.maxOutcome);
  const state = compile.create(optionsOf('quick'), 2);
  for (let game = 0; game < games; game++) {
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      const count = compile.moves(state, moves);
      if (random.below(8) === 0 && compile.view(state, turn).pending?.kind === 'action')
        yield state;
      compile.play(state, moves[random.below(count)]!);
    }
  }
}

/** What a player sees of the own side. */
interface Side {
  readonly hand: readonly string[];
  readonly plates: readonly { readonly protocol: string; readonly compiled: boolean }[];
  readonly totals: readonly number[];
  readonly stacks: View['players'][number]['stacks'];
  readonly control: boolean;
  readonly banned: boolean;
}

function sideOf(state: State, seat: Seat): Side {
  const view = compile.view(state, seat);
  const own = view.players[seat === 0 ? 0 : 1];
  return {
    hand: own.hand ?? [],
    plates: own.protocols,
    totals: view.totals[seat] ?? [],
    stacks: own.stacks,
    control: view.control === seat,
    banned: (view.noCompileTurn[seat] ?? 0) > view.number,
  };
}

const printed = (card: string): number => Number(card.split('-')[1]);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const yes = (is: boolean): number => (is ? 1 : 0);
const compiles = (own: number, other: number): boolean => own >= 10 && own > other;

/** The best value that a hand could play face-up in a line. */
function reachOf({ hand }: Side, protocols: readonly string[]): number {
  const fits = hand.filter((card) => protocols.includes(card.split('-')[0] ?? ''));
  return Math.max(0, ...fits.map(printed));
}

function lineInputs(own: Side, other: Side, line: number): number[] {
  const protocols = [own, other].map(({ plates }) => plates[line]?.protocol ?? '');
  const totals = [own, other].map((side) => side.totals[line] ?? 0);
  const reach = [own, other].map((side) => reachOf(side, protocols));
  const [a = 0, b = 0] = totals;
  const [x = 0, y = 0] = reach;
  const stacks = [own, other].map((side) => side.stacks[line] ?? []);
  return [
    a / 10,
    b / 10,
    yes(a > b),
    yes(b > a),
    yes(compiles(a, b)),
    yes(compiles(b, a)),
    ...[own, other].map(({ plates }) => yes(plates[line]?.compiled === true)),
    x / 6,
    y / 6,
    yes(compiles(a + x, b)),
    yes(compiles(b + y, a)),
    ...stacks.map((cards) => cards.length / 4),
    ...stacks.map((cards) => cards.filter(({ faceUp }) => !faceUp).length / 3),
  ];
}

function restInputs(own: Side, other: Side): number[] {
  const both = [own, other];
  const compiled = ({ plates }: Side): number => plates.filter((plate) => plate.compiled).length;
  return [
    ...both.map(({ hand }) => hand.length / 5),
    ...both.map(({ control }) => yes(control)),
    ...both.flatMap((side) => [yes(compiled(side) === 1), yes(compiled(side) === 2)]),
    ...both.map(({ banned }) => yes(banned)),
    ...both.map(({ hand }) => yes(hand.length === 0)),
  ];
}

/** The cards of a side that count: open and uncovered, open and covered, in hand. */
function cardInputs({ hand, stacks }: Side): number[] {
  const open = stacks.flatMap((stack) =>
    stack.flatMap(({ card, faceUp }, i) =>
      faceUp ? [(i === stack.length - 1 ? 0 : 180) + CARD_NAMES.indexOf(card ?? '')] : [],
    ),
  );
  return [...open, ...hand.map((card) => 360 + CARD_NAMES.indexOf(card))].sort((a, b) => a - b);
}

test('the inputs of the judgement are what both players see', () => {
  const features = new Features();
  let checked = 0;
  let banned = 0;
  for (const state of actions(60, 1)) {
    for (const mover of [0, 1]) {
      // Bans for a later turn are rare at an action.
      if (checked % 10 < 2) state.now[BAN + (checked % 2)] = state.now[TURN_NUMBER]! + 1;
      const [own, other] = [sideOf(state, mover), sideOf(state, 1 - mover)];
      features.read(state, mover);
      const lines = [0, 1, 2].flatMap((line) => lineInputs(own, other, line));
      expect([...features.lines]).toEqual(lines);
      expect([...features.rest]).toEqual(restInputs(own, other));
      const cards = [...features.cards.subarray(0, features.count)];
      expect(cards.slice(0, features.own).sort((a, b) => a - b)).toEqual(cardInputs(own));
      expect(cards.slice(features.own).sort((a, b) => a - b)).toEqual(cardInputs(other));
      banned += yes(own.banned);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(300);
  expect(banned).toBeGreaterThan(20);
});

/** The net as a formula: sixteen features of each line, summed. */
function chanceOf(state: State, mover: Seat, from: Float64Array): number {
  const [own, other] = [sideOf(state, mover), sideOf(state, 1 - mover)];
  const rest = restInputs(own, other);
  let at = 0;
  const take = (count: number): Float64Array => from.subarray(at, (at += count));
  const ofLine = Array.from({ length: 16 }, () => take(16));
  const ofRest = Array.from({ length: 12 }, () => take(16));
  const bias = take(16);
  const worth = take(16);
  const direct = take(12);
  const ofCards = take(3 * 180);
  const found = [0, 1, 2].map((line) => {
    const inputs = lineInputs(own, other, line);
    return sum(
      Array.from(bias, (start, h) => {
        const seen =
          start +
          sum(inputs.map((input, i) => input * (ofLine[i]?.[h] ?? 0))) +
          sum(rest.map((input, i) => input * (ofRest[i]?.[h] ?? 0)));
        return Math.max(0, seen) * (worth[h] ?? 0);
      }),
    );
  });
  const cards = (side: Side): number => sum(cardInputs(side).map((card) => ofCards[card] ?? 0));
  const straight = sum(rest.map((input, i) => input * (direct[i] ?? 0)));
  const [middle = 0] = take(1);
  expect(at).toBe(from.length);
  return 1 / (1 + Math.exp(-(middle + straight + cards(own) - cards(other) + sum(found))));
}

test('the judgement is the formula of its weights', () => {
  const random = new Sfc32(3);
  const others = Float64Array.from(weights, () => random.below(2001) / 1000 - 1);
  for (const numbers of [weights, others]) {
    const judge = new PositionJudge(numbers);
    for (const state of actions(8, 2)) {
      for (const mover of [0, 1]) {
        expect(judge.chance(state, mover)).toBeCloseTo(chanceOf(state, mover, numbers), 9);
      }
    }
  }
  CARD_NAMES.forEach((_, def) => {
    expect(new PositionJudge(others).held(def)).toBe(others[others.length - 1 - 180 + def]);
  });
});

test('playouts end at the first action after so many turns, judged from the side of who acts', () => {
  const into = new Float64Array(2);
  const judge = new PositionJudge(weights);
  for (const state of actions(5, 4)) {
    const { number, turn } = compile.view(state, 0);
    const known = horizonOf(number, 2, judge, turn);
    expect([known.stage?.(state), horizonOf(number - 2, 2, judge, turn).stage?.(state)]).toEqual([
      0, 1,
    ]);
    expect(horizonOf(number - 1, 2, judge, turn).stage?.(state)).toBe(0);
    expect(horizonOf(number - 3, 2, judge, turn).stage?.(state)).toBe(1);
    known.evaluate?.(state, into);
    expect(into[turn]).toBe(judge.chance(state, turn));
    expect(into[1 - turn]).toBeCloseTo(1 - judge.chance(state, turn), 12);
    horizonOf(number, 2, judge, 1 - turn).evaluate?.(state, into);
    expect(into[1 - turn]).toBe(1 - judge.chance(state, turn));
  }
  // In the middle of a text there is no judgement, however late it is.
  const { state } = new Played(
    'plates: Fire Life Water | Death Metal Light ; turn: P0 9 ; P0 hand: Life-1 Fire-3 ; P1 L0: Death-3 ; P1 L1: Metal-3 ; P1 hand: Death-1',
  ).play('Life-1@L1:up');
  expect(compile.view(state, 0).pending?.kind).toBe('card');
  expect(horizonOf(1, 2, judge, 0).stage?.(state)).toBe(0);
});

test('standings count plates, lines and hands', () => {
  const into = new Float64Array(2);
  for (const state of actions(10, 5)) {
    const sides = [sideOf(state, 0), sideOf(state, 1)];
    const [a = 0, b = 0] = sides.map((side, seat) => {
      const lines = side.totals.map((total, line) => {
        if (side.plates[line]?.compiled === true) return 14 + Math.min(total, 10) / 5;
        const leads = total > (sides[1 - seat]?.totals[line] ?? 0);
        return Math.min(total, 12) * (leads ? 1 : 0.6);
      });
      return 0.8 * side.hand.length + lines.reduce((x, y) => x + y, 0);
    });
    standings(state, into);
    expect(into[0]).toBeCloseTo(1 / (1 + Math.exp((b - a) / 12)), 9);
    expect(into[1]).toBeCloseTo(1 - into[0]!, 12);
  }
  const { state } = new Played(
    'plates: Fire Life Water | Death Metal Light ; turn: P0 9 ; P0 hand: Fire-3 ; P1 hand: Death-1',
  ).play('resign');
  standings(state, into);
  expect([...into]).toEqual([0, 1]);
});
