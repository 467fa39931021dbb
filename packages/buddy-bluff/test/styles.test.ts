/** The levels find out how the others play, and play worlds out like that. */
import {
  answerAtOnce,
  askPlayer,
  CHANCE,
  OVER,
  randomPlayer,
  Sfc32,
  type Move,
  type Random,
} from '@pakli/core';
import type { Knowledge, Search } from '@pakli/core/search';
import { expect, test } from 'vitest';
import {
  buddyBluff as game,
  carefulMove,
  greedyMove,
  levels,
  type BuddyBluff,
  type State,
} from '../src/index.ts';
import { CLASSIC } from './side-by-side.ts';

type Style = (state: State, random: Random) => Move;

/** The first deal of a seed in which the others play in a style, up to the second play of round 2 by seat 0, which plays with care. */
function deal(seed: number, style: Style): State {
  const random = new Sfc32(seed);
  const state = game.create(CLASSIC, 4);
  const outcome = new Uint8Array(game.maxOutcome);
  game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
    else if (turn === 0 && game.view(state, 0).plays === 20) break;
    else game.play(state, (turn === 0 ? carefulMove : style)(state, random));
  }
  return state;
}

/** What beginner, who knows the others by the rounds that are over, searches with. */
function knowledgeOf(state: State): Knowledge<BuddyBluff> {
  let used: Knowledge<BuddyBluff> = {};
  const search: Search = {
    flat: (_game, given) => ({
      think(view) {
        used = given as unknown as Knowledge<BuddyBluff>;
        return answerAtOnce({ move: view.moves[0]! });
      },
    }),
    tree: () => randomPlayer,
  };
  askPlayer(levels(search).beginner.player, game.view(state, 0), new Sfc32(1), 1);
  return used;
}

/** What a style may play: equals are drawn by lot. */
function playsOf(style: Style, state: State): Set<Move> {
  return new Set(Array.from({ length: 30 }, (_, lot) => style(state, new Sfc32(lot))));
}

/** How often the others do in playouts what their style would do, where another style would do something else. */
function agreement(states: readonly State[], style: Style, other: Style): number {
  let [asked, agreed] = [0, 0];
  for (const state of states) {
    const known = knowledgeOf(state);
    const next = game.create(CLASSIC, 4);
    game.copy(state, next);
    game.play(next, game.view(next, 0).moves[0]!);
    for (let seat = game.turn(next); seat > 0; seat = game.turn(next)) {
      const own = playsOf(style, next);
      if ([...playsOf(other, next)].every((move) => !own.has(move))) {
        for (let lot = 100; lot < 120; lot++) {
          asked++;
          if (own.has(known.policy!(next, new Sfc32(lot), 0))) agreed++;
        }
      }
      game.play(next, style(next, new Sfc32(1)));
    }
  }
  expect(asked).toBeGreaterThan(200);
  return agreed / asked;
}

// By the shares beforehand about four plays of ten would be theirs.
test.each([
  ['greedy', greedyMove, carefulMove],
  ['careful', carefulMove, greedyMove],
] as const)('playouts among %s players are theirs', (_, style, other) => {
  const states = Array.from({ length: 24 }, (_, seed) => deal(seed, style));
  expect(agreement(states, style, other)).toBeGreaterThan(0.65);
});
