/** Compile: a two-player lane battler with interrupting effects. The rules are in RULES.md. Unofficial. */
import { randomPlayer, type Player } from '@pakli/core';
import { seed } from './knowledge/seed.ts';
import type { View } from './types.ts';

/** The game's own simple players by name. */
export const players: Readonly<Record<'random' | 'seed', Player<View>>> = {
  random: randomPlayer,
  seed,
};

export { PROTOCOLS } from './cards/index.ts';
export type * from './effects/algebra.ts';
export { golden } from './golden.ts';
export { compile, type Compile } from './game.ts';
/** What a view tells of the texts that are being resolved. */
export type { State } from './state.ts';
export { ASKS, BOXES, CARD_NAMES, EVENT_KINDS, PHASES, PROTOCOL_NAMES, REFUSALS } from './types.ts';
export type {
  Ask,
  Box,
  CardView,
  Cause,
  Event,
  EventKind,
  OpenText,
  Options,
  Pending,
  Phase,
  PlayerView,
  RefusalId,
  Seen,
  View,
} from './types.ts';
export { levels, yardsticks } from './knowledge/levels.ts';
export { ahead } from './knowledge/looking.ts';
export { plain as knowledge } from './knowledge/plain.ts';
