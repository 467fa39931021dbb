import { CHANCE, isRefusal, OVER, Sfc32, shuffle } from '@pakli/core';
import { encoding, levels, mulle, seedMove, type State } from '@pakli/mulle';
import {
  encodingBench,
  expertBench,
  gameBenches,
  midgames,
  rowsBench,
  type Bench,
  type Benches,
} from './bench.ts';

/** Whole omgangar of the rule book's player against itself, as a policy on states. */
function seedOmgangar(): Bench {
  const random = new Sfc32(1);
  const state = mulle.create(mulle.rules.defaults, 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  return {
    unit: 'omgangar/s',
    against: 'playouts',
    batch() {
      for (let i = 0; i < 500; i++) {
        mulle.setup(state, { number: 0, starter: i % 2, carry: [0, 0] });
        for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
          if (turn !== CHANCE) mulle.play(state, seedMove(state));
          else mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        }
      }
      return 500;
    },
  };
}

/** Random tables of loose cards. The hand holds both cards of four kinds: a twin on the table would make the search for sums unnecessary. */
function looseTables(piles: number): State[] {
  const random = new Sfc32(piles);
  const names = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map(
      (rank) => `${suit} ${rank}`,
    ),
  );
  return Array.from({ length: 32 }, () => {
    const kinds = Uint8Array.from({ length: 52 }, (_, kind) => kind);
    shuffle(kinds, 52, 52, random);
    const hand = Array.from(kinds.subarray(0, 4), (kind) => `${names[kind]}, ${names[kind]}`);
    const others = Uint8Array.from({ length: 96 }, (_, i) => kinds[4 + (i >> 1)] ?? 0);
    shuffle(others, 96, 96, random);
    const table = Array.from(others.subarray(0, piles), (kind) => names[kind]).join(' | ');
    const state = mulle.create(mulle.rules.defaults, 2);
    const line = `table: ${table} ; Anna: ${hand.join(', ')} ; Bo: (empty)`;
    const refusal = mulle.readPosition(state, line);
    if (isRefusal(refusal)) throw new Error(refusal.refused);
    return state;
  });
}

/** Move lists of large tables; all 104 cards are 96 piles and eight cards in hand. */
function moveLists(piles: number): Bench {
  const states = looseTables(Math.min(piles, 96));
  const buffer = new Int32Array(mulle.maxChoices);
  return {
    unit: 'lists/s',
    against: 'decisions',
    batch() {
      for (let i = 0; i < 4; i++) for (const state of states) mulle.moves(state, buffer);
      return 4 * states.length;
    },
  };
}

export const benches: Benches = {
  ...gameBenches(mulle, 2),
  observe: () => encodingBench(mulle, encoding, 2),
  rows: () => rowsBench(mulle, encoding, 2),
  search: () => expertBench(mulle, levels, midgames(mulle, 2), 50),
  'seed-omgangar': seedOmgangar,
  'moves-24': () => moveLists(24),
  'moves-104': () => moveLists(104),
};
