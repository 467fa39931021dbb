/** What a search may know of Compile, the four strengths, and a fixed opponent to measure them with. */
import type { Knowledge, Level, Levels, Search } from '@pakli/core';
import { total } from '../effects/measure.ts';
import { compile, type Compile } from '../game.ts';
import { HAND, TURN, WINNER, END, zoneOf, type State } from '../state.ts';
import { seedMove } from './seed.ts';

/** A share of the win from plates, lines and hands: where playouts end early. */
function evaluate(state: State, into: Float64Array): void {
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

/** Playouts by the seed's heuristics end three turns ahead, where the position is judged. */
export const knowledge: Knowledge<Compile> = {
  policy: (state) => seedMove(state),
  stage: (state) => Math.floor(state.now[TURN]! / 4),
  evaluate,
};

/** Weakest first; the host's clock or the steps end the thinking. */
export function levels(search: Search): Levels<Compile> {
  const flat = (worlds: number, temperature: number, milliseconds: number): Level<Compile> => ({
    player: search.flat(compile, knowledge, { worlds, temperature }),
    steps: worlds,
    milliseconds,
  });
  return {
    beginner: flat(2, 0.5, 50),
    casual: flat(6, 0.15, 100),
    strong: flat(24, 0, 400),
    expert: flat(400, 0, 1000),
  };
}

/** `flat-16`: 16 worlds, each tried with every move, playouts by the seed's heuristics. */
export function yardsticks(search: Search): Readonly<Record<string, Level<Compile>>> {
  const player = search.flat(compile, knowledge, { worlds: 16, prune: false });
  return { 'flat-16': { player, steps: 16, milliseconds: Infinity } };
}
