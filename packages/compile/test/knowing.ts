/** Positions of games, and whether the values read from them differ between worlds that a seat cannot tell apart. */
import { CHANCE, fork, OVER, Sfc32, type Seat } from '@pakli/core';
import { compile, type State } from '../src/index.ts';
import { NetInput } from '../src/knowledge/net-input.ts';
import { seedMove } from '../src/knowledge/seed.ts';
import { optionsOf } from './subject.ts';

/** Positions with a decision to make, in the middle of texts too, from games half at random. */
export function* questions(games: number, seed: number, rules = 'quick'): Generator<State> {
  const random = new Sfc32(seed);
  const outcome = new Uint8Array(compile.maxOutcome);
  const state = compile.create(optionsOf(rules), 2);
  for (let game = 0; game < games; game++) {
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      if (compile.view(state, turn).phase !== 'setup') yield state;
      const { moves } = compile.view(state, turn);
      const any = moves[random.below(moves.length)] ?? 0;
      compile.play(state, random.below(2) === 0 ? any : seedMove(state));
    }
  }
}

/** The values read from a state for a seat. */
export type Reader = (state: State, seat: Seat) => readonly number[];

export function rowsOf(state: State, seat: Seat): readonly number[] {
  const known = new NetInput();
  known.read(state, seat);
  return [...known.ends, ...known.rows.subarray(0, known.ends[3])];
}

/** The number of worlds checked, how many of them in the middle of a text, and where rows differed. */
export function differences(
  read: Reader,
  games: number,
  seed: number,
  worlds: number,
): { worlds: number; amid: number; differ: number } {
  const random = new Sfc32(seed);
  const counts = { worlds: 0, amid: 0, differ: 0 };
  for (const state of questions(games, seed)) {
    for (const seat of [0, 1]) {
      const rows = read(state, seat).join(' ');
      for (let i = 0; i < worlds; i++) {
        const world = fork(compile, state);
        compile.redeal(world, seat, random);
        counts.worlds++;
        if (compile.view(state, seat).pending?.kind !== 'action') counts.amid++;
        if (read(world, seat).join(' ') !== rows) counts.differ++;
      }
    }
  }
  return counts;
}
