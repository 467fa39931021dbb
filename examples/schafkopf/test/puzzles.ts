/**
 * Generates src/puzzles.ts: `node test/puzzles.ts > src/puzzles.ts`. Each puzzle is in the last
 * two or three tricks of a deal. With all cards open exactly one move is best, in no other deal of
 * the hidden cards that fits the view is another move better, and the rule of thumb misses it.
 */
import { fork, listMoves, OVER, stateAfter, type Move, type Random } from '@pakli/core';
import { formatPuzzles, makePuzzles, moveValues } from '@pakli/core/testing';
import { bit, countOf, has, listOf, type Card } from '../src/cards.ts';
import { game } from '../src/game.ts';
import { thumbMove } from '../src/player.ts';
import { fitsBids } from '../src/redeal.ts';
import { HAND, LACKS, PHASE, PLAY, SEATS, type State } from '../src/state.ts';

/** Worlds checked first, before all of them. */
const FIRST_WORLDS = 30;

/** The seat's payoff if everybody plays best for their own side with open cards; alpha-beta. */
function valueOf(state: State, seat: number, low = -Infinity, high = Infinity): number {
  const turn = game.turn(state);
  if (turn === OVER) return game.scores(state)[seat]!;
  const own = game.side(state, turn) === game.side(state, seat);
  let [least, most] = [low, high];
  for (const move of listMoves(game, state)) {
    const value = valueOf(stateAfter(game, state, move), seat, least, most);
    if (own) least = Math.max(least, value);
    else most = Math.min(most, value);
    if (least >= most) break;
  }
  return own ? least : most;
}

/** Every way to deal the cards that the seat does not see, in place. */
function everyWorld(state: State, seat: number, look: (world: State) => boolean): boolean {
  const world = fork(game, state);
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
    const wanted = valueOf(stateAfter(game, world, best), seat);
    return moveValues(game, world, (after) => valueOf(after, seat)).every(
      ({ value }) => value <= wanted,
    );
  };
  for (let n = 0; n < FIRST_WORLDS; n++) {
    const world = fork(game, state);
    game.redeal(world, seat, random);
    if (!holds(world)) return false;
  }
  return everyWorld(state, seat, holds);
}

const puzzles = makePuzzles({
  game,
  options: { deals: 1 },
  fewestMoves: 2,
  stop(random) {
    const size = 2 + random.below(2);
    let wait = random.below(SEATS);
    return ({ now }, turn) =>
      now[PHASE] === PLAY && countOf(now[HAND + turn]!) === size && wait-- === 0;
  },
  thumb: thumbMove,
  value: valueOf,
  accepts: (state, seat, { move }, random) => isSure(state, seat, move, random),
});
console.log(formatPuzzles('The last tricks of deals, made by test/puzzles.ts.', puzzles));
