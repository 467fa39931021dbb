import { CHANCE, OVER, RANKS, Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { buddyBluff as game, greedyMove } from '../src/index.ts';
import { likelihoodOf, readPlays } from '../src/knowledge/reading.ts';
import { CLASSIC, ONION, openTable } from './side-by-side.ts';

function ranks(bits: number | undefined): string {
  return Array.from(RANKS)
    .filter((_, rank) => ((bits ?? 0) >> rank) & 1)
    .join('');
}

/** The reading of seat 0 of a position. */
function read(position: string): { unlikely: string[]; strange: number[] } {
  const { state } = openTable(CLASSIC, 0, position);
  const { unlikely, strange } = readPlays(game.view(state, 0));
  return { unlikely: unlikely.map(ranks), strange: [...strange] };
}

describe('what plays tell', () => {
  const start = 'starter: 2 ; plays: 2 ; hand 0: KD 6S ; hand 1: KH 8S ; hand 2: 8H ; hand 3: 9D';
  test('of a hand: what matched, and what was cheaper to discard', () => {
    const position = `${start} ; centre: KS - QD 2C ; pool: 8D ; slot 3: 7H 7C ; played: 7C>3 8D`;
    // Two eights unseen if the hand holds another are 16 points to fear, three fours 12, three fives 15, three sixes 18.
    expect(read(position)).toEqual({ unlikely: ['', '', 'QK', '2457QK'], strange: [0, 0, 0, 0] });
  });
  test('of a player: a package on oneself, or a card that was not played before', () => {
    const own = `${start} ; centre: KS - QD 2C ; pool: 8D ; slot 2: 7H 7C ; played: 7C>2 8D`;
    expect(read(own).strange).toEqual([0, 0, 1, 0]);
    // Seat 2 lays the king that it held when it threw an eight away.
    const late =
      'starter: 2 ; plays: 5 ; hand 0: 6S ; centre: - 7H QD 2C ; pool: 8D 9S TS JS ; slot 3: KS KC ; played: 8D 9S TS JS KC>3';
    expect(read(late).strange).toEqual([0, 0, 1, 0]);
  });
  test('is forgotten with the next deal', () => {
    const table = openTable(CLASSIC, 0);
    const random = new Sfc32(1);
    while (table.turn === CHANCE || game.view(table.state, 0).plays < 16) {
      if (table.turn === CHANCE) table.chance(random);
      else table.play(greedyMove(table.state, random));
    }
    table.chance(random);
    expect(readPlays(game.view(table.state, 0)).unlikely).toEqual([0, 0, 0, 0]);
  });
  test.each([
    ['does not tell all plays', 'centre: KS - QD 2C ; pool: 8D ; played: 8D'],
    ['could not come from a deal', 'centre: KS 8S QD 2C ; pool: 9D 8D ; played: 9D 8D'],
    ['has a card played twice', 'centre: KS 3C QD 2C ; pool: 9D ; played: 9D 9D'],
    ['has another centre', 'centre: KS - - 2C ; pool: 9D 8D ; played: 9D 8D'],
  ])('is nothing where a position %s', (_, fields) => {
    const state = `starter: 2 ; plays: 2 ; hand 0: KD 6S ; ${fields}`;
    expect(read(state)).toEqual({ unlikely: ['', '', '', ''], strange: [0, 0, 0, 0] });
  });
});

test('each card that was rather to be played makes a world fifty times less likely', () => {
  const { state } = openTable(
    CLASSIC,
    0,
    'hand 0: 2S ; hand 1: 2H KS ; hand 2: KD KC ; hand 3: 3S',
  );
  const kings = 1 << RANKS.indexOf('K');
  const twos = 1 << RANKS.indexOf('2');
  const likely = (...unlikely: number[]): number => likelihoodOf({ unlikely, strange: [] }, state);
  expect(likely(0, 0, 0, 0)).toBe(1);
  expect(likely(0, 0, 0, kings | twos)).toBe(1);
  expect(likely(0, kings, 0, 0)).toBeCloseTo(1 / 50);
  expect(likely(0, kings | twos, 0, 0)).toBeCloseTo(1 / 50 ** 2);
  expect(likely(0, 0, kings, kings)).toBeCloseTo(1 / 50 ** 2);
  expect(likely(0, kings, kings, 0)).toBeCloseTo(1 / 50 ** 3);
});

test.each([CLASSIC, ONION])(
  'greedy players are hardly strange, and hardly hold what they would rather have played: %o',
  (options) => {
    const random = new Sfc32(7);
    const world = game.create(options, 4);
    let [plays, strange, cards, held, dealt] = [0, 0, 0, 0, 0];
    for (let deal = 0; deal < 25; deal++) {
      const table = openTable(options, deal % 4);
      while (table.turn !== OVER) {
        const { state, turn } = table;
        if (turn === CHANCE) {
          table.chance(random);
          continue;
        }
        const view = game.view(state, turn);
        const reading = readPlays(view);
        const unlikely = (of: typeof state, seat: number): number =>
          game
            .view(of, seat)
            .hand!.filter((card) => ranks(reading.unlikely[seat]).includes(card[0]!)).length;
        if (view.plays % 7 === 0) {
          game.copy(state, world);
          game.redeal(world, turn, random);
          for (const seat of [0, 1, 2, 3].filter((other) => other !== turn)) {
            cards += view.handSizes[seat]!;
            held += unlikely(state, seat);
            dealt += unlikely(world, seat);
          }
        }
        table.play(greedyMove(state, random));
      }
      plays += 48;
      strange += readPlays(game.view(table.state, 0)).strange.reduce(
        (sum, count) => sum + count,
        0,
      );
    }
    expect(strange / plays).toBeLessThan(0.005);
    expect(held / cards).toBeLessThan(0.01);
    // An even deal knows nothing of that.
    expect(dealt / cards).toBeGreaterThan(0.1);
  },
);
