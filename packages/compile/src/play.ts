/** Applying a move. */
import { tellAfterwards, type Move, type Listener } from '@pakli/core';
import { log } from './engine/events.ts';
import type { State } from './state.ts';
import { apply, run } from './turn/loop.ts';
import type { Event } from './types.ts';

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) step(state, move);
  else playTelling(state, move, listener);
}

/** Not in `play`, which would then allocate the closure at every move. */
function playTelling(state: State, move: Move, listener: Listener<Event>): void {
  tellAfterwards(listener, (tell) => step(state, move, tell));
}

function step(state: State, move: Move, tell?: Listener<Event>): void {
  log.tell = tell;
  apply(state, move);
  run(state);
  log.tell = undefined;
}
