/**
 * Makes the puzzles of src/puzzles.ts: `node test/puzzles.ts > src/puzzles.ts`. Each is in the last
 * two or three tricks of a deal. With all cards open exactly one move is best, and in every other way
 * to deal the hidden cards that fits what is known no move is better; the rule of thumb misses it.
 */
import { CHANCE, listMoves, OVER, Sfc32, type Move, type Random } from '@pakli/core';
import type { PlainPuzzle } from '@pakli/core/module';
import { bit, countOf, has, listOf, type Card } from '../src/cards.ts';
import { game } from '../src/game.ts';
import { thumbMove } from '../src/player.ts';
import { fitsBids } from '../src/redeal.ts';
import { HAND, LACKS, PHASE, PLAY, SEATS, State, TURN } from '../src/state.ts';

/** Of those that a look at one imagined deal finds, and of the others. */
const OF_EACH = 12;
const TRIES = 20;
/** Worlds that are looked at before all are. */
const FIRST_WORLDS = 30;

const outcome = new Uint8Array(game.maxOutcome);

function after(state: State, move: Move): State {
  const next = new State(state.options);
  game.copy(state, next);
  game.play(next, move);
  return next;
}

/** What the deal pays the seat if everybody plays the best for the own side with open cards; alpha-beta. */
function valueOf(state: State, seat: number, low = -Infinity, high = Infinity): number {
  const turn = game.turn(state);
  if (turn === OVER) return game.scores(state)[seat]!;
  const own = game.side(state, turn) === game.side(state, seat);
  let [least, most] = [low, high];
  for (const move of listMoves(game, state)) {
    const value = valueOf(after(state, move), seat, least, most);
    if (own) least = Math.max(least, value);
    else most = Math.min(most, value);
    if (least >= most) break;
  }
  return own ? least : most;
}

function valuesOf(state: State, seat: number): { readonly move: Move; readonly value: number }[] {
  return listMoves(game, state).map((move) => ({ move, value: valueOf(after(state, move), seat) }));
}

/** The move, and best play of all to the end of the deal. */
function lineOf(state: State, move: Move): string {
  const text = game.formatTruth(state, move);
  const next = after(state, move);
  const turn = game.turn(next);
  if (turn < 0) return text;
  const [first, ...others] = valuesOf(next, turn);
  const best = others.reduce((one, other) => (other.value > one.value ? other : one), first!);
  return `${text}; ${lineOf(next, best.move)}`;
}

/** A deal bid and played by rule of thumb until this many cards are left to somebody at turn. */
function ending(random: Random): State | undefined {
  const state = new State({ deals: 1 });
  game.setup(state, { number: 0, starter: random.below(SEATS), carry: [0, 0, 0, 0] });
  const size = 2 + random.below(2);
  let wait = random.below(SEATS);
  for (;;) {
    const turn = game.turn(state);
    if (turn === OVER) return undefined;
    if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
    else {
      const late = state.now[PHASE] === PLAY && countOf(state.now[HAND + turn]!) === size;
      if (late && wait-- === 0) return state;
      game.play(state, thumbMove(state, random));
    }
  }
}

/** Every way to deal the cards that the seat does not see, in place. */
function everyWorld(state: State, seat: number, look: (world: State) => boolean): boolean {
  const world = new State(state.options);
  game.copy(state, world);
  const { now } = world;
  const others = [0, 1, 2, 3].filter((other) => other !== seat);
  const room = others.map((other) => countOf(now[HAND + other]!));
  const cards = listOf(others.reduce((mask, other) => mask | now[HAND + other]!, 0));
  for (const other of others) now[HAND + other] = 0;
  const lay = ([card, ...rest]: readonly Card[]): boolean => {
    if (card === undefined) return !fitsBids(world, seat) || look(world);
    return others.every((other, n) => {
      if (room[n] === 0 || has(now[LACKS + other]!, card)) return true;
      now[HAND + other] = now[HAND + other]! | bit(card);
      room[n] = room[n]! - 1;
      const goes = lay(rest);
      now[HAND + other] = now[HAND + other]! & ~bit(card);
      room[n]++;
      return goes;
    });
  };
  return lay(cards);
}

/** Whether no other move is better in any world, some of them first. */
function isSure(state: State, seat: number, best: Move, random: Random): boolean {
  const holds = (world: State): boolean => {
    const wanted = valueOf(after(world, best), seat);
    return valuesOf(world, seat).every(({ value }) => value <= wanted);
  };
  const world = new State(state.options);
  for (let n = 0; n < FIRST_WORLDS; n++) {
    game.copy(state, world);
    game.redeal(world, seat, random);
    if (!holds(world)) return false;
  }
  return everyWorld(state, seat, holds);
}

/** What the seat gets if everybody goes by rule of thumb. */
function thumbValue(state: State, seat: number, random: Random): number {
  const end = new State(state.options);
  game.copy(state, end);
  while (game.turn(end) >= 0) game.play(end, thumbMove(end, random));
  return game.scores(end)[seat]!;
}

/** How often of a hundred tries: the rule of thumb, and one who imagines a deal, tries every move and goes on by it. */
function failsOf(state: State, best: Move, random: Random): number[] {
  const seat = state.now[TURN]!;
  const share = (choose: () => Move): number => {
    const failed = Array.from({ length: TRIES }, choose).filter((move) => move !== best).length;
    return Math.round((100 * failed) / TRIES);
  };
  return [
    share(() => thumbMove(state, random)),
    share(() => {
      const world = new State(state.options);
      game.copy(state, world);
      game.redeal(world, seat, random);
      const tried = listMoves(game, world).map((move) => ({
        move,
        value: thumbValue(after(world, move), seat, random),
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
  const seat = state.now[TURN]!;
  if (listMoves(game, state).length < 2) continue;
  const moves = valuesOf(state, seat);
  const best = moves.toSorted((one, other) => other.value - one.value);
  if (best[0]!.value <= best[1]!.value) continue;
  const fails = failsOf(state, best[0]!.move, random);
  const kind = fails[1]! < 50 ? 0 : 1;
  if (fails[0]! < 60 || missing[kind] === 0) continue;
  if (!isSure(state, seat, best[0]!.move, random)) continue;
  missing[kind]!--;
  puzzles.push({
    id: `schafkopf-${seed}`,
    position: game.formatPosition(state),
    options: 'deals=1',
    seat,
    values: moves.map(({ value }) => value),
    lines: moves.map(({ move }) => lineOf(state, move)),
    fails,
  });
}

const hard = ({ fails = [] }: PlainPuzzle): number => fails.reduce((sum, fail) => sum + fail, 0);
puzzles.sort((one, other) => hard(one) - hard(other));
console.log(`/** The last tricks of deals, made by test/puzzles.ts. */
import type { PlainPuzzle } from '@pakli/core/module';

export const puzzles: readonly PlainPuzzle[] = ${JSON.stringify(puzzles)};`);
