/**
 * Which rule forbids a move, computed from a view. No keeper of the truth is
 * needed: by law, `read` answers in every world of a view as it does in the
 * true one.
 */
import {
  isRefusal,
  readMove,
  type GameTypes,
  type Game,
  type Refusal,
  type ViewOf,
} from '@pakli/core';

/** Undefined if the seat whose view it is may play it. */
export function whyNot<K extends GameTypes>(
  game: Game<K>,
  view: ViewOf<K>,
  text: string,
): Refusal | undefined {
  if (view.seat === null) throw new Error('a spectator has no moves');
  const state = game.create(view.options, view.seats);
  game.world(view, state);
  const answer = readMove(game, state, view.seat, text);
  return isRefusal(answer) ? answer : undefined;
}
