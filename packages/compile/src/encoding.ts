/**
 * Compile as numbers: what a seat knows (RULES 3), in the middle of a text too, and moves as
 * actions. Cards are indexed 6 x protocol + place in it as in `CARD_NAMES`; the own side comes
 * first. A card is at its place if the seat knows it, else `unseen`.
 */
import type { Seat } from '@pakli/core';
import { layOut, type Encoding, type Numbers } from '@pakli/core/encoding';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { EITHER_WORDS } from './cards/steps.ts';
import { measureLines, totals } from './engine/measure.ts';
import * as O from './engine/offers.ts';
import { BOX, openText, OWNER, SOURCE } from './engine/stack.ts';
import type { Compile } from './game.ts';
import * as S from './state.ts';
import { turn, type State } from './state.ts';
import { ASKS, BOXES, COMPILE_AT, PHASES } from './types.ts';

const DEFS: number = CARD_NAMES.length;
const PROTOCOLS: number = PROTOCOL_NAMES.length;
/** Caps: more cards in a hand, and later turns, count as these. */
const LARGE_HAND = 10;
const LATE = 100;
/** Cap on the cards that a text asks for at once. */
const SEVERAL = 6;

/** Scale by which fields of 180 numbers, one a card, encode the order within a place. */
const FROM_TOP = '1 for the uppermost of its place, 1/2 for the one below, then 1/3 and so on';

const FIELDS = [
  { name: 'hand', size: DEFS, meaning: 'own hand' },
  {
    name: 'up',
    size: 6 * DEFS,
    meaning: `by side and line: cards that lie face-up; ${FROM_TOP}`,
  },
  {
    name: 'down',
    size: 6 * DEFS,
    meaning: 'by side and line: cards known to lie there face-down, counted in the same way',
  },
  { name: 'trash', size: 2 * DEFS, meaning: 'by side: cards in the trash (1)' },
  { name: 'their_hand', size: DEFS, meaning: 'cards known to be in the other hand' },
  {
    name: 'decks',
    size: 2 * DEFS,
    meaning: 'by side: cards known to lie in the deck, counted from its top in the same way',
  },
  { name: 'on_way', size: DEFS, meaning: 'known cards between two places' },
  { name: 'unseen', size: DEFS, meaning: 'cards of the game that the seat cannot place' },
  { name: 'shared', size: DEFS, meaning: 'cards of which both players know where they lie' },
  { name: 'picked', size: DEFS, meaning: 'own cards named so far where several are asked for' },
  { name: 'text', size: DEFS, meaning: 'the card whose text goes on next, where it is known' },
  {
    name: 'face_down',
    size: 6 * S.CARDS,
    meaning: 'by side, line and depth from the top: a face-down card, known or not',
  },
  {
    name: 'plates',
    size: 6 * PROTOCOLS,
    meaning: 'by side and line: the protocol, one place each',
  },
  { name: 'compiled', size: 6, meaning: 'by side and line: the protocol is compiled' },
  { name: 'totals', size: 6, meaning: 'by side and line: what it counts, of 20 (at most 1)' },
  { name: 'taken', size: PROTOCOLS, meaning: 'protocols picked or banned in the draft' },
  { name: 'hand_sizes', size: 2, meaning: 'by side: cards in hand, in tenths (at most 1)' },
  { name: 'deck_sizes', size: 2, meaning: 'by side: cards in the deck, of 36' },
  { name: 'control', size: 2, meaning: 'whose control component it is; both 0 if it is neutral' },
  { name: 'banned', size: 2, meaning: 'by side: no line may be compiled in this or the next turn' },
  { name: 'player', size: 2, meaning: 'whose turn of the game it is' },
  { name: 'starter', size: 2, meaning: 'who took the first turn' },
  { name: 'number', size: 1, meaning: 'turns so far, of 100 (at most 1)' },
  { name: 'phase', size: PHASES.length, meaning: `one place each: ${PHASES.join(', ')}` },
  { name: 'asked', size: 2, meaning: 'who is asked; both 0 if nobody is' },
  { name: 'ask', size: ASKS.length, meaning: `what is asked, one place each: ${ASKS.join(', ')}` },
  {
    name: 'several',
    size: 2,
    meaning: 'least and most cards where several are asked for, in sixths (at most 1)',
  },
  { name: 'box', size: BOXES.length, meaning: `the box of the text: ${BOXES.join(', ')}` },
  { name: 'text_owner', size: 2, meaning: 'whose text it is; both 0 if none is open' },
  { name: 'commits', size: 1, meaning: 'cards between two places, of 36' },
] as const;

const AT = layOut(FIELDS);
const SIZE: number = FIELDS.reduce((sum, { size }) => sum + size, 0);

function observe(state: State, seat: Seat, into: Numbers): void {
  const { now, size, compiled, plates } = state;
  into.fill(0, 0, SIZE);
  const playing = now[S.IN_GAME]! > 0;
  if (playing) {
    for (let i = 0; i < 2; i++) placed(state, seat, i, into);
    unplaced(state, seat, into);
    measureLines(state);
  }
  const number = now[S.TURN_NUMBER]!;
  for (let i = 0; i < 2; i++) {
    const one = i === 0 ? seat : 1 - seat;
    for (let line = 0; line < 3; line++) {
      const plate = plates[3 * one + line]!;
      const to = 3 * i + line;
      if (plate !== S.NO_CARD) into[AT.plates + PROTOCOLS * to + plate] = 1;
      into[AT.compiled + to] = compiled[3 * one + line]!;
      if (playing) {
        into[AT.totals + to] = Math.min(1, totals[3 * one + line]! / (2 * COMPILE_AT));
      }
    }
    into[AT.hand_sizes + i] = Math.min(1, size[6 * one + S.HAND]! / LARGE_HAND);
    into[AT.deck_sizes + i] = size[6 * one + S.DECK]! / S.CARDS;
    into[AT.control + i] = now[S.CONTROL] === one + 1 ? 1 : 0;
    into[AT.banned + i] = now[S.BAN + one] !== 0 && now[S.BAN + one]! >= number ? 1 : 0;
    into[AT.player + i] = now[S.ACTIVE] === one ? 1 : 0;
    into[AT.starter + i] = now[S.STARTER] === one ? 1 : 0;
  }
  for (let rest = now[S.TAKEN]!; rest !== 0; rest &= rest - 1) {
    into[AT.taken + 31 - Math.clz32(rest & -rest)] = 1;
  }
  into[AT.number] = Math.min(1, number / LATE);
  into[AT.phase + now[S.PHASE]!] = 1;
  into[AT.commits] = now[S.COMMITS]! / S.CARDS;
  asking(state, seat, into);
}

/** The cards of one side whose place the seat knows. */
function placed(state: State, seat: Seat, i: number, into: Numbers): void {
  const { zones, size, known, def, up } = state;
  const bit = 1 << seat;
  const side = 6 * (i === 0 ? seat : 1 - seat);
  for (let kind = S.DECK; kind < 6; kind++) {
    const from = (side + kind) * S.CARDS;
    const count = size[side + kind]!;
    const stack = 3 * i + kind - S.STACK;
    for (let place = 0; place < count; place++) {
      const card = zones[from + place]!;
      const depth = count - place;
      if (kind >= S.STACK && up[card] === 0) into[AT.face_down + S.CARDS * stack + depth - 1] = 1;
      if ((known[card]! & bit) === 0) continue;
      const at = def[card]!;
      if (known[card] === 3) into[AT.shared + at] = 1;
      if (kind >= S.STACK) into[(up[card] === 0 ? AT.down : AT.up) + DEFS * stack + at] = 1 / depth;
      else if (kind === S.HAND) into[(i === 0 ? AT.hand : AT.their_hand) + at] = 1;
      else if (kind === S.TRASH) into[AT.trash + DEFS * i + at] = 1;
      else into[AT.decks + DEFS * i + at] = 1 / depth;
    }
  }
}

/** The cards of the game that the seat cannot place, and those on their way. */
function unplaced({ now, known, place, def }: State, seat: Seat, into: Numbers): void {
  const bit = 1 << seat;
  for (let card = 0, end = now[S.IN_GAME]!; card < end; card++) {
    if (place[card]! > S.COMMITTED) continue;
    if ((known[card]! & bit) === 0) into[AT.unseen + def[card]!] = 1;
    else if (place[card] === S.COMMITTED) into[AT.on_way + def[card]!] = 1;
  }
}

/** Who is asked what, and by which text. */
function asking(state: State, seat: Seat, into: Numbers): void {
  const { now, frames, def, known, zones, size } = state;
  const f = openText(state);
  if (f >= 0) {
    const card = frames[f + SOURCE]!;
    if (((known[card]! >> seat) & 1) !== 0) into[AT.text + def[card]!] = 1;
    into[AT.box + frames[f + BOX]!] = 1;
    into[AT.text_owner + (frames[f + OWNER] === seat ? 0 : 1)] = 1;
  }
  if (turn(state) < 0) return;
  const asked = now[S.DECIDER]!;
  into[AT.asked + (asked === seat ? 0 : 1)] = 1;
  into[AT.ask + now[S.ASK]!] = 1;
  if (now[S.ASK] !== O.ASK_HAND) return;
  into[AT.several] = Math.min(1, now[S.LEAST]! / SEVERAL);
  into[AT.several + 1] = Math.min(1, now[S.MOST]! / SEVERAL);
  if (asked !== seat) return;
  const hand = 6 * seat + S.HAND;
  for (let i = hand * S.CARDS, end = i + size[hand]!; i < end; i++) {
    const card = zones[i]!;
    if (O.isPicked(state, card)) into[AT.picked + def[card]!] = 1;
  }
}

/** By kind of move: where its actions begin. */
const SPACES = [
  { kind: O.M_PLAY, size: 12 * DEFS },
  { kind: O.M_REFRESH, size: 1 },
  { kind: O.M_CARD, size: DEFS },
  { kind: O.M_PLACE, size: 6 * S.CARDS },
  { kind: O.M_LINE, size: 3 },
  { kind: O.M_MAY, size: 2 },
  { kind: O.M_EITHER, size: EITHER_WORDS.length },
  { kind: O.M_ORDER, size: BOXES.length * DEFS },
  { kind: O.M_PERM, size: O.ORDERS.length },
  { kind: O.M_CONTROL, size: 3 },
  { kind: O.M_PAIR, size: 3 },
  { kind: O.M_NUMBER, size: 7 },
  { kind: O.M_PROTOCOL, size: PROTOCOLS },
  { kind: O.M_PLAYER, size: 2 },
  { kind: O.M_DONE, size: 1 },
] as const;

const KIND_SHIFT = 20;
const STARTS = new Int32Array(16);
let actions = 0;
for (const { kind, size } of SPACES) {
  STARTS[kind >> KIND_SHIFT] = actions;
  actions += size;
}

function actionsOf(state: State, moves: Int32Array, count: number, into: Int32Array): void {
  const seat = turn(state);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    into[i] = STARTS[move >> KIND_SHIFT]! + choiceOf(state, seat, O.kindOf(move), O.chosenOf(move));
  }
}

/** The choice among moves of its kind, with players and sides relative to the chooser. */
function choiceOf({ size }: State, seat: Seat, kind: number, chosen: number): number {
  switch (kind) {
    case O.M_PLAY:
      return 12 * (chosen >> 8) + 4 * ((chosen >> 4) & 3) + (chosen & 3);
    case O.M_PLACE: {
      const side = chosen >> 12;
      const line = (chosen >> 8) & 15;
      const depth = size[6 * side + S.STACK + line]! - 1 - (chosen & 255);
      return S.CARDS * (3 * (side ^ seat) + line) + depth;
    }
    case O.M_ORDER:
      return BOXES.length * (chosen >> 2) + (chosen & 3);
    case O.M_PERM:
      return O.ORDERS.indexOf(chosen);
    case O.M_CONTROL:
      return chosen === 0 ? 0 : 1 + ((chosen - 1) ^ seat);
    case O.M_PAIR:
      return (chosen >> 2) + (chosen & 3) - 1;
    case O.M_PLAYER:
      return chosen ^ seat;
    default:
      return chosen;
  }
}

/** What a seat knows as numbers, and moves as actions. */
export const encoding: Encoding<Compile> = {
  version: 1,
  fields: () => FIELDS,
  observe,
  actions: () => actions,
  actionsOf,
};
