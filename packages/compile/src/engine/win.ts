/** The end of a game (RULES 6). */
import { END, WINNER, type State } from '../state.ts';
import { ENDS, type End } from '../types.ts';
import { emitFacts, log } from './events.ts';

export function endGame(state: State, how: End, winner: number): void {
  state.now[END] = ENDS.indexOf(how);
  state.now[WINNER] = winner + 1;
  if (log.tell !== undefined) emitFacts(state, 'over', winner < 0 ? null : winner, { end: how });
}

/** The game ends at once when a player has all three plates compiled. */
export function winIfCompiled(state: State, player: number): void {
  const { compiled } = state;
  const at = 3 * player;
  if (compiled[at] !== 0 && compiled[at + 1] !== 0 && compiled[at + 2] !== 0) {
    endGame(state, 'win', player);
  }
}
