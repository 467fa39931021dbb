/** Ulti as a Game: the parts of this package under one interface. */
import type { Game, GameTypes } from '@pakli/core';
import { DECK_SIZE } from './cards.ts';
import { deal, draw, setup } from './deal.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { formatDeal, formatDealTruth, readDeal, read } from './notation.ts';
import { format, formatTruth } from './notation.ts';
import { rules, type Options } from './options.ts';
import { play } from './play.ts';
import { formatPosition, readPosition, formatView } from './position.ts';
import { redeal } from './redeal.ts';
import { payoff, scores } from './scoring.ts';
import { copy, MOST_MOVES, side, State, turn } from './state.ts';
import { SEATS, type Event, type Seen, type View } from './types.ts';
import { checkView } from './view-shape.ts';
import { hidden, view, seen } from './view.ts';
import { world } from './world.ts';

/** The types of this game under one name. */
export interface Ulti extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** One deal of Ulti, with its auction. */
export const ulti: Game<Ulti> = {
  id: 'ulti',
  version: 1,
  seats: [SEATS],
  maxMoves: MOST_MOVES,
  maxChoices: MOST_CHOICES,
  maxOutcome: DECK_SIZE,
  rules,
  // The starter is the forehand: the dealer sits one seat before.
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
