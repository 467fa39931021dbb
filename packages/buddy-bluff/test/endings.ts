/** The possible results of the last plays of a deal: every world that fits a view, played in every way, without pruning. */
import { fork, OVER, type Move } from '@pakli/core';
import { buddyBluff as game, type State } from '../src/index.ts';
import { handOf, receive, release } from '../src/state.ts';

/** Least and most share of the win. */
export type Range = readonly [number, number];

function everyOrder(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    everyOrder(cards.filter((other) => other !== card)).map((others) => others.concat(card)),
  );
}

/** With repeats: a hand has no order. */
function worldsOf(state: State, seat: number): State[] {
  const others = [0, 1, 2, 3].filter((other) => other !== seat);
  const hands = others.map((other) => handOf(state, other));
  return everyOrder(hands.flat()).map((order) => {
    const world = fork(game, state);
    let next = 0;
    others.forEach((other, i) => {
      for (const card of hands[i]!) release(world, other, card);
    });
    others.forEach((other, i) => {
      for (let n = 0; n < hands[i]!.length; n++) receive(world, other, order[next++]!);
    });
    return world;
  });
}

/** For one world after a move; the least is what the seat can guarantee. */
function rangeAfter(state: State, move: Move, seat: number): Range {
  const after = fork(game, state);
  game.play(after, move);
  const turn = game.turn(after);
  if (turn === OVER) {
    const payoff = new Float64Array(4);
    game.payoff(after, payoff);
    return [payoff[seat]!, payoff[seat]!];
  }
  const ranges = game.view(after, turn).moves.map((next) => rangeAfter(after, next, seat));
  const lows = ranges.map(([low]) => low);
  return [
    turn === seat ? Math.max(...lows) : Math.min(...lows),
    Math.max(...ranges.map(([, high]) => high)),
  ];
}

/** For every move; the seat chooses its own last play knowing all hands. Only for the last five plays of a deal. */
export function rangesOf(state: State): ReadonlyMap<Move, Range> {
  const seat = game.turn(state);
  const worlds = worldsOf(state, seat);
  return new Map(
    game.view(state, seat).moves.map((move) => {
      const ranges = worlds.map((world) => rangeAfter(world, move, seat));
      return [
        move,
        [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))],
      ];
    }),
  );
}
