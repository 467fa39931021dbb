/**
 * What the plays so far tell. They are played once more from the first deal,
 * each beside what a greedy player would have done: of a hand it tells the
 * ranks that a greedy player would rather have played, and of a player
 * whether it is greedy at all.
 */
import { parseCard, rankOf, RANKS, type Card, type Move } from '@pakli/core';
import { cardOfMove, parseMove, targetOf } from '../moves.ts';
import { play } from '../play.ts';
import {
  IN_CENTRE,
  IN_DECK,
  look,
  NONE,
  PHASE,
  PLAYED,
  PLAYING,
  POOL,
  receive,
  release,
  setup,
  State,
  TURN,
} from '../state.ts';
import { ROUND_PLAYS, SEATS, type View } from '../types.ts';
import { MAX_CHOICES } from '../view.ts';
import { weigh } from './greedy.ts';

/** By seat. */
export interface Reading {
  /** Ranks that a greedy player would have played before now, one bit a rank. */
  readonly unlikely: readonly number[];
  /** Plays of which a greedy player would not have made one. */
  readonly strange: readonly number[];
}

/** The four cards that lay in the centre: all that were seen and never played. None if the view does not tell. */
function firstCentre(view: View, moves: readonly Move[]): Card[] {
  const laid = [...view.centre, ...view.pool, ...view.slots.flatMap((slot) => slot.cards)];
  const played = new Set(moves.map(cardOfMove));
  const cards = laid.flatMap((name) => (name === null ? [] : (parseCard(name) ?? [])));
  return moves.length === view.plays ? cards.filter((card) => !played.has(card)) : [];
}

const moves = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);
const best = new Float64Array(RANKS.length);
/** Values that differ by less are equal. */
const TINY = 1e-9;

/** Fills `best` with what a card of each rank would be worth to the seat at turn; returns what the move is worth. */
function weighRanks(state: State, move: Move): number {
  const seat = state.now[TURN]!;
  const card = cardOfMove(move);
  receive(state, seat, card);
  // One unseen card of every rank, and two of the rank that was played: with a sister in hand it was less feared.
  for (let rank = 0; rank < RANKS.length; rank++) {
    const one = [0, 1, 2, 3].find((suit) => state.place[(rank << 2) | suit] === IN_DECK);
    if (one !== undefined) receive(state, seat, (rank << 2) | one);
  }
  const count = weigh(state, moves, values);
  best.fill(-Infinity);
  let value = 0;
  for (let i = 0; i < count; i++) {
    const rank = rankOf(cardOfMove(moves[i]!));
    if (values[i]! > best[rank]!) best[rank] = values[i]!;
    if (moves[i] === move) value = values[i]!;
  }
  while (state.held[seat]! > 1) {
    const other = state.last[seat]!;
    release(state, seat, other);
    toDeck(state, other);
  }
  return value;
}

function toDeck(state: State, card: Card): void {
  state.place[card] = IN_DECK;
  state.link[card] = NONE;
}

const NOTHING: Reading = { unlikely: [0, 0, 0, 0], strange: [0, 0, 0, 0] };

/** Reads the plays of a view. A set-up position tells nothing if it does not come from a deal with these plays. */
export function readPlays(view: View): Reading {
  const unlikely = [0, 0, 0, 0];
  const strange = [0, 0, 0, 0];
  const known = view.played.map((text) => parseMove(text) ?? -1);
  const centre = firstCentre(view, known);
  if (centre.length !== 4) return NOTHING;
  const state = new State(view.options);
  setup(state, { number: 0, starter: view.starter, carry: [] });
  for (const [place, card] of centre.entries()) {
    state.centre[place] = card;
    state.place[card] = IN_CENTRE;
  }
  look(state);
  for (const move of known) {
    const seat = state.now[TURN]!;
    const card = cardOfMove(move);
    const rank = rankOf(card);
    const matches = ((state.sight[0]! >> rank) & 1) !== 0;
    if (state.place[card] !== IN_DECK || matches === (targetOf(move) === POOL)) return NOTHING;
    // New hands: of them nothing is known yet.
    if (state.now[PLAYED]! % ROUND_PLAYS === 0) unlikely.fill(0);
    state.now[PHASE] = PLAYING;
    const value = weighRanks(state, move);
    const least = best[rank]! + TINY;
    if (value + TINY < best[rank]! || ((unlikely[seat]! >> rank) & 1) !== 0) strange[seat]!++;
    for (let other = 0; other < RANKS.length; other++) {
      if (best[other]! > least) unlikely[seat] = unlikely[seat]! | (1 << other);
    }
    play(state, move);
  }
  if (view.plays % ROUND_PLAYS === 0) unlikely.fill(0);
  return { unlikely, strange };
}

/** How likely a card that its holder would rather have played is, beside others. */
const DOUBT = 0.02;

/** What the hands of a world tell against it: each card that its holder would hardly have kept makes it less likely. */
export function likelihoodOf({ unlikely }: Reading, world: State): number {
  let likely = 1;
  for (let seat = 0; seat < SEATS; seat++) {
    const ranks = unlikely[seat]!;
    if (ranks === 0) continue;
    for (let card = world.first[seat]!; card !== NONE; card = world.link[card]!) {
      if (((ranks >> rankOf(card)) & 1) !== 0) likely *= DOUBT;
    }
  }
  return likely;
}
