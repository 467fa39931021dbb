/** The four strengths, and a fixed opponent to measure them with. */
import type { Level, Levels, Search } from '@pakli/core';
import { compile, type Compile } from '../game.ts';
import { looking, type Looking } from './looking.ts';
import { plain } from './plain.ts';

/** Weakest first; the host's clock or the steps end the thinking. The lower two look no further than their own turn. */
export function levels(search: Search): Levels<Compile> {
  const level = (settings: Looking, milliseconds: number): Level<Compile> => ({
    player: looking(search, settings),
    steps: settings.worlds,
    milliseconds,
  });
  // One world of a hundred takes more than half of these plays; texts that copy each other would take a million.
  const glance = { positions: 3, chain: 30, plays: 1000 };
  const effort = { positions: 16, chain: 30, plays: 10_000 };
  const prune = { trial: 4, clear: 2 };
  return {
    beginner: level({ answers: 0, worlds: 2, temperature: 0.1 }, 50),
    casual: level({ answers: 0, effort: glance, worlds: 4, temperature: 0.05 }, 50),
    strong: level({ answers: 1, effort, worlds: 3, temperature: 0.01 }, 300),
    expert: { ...level({ answers: 1, effort, worlds: 1000, prune }, 1000), exact: 12 },
  };
}

/** `flat-16`: 16 worlds, each tried with every move, playouts by the seed's heuristics. */
export function yardsticks(search: Search): Readonly<Record<string, Level<Compile>>> {
  const player = search.flat(compile, plain, { worlds: 16, prune: false });
  return { 'flat-16': { player, steps: 16, milliseconds: Infinity } };
}
