/** Buddy Bluff as a Game: the parts of this package under one interface. */
import type { Game, GameTypes } from '@pakli/core';
import { deal, draw, setup } from './deal.ts';
import { moves, MAX_CHOICES } from './moves.ts';
import { format, formatDeal, read, readDeal, formatDealTruth } from './notation.ts';
import { rules, type Options } from './options.ts';
import { play } from './play.ts';
import { formatPosition, formatView, readPosition } from './position.ts';
import { redeal } from './redeal.ts';
import { payoff, scores } from './scoring.ts';
import { copy, State, turn } from './state.ts';
import { PLAYS, SEATS, type Event, type Seen, type View } from './types.ts';
import { checkView } from './view-shape.ts';
import { hidden, seen, view } from './view.ts';
import { world } from './world.ts';

/** The types of this game under one name. */
export interface BuddyBluff extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** One round of Buddy Bluff. */
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
