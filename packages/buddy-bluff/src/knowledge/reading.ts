/**
 * What the plays so far tell. They are played once more from the first deal,
 * each beside what a greedy player would have done: of a hand it tells the
 * ranks that a greedy player would rather have played, and of a player
 * whether it is greedy at all.
 */
import {
  DECK_SIZE,
  parseCard,
  rankOf,
  RANKS,
  type Card,
  type Move,
  type Random,
  type Seat,
} from '@pakli/core';
import { cardOfMove, parseMove, targetOf } from '../moves.ts';
import { play } from '../play.ts';
import {
  IN_CENTRE,
  IN_DECK,
  IN_HAND,
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
import { MAX_CHOICES, redeal } from '../view.ts';
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

/** How often a card that its holder would rather have played is left where it was dealt, in percent. */
const DOUBT = 2;
/** How many cards are tried in its place. */
const PATIENCE = 40;

/** Deals the hidden cards anew, and exchanges cards that their holder would hardly have kept. */
export function redealLikely(
  { unlikely }: Reading,
  state: State,
  seat: Seat,
  random: Random,
): number {
  redeal(state, seat, random);
  for (let other = 0; other < SEATS; other++) {
    if (other === seat || unlikely[other] === 0) continue;
    for (let card = state.first[other]!; card !== NONE;) {
      const next = state.link[card]!;
      if (((unlikely[other]! >> rankOf(card)) & 1) !== 0 && random.below(100) >= DOUBT) {
        exchange(unlikely, state, seat, other, card, random);
      }
      card = next;
    }
  }
  return 1;
}

/** Puts a hidden card that fits into the place of one that does not. */
function exchange(
  unlikely: readonly number[],
  state: State,
  seat: Seat,
  holder: Seat,
  card: Card,
  random: Random,
): void {
  for (let i = 0; i < PATIENCE; i++) {
    const other = random.below(DECK_SIZE);
    const place = state.place[other]!;
    const from = place >= IN_HAND && place < IN_HAND + SEATS ? place - IN_HAND : POOL;
    if (from === seat || from === holder || (from === POOL && place !== IN_DECK)) continue;
    if (((unlikely[holder]! >> rankOf(other)) & 1) !== 0) continue;
    if (from !== POOL && ((unlikely[from]! >> rankOf(card)) & 1) !== 0) continue;
    release(state, holder, card);
    if (from === POOL) toDeck(state, card);
    else {
      release(state, from, other);
      receive(state, from, card);
    }
    receive(state, holder, other);
    return;
  }
}
