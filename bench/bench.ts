/** The interface of a benchmark, and the three that every game has. */
import { search } from '@pakli/ai';
import {
  Belief,
  CHANCE,
  fork,
  isRefusal,
  OVER,
  randomMatch,
  Sfc32,
  type Game,
  type GameTypes,
  type StateOf,
} from '@pakli/core';
import { Actions, observationSize, type Encoding } from '@pakli/core/encoding';
import { Buffers, playout, type Levels, type Search } from '@pakli/core/search';

export interface Bench {
  readonly unit: string;
  /** The yardstick figure that the ratio uses. */
  readonly against: 'decisions' | 'playouts';
  /** Does one batch of work and returns the number of units. */
  batch(): number;
}

/** Created on demand, each benchmark in its own process. */
export type Benches = Readonly<Record<string, () => Bench>>;

/** Random play, copying and belief sampling through the generic interface. */
export function gameBenches<K extends GameTypes>(game: Game<K>, seats: number): Benches {
  return {
    random: () => randomPlay(game, seats),
    copy: () => copying(game, seats),
    belief: () => believing(game, seats),
  };
}

function randomPlay<K extends GameTypes>(game: Game<K>, seats: number): Bench {
  const random = new Sfc32(1);
  const buffers = new Buffers(game);
  const state = game.create(game.rules.defaults, seats);
  const carry = Array<number>(seats).fill(0);
  return {
    unit: 'decisions/s',
    against: 'decisions',
    batch() {
      let decisions = 0;
      for (let i = 0; i < 500; i++) {
        game.setup(state, { number: 0, starter: i % seats, carry });
        decisions += playout(game, state, random, buffers);
      }
      return decisions;
    },
  };
}

/** Encoding what the seat to move knows, at positions throughout random deals. */
export function encodingBench<K extends GameTypes>(
  game: Game<K>,
  encoding: Encoding<K>,
  seats: number,
): Bench {
  const states = Array.from({ length: 8 }, (_, seed) => alongDeal(game, seats, seed)).flat();
  const { rules } = game;
  const numbers = new Float32Array(observationSize(encoding, rules.defaults, seats));
  const turns = states.map((state) => game.turn(state));
  return {
    unit: 'vectors/s',
    against: 'playouts',
    batch() {
      for (const [index, state] of states.entries()) {
        encoding.observe(state, turns[index] ?? 0, numbers);
      }
      return states.length;
    },
  };
}

/** Whole random deals, encoding the seat and its actions at every decision: an upper bound for self-play. */
export function rowsBench<K extends GameTypes>(
  game: Game<K>,
  encoding: Encoding<K>,
  seats: number,
): Bench {
  const random = new Sfc32(1);
  const state = game.create(game.rules.defaults, seats);
  const numbers = new Float32Array(observationSize(encoding, game.rules.defaults, seats));
  const actions = new Actions(game, encoding);
  const outcome = new Uint8Array(game.maxOutcome);
  const carry = Array<number>(seats).fill(0);
  return {
    unit: 'rows/s',
    against: 'decisions',
    batch() {
      let rows = 0;
      for (let i = 0; i < 50; i++) {
        game.setup(state, { number: 0, starter: i % seats, carry });
        for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
          if (turn === CHANCE) {
            game.deal(state, outcome, game.draw(state, random, outcome));
            continue;
          }
          encoding.observe(state, turn, numbers);
          actions.list(state);
          game.play(state, actions.moves[random.below(actions.count)] ?? 0);
          rows++;
        }
      }
      return rows;
    },
  };
}

/** Sixteen decisions spread evenly over a random deal. */
export function alongDeal<K extends GameTypes>(
  game: Game<K>,
  seats: number,
  seed: number,
): StateOf<K>[] {
  const match = randomMatch(game, new Sfc32(seed), { seats });
  const table = isRefusal(match) ? undefined : match.tables[0];
  if (table === undefined) throw new Error(`${game.id} cannot be played with ${seats} seats`);
  const decisions = table.steps.flatMap((step, index) => (step.kind === 'move' ? [index] : []));
  return Array.from({ length: 16 }, (_, i) => {
    const at = decisions[Math.floor((i * decisions.length) / 16)] ?? 0;
    return table.cut(at).state;
  });
}

/** A state a third of the way through a random deal. */
function midgame<K extends GameTypes>(game: Game<K>, seats: number, seed: number): StateOf<K> {
  const match = randomMatch(game, new Sfc32(seed), { seats });
  const table = isRefusal(match) ? undefined : match.tables[0];
  if (table === undefined) throw new Error(`${game.id} cannot be played with ${seats} seats`);
  const decisions = table.steps.flatMap((step, index) => (step.kind === 'move' ? [index] : []));
  return table.cut(decisions[Math.floor(decisions.length / 3)] ?? 0).state;
}

function copying<K extends GameTypes>(game: Game<K>, seats: number): Bench {
  const states = Array.from({ length: 16 }, (_, seed) => midgame(game, seats, seed));
  const into = states.map((state) => fork(game, state));
  return {
    unit: 'states/s',
    against: 'decisions',
    batch() {
      for (let i = 0; i < 50_000; i++) {
        const from = states[i & 15];
        const to = into[(i >> 4) & 15];
        if (from !== undefined && to !== undefined) game.copy(from, to);
      }
      return 50_000;
    },
  };
}

function believing<K extends GameTypes>(game: Game<K>, seats: number): Bench {
  const random = new Sfc32(1);
  const beliefs = Array.from({ length: 8 }, (_, seed) => {
    const state = midgame(game, seats, seed);
    return new Belief(game, game.view(state, game.turn(state)));
  });
  return {
    unit: 'worlds/s',
    against: 'decisions',
    batch() {
      for (const belief of beliefs) for (let i = 0; i < 1000; i++) belief.sample(random);
      return 8000;
    },
  };
}

/** Worlds that the expert evaluates, trying every move in each, from pinned positions with several moves. */
export function expertBench<K extends GameTypes>(
  game: Game<K>,
  levels: (search: Search) => Levels<K>,
  states: readonly StateOf<K>[],
  worlds: number,
): Bench {
  const { player } = levels(search).expert;
  const views = states
    .map((state) => game.view(state, game.turn(state)))
    .filter((view) => view.moves.length > 1);
  return {
    unit: 'worlds/s',
    against: 'playouts',
    batch() {
      let done = 0;
      for (const [seed, view] of views.entries()) {
        const thinking = player.think(view, new Sfc32(seed));
        // It may decide before the last one.
        for (let world = 0; world < worlds; world++) {
          done++;
          if (thinking.step(1)) break;
        }
      }
      return done;
    },
  };
}

/** Eight positions from the middle of random deals. */
export function midgames<K extends GameTypes>(game: Game<K>, seats: number): StateOf<K>[] {
  return Array.from({ length: 8 }, (_, seed) => midgame(game, seats, seed));
}
