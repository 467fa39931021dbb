/** Buddy Bluff as a Game: the parts of this package under one interface. */
import type { Game, GameTypes } from '@pakli/core';
import { moves } from './moves.ts';
import {
  format,
  formatDeal,
  formatPosition,
  formatView,
  read,
  readDeal,
  readPosition,
  formatDealTruth,
} from './notation.ts';
import { deal, draw, play } from './play.ts';
import { payoff, scores } from './scoring.ts';
import { checkView } from './shape.ts';
import { copy, setup, State, turn } from './state.ts';
import { PLAYS, rules, SEATS, type Event, type Options, type Seen, type View } from './types.ts';
import { hidden, MAX_CHOICES, redeal, seen, view, world } from './view.ts';

/** The types of this game under one name. */
export interface BuddyBluff extends GameTypes {
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
  hidden,
  seen,
  checkView,
  world,
  redeal,
  format,
  formatTruth: format,
  read,
  formatDeal,
  formatDealTruth,
  readDeal,
  formatPosition,
  readPosition,
  formatView,
};
