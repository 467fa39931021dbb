/** Applying a move. */
import { OVER, type Move, tellAfterwards, type Listener } from '@pakli/core';
import { announce, answer, discard } from './auction.ts';
import { BID, CONCEDE, DISCARD, DONE, isPlay, KONTRA, PASS, RAISE, TRUMP } from './codes.ts';
import { startPlay } from './contract.ts';
import { report } from './events.ts';
import { kontra, raise, startRaising } from './kontra.ts';
import { bidOf, CONCEDED, ENDING, PHASE, SCORED, TURN, type State } from './state.ts';
import { layCard, note } from './trick.ts';
import type { Event } from './types.ts';

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) act(state, move);
  else playTelling(state, move, listener);
}

/** Not in `play`, which would then allocate the closure at every move. */
function playTelling(state: State, move: Move, listener: Listener<Event>): void {
  tellAfterwards(listener, (tell) => report(state, move, tell, act));
}

function act(state: State, move: Move): void {
  note(state, move);
  if (!isPlay(move)) say(state, move);
  else if (layCard(state.at, move)) startRaising(state);
}

/** Everything but a card. */
function say(state: State, move: Move): void {
  if (move <= BID) discard(state, move - DISCARD);
  else if (move < PASS) announce(state, bidOf(state, move - BID));
  else if (move < DONE) answer(state, move);
  else if (move === DONE) raise(state, 0);
  else if (move === CONCEDE) concede(state);
  else if (move < KONTRA) startPlay(state, move - TRUMP);
  else if (move < RAISE) kontra(state, move - KONTRA);
  else raise(state, move - RAISE);
}

/** Rule 7.7. */
function concede({ at }: State): void {
  at[ENDING] = CONCEDED;
  at[PHASE] = SCORED;
  at[TURN] = OVER;
}
