/** What a search may know of Ulti, and the four strengths. */
import type { Knowledge, Level, Levels, Search } from '@pakli/core';
import { ulti, type Ulti } from '../game.ts';
import { openValue } from './open-value.ts';
import { rulesMove } from './rules.ts';

/** Everybody plays by rules in playouts. */
export const knowledge: Knowledge<Ulti> = {
  policy: (state) => rulesMove(state),
  open: openValue,
};

/** Weakest first; the host's clock or the steps end the thinking. */
export function levels(search: Search): Levels<Ulti> {
  const flat = (worlds: number, temperature: number, milliseconds: number): Level<Ulti> => ({
    player: search.flat(ulti, knowledge, { worlds, temperature }),
    steps: worlds,
    milliseconds,
  });
  return {
    beginner: flat(2, 6, 50),
    casual: flat(6, 2, 100),
    strong: flat(24, 0, 400),
    expert: flat(400, 0, 1500),
  };
}
