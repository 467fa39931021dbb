/** Mulle as a Game. Not in index.ts, so that game knowledge can import it. */
import type { Game, GameTypes } from '@pakli/core';
import { CARDS } from './cards.ts';
import { deal, draw, setup } from './deal.ts';
import { MAX_CHOICES, moves } from './moves.ts';
import { format, formatDeal, formatDealTruth, read, readDeal } from './notation.ts';
import { rules, type Options } from './options.ts';
import { play } from './play.ts';
import { formatPosition, formatView, readPosition } from './position.ts';
import { redeal } from './redeal.ts';
import { payoff, scores } from './scoring.ts';
import { copy, State, turn } from './state.ts';
import { SEATS, type Event, type Seen, type View } from './types.ts';
import { checkView } from './view-shape.ts';
import { hidden, seen, view } from './view.ts';
import { world } from './world.ts';

/** The types of this game under one name. */
export interface Mulle extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** One omgang of Mulle; a match is `options.omgangar` of them. */
export const mulle: Game<Mulle> = {
  id: 'mulle',
  version: 2,
  seats: [SEATS],
  maxMoves: CARDS,
  maxChoices: MAX_CHOICES,
  maxOutcome: CARDS,
  rules,
  firstStarter: 0,
  best: 'high',
  payoffSum: 0,
  deals: (options) => options.omgangar,
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
