/** Self-play games with random protocols, as training data. */
import { CHANCE, OVER, type Move, type Random, type Seat } from '@pakli/core';
import { compile, type Options, type State } from '../src/index.ts';
import { PROTOCOL_NAMES } from '../src/cards/index.ts';
import type { Effort } from '../src/knowledge/turns.ts';
import { OFFERED } from '../src/state.ts';

export const OPTIONS: Options = { ...compile.rules.defaults, draft: 'random' };
/** Nobody waits for these players. */
export const EFFORT: Effort = { positions: 16, chain: Infinity, plays: Infinity };

/** A random fixed draft: each side has this many of some protocols, and the others beside them. */
export function platesFrom(
  held: readonly string[],
  each: number,
  random: Random,
): Partial<Options> {
  const drawn = (from: readonly string[], count: number): string[] => {
    const left = [...from];
    return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
  };
  const rare = drawn(held, 2 * each);
  const common = drawn(
    PROTOCOL_NAMES.filter((name) => !held.includes(name)),
    6 - 2 * each,
  );
  const [P0L0, P0L1, P0L2] = [...rare.slice(0, each), ...common.slice(0, 3 - each)];
  const [P1L0, P1L1, P1L2] = [...rare.slice(each), ...common.slice(3 - each)];
  return { draft: 'fixed', P0L0, P0L1, P0L2, P1L0, P1L1, P1L2 } as Partial<Options>;
}

export interface Playing {
  readonly games: number;
  readonly options?: Options;
  /** Who begins the first game; then they alternate. */
  readonly first?: Seat;
  /** One move in this many is random; 0: none. */
  readonly slip: number;
  /** Whose moves; both sides' if left out. */
  readonly slipping?: Seat;
  readonly choose: (state: State) => Move;
  /** Called at every position in which somebody is asked. */
  readonly asked?: (state: State, seat: Seat) => void;
  /** Called at the end, with the payoff of P0. */
  readonly over: (state: State, payoff: number) => void;
}

export function playGames(
  { games, options = OPTIONS, first = 0, slip, slipping, choose, asked, over }: Playing,
  random: Random,
): void {
  const state = compile.create(options, 2);
  const outcome = new Uint8Array(compile.maxOutcome);
  const payoff = new Float64Array(2);
  for (let game = 0; game < games; game++) {
    compile.setup(state, { number: 0, starter: (first + game) & 1, carry: [0, 0] });
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome));
        continue;
      }
      asked?.(state, turn);
      const slips = slip > 0 && turn === (slipping ?? turn) && random.below(slip) === 0;
      const move = slips ? state.offers[random.below(state.now[OFFERED]!)] : choose(state);
      compile.play(state, move ?? 0);
    }
    compile.payoff(state, payoff);
    over(state, payoff[0]!);
  }
}
