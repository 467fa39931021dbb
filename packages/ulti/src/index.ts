/** Ulti: Hungary's trick-taking game for three. The rules are in RULES.md. */
import { randomPlayer, type Player } from '@pakli/core';
import { rulesPlayer } from './knowledge/rules.ts';
import type { View } from './types.ts';

/** The game's own simple players by name. */
export const players: Readonly<Record<'random' | 'rules', Player<View>>> = {
  random: randomPlayer,
  rules: rulesPlayer,
};

/** What a seat knows as numbers, for learning programs. */
export { encoding } from './encoding.ts';
/** The rule player as a policy on states; it reads only the own cards of the seat at turn. */
export { rulesMove } from './knowledge/rules.ts';
/** What may be wrong with an action, and the rule it breaks. */
export { COMPONENTS, REFUSALS } from './types.ts';
/** Options and presets, for UIs. */
export type {
  Component,
  Event,
  Kontra,
  Line,
  LineName,
  Origin,
  Result,
  Said,
  Seen,
  SheetRow,
  Trick,
  View,
} from './types.ts';
export type { Bid, Ladder } from './ladder.ts';
/** The bids of a set of options, ascending. */
export { ladderOf } from './ladder.ts';
export type { State } from './state.ts';
/** The rules, and what a search may use of them. */
export { ulti, type Ulti } from './game.ts';
export { knowledge, levels } from './knowledge/levels.ts';
export { yardsticks } from './knowledge/yardsticks.ts';
/** Cards and suits as text. */
export { formatCard, formatCards, parseCard, parseSuit } from './cards.ts';
export { rules, type Options } from './options.ts';
