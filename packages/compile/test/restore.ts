/** Saving and restoring in the middle of everything. */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { compile, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';

const options = optionsOf('');

/** A random game; `between` may replace the state before every decision. */
function game(seed: number, between: (state: State) => State): { moves: number[]; end: string } {
  const random = new Sfc32(seed);
  const buffer = new Int32Array(compile.maxChoices);
  const outcome = new Uint8Array(compile.maxOutcome);
  let state = compile.create(options, 2);
  compile.setup(state, { number: 0, starter: seed & 1, carry: [0, 0] });
  const moves: number[] = [];
  for (;;) {
    state = between(state);
    const turn = compile.turn(state);
    if (turn === OVER) return { moves, end: compile.formatPosition(state) };
    if (turn === CHANCE) {
      compile.deal(state, outcome, compile.draw(state, random, outcome));
      continue;
    }
    const move = buffer[random.below(compile.moves(state, buffer))]!;
    moves.push(move);
    compile.play(state, move);
  }
}

/** The state parsed from the text of its position. */
function restored(state: State): State {
  const other = compile.create(options, 2);
  const refusal = compile.readPosition(other, compile.formatPosition(state));
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
  return other;
}

/** Seeds of games that continue differently if every step is saved and restored. */
export function broken(games: number, from: number): number[] {
  return Array.from({ length: games }, (_, i) => from + i).filter((seed) => {
    const plain = game(seed, (state) => state);
    const saved = game(seed, restored);
    return plain.end !== saved.end || plain.moves.join() !== saved.moves.join();
  });
}

/** Seeds of games in which the cached figures of the stacks at some step differ from a fresh count of a restored state. */
export function miscounted(games: number, from: number): number[] {
  return Array.from({ length: games }, (_, i) => from + i).filter((seed) => {
    let wrong = false;
    game(seed, (state) => {
      const { worth, shown } = restored(state);
      wrong ||= worth.join() !== state.worth.join() || shown.join() !== state.shown.join();
      return state;
    });
    return wrong;
  });
}
