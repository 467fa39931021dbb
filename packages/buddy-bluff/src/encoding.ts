/**
 * Buddy Bluff as numbers: what a seat knows (rule 7), and a play as a card and a target. Cards are
 * indexed 4 x rank + suit; seats are relative, the own first and on clockwise.
 */
import type { Seat } from '@pakli/core';
import { DECK_SIZE } from '@pakli/core/cards';
import { layOut, type Encoding, type Numbers } from '@pakli/core/encoding';
import type { BuddyBluff } from './game.ts';
import { cardOfMove, targetOf } from './moves.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { DEALS, DECK_POINTS, HAND, PLAYS, ROUNDS, SEATS } from './types.ts';

/** A card has four targets and the pool. */
const TARGETS: number = SEATS + 1;

const FIELDS = [
  { name: 'hand', size: 52, meaning: 'own cards' },
  { name: 'centre', size: 52, meaning: 'cards in the centre' },
  {
    name: 'pool',
    size: 52,
    meaning: 'cards of the pool: 1 for the top, 1/2 for the one below, then 1/3 and so on',
  },
  { name: 'slots', size: 208, meaning: 'by seat: cards of its slot, as in the pool' },
  {
    name: 'locked',
    size: 52,
    meaning: 'cards under or in a seal, which nothing lifts any more',
  },
  { name: 'sealed', size: 52, meaning: 'cards that are part of a seal' },
  { name: 'unseen', size: 52, meaning: 'cards in other hands or in the deck' },
  {
    name: 'played',
    size: 208,
    meaning: 'by seat in turn from the starter: cards it played in this deal',
  },
  {
    name: 'targets',
    size: 208,
    meaning: 'by seat: cards played with its slot as the target in this deal',
  },
  { name: 'hand_sizes', size: 4, meaning: 'by seat: cards in hand, in quarters (at most 1)' },
  { name: 'deck_size', size: 1, meaning: 'cards in the deck, of 52' },
  { name: 'penalties', size: 4, meaning: 'by seat: penalty of its slot, of 548' },
  { name: 'carry', size: 4, meaning: 'by seat: total before this deal, of 4 x 548 (at most 1)' },
  { name: 'turn', size: 4, meaning: 'who plays, one place a seat; all 0 while nobody does' },
  { name: 'starter', size: 4, meaning: 'who started the deal, one place a seat' },
  { name: 'round', size: 3, meaning: 'one place a round; all 0 before the first' },
  { name: 'plays', size: 1, meaning: 'plays so far, of 48' },
  { name: 'deal', size: 4, meaning: 'deal of the match, one place each' },
  { name: 'onion', size: 1, meaning: 'a match lifts the whole run (option `lift`)' },
  { name: 'match', size: 1, meaning: 'a match of four deals (option `deals`)' },
] as const;

const AT = layOut(FIELDS);
const SIZE: number = FIELDS.reduce((sum, { size }) => sum + size, 0);

// Constants for the loops below, which the compiler inlines.
const {
  hand: HELD_AT,
  centre: CENTRE_AT,
  pool: POOL_AT,
  slots: SLOTS_AT,
  locked: LOCKED_AT,
  sealed: SEALED_AT,
  unseen: UNSEEN_AT,
  played: PLAYED_AT,
  targets: TARGETS_AT,
} = AT;

/** The cards of a pile from the top, the open ones first. */
function pile(state: State, number: number, into: Numbers, from: number): void {
  const { link } = state;
  const open = state.size[number]! - state.locked[number]!;
  let depth = 0;
  for (let card = state.top[number]!; card !== S.NONE; card = link[card]!) {
    if (depth >= open) into[LOCKED_AT + card] = 1;
    into[from + card] = 1 / ++depth;
  }
}

function observe(state: State, seat: Seat, into: Numbers): void {
  const { place, now, held, penalty, carry, played, options } = state;
  into.fill(0, 0, SIZE);
  let deck = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    const where = place[card]!;
    if (where === S.IN_CENTRE) into[CENTRE_AT + card] = 1;
    else if (where === S.IN_HAND + seat) into[HELD_AT + card] = 1;
    else if (where === S.IN_DECK) {
      into[UNSEEN_AT + card] = 1;
      deck++;
    } else if (where >= S.IN_HAND && where < S.IN_SLOT) into[UNSEEN_AT + card] = 1;
    else if ((where & S.SEALED) !== 0) into[SEALED_AT + card] = 1;
  }
  pile(state, S.POOL, into, POOL_AT);
  const plays = now[S.PLAYED]!;
  const player = now[S.PLAYER]!;
  for (let i = 0; i < SEATS; i++) {
    const one = (seat + i) & 3;
    pile(state, one, into, SLOTS_AT + DECK_SIZE * i);
    into[AT.hand_sizes + i] = Math.min(1, held[one]! / HAND);
    into[AT.penalties + i] = penalty[one]! / DECK_POINTS;
    into[AT.carry + i] = Math.min(1, carry[one]! / (DEALS * DECK_POINTS));
  }
  // Rule 4.5: everybody plays in turn from the starter on.
  for (let i = 0; i < plays && i < PLAYS; i++) {
    const move = played[i]! - 1;
    // A set-up position may not say.
    if (move < 0) continue;
    const card = cardOfMove(move);
    const target = targetOf(move);
    into[PLAYED_AT + DECK_SIZE * ((now[S.STARTER]! + i - seat) & 3) + card] = 1;
    if (target !== S.POOL) into[TARGETS_AT + DECK_SIZE * ((target - seat) & 3) + card] = 1;
  }
  into[AT.deck_size] = deck / DECK_SIZE;
  if (now[S.PHASE] === S.PLAYING) into[AT.turn + ((player - seat) & 3)] = 1;
  into[AT.starter + ((now[S.STARTER]! - seat) & 3)] = 1;
  const round = now[S.ROUND]!;
  if (round > 0) into[AT.round + Math.min(round, ROUNDS) - 1] = 1;
  into[AT.plays] = Math.min(1, plays / PLAYS);
  into[AT.deal + Math.min(now[S.DEAL]!, DEALS - 1)] = 1;
  into[AT.onion] = options.lift === 'run' ? 1 : 0;
  into[AT.match] = options.deals === DEALS ? 1 : 0;
}

/** A card, and a relative seat's slot or the pool. */
function actionsOf(state: State, moves: Int32Array, count: number, into: Int32Array): void {
  const seat = state.now[S.PLAYER]!;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const target = targetOf(move);
    into[i] = TARGETS * cardOfMove(move) + (target === S.POOL ? S.POOL : (target - seat) & 3);
  }
}

/** What a seat knows as numbers, and plays as actions: 5 x card + target. */
export const encoding: Encoding<BuddyBluff> = {
  version: 1,
  fields: () => FIELDS,
  observe,
  actions: () => TARGETS * DECK_SIZE,
  actionsOf,
};
