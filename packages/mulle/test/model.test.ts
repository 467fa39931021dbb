import { CHANCE, isRefusal, OVER, Sfc32, type Random } from '@pakli/core';
import { expect, test } from 'vitest';
import { mulle, type Options, type PileView, type State } from '../src/index.ts';
import { act } from '../src/play.ts';
import { legalMoves, playMove, type Pile, type Position } from './model.ts';
import { randomOptions } from './subject.ts';

const SUITS = ['KL', 'SP', 'HJ', 'RU'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit} ${rank}`));
const NAMES = ['Anna', 'Bo'];

function positionOf(state: State, seat: number): Position {
  const view = mulle.view(state, seat);
  return {
    options: state.options,
    seat,
    table: view.table.map(({ cards, value, build }) => ({
      cards: [...cards],
      value,
      ...(build === null ? {} : { build: { ...build } }),
    })),
    hand: [...(view.hand ?? [])],
    captured: [...(view.captured[seat] ?? [])],
    mulles: [...(view.mulles[seat] ?? [])],
    tabbe: view.tabbe[seat] ?? 0,
  };
}

function pileText({ cards, value, build }: Pile | PileView): string {
  const names = [...cards].sort().join(' ');
  return build ? `{${names}}=${value} ${build.locked} ${build.owner}` : names;
}

function summary(position: Position): unknown {
  return {
    // The order of piles matters for later moves and is compared as well.
    table: position.table.map(pileText),
    hand: [...position.hand].sort(),
    captured: [...position.captured].sort(),
    mulles: [...position.mulles].sort(),
    tabbe: position.tabbe,
  };
}

function compare(state: State, seat: number, random: Random): string {
  const model = positionOf(state, seat);
  const moves = new Int32Array(mulle.maxChoices);
  const count = mulle.moves(state, moves);
  const texts = [...moves.subarray(0, count)].map((move) => mulle.formatTruth(state, move));
  const where = `${mulle.formatPosition(state)} ${JSON.stringify(state.options)}`;
  expect(texts, where).toEqual(legalMoves(model));
  const pick = random.below(count);
  const text = texts[pick]!;
  playMove(model, text);
  act(state, seat, moves[pick]!);
  expect(summary(positionOf(state, seat)), `${text} at ${where}`).toEqual(summary(model));
  const builds = model.table.flatMap(({ value, build }) => (build === undefined ? [] : [value]));
  expect(new Set(builds).size, `3.4: ${text} at ${where}`).toBe(builds.length);
  return text.split(' ')[0]!;
}

/** A set-up position: singles, builds and plain piles as they come, some not reachable by play. */
function setUp(options: Options, random: Random): State {
  const pack = [...PACK, ...PACK];
  const draw = (): string => pack.splice(random.below(pack.length), 1)[0]!;
  const low = (): string => {
    const small = pack.filter((card) => /[2-5A]$/.test(card));
    return random.below(2) === 0 && small.length > 0
      ? pack.splice(pack.indexOf(small[random.below(small.length)]!), 1)[0]!
      : draw();
  };
  const used = new Set<number>();
  const piles = Array.from({ length: random.below(9) }, () => {
    const shape = random.below(8);
    if (shape < 5) return low();
    const value = 2 + random.below(15);
    const plain = shape === 5 || used.has(value);
    const cards = Array.from({ length: (plain ? 2 : 1) + random.below(3) }, low).join(' ');
    if (plain) return `[${cards}]`;
    used.add(value);
    return `{${cards}}=${value} ${random.below(3) === 0 ? 'lock' : 'open'} ${NAMES[random.below(2)]}`;
  });
  const hand = Array.from({ length: 1 + random.below(7) }, draw);
  const name = NAMES[random.below(2)]!;
  const table = piles.length === 0 ? '(empty)' : piles.join(' | ');
  const state = mulle.create(options, 2);
  const refusal = mulle.readPosition(state, `table: ${table} ; ${name}: ${hand.join(', ')}`);
  expect(isRefusal(refusal), JSON.stringify(refusal)).toBe(false);
  return state;
}

test('moves and effects are those of the model in set-up positions of random rule sets', () => {
  const random = new Sfc32(2024);
  const actions = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const state = setUp(randomOptions(random), random);
    const action = compare(state, mulle.turn(state), random);
    actions.set(action, (actions.get(action) ?? 0) + 1);
  }
  // Every action has been played often enough to mean something.
  expect([...actions.keys()].sort()).toEqual(['build', 'capture', 'discard', 'feed', 'trotta']);
  expect(Math.min(...actions.values())).toBeGreaterThan(50);
});

test('whole omgangar of random rule sets follow the model move by move', () => {
  const random = new Sfc32(5);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const moves = new Int32Array(mulle.maxChoices);
  for (let i = 0; i < 60; i++) {
    const state = mulle.create(randomOptions(random), 2);
    mulle.setup(state, { number: 0, starter: i % 2, carry: [0, 0] });
    for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
      if (turn === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        continue;
      }
      const view = mulle.view(state, turn);
      if (view.table.length <= 10) {
        const other = mulle.create(state.options, 2);
        mulle.copy(state, other);
        compare(other, turn, random);
      }
      mulle.play(state, moves[random.below(mulle.moves(state, moves))]!);
    }
  }
});

test('what was found on a table before a pile was laid down is as good as a fresh look', () => {
  const random = new Sfc32(6);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const [moves, fresh] = [new Int32Array(mulle.maxChoices), new Int32Array(mulle.maxChoices)];
  for (let i = 0; i < 60; i++) {
    const options = { ...randomOptions(random), looseTrotta: i % 5 === 0 };
    const state = i % 3 === 0 ? setUp(options, random) : mulle.create(options, 2);
    const other = mulle.create(options, 2);
    while (mulle.turn(state) !== OVER) {
      if (mulle.turn(state) === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        continue;
      }
      const count = mulle.moves(state, moves);
      const listed = moves.slice(0, count);
      mulle.copy(state, other);
      expect(fresh.slice(0, mulle.moves(other, fresh)), mulle.formatPosition(state)).toEqual(
        listed,
      );
      // Now and then the other table is the one that was gone over last.
      if (random.below(3) > 0) mulle.moves(state, moves);
      mulle.play(state, listed[random.below(count)]!);
    }
  }
});
