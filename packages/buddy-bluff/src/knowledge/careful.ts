/**
 * The careful player: looks one play ahead and takes the position it likes best. It weighs a
 * position by the leads over the three others; then every visible rank as a package that may come:
 * onto anybody, if a sister is unseen, or onto a rival of its choice, if it holds a sister itself.
 * It allocates nothing: playouts depend on it.
 */
import type { Move, Player, Random, Seat } from '@pakli/core';
import { DECK_SIZE, rankOf, RANKS } from '@pakli/core/cards';
import { firstOfSame, moves as listMoves } from '../moves.ts';
import { rules } from '../options.ts';
import { play } from '../play.ts';
import { copy, DEAL, IN_DECK, IN_HAND, NONE, PLAYED, PLAYER, State } from '../state.ts';
import { PENALTIES, PLAYS, SEATS, type View } from '../types.ts';
import { dealsLeft } from './match-equity.ts';
import { bestMove, scorerOf, scoringPlayer, type Scorer } from './scorer.ts';

/** Points that make a safe lead at the end, and additional ones per play left. */
const SAFE = 10;
const SAFE_PER_PLAY = 1;
/** And per deal of the match still to come. */
const SAFE_PER_DEAL = 24;
/** How often the next three opponents have a given unseen card and lay it on its match. */
const RISK = 5;
/** How often a package that the seat could lay next turn is still there by then. */
const CHANCE = 0.4;

// By rank: cards in the deck or in other hands, cards in the own hand, visible cards.
const unseen = new Int32Array(RANKS.length);
const own = new Int32Array(RANKS.length);
const visible = new Int32Array(RANKS.length);
let allUnseen = 0;
/** By seat: the lead over it, in safe leads. */
const leads = new Float64Array(SEATS);
/** The value of the leads once a package is laid: by another seat on any of the four, by oneself where it helps most. */
const laid = new Float64Array(2);
const BY_OTHERS = 0;
const BY_ONESELF = 1;

/** What a seat does not see. The same for all its plays: a play shows no unseen card. */
function countUnseen(state: State, seat: Seat): void {
  unseen.fill(0);
  allUnseen = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    const place = state.place[card]!;
    const hidden = place === IN_DECK || (place >= IN_HAND && place < IN_HAND + SEATS);
    if (!hidden || place === IN_HAND + seat) continue;
    unseen[rankOf(card)] = unseen[rankOf(card)]! + 1;
    allUnseen++;
  }
}

/** A lead in safe leads: a deficit counts in full, a lead beyond safe counts little. */
function comfort(lead: number): number {
  return (lead - Math.sqrt(lead * lead + 4)) / 2;
}

/** The value of a position to a seat, from what that seat sees. Higher is better; 0 is a sure win. */
function weighPosition(state: State, seat: Seat): number {
  const { penalty, carry } = state;
  const total = carry[seat]! + penalty[seat]!;
  const left = PLAYS - state.now[PLAYED]!;
  const deals = dealsLeft(state.options, state.now[DEAL]!);
  const scale = 1 / (SAFE + SAFE_PER_PLAY * left + SAFE_PER_DEAL * deals);
  let calm = 0;
  for (let other = 0; other < SEATS; other++) {
    leads[other] = (carry[other]! + penalty[other]! - total) * scale;
    if (other !== seat) calm += comfort(leads[other]!);
  }
  if (left === 0) return calm;
  own.fill(0);
  for (let card = state.first[seat]!; card !== NONE; card = state.link[card]!) {
    own[rankOf(card)] = own[rankOf(card)]! + 1;
  }
  visible.fill(0);
  for (let i = 0; i < 9; i++) {
    const card = state.visible[i]!;
    if (card !== NONE) visible[rankOf(card)] = visible[rankOf(card)]! + 1;
  }
  const risk = allUnseen === 0 ? 0 : (RISK * Math.min(1, left / 3)) / allUnseen;
  const chance = left > 3 ? CHANCE : 0;
  let value = calm;
  for (let rank = 0; rank < RANKS.length; rank++) {
    if (visible[rank] === 0) continue;
    const threat = risk * unseen[rank]!;
    const hope = own[rank]! > 0 ? chance : 0;
    if (threat === 0 && hope === 0) continue;
    weighPackage(state, seat, rank, PENALTIES[rank]! * scale);
    value += threat * (laid[BY_OTHERS]! - calm) + hope * (laid[BY_ONESELF]! - calm);
  }
  return value;
}

/** Fills `laid` for the package that a visible rank may become, at this penalty per card. Needs `leads`. */
function weighPackage(state: State, seat: Seat, rank: number, penalty: number): void {
  const size = (visible[rank]! + 1) * penalty;
  const relief = rankOf(state.open[seat]!) === rank ? penalty : 0;
  let lifted = 0;
  let onOneself = 0;
  let gains = 0;
  let best = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    // The package takes along the tops of this rank, the seat's own too.
    const lead = leads[other]! + relief - (rankOf(state.open[other]!) === rank ? penalty : 0);
    const now = comfort(lead);
    const gain = comfort(lead + size) - now;
    lifted += now;
    onOneself += comfort(lead - size);
    gains += gain;
    if (gain > best) best = gain;
  }
  laid[BY_OTHERS] = (onOneself + 3 * lifted + gains) / 4;
  laid[BY_ONESELF] = lifted + best;
}

// Rules differ only in what is lifted, so one scratch state for each is enough.
const after = {
  top: new State({ ...rules.defaults, lift: 'top' }),
  run: new State({ ...rules.defaults, lift: 'run' }),
};

function weigh(state: State, moves: Int32Array, values: Float64Array): number {
  const seat = state.now[PLAYER]!;
  const count = listMoves(state, moves);
  const next = after[state.options.lift];
  countUnseen(state, seat);
  for (let i = 0; i < count; i++) {
    const same = firstOfSame(moves, i);
    if (same < i) {
      values[i] = values[same]!;
      continue;
    }
    copy(state, next);
    play(next, moves[i]!);
    values[i] = weighPosition(next, seat);
  }
  return count;
}

export const carefulScorer: Scorer = scorerOf(weigh);

/** The careful move of the seat at turn. */
export function carefulMove(state: State, random: Random): Move {
  return bestMove(carefulScorer, state, random);
}

export const careful: Player<View> = scoringPlayer(carefulScorer);
