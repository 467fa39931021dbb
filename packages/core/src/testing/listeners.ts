/** Law 1: a listener is called after the complete step, and nothing it does can corrupt the step. */
import {
  CHANCE,
  fork,
  listMoves,
  OVER,
  type Game,
  type GameTypes,
  type Move,
  type StateOf,
} from '../game.ts';
import type { Listener } from '../listener.ts';
import type { Random } from '../random.ts';
import { difference, snapshot } from './compare.ts';
import { onlookers, type Spot } from './subject.ts';

/** How many moves a busy listener plays on a fork. */
const BUSY = 3;

/** Makes all views and plays on in a fork. */
export function meddle<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  random: Random,
): void {
  for (const reader of onlookers(state.seats)) game.view(state, reader);
  const other = fork(game, state);
  const heard: K['event'][] = [];
  const outcome = new Uint8Array(game.maxOutcome);
  for (let left = BUSY; left > 0;) {
    const turn = game.turn(other);
    if (turn === OVER) return;
    if (turn === CHANCE) {
      game.deal(other, outcome, game.draw(other, random, outcome), (event) => heard.push(event));
      continue;
    }
    const moves = listMoves(game, other);
    game.play(other, moves[random.below(moves.length)] ?? 0, (event) => heard.push(event));
    left--;
  }
}

/** Takes a step with a quiet and with a busy listener: both must see the finished state and the same events. */
export function checkListeners<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, turn, random } = spot;
  if (turn === OVER) return;
  if (turn === CHANCE) {
    const outcome = new Uint8Array(game.maxOutcome);
    const length = game.draw(state, random, outcome);
    compare(spot, (after, listener) => game.deal(after, outcome, length, listener));
    return;
  }
  for (let i = 0; i < Math.min(spot.moves.length, 4); i++) {
    const move: Move = spot.moves[random.below(spot.moves.length)] ?? 0;
    compare(spot, (after, listener) => game.play(after, move, listener));
  }
}

function compare<K extends GameTypes>(
  spot: Spot<K>,
  take: (after: StateOf<K>, listener: Listener<K['event']>) => void,
): void {
  const { game, state, random } = spot;
  const quiet = fork(game, state);
  const events: K['event'][] = [];
  take(quiet, (event) => events.push(event));
  const busy = fork(game, state);
  const heard: K['event'][] = [];
  take(busy, (event) => {
    const early = difference(busy, quiet);
    if (early !== undefined) spot.broken('listeners', `told before the step is whole: ${early}`);
    heard.push(snapshot(event));
    meddle(game, busy, random);
  });
  const found = difference(busy, quiet) ?? difference(heard, events, 'events');
  if (found !== undefined)
    spot.broken('listeners', `a listener that plays on spoils the step: ${found}`);
}
