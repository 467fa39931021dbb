/** Mulle: a Swedish fishing game for two with two packs. The rules are in RULES.md. */
import { randomPlayer, type Player } from '@pakli/core';
import { counter } from './knowledge/counter.ts';
import { seed } from './knowledge/seed.ts';
import type { View } from './types.ts';

/** The game's own simple players by name. */
export const players: Readonly<Record<'random' | 'seed' | 'counter', Player<View>>> = {
  random: randomPlayer,
  seed,
  counter,
};

/** What a seat knows as numbers, for learning programs. */
export { encoding } from './encoding.ts';
/** The one-ply card counter as a policy on states; allocates nothing. */
export { counterMove } from './knowledge/counter.ts';
/** Seat 0's lead in the middle of an omgang. */
export { lead } from './knowledge/horizon.ts';
/** The light card counter of playouts as a policy on states; allocates nothing. */
export { scoutMove } from './knowledge/scout.ts';
/** The rule book's automatic player as a policy on states; allocates nothing. */
export { seedMove } from './knowledge/seed.ts';
/** What may be wrong with a move, by action, and the rule that forbids it. */
export { REFUSALS } from './types.ts';
/** Options and presets, for UIs. */
export type { Event, Group, PileView, Proof, Seen, Sheet, View } from './types.ts';
export type { State } from './state.ts';
/** The rules, and what a search needs: knowledge, levels and fixed opponents. */
export { mulle, type Mulle } from './game.ts';
export { knowledge, levels, yardsticks } from './knowledge/levels.ts';
export { rules, type Options } from './options.ts';
