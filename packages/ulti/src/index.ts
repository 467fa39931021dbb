/** Ulti: Hungary's trick-taking game for three. The rules are in RULES.md. */
import { randomPlayer, type Player } from '@pakli/core';
import type { View } from './types.ts';

/** The game's own simple players by name. */
export const players: Readonly<Record<string, Player<View>>> = {
  random: randomPlayer,
};

export type { Options, Seen, View } from './types.ts';
export type { State } from './state.ts';
export { golden } from './golden.ts';
export { ulti, type Ulti } from './game.ts';
