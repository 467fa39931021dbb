/** Schafkopf as a Game: its deal is a deal of Pakli, and an option sets the number of deals in a match. */
import type { Game, GameTypes } from '@pakli/core';
import { MAX_CHOICES, moves } from './moves.ts';
import { format, formatDeal, formatDealTruth, read, readDeal } from './notation.ts';
import { deal, draw, play, type Event } from './play.ts';
import { formatPosition, formatView, readPosition } from './position.ts';
import { redeal } from './redeal.ts';
import { scores } from './scoring.ts';
import {
  copy,
  DECLARER,
  isDeclarers,
  NOBODY,
  NAME,
  PHASE,
  rules,
  setup,
  State,
  turn,
  type Options,
} from './state.ts';
import { checkView, hidden, seen, view, world, type Seen, type View } from './view.ts';

export interface Schafkopf extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** Bids rise, so there are at most twelve and four passes; 32 cards, the name of the game, kontra and its answer. */
const MOST_MOVES = 52;

export const game: Game<Schafkopf> = {
  id: 'schafkopf',
  version: 1,
  seats: [4],
  maxMoves: MOST_MOVES,
  maxChoices: MAX_CHOICES,
  maxOutcome: 32,
  rules,
  firstStarter: 'drawn',
  best: 'high',
  payoffSum: 0,
  deals: ({ deals }) => deals,
  create: (options) => new State(options),
  setup,
  turn,
  moves,
  play,
  draw,
  deal,
  copy,
  /** During the bidding every seat is on its own. */
  side(state, seat) {
    if (state.now[PHASE]! <= NAME || state.now[DECLARER] === NOBODY) return seat;
    return isDeclarers(state, seat) ? 0 : 1;
  },
  payoff(state, into) {
    into.set(scores(state));
  },
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
