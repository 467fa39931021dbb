/** Compile: a two-player lane battler with interrupting effects. The rules are in RULES.md. Unofficial. */
import { randomPlayer, type Player } from '@pakli/core';
import { seed } from './knowledge/seed.ts';
import type { View } from './types.ts';

/** The game's own simple players by name. */
export const players: Readonly<Record<'random' | 'seed', Player<View>>> = {
  random: randomPlayer,
  seed,
};

/** The 30 protocols with their cards as data, and the vocabulary they are written in. */
export { CARD_NAMES, cardData, findCard, PROTOCOL_NAMES, PROTOCOLS } from './cards/index.ts';
export type * from './cards/steps.ts';
/** What a seat knows as numbers, for learning programs. */
export { encoding } from './encoding.ts';
/** Names by number, as in moves and views, and what may be wrong with a move. */
export {
  REFUSALS,
  type CardView,
  type Cause,
  type Event,
  type EventKind,
  type OpenText,
  type Pending,
  type PlayerView,
  type Seen,
  type View,
} from './types.ts';
/** Options and presets, for UIs. */
export type { Ask, Box } from './types.ts';
export type { State } from './state.ts';
/** The rules, and what a search needs: knowledge, levels and fixed opponents. */
export { compile, type Compile } from './game.ts';
export { learn } from './knowledge/net-judge.ts';
export { levels, yardsticks } from './knowledge/levels.ts';
export { plain as knowledge } from './knowledge/plain.ts';
export { rules, type Options } from './options.ts';
