/** Positions of deals, and whether readings of them differ between worlds that a seat cannot tell apart. */
import { CHANCE, fork, OVER, Sfc32, type Seat } from '@pakli/core';
import { buddyBluff, type State } from '../src/index.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { NetInput, PARTS } from '../src/knowledge/net-input.ts';
import { PassedOver } from '../src/knowledge/past.ts';
import type { Options } from '../src/options.ts';
import { SEATS } from '../src/types.ts';

export const RULES: readonly Options[] = [
  { lift: 'top', deals: 1 },
  { lift: 'run', deals: 1 },
  { lift: 'top', deals: 4 },
  { lift: 'run', deals: 4 },
];

/** After every play and every deal of cards, half at random, under all rules, with what was passed over. */
export function* positions(games: number, seed: number): Generator<[State, PassedOver]> {
  const random = new Sfc32(seed);
  const outcome = new Uint8Array(buddyBluff.maxOutcome);
  const passed = new PassedOver();
  for (let game = 0; game < games; game++) {
    const options = RULES[game % RULES.length]!;
    const state = buddyBluff.create(options, SEATS);
    const carry = Array.from({ length: SEATS }, () =>
      options.deals === 1 ? 0 : random.below(200),
    );
    const number = options.deals === 1 ? 0 : random.below(options.deals);
    buddyBluff.setup(state, { number, starter: game % SEATS, carry });
    for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
      if (turn === CHANCE) {
        buddyBluff.deal(state, outcome, buddyBluff.draw(state, random, outcome));
        passed.clear();
        yield [state, passed];
        continue;
      }
      const { moves } = buddyBluff.view(state, turn);
      const any = moves[random.below(moves.length)] ?? 0;
      const move = random.below(2) === 0 ? any : greedyMove(state, random);
      passed.note(state, move);
      buddyBluff.play(state, move);
      yield [state, passed];
    }
  }
}

/** A seat's reading of a state. */
export type Reader = (state: State, seat: Seat, passed: PassedOver) => readonly number[];

export const rowsOf: Reader = (state, seat, passed) => {
  const known = new NetInput();
  known.read(state, seat, passed);
  return [...known.ends, ...known.rows.subarray(0, known.ends[PARTS])];
};

/** The number of worlds checked, and of those whose rows differed. What was passed over is read from each world anew. */
export function differences(
  read: Reader,
  games: number,
  seed: number,
): { worlds: number; differ: number } {
  const random = new Sfc32(seed);
  const counts = { worlds: 0, differ: 0 };
  for (const [state, passed] of positions(games, seed)) {
    for (let seat = 0; seat < SEATS; seat++) {
      const world = fork(buddyBluff, state);
      buddyBluff.redeal(world, seat, random);
      const again = PassedOver.before(world);
      counts.worlds++;
      if (read(world, seat, again).join() !== read(state, seat, passed).join()) counts.differ++;
    }
  }
  return counts;
}
