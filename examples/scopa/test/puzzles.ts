/**
 * Makes the puzzles of src/puzzles.ts: `node test/puzzles.ts > src/puzzles.ts`. Each is in the last
 * three cards of a hand: the stock is used up, so whoever has counted knows the other hand, and what
 * every play is worth is calculated to the end. Exactly one is best, and `greedy` misses it.
 */
import { CHANCE, listMoves, OVER, Sfc32, type Move, type Random } from '@pakli/core';
import type { PlainPuzzle } from '@pakli/core/module';
import { game } from '../src/game.ts';
import { greedyMove } from '../src/player.ts';
import { countAt, HAND, State, STOCK, TURN } from '../src/state.ts';

/** Of those that a look at the next play finds, and of the others. */
const OF_EACH = 12;
const TRIES = 20;

const outcome = new Uint8Array(game.maxOutcome);

function after(state: State, move: Move): State {
  const next = new State(state.options);
  game.copy(state, next);
  game.play(next, move);
  return next;
}

/** By how much seat 0 wins the hand if both play their best; alpha-beta. */
function valueOf(state: State, low = -Infinity, high = Infinity): number {
  if (game.turn(state) === OVER) return state.points[0]! - state.points[1]!;
  const first = state.now[TURN] === 0;
  let [best, worst] = [low, high];
  for (const move of listMoves(game, state)) {
    const value = valueOf(after(state, move), best, worst);
    if (first) best = Math.max(best, value);
    else worst = Math.min(worst, value);
    if (best >= worst) break;
  }
  return first ? best : worst;
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

/** A hand played by `greedy` until the stock is used up, and perhaps a card each more. */
function ending(random: Random): State | undefined {
  const state = new State({ to: 0 });
  game.setup(state, { number: 0, starter: random.below(2), carry: [0, 0] });
  const size = 2 + random.below(2);
  for (;;) {
    const turn = game.turn(state);
    if (turn === OVER) return undefined;
    if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
    else {
      const held = countAt(state, HAND + turn);
      if (countAt(state, STOCK) === 0 && held === size) return state;
      game.play(state, greedyMove(state, random));
    }
  }
}

/** How it ends for the seat at turn if both go by `greedy`. */
function greedyValue(state: State, seat: number, random: Random): number {
  const end = new State(state.options);
  game.copy(state, end);
  while (game.turn(end) >= 0) game.play(end, greedyMove(end, random));
  return seat === 0 ? valueOf(end) : -valueOf(end);
}

/** How often of a hundred tries: `greedy`, and one who tries every move and goes on by it. */
function failsOf(state: State, best: Move, random: Random): number[] {
  const seat = state.now[TURN]!;
  const share = (choose: () => Move): number => {
    const failed = Array.from({ length: TRIES }, choose).filter((move) => move !== best).length;
    return Math.round((100 * failed) / TRIES);
  };
  return [
    share(() => greedyMove(state, random)),
    share(() => {
      const tried = listMoves(game, state).map((move) => ({
        move,
        value: greedyValue(after(state, move), seat, random),
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
  // More than one way to go wrong.
  if (moves.length < 3 || best[0]!.value <= best[1]!.value) continue;
  const fails = failsOf(state, best[0]!.move, random);
  const kind = fails[1]! < 50 ? 0 : 1;
  if (fails[0]! < 60 || missing[kind] === 0) continue;
  missing[kind]!--;
  puzzles.push({
    id: `scopa-${seed}`,
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
console.log(`/** The last cards of hands, made by test/puzzles.ts. */
import type { PlainPuzzle } from '@pakli/core/module';

export const puzzles: readonly PlainPuzzle[] = ${JSON.stringify(puzzles)};`);
