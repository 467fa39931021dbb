/** Compile as a Game: the parts of this package under one interface. */
import type { Game, GameTypes } from '@pakli/core';
import { deal, draw, setup } from './deal.ts';
import { moves } from './moves.ts';
import {
  anytime,
  format,
  formatDeal,
  formatDealTruth,
  formatTruth,
  read,
  readDeal,
} from './notation.ts';
import { programOf } from './ops/link.ts';
import { rules, type Options } from './options.ts';
import { play } from './play.ts';
import { formatPosition, formatView, readPosition } from './position.ts';
import { redeal } from './redeal.ts';
import { payoff, scores } from './scoring.ts';
import { CARDS, copy, MAX_CHOICES, State, turn } from './state.ts';
import { SEATS, type Event, type Seen, type View } from './types.ts';
import { checkView } from './view-shape.ts';
import { hidden, seen, view } from './view.ts';
import { world } from './world.ts';

/** The types of this game under one name. */
export interface Compile extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** One deal of Compile, from the choice of protocols on. */
export const compile: Game<Compile> = {
  id: 'compile',
  version: 2,
  seats: [SEATS],
  // Random games have at most some thousand decisions; without a turn limit they are unbounded.
  maxMoves: 100_000,
  maxChoices: MAX_CHOICES,
  maxOutcome: CARDS,
  rules,
  firstStarter: 'drawn',
  rematch: 'loser',
  best: 'high',
  payoffSum: 1,
  deals: () => 1,
  create: (options) => new State(options, programOf(options)),
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
  formatTruth,
  read,
  anytime,
  formatDeal,
  formatDealTruth,
  readDeal,
  formatPosition,
  readPosition,
  formatView,
};
