/** Buddy Bluff: four players, packages of equal ranks, seals. The rules are in RULES.md. */
import { randomPlayer, type Player } from '@pakli/core';
import { careful } from './knowledge/careful.ts';
import { greedy } from './knowledge/greedy.ts';
import type { View } from './types.ts';

/** The game's own simple players by name. */
export const players: Readonly<Record<'random' | 'greedy' | 'careful', Player<View>>> = {
  random: randomPlayer,
  greedy,
  careful,
};

export { present, MODES, type Mode, type Presented } from './present.ts';
export { REFUSALS } from './types.ts';
/** Options and presets, for UIs. */
export type { Event, Seal, Seen, PackageSource, View } from './types.ts';
export type { State } from './state.ts';
/** What a seat knows as numbers, for learning programs. */
export { encoding } from './encoding.ts';
export { greedyMove } from './knowledge/greedy.ts';
export { carefulMove } from './knowledge/careful.ts';
export { buddyBluff, type BuddyBluff } from './game.ts';
export { learn } from './knowledge/scorer.ts';
export { knowledge, levels, yardsticks } from './knowledge/levels.ts';
export { rules, type Options } from './options.ts';
