/** Scopa as a Game. A game to 11 is one deal of Pakli: its hands follow each other inside. */
import type { Game, GameTypes } from '@pakli/core';
import { MAX_CHOICES, moves } from './moves.ts';
import {
  format,
  formatDeal,
  formatDealTruth,
  formatPosition,
  formatView,
  read,
  readDeal,
  readPosition,
} from './notation.ts';
import { deal, draw, play, type Event } from './play.ts';
import { copy, MOST_HANDS, rules, setup, State, turn, type Options } from './state.ts';
import { checkView, hidden, redeal, seen, view, world, type Seen, type View } from './view.ts';

export interface Scopa extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

export const game: Game<Scopa> = {
  id: 'scopa',
  version: 1,
  seats: [2],
  maxMoves: MOST_HANDS * 36,
  maxChoices: MAX_CHOICES,
  maxOutcome: 10,
  rules,
  firstStarter: 'drawn',
  best: 'high',
  payoffSum: 0,
  deals: () => 1,
  create: (options) => new State(options),
  setup,
  turn,
  moves,
  play,
  draw,
  deal,
  copy,
  side: (_, seat) => seat,
  payoff({ points }, into) {
    into[0] = points[0]! - points[1]!;
    into[1] = points[1]! - points[0]!;
  },
  scores: ({ points }) => [...points],
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
