/** Ulti as a Game: the parts of this package under one interface. */
import type { Game, GameTypes } from '@pakli/core';
import { DECK_SIZE } from './cards.ts';
import { read } from './check.ts';
import { seen } from './events.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { format, formatTruth } from './naming.ts';
import { formatDeal, formatDealTruth, formatView, readDeal } from './notation.ts';
import { deal, draw, play } from './play.ts';
import { formatPosition, readPosition } from './position.ts';
import { redeal, world } from './redeal.ts';
import { payoff, scores } from './scoring.ts';
import { checkView } from './shape.ts';
import { copy, MOST_MOVES, setup, side, State } from './state.ts';
import { turn } from './trick.ts';
import { rules, SEATS, type Event, type Options, type Seen, type View } from './types.ts';
import { hidden, view } from './view.ts';

/** The types of this game under one name. */
export interface Ulti extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

export const ulti: Game<Ulti> = {
  id: 'ulti',
  version: 1,
  seats: [SEATS],
  maxMoves: MOST_MOVES,
  maxChoices: MOST_CHOICES,
  maxOutcome: DECK_SIZE,
  rules,
  // The starter is the forehand: the dealer sits before him.
  firstStarter: 0,
  best: 'high',
  payoffSum: 0,
  deals: (options) => options.deals,
  create: (options) => new State(options),
  setup,
  turn,
  moves,
  play,
  draw,
  deal,
  copy,
  side,
  payoff,
  scores,
  view,
  hidden,
  seen,
  checkView,
  world,
  redeal,
  format,
  formatTruth,
  read,
  formatDeal,
  formatDealTruth,
  readDeal,
  formatPosition,
  readPosition,
  formatView,
};
