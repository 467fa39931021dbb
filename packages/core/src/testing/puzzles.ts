/**
 * Makes puzzles of a game: late positions of deals played by a simple policy in which exactly one
 * move is best, easiest first. A script of the game prints them:
 *
 *     console.log(formatPuzzles('Endings of hands.', makePuzzles(maker)));
 */
import { CHANCE, fork, listMoves, OVER, stateAfter } from '../game.ts';
import type { Game, GameTypes, Move, Seat, StateOf } from '../game.ts';
import { formatOptions } from '../options.ts';
import { Sfc32, type Random } from '../random.ts';
import type { PlainPuzzle } from '../puzzle.ts';

/** What making puzzles needs to know about a game. */
export interface PuzzleMaker<K extends GameTypes> {
  readonly game: Game<K>;
  readonly options: K['options'];
  /** The least number of legal moves of a puzzle. */
  readonly fewestMoves: number;
  /** Decides for each deal where to stop; called whenever a seat has to move. */
  readonly stop: (random: Random) => (state: StateOf<K>, turn: Seat) => boolean;
  /** A simple policy without look-ahead; puzzles are positions where it fails. */
  readonly thumb: (state: StateOf<K>, random: Random) => Move;
  /** The value of the rest to the seat if all sides play perfectly with open cards. */
  readonly value: (state: StateOf<K>, seat: Seat) => number;
  /** Whether the puzzle is good, for example because the best move is best in other worlds too. */
  readonly accepts?: (state: StateOf<K>, seat: Seat, best: MoveValue, random: Random) => boolean;
}

/** A legal move and what it leads to. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
}

/** The number of puzzles of each kind: solvable by looking at one imagined deal, and others. */
const OF_EACH = 12;
const TRIES = 20;

const bestOf = (moves: readonly MoveValue[]): MoveValue =>
  moves.reduce((one, other) => (other.value > one.value ? other : one));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);

/** The values of all legal moves. */
export function moveValues<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  value: (after: StateOf<K>) => number,
): MoveValue[] {
  return listMoves(game, state).map((move) => ({
    move,
    value: value(stateAfter(game, state, move)),
  }));
}

/** Makes puzzles of both kinds, easiest first. */
export function makePuzzles<K extends GameTypes>(maker: PuzzleMaker<K>): PlainPuzzle[] {
  const { game, options, value } = maker;
  const puzzles: (PlainPuzzle & { readonly fails: readonly number[] })[] = [];
  const missing = [OF_EACH, OF_EACH];
  for (let seed = 1; missing.some((count) => count > 0); seed++) {
    const random = new Sfc32(seed);
    const state = ending(maker, random);
    const seat = state === undefined ? OVER : game.turn(state);
    if (state === undefined || listMoves(game, state).length < maker.fewestMoves) continue;
    const moves = moveValues(game, state, (after) => value(after, seat));
    const best = bestOf(moves);
    if (moves.filter((move) => move.value === best.value).length > 1) continue;
    const fails = failsOf(maker, state, best.move, random);
    const kind = fails[1]! < 50 ? 0 : 1;
    if (fails[0]! < 60 || missing[kind] === 0) continue;
    if (maker.accepts?.(state, seat, best, random) === false) continue;
    missing[kind]!--;
    puzzles.push({
      id: `${game.id}-${seed}`,
      position: game.formatPosition(state),
      options: formatOptions(game.rules, options),
      seat,
      values: moves.map((move) => move.value),
      lines: moves.map(({ move }) => lineOf(maker, state, move)),
      fails,
    });
  }
  return puzzles.sort((one, other) => sumOf(one.fails) - sumOf(other.fails));
}

/** The source of a module with the puzzles. */
export function formatPuzzles(about: string, puzzles: readonly PlainPuzzle[]): string {
  return [
    `/** ${about} */`,
    "import type { PlainPuzzle } from '@pakli/core/module';\n",
    `export const puzzles: readonly PlainPuzzle[] = ${JSON.stringify(puzzles)};`,
  ].join('\n');
}

/** Plays a deal by the simple policy until it is stopped. */
function ending<K extends GameTypes>(
  { game, options, stop, thumb }: PuzzleMaker<K>,
  random: Random,
): StateOf<K> | undefined {
  const seats = game.seats[0]!;
  const state = game.create(options, seats);
  const outcome = new Uint8Array(game.maxOutcome);
  const carry = Array.from({ length: seats }, () => 0);
  game.setup(state, { number: 0, starter: random.below(seats), carry });
  const isEnd = stop(random);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
    else if (isEnd(state, turn)) return state;
    else game.play(state, thumb(state, random));
  }
  return undefined;
}

/** The move, and perfect play of all to the end of the deal. */
function lineOf<K extends GameTypes>(maker: PuzzleMaker<K>, state: StateOf<K>, move: Move): string {
  const { game, value } = maker;
  const text = game.formatTruth(state, move);
  const next = stateAfter(game, state, move);
  const turn = game.turn(next);
  if (turn < 0) return text;
  const best = bestOf(moveValues(game, next, (after) => value(after, turn)));
  return `${text}; ${lineOf(maker, next, best.move)}`;
}

/** Failures per hundred tries: of the simple policy, and of a player who tries every move in one imagined deal. */
function failsOf<K extends GameTypes>(
  { game, thumb, value }: PuzzleMaker<K>,
  state: StateOf<K>,
  best: Move,
  random: Random,
): number[] {
  const seat = game.turn(state);
  const goOn = (end: StateOf<K>): number => {
    while (game.turn(end) >= 0) game.play(end, thumb(end, random));
    return value(end, seat);
  };
  const imagined = (): Move => {
    const world = fork(game, state);
    game.redeal(world, seat, random);
    return bestOf(moveValues(game, world, goOn)).move;
  };
  return [() => thumb(state, random), imagined].map((choose) => {
    const failed = Array.from({ length: TRIES }, choose).filter((move) => move !== best).length;
    return Math.round((100 * failed) / TRIES);
  });
}
