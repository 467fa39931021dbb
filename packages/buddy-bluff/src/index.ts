/** Buddy Bluff: four players, packages of equal ranks, seals. The rules are in RULES.md. */
import { randomPlayer, type Game, type Kinds, type Player } from '@pakli/core';
import { careful } from './knowledge/careful.ts';
import { greedy } from './knowledge/greedy.ts';
import { moves } from './moves.ts';
import {
  format,
  formatDeal,
  formatPosition,
  formatView,
  read,
  readDeal,
  readPosition,
} from './notation.ts';
import { deal, draw, play } from './play.ts';
import { payoff, scores } from './scoring.ts';
import { copy, setup, State, turn } from './state.ts';
import { PLAYS, rules, SEATS, type Event, type Options, type Seen, type View } from './types.ts';
import { MAX_CHOICES, redeal, seen, view, world } from './view.ts';

/** The types of this game under one name. */
export interface BuddyBluff extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

export const buddyBluff: Game<BuddyBluff> = {
  id: 'buddy-bluff',
  version: 1,
  seats: [SEATS],
  maxMoves: PLAYS,
  maxChoices: MAX_CHOICES,
  maxOutcome: 52,
  rules,
  firstStarter: 'drawn',
  best: 'low',
  payoffSum: 1,
  deals: (options) => options.deals,
  create: (options) => new State(options),
  setup,
  turn,
  moves,
  play,
  draw,
  deal,
  copy,
  side: (_state, seat) => seat,
  payoff,
  scores,
  view,
  seen,
  world,
  redeal,
  format,
  read,
  formatDeal,
  readDeal,
  formatPosition,
  readPosition,
  formatView,
};

/** The game's own simple players by name. */
export const players: Readonly<Record<'random' | 'greedy' | 'careful', Player<View>>> = {
  random: randomPlayer,
  greedy,
  careful,
};

export { present, MODES, type Mode, type Presented } from './present.ts';
export { REFUSALS, type RefusalId } from './types.ts';
export type { Event, Options, Seal, Seen, Source, View } from './types.ts';
export type { State } from './state.ts';
export { golden } from './golden.ts';
export { greedyMove } from './knowledge/greedy.ts';
export { carefulMove } from './knowledge/careful.ts';
