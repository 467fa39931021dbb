/** What a benchmark is, and the three that every game has. */
import {
  Belief,
  CHANCE,
  fork,
  OVER,
  Sfc32,
  type Game,
  type Kinds,
  type StateOf,
} from '@pakli/core';

export interface Bench {
  readonly unit: string;
  /** Which figure of the yardstick the ratio is taken to. */
  readonly against: 'decisions' | 'playouts';
  /** Does one batch of work and returns how many units it was. */
  batch(): number;
}

/** Every benchmark is made on demand, in a process of its own. */
export type Benches = Readonly<Record<string, () => Bench>>;

/** Random play, copying and belief sampling through the generic interface. */
export function gameBenches<K extends Kinds>(game: Game<K>, seats: number): Benches {
  return {
    random: () => randomPlay(game, seats),
    copy: () => copying(game, seats),
    belief: () => believing(game, seats),
  };
}

function randomPlay<K extends Kinds>(game: Game<K>, seats: number): Bench {
  const random = new Sfc32(1);
  const state = game.create(game.rules.defaults, seats);
  const moves = new Int32Array(game.maxChoices);
  const outcome = new Uint8Array(game.maxOutcome);
  const carry = Array<number>(seats).fill(0);
  const playDeal = (number: number): number => {
    let decisions = 0;
    game.setup(state, { number: 0, starter: number % seats, carry });
    for (;;) {
      const turn = game.turn(state);
      if (turn === OVER) return decisions;
      if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
      else {
        game.play(state, moves[random.below(game.moves(state, moves))] ?? 0);
        decisions++;
      }
    }
  };
  return {
    unit: 'decisions/s',
    against: 'decisions',
    batch() {
      let decisions = 0;
      for (let i = 0; i < 500; i++) decisions += playDeal(i);
      return decisions;
    },
  };
}

/** States in the middle of deals, after a third of a typical deal's decisions. */
export function midgame<K extends Kinds>(game: Game<K>, seats: number, seed: number): StateOf<K> {
  const random = new Sfc32(seed);
  const state = game.create(game.rules.defaults, seats);
  const moves = new Int32Array(game.maxChoices);
  const outcome = new Uint8Array(game.maxOutcome);
  const carry = Array<number>(seats).fill(0);
  const advance = (limit: number): number => {
    game.setup(state, { number: 0, starter: 0, carry });
    for (let decisions = 0; ;) {
      const turn = game.turn(state);
      if (turn === OVER || (decisions >= limit && turn >= 0)) return decisions;
      if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
      else {
        game.play(state, moves[random.below(game.moves(state, moves))] ?? 0);
        decisions++;
      }
    }
  };
  const length = advance(Infinity);
  advance(Math.floor(length / 3));
  return state;
}

function copying<K extends Kinds>(game: Game<K>, seats: number): Bench {
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

function believing<K extends Kinds>(game: Game<K>, seats: number): Bench {
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
