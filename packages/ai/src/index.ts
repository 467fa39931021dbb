/** Search for any game, and the statistics to measure it. Nothing here knows a game. */
import type {
  Answer,
  Game,
  GameTypes,
  Player,
  Random,
  StateOf,
  Thinking,
  ViewOf,
} from '@pakli/core';
import type { Knowledge, Search } from '@pakli/core/search';
import { Flat } from './flat.ts';
import { Tree } from './tree.ts';
import { worldsOf, type Root, type Worlds } from './worlds.ts';

/** A player that solves what the game can solve and searches the rest. */
function searching<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  begin: (worlds: Worlds<StateOf<K>>, root: Root, random: Random) => Thinking,
): Player<ViewOf<K>> {
  return {
    think(view, random) {
      if (view.seat === null || view.moves.length === 0)
        throw new Error('asked to move without a legal move');
      const root = { seat: view.seat, moves: view.moves };
      const exact = knowledge.solve?.(view);
      if (exact !== undefined) return exact;
      const thinking = begin(worldsOf(game, knowledge, view), root, random);
      return knowledge.reason === undefined ? thinking : explained(game, knowledge, view, thinking);
    },
  };
}

/** Only this many of the best moves get a reason: nobody reads more. */
const REASONED = 3;

/** Adds the game's reasons to the best estimates and to the answer. */
function explained<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  view: ViewOf<K>,
  thinking: Thinking,
): Thinking {
  return {
    step: (n) => thinking.step(n),
    look: (move) => thinking.look?.(move),
    answer(): Answer {
      const { move, estimates = [] } = thinking.answer();
      const state = game.create(view.options, view.seats);
      game.world(view, state);
      const least = estimates.map(({ value }) => value).toSorted((a, b) => b - a)[REASONED - 1];
      const reasoned = estimates.map((estimate) => {
        if (estimate.move !== move && estimate.value < (least ?? -Infinity)) return estimate;
        const reason = knowledge.reason?.(state, estimate.move);
        return reason === undefined ? estimate : Object.assign({ reason }, estimate);
      });
      return { move, estimates: reasoned };
    },
  };
}

/** The searches of this package, which the catalogue passes to games. */
export const search: Search = {
  flat: (game, knowledge, settings) =>
    searching(
      game,
      knowledge,
      (worlds, root, random) => new Flat(game, knowledge, worlds, root, random, settings),
    ),
  tree: (game, knowledge, settings) =>
    searching(
      game,
      knowledge,
      (worlds, root, random) => new Tree(game, knowledge, worlds, root, random, settings),
    ),
};

export * from './analysis.ts';
export * from './cheat.ts';
export * from './deal-luck.ts';
export * from './elo.ts';
export * from './interval.ts';
export * from './luck.ts';
export type { Chooser } from './other-deals.ts';
export * from './sprt.ts';
