import { fork, OVER, Sfc32 } from '@pakli/core';
import { Buffers, playout } from '@pakli/core/search';
import { encoding, levels, ulti, type State } from '@pakli/ulti';
import {
  encodingBench,
  expertBench,
  gameBenches,
  rowsBench,
  type Bench,
  type Benches,
} from './bench.ts';

/** A random deal after the auction: a contract with trumps, and no card led. */
function afterAuction(seed: number): State {
  const random = new Sfc32(seed);
  const state = ulti.create(ulti.rules.defaults, 3);
  const outcome = new Uint8Array(ulti.maxOutcome);
  ulti.deal(state, outcome, ulti.draw(state, random, outcome));
  const seat = ulti.turn(state);
  for (const text of ['bid P', '', '', 'pass', 'pass', 'stand', 'trump A']) {
    const moves = ulti.view(state, ulti.turn(state)).moves;
    const move = text === '' ? moves[0] : ulti.read(state, ulti.turn(state), text);
    if (typeof move !== 'number') throw new Error(`${text} cannot be said by seat ${seat}`);
    ulti.play(state, move);
  }
  return state;
}

function openings(count: number): State[] {
  return Array.from({ length: count }, (_, seed) => afterAuction(seed));
}

/** Card play to the end from copies of positions after the auction; kontra is said as often as by chance. */
function play(): Bench {
  const random = new Sfc32(1);
  const buffers = new Buffers(ulti);
  const states = openings(16);
  const trial = fork(ulti, afterAuction(0));
  return {
    unit: 'playouts/s',
    against: 'playouts',
    batch() {
      for (let i = 0; i < 2000; i++) {
        const from = states[i & 15];
        if (from !== undefined) ulti.copy(from, trial);
        playout(ulti, trial, random, buffers);
      }
      return 2000;
    },
  };
}

/** Whole random deals: cards, auction, play and score. */
function deals(): Bench {
  const random = new Sfc32(1);
  const buffers = new Buffers(ulti);
  const state = ulti.create(ulti.rules.defaults, 3);
  const payoff = new Float64Array(3);
  const carry = [0, 0, 0];
  return {
    unit: 'deals/s',
    against: 'playouts',
    batch() {
      for (let i = 0; i < 500; i++) {
        ulti.setup(state, { number: 0, starter: i % 3, carry });
        playout(ulti, state, random, buffers);
        if (ulti.turn(state) === OVER) ulti.payoff(state, payoff);
      }
      return 500;
    },
  };
}

export const benches: Benches = {
  ...gameBenches(ulti, 3),
  observe: () => encodingBench(ulti, encoding, 3),
  rows: () => rowsBench(ulti, encoding, 3),
  search: () => expertBench(ulti, levels, openings(8), 8),
  play,
  deals,
};
