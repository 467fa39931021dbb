/** What a search knew of Compile before anything was learned: fixed, so that `flat-16` stays the same. */
import type { Knowledge } from '@pakli/core/search';
import { total } from '../engine/measure.ts';
import type { Compile } from '../game.ts';
import { END, HAND, TURN_NUMBER, WINNER, zoneOf, type State } from '../state.ts';
import { seedMove } from './seed.ts';

/** An estimated share of the win from plates, lines and hands: for playouts that stop early. */
export function standings(state: State, into: Float64Array): void {
  if (state.now[END] !== 0) {
    into[0] = state.now[WINNER] === 1 ? 1 : state.now[WINNER] === 0 ? 0.5 : 0;
  } else into[0] = 1 / (1 + Math.exp(-(standing(state, 0) - standing(state, 1)) / 12));
  into[1] = 1 - into[0];
}

function standing(state: State, player: number): number {
  let sum = state.size[zoneOf(player, HAND)]! * 0.8;
  for (let line = 0; line < 3; line++) {
    const own = total(state, player, line);
    const other = total(state, 1 - player, line);
    if (state.compiled[3 * player + line] !== 0) sum += 14 + 0.2 * Math.min(own, 10);
    else sum += Math.min(own, 12) * (own > other ? 1 : 0.6);
  }
  return sum;
}

/** Playouts by the seed's heuristics stop some turns ahead, where the position is judged. */
export const plain: Knowledge<Compile> = {
  policy: (state) => seedMove(state),
  stage: (state) => Math.floor(state.now[TURN_NUMBER]! / 4),
  evaluate: standings,
  parts: { names: ['draft', 'play'], of: ({ phase }) => (phase === 'setup' ? 'draft' : 'play') },
};
