/** Schnapsen as a Game. A game to seven is one deal of Pakli: its hands follow each other inside. */
import type { Game, GameTypes } from '@pakli/core';
import { MAX_CHOICES, moves } from './moves.ts';
import { format, formatDeal, formatDealTruth, read, readDeal } from './notation.ts';
import { deal, draw, play, type Event } from './play.ts';
import { formatPosition, formatView, readPosition } from './position.ts';
import { copy, MOST_HANDS, POINTS, rules, setup, State, turn, type Options } from './state.ts';
import { checkView, hidden, redeal, seen, view, world, type Seen, type View } from './view.ts';

export interface Schnapsen extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** Twenty cards, four marriages, an exchange, closing and a claim. */
const MOST_MOVES_OF_A_HAND = 27;

export const game: Game<Schnapsen> = {
  id: 'schnapsen',
  version: 1,
  seats: [2],
  maxMoves: MOST_HANDS * MOST_MOVES_OF_A_HAND,
  maxChoices: MAX_CHOICES,
  maxOutcome: 11,
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
  payoff({ now }, into) {
    into[0] = now[POINTS]! - now[POINTS + 1]!;
    into[1] = -into[0];
  },
  scores: ({ now }) => [now[POINTS]!, now[POINTS + 1]!],
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
