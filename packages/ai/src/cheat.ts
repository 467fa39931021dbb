/** A benchmark, not a player: it searches the true state. Only a caller that holds the state can ask it. */
import type { Answer, Game, GameTypes, Random, StateOf } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { Flat } from './flat.ts';

export function cheat<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  state: StateOf<K>,
  random: Random,
  worlds: number,
): Answer {
  const seat = game.turn(state);
  const { moves } = game.view(state, seat);
  const world = game.create(state.options, state.seats);
  const sample = (): number => {
    game.copy(state, world);
    return 1;
  };
  const truth = { world, sample };
  const thinking = new Flat(game, knowledge, truth, { seat, moves }, random, { worlds });
  thinking.step(worlds);
  return thinking.answer();
}
