/**
 * Makes the puzzles of src/puzzles.ts: `node test/puzzles.ts > src/puzzles.ts`. Each is the end of
 * a hand: the talon is used up, so whoever has counted knows the other hand, and the solver knows
 * what every move is worth in game points. Exactly one is best, and the rule of thumb misses it.
 */
import { CHANCE, listMoves, OVER, Sfc32, type Move, type Random } from '@pakli/core';
import type { PlainPuzzle } from '@pakli/core/module';
import { countOf, NO_CARD } from '../src/cards.ts';
import { game } from '../src/game.ts';
import { solveOpen } from '../src/solver.ts';
import { HAND, PHASE, PLAY, POINTS, State, TURN, UPCARD } from '../src/state.ts';
import { thumbMove } from '../src/thumb.ts';

/** Of those that a look at the next trick finds, and of the others. */
const OF_EACH = 12;
const TRIES = 20;
const ONE_HAND = { to: 0, claims: 'counted' } as const;

const outcome = new Uint8Array(game.maxOutcome);

/** In game points, for seat 0. */
function valueOf(state: State): number {
  const { now } = state;
  return game.turn(state) === OVER ? now[POINTS]! - now[POINTS + 1]! : solveOpen(state);
}

function after(state: State, move: Move): State {
  const next = new State(state.options);
  game.copy(state, next);
  game.play(next, move);
  return next;
}

/** What every move is worth to the seat at turn. */
function valuesOf(state: State): { readonly move: Move; readonly value: number }[] {
  const sign = state.now[TURN] === 0 ? 1 : -1;
  return listMoves(game, state).map((move) => ({
    move,
    value: sign * valueOf(after(state, move)),
  }));
}

/** The move, and best play to the end of the hand. */
function lineOf(state: State, move: Move): string {
  const text = game.formatTruth(state, move);
  const next = after(state, move);
  if (game.turn(next) < 0) return text;
  const [first, ...others] = valuesOf(next);
  const best = others.reduce((one, other) => (other.value > one.value ? other : one), first!);
  return `${text}; ${lineOf(next, best.move)}`;
}

/** A hand played by rule of thumb until the talon is used up, and some cards more. */
function ending(random: Random): State | undefined {
  const state = new State({ ...ONE_HAND });
  game.setup(state, { number: 0, starter: random.below(2), carry: [0, 0] });
  const size = 3 + random.below(3);
  for (;;) {
    const turn = game.turn(state);
    if (turn === OVER) return undefined;
    if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
    else {
      const { now } = state;
      const open = now[PHASE] === PLAY && now[UPCARD] === NO_CARD;
      if (open && countOf(now[HAND + now[TURN]!]!) === size) return state;
      game.play(state, thumbMove(state, random));
    }
  }
}

/** How it ends for the seat at turn if both go by rule of thumb. */
function thumbValue(state: State, seat: number, random: Random): number {
  const end = new State(state.options);
  game.copy(state, end);
  while (game.turn(end) >= 0) game.play(end, thumbMove(end, random));
  return seat === 0 ? valueOf(end) : -valueOf(end);
}

/** How often of a hundred tries: the rule of thumb, and one who tries every move and goes on by it. */
function failsOf(state: State, best: Move, random: Random): number[] {
  const seat = state.now[TURN]!;
  const share = (choose: () => Move): number => {
    const failed = Array.from({ length: TRIES }, choose).filter((move) => move !== best).length;
    return Math.round((100 * failed) / TRIES);
  };
  return [
    share(() => thumbMove(state, random)),
    share(() => {
      const tried = listMoves(game, state).map((move) => ({
        move,
        value: thumbValue(after(state, move), seat, random),
      }));
      return tried.reduce((one, other) => (other.value > one.value ? other : one)).move;
    }),
  ];
}

const puzzles: PlainPuzzle[] = [];
const missing = [OF_EACH, OF_EACH];
for (let seed = 1; missing.some((count) => count > 0); seed++) {
  const random = new Sfc32(seed);
  const state = ending(random);
  if (state === undefined) continue;
  const moves = valuesOf(state);
  const values = moves.map(({ value }) => value);
  const best = moves.toSorted((one, other) => other.value - one.value);
  // To win or to lose, and more than one way to go wrong.
  if (moves.length < 3 || best[0]!.value <= best[1]!.value || best[0]!.value < 1) continue;
  const fails = failsOf(state, best[0]!.move, random);
  const kind = fails[1]! < 50 ? 0 : 1;
  if (fails[0]! < 60 || missing[kind] === 0) continue;
  missing[kind]!--;
  puzzles.push({
    id: `schnapsen-${seed}`,
    position: game.formatPosition(state),
    options: 'to=0',
    seat: state.now[TURN]!,
    values,
    lines: moves.map(({ move }) => lineOf(state, move)),
    fails,
  });
}

const hard = ({ fails = [] }: PlainPuzzle): number => fails.reduce((sum, fail) => sum + fail, 0);
puzzles.sort((one, other) => hard(one) - hard(other));
console.log(`/** Endings of hands, made by test/puzzles.ts. */
import type { PlainPuzzle } from '@pakli/core/module';

export const puzzles: readonly PlainPuzzle[] = ${JSON.stringify(puzzles)};`);
