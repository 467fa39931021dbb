/**
 * Imagined players know no more than the real ones could: in worlds that the
 * imagined player cannot tell apart it makes the same choice or, where it redeals
 * the hidden cards for itself, makes it equally often.
 */
import { CHANCE, fork, OVER, Sfc32, type Move, type Seat } from '@pakli/core';
import { expect, test } from 'vitest';
import { CARD_NAMES, compile, type State } from '../src/index.ts';
import { PositionJudge } from '../src/knowledge/judge.ts';
import { seedMove } from '../src/knowledge/seed.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { weights } from '../src/knowledge/weights.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

const effort = { positions: 16, chain: 30, plays: 10_000 };

/** How often each move is chosen in a world, by name. */
function choices(world: State, times: number): Map<string, number> {
  const turns = new Turns(world.options, new PositionJudge(weights), effort);
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    turns.renew();
    const text = compile.formatTruth(world, turns.choose(world, new Sfc32(i)));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** The choices at a question of P1 in two worlds that it cannot tell apart: these two cards are swapped. */
function inBoth(position: string, cards: readonly [string, string], moves: readonly string[]) {
  const [a, b] = cards;
  const exchanged = position.replace(a, '?').replace(b, a).replace('?', b);
  return [position, exchanged].map((one) => choices(new Played(one).play(...moves).state, 40));
}

const PLATES = 'plates: Fire Life Water | Death Metal Light';

test('what looks through turns does not read face-down cards of the other side', () => {
  // P1 has to flip a card: of P0's two face-down ones a 0 would cost points, a 5 gain some.
  const worlds = inBoth(
    `${PLATES} ; turn: P1 6 ; P0 L0: ~Fire-0 ; P0 L1: ~Fire-5 ; P0 hand: Fire-3 Water-4 ; P1 L2: Light-4 ; P1 hand: Life-1 Death-2 Death-3 ; P1 deck: Light-3`,
    ['Fire-0', 'Fire-5'],
    ['Life-1@L1:up'],
  );
  const shares = worlds.map((counts) => (counts.get('P0.L0.0') ?? 0) / 40);
  expect(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0))).toBeLessThan(0.3);
  for (const share of shares) expect(share).toBeGreaterThan(0.05);
});

/** Positions from games of the seed player, with the player to decide. */
function* questions(games: number, seed: number, every: number): Generator<[State, Seat]> {
  const random = new Sfc32(seed);
  const outcome = new Uint8Array(compile.maxOutcome);
  const state = compile.create(optionsOf('quick'), 2);
  let asked = 0;
  for (let game = 0; game < games; game++) {
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      if (++asked % every === 0) yield [state, turn];
      compile.play(state, seedMove(state));
    }
  }
}

/** Worlds that a seat cannot tell from a state. */
function worldsOf(state: State, seat: Seat, count: number, random: Sfc32): State[] {
  return Array.from({ length: count }, () => {
    const world = fork(compile, state);
    compile.redeal(world, seat, random);
    return world;
  });
}

test('what looks through turns agrees with itself as often in another world as in the same', () => {
  const random = new Sfc32(4);
  const turns = new Turns(optionsOf('quick'), new PositionJudge(weights), {
    ...effort,
    positions: 6,
  });
  const [within, across] = [
    { pairs: 0, equal: 0 },
    { pairs: 0, equal: 0 },
  ];
  let undecided = 0;
  for (const [state, seat] of questions(30, 1, 9)) {
    const chosen = worldsOf(state, seat, 4, random).map((world) =>
      Array.from({ length: 4 }, (): Move => {
        turns.renew();
        return turns.choose(world, random);
      }),
    );
    if (new Set(chosen.flat()).size > 1) undecided++;
    chosen.forEach((moves, w) =>
      moves.forEach((move, k) =>
        chosen.forEach((others, v) =>
          others.forEach((other, j) => {
            if (w > v || (w === v && k >= j)) return;
            const tally = w === v ? within : across;
            tally.pairs++;
            if (move === other) tally.equal++;
          }),
        ),
      ),
    );
  }
  expect(undecided).toBeGreaterThan(40);
  expect(within.equal / within.pairs - across.equal / across.pairs).toBeLessThan(0.03);
});

test('the seed player does the same in all worlds that it cannot tell apart', () => {
  const random = new Sfc32(5);
  let checked = 0;
  for (const [state, seat] of questions(30, 2, 5)) {
    const move = seedMove(state);
    for (const world of worldsOf(state, seat, 3, random)) {
      expect(seedMove(world), compile.formatView(compile.view(state, seat))).toBe(move);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(500);
});

test('of cards to play face-down the one is tried that is worth least to hold', () => {
  const judge = new PositionJudge(weights);
  const turns = new Turns(optionsOf('quick'), judge, { ...effort, positions: 4 });
  const random = new Sfc32(6);
  let tried = 0;
  for (const [state, seat] of questions(30, 3, 4)) {
    const { pending, players } = compile.view(state, seat);
    if (pending?.kind !== 'action') continue;
    turns.renew();
    const text = compile.formatTruth(state, turns.choose(state, random));
    if (!text.endsWith(':down')) continue;
    const held = (card: string): number => judge.held(CARD_NAMES.indexOf(card));
    const least = Math.min(...(players[seat === 0 ? 0 : 1].hand ?? []).map(held));
    expect(held(text.split('@')[0] ?? '')).toBe(least);
    tried++;
  }
  expect(tried).toBeGreaterThan(20);
});

test('a move that loses at once is worth nothing', () => {
  const { state } = new Played(
    'plates: Fire Life Water | Death* Metal* Light ; turn: P0 9 ; P0 L2: Water-4 ~Fire-0 ; P1 L0: Death-5 Death-3 ; P1 L1: Metal-5 ; P1 L2: Light-5 Light-4 ~Light-1 ; P0 hand: Fire-5 Water-5 ; P1 hand: Light-0 Light-2 Light-3 Death-0 Metal-1',
  );
  expect([...choices(state, 5).keys()]).toEqual(['Water-5@L2:up']);
  // Nothing is likelier than one half here, so that a loss at half would be chosen.
  const after = new Played(compile.formatPosition(state)).play('Water-5@L2:up');
  expect(1 - new PositionJudge(weights).chance(after.state, after.turn)).toBeLessThan(0.5);
});
