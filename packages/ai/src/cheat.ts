/** A yardstick, not a player: it searches the true state. Only who holds the state can ask it. */
import type { Answer, Game, GameTypes, Random, StateOf, Thinking } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { Flat } from './flat.ts';
import { Truth } from './worlds.ts';

/** One world is one step. */
function thinkOpenly<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  state: StateOf<K>,
  random: Random,
  worlds: number,
): Thinking {
  const seat = game.turn(state);
  const { moves } = game.view(state, seat);
  return new Flat(game, knowledge, new Truth(game, state), { seat, moves }, random, { worlds });
}

export function cheat<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  state: StateOf<K>,
  random: Random,
  worlds: number,
): Answer {
  const thinking = thinkOpenly(game, knowledge, state, random, worlds);
  thinking.step(worlds);
  return thinking.answer();
}
