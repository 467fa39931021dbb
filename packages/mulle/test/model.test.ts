import { CHANCE, isRefusal, OVER, Sfc32, type Random } from '@pakli/core';
import { isDeepStrictEqual } from 'node:util';
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

/** Runs thousands of times: `expect` takes longer than the game. */
function agree(found: unknown, wanted: unknown, where: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, where).toEqual(wanted);
}

function compare(state: State, seat: number, random: Random): string {
  const model = positionOf(state, seat);
  const moves = new Int32Array(mulle.maxChoices);
  const count = mulle.moves(state, moves);
  const texts = [...moves.subarray(0, count)].map((move) => mulle.formatTruth(state, move));
  const where = `${mulle.formatPosition(state)} ${JSON.stringify(state.options)}`;
  agree(texts, legalMoves(model), where);
  const pick = random.below(count);
  const text = texts[pick]!;
  playMove(model, text);
  act(state, seat, moves[pick]!);
  agree(summary(positionOf(state, seat)), summary(model), `${text} at ${where}`);
  const builds = model.table.flatMap(({ value, build }) => (build === undefined ? [] : [value]));
  agree(new Set(builds).size, builds.length, `3.4: ${text} at ${where}`);
  return text.split(' ')[0]!;
}

/** A random set-up position of singles, builds and plain piles, some not reachable by play. */
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
  for (let i = 0; i < 3000; i++) {
    const state = setUp(randomOptions(random), random);
    const action = compare(state, mulle.turn(state), random);
    actions.set(action, (actions.get(action) ?? 0) + 1);
  }
  // Every action must come up often enough to be tested.
  expect([...actions.keys()].sort()).toEqual(['build', 'capture', 'discard', 'feed', 'trotta']);
  expect(Math.min(...actions.values())).toBeGreaterThan(25);
});

test('whole omgangar of random rule sets follow the model move by move', () => {
  const random = new Sfc32(5);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const moves = new Int32Array(mulle.maxChoices);
  for (let i = 0; i < 40; i++) {
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

/** The legal moves from a fresh state that has never scanned its table. */
function freshly(state: State): string[] {
  const fresh = mulle.create(state.options, 2);
  mulle.copy(state, fresh);
  return textsOf(fresh);
}

function textsOf(state: State): string[] {
  const moves = new Int32Array(mulle.maxChoices);
  const count = mulle.moves(state, moves);
  return [...moves.subarray(0, count)].map((move) => mulle.formatTruth(state, move));
}

function at(line: string): State {
  const state = mulle.create(mulle.rules.defaults, 2);
  expect(mulle.readPosition(state, line)).toBeUndefined();
  return state;
}

test.each([
  'discard KL J',
  'feed HJ 4 to 1',
  'capture HJ 4 x 1',
  'build SP 3 on 2 = 12',
  'trotta KL 9 + 2',
])('what was found on the table before %s is not taken for what lies there after it', (text) => {
  const line =
    'table: {KL 2 RU 2}=4 open Anna | SP 9 | KL 3 ; Anna: HJ 4, RU 4, KL J, SP 3, KL 9, KL Q ; Bo: SP 4, KL 4, RU Q, SP J, HJ 7';
  const state = at(line);
  const move = mulle.read(state, 0, text);
  expect(textsOf(state)).toContain(text);
  mulle.play(state, Number(move));
  const listed = textsOf(state);
  expect(listed).toEqual(freshly(state));
});

test('a table that another one is copied over is looked at again', () => {
  const one = at('table: KL 9 | SP 4 ; Anna: HJ 9, HJ 4 ; Bo: KL 2, KL 3');
  const other = at('table: SP K | HJ 3 | KL 5 ; Anna: HJ 9, HJ 8 ; Bo: KL 2, KL 3');
  const [before, after] = [textsOf(one), textsOf(other)];
  expect(textsOf(one)).toEqual(before);
  mulle.copy(other, one);
  expect(textsOf(one)).toEqual(after);
  mulle.readPosition(one, 'table: KL 2 | KL 4 ; Anna: HJ 9, HJ 2');
  expect(textsOf(one)).toEqual(freshly(one));
});

test('whole omgangar list what a fresh look at every table lists', () => {
  const random = new Sfc32(6);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const moves = new Int32Array(mulle.maxChoices);
  for (let i = 0; i < 40; i++) {
    const options = randomOptions(random);
    const state = i % 3 === 0 ? setUp(options, random) : mulle.create(options, 2);
    const other = mulle.create(options, 2);
    while (mulle.turn(state) !== OVER) {
      if (mulle.turn(state) === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        continue;
      }
      const listed = moves.slice(0, mulle.moves(state, moves));
      mulle.copy(state, other);
      const fresh = moves.slice(0, mulle.moves(other, moves));
      agree(listed, fresh, mulle.formatPosition(state));
      mulle.moves(state, moves);
      mulle.play(state, listed[random.below(listed.length)]!);
    }
  }
});
