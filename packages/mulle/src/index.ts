/** Mulle: a Swedish fishing game for two with two packs. The rules are in RULES.md. */
import { randomPlayer, type Game, type Kinds, type Player } from '@pakli/core';
import { counter } from './knowledge/counter.ts';
import { seed } from './knowledge/seed.ts';
import { CARDS } from './cards.ts';
import { deal, draw } from './deal.ts';
import { MAX_CHOICES, moves } from './moves.ts';
import { format, formatDeal, read, readDeal } from './notation.ts';
import { play } from './play.ts';
import { formatPosition, formatView, readPosition } from './position.ts';
import { redeal } from './redeal.ts';
import { payoff, scores } from './scoring.ts';
import { copy, setup, State, turn } from './state.ts';
import { rules, SEATS, type Event, type Options, type Seen, type View } from './types.ts';
import { seen, view, world } from './view.ts';

/** The types of this game under one name. */
export interface Mulle extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Seen;
}

/** One omgang of Mulle; a match strings `options.omgangar` of them together. */
export const mulle: Game<Mulle> = {
  id: 'mulle',
  version: 1,
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
export const players: Readonly<Record<string, Player<View>>> = {
  random: randomPlayer,
  seed,
  counter,
};

/** Runner of golden files of the format mulle-cases/1. */
export { golden } from './golden.ts';
/** The one-ply card counter as a policy on states; allocates nothing. */
export { counterMove } from './knowledge/counter.ts';
/** The rule book's automatic player as a policy on states; allocates nothing. */
export { seedMove } from './knowledge/seed.ts';
/** What may be wrong with a move, by action, and the rule it breaks. */
export { REFUSALS } from './types.ts';
export type { Event, Options, PileView, Proof, Seen, Sheet, View } from './types.ts';
export type { State } from './state.ts';
