/**
 * Cards that leave the field (RULES 7.3 to 7.6): a whole set at once, the cards it uncovers, and
 * where each card arrives.
 */
import { EVENTS } from '../cards/steps.ts';
import { enterHand, show, showTo } from '../memory/card-knowledge.ts';
import * as S from '../state.ts';
import { isStack, sideOf, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import type { CardMoved } from '../types.ts';
import { emit, log, moved, NO_CARDS, openTo, zoneName } from './events.ts';
import { commit, pushLand, uncommit, UNTOLD, WAS_COVERED } from './landing.ts';
import { middleEnters, returnReplaced } from './lasting.ts';
import { note, noteMiddle, resolveFrom } from './reactions.ts';
import * as F from './stack.ts';
import { addCard, hasCard, inMask, pop, push, removeCard } from './stack.ts';
import { put } from './zones.ts';

// Ways to leave.
export const DELETE = 0;
export const RETURN = 1;
export const SEIZE = 2;
export const SHIFT = 3;
const HOW_NAMES = ['delete', 'return', 'seize', 'shift'] as const;

/** Opens a move out of the field; the caller adds cards to the returned frame. */
export function pushMove(state: State, how: number, actor: number, line: number): number {
  const f = push(state, F.MOVE);
  const { frames } = state;
  frames[f + F.HOW] = how;
  frames[f + F.ACTOR] = actor;
  frames[f + F.TO] = line;
  return f;
}

/** RULES 11.1b: a card escapes a compile; nothing in the line is uncovered by it. */
export function pushEscape(state: State, card: CardSlot, actor: number, line: number): void {
  const f = pushMove(state, SHIFT, actor, line);
  addCard(state, f, card);
  state.frames[f + F.AT] = 1;
}

export function stepMove(state: State, f: number): void {
  const { frames } = state;
  switch (frames[f + F.STEP]!) {
    case 0:
      frames[f + F.STEP] = 1;
      leave(state, f);
      return;
    case 1:
      if (landNext(state, f)) return;
      if (frames[f + F.HOW] === DELETE) note(state, EVENTS.afterDelete, frames[f + F.ACTOR]!);
      pop(state, frames[f + F.COUNT]!);
  }
}

/** The zone a card goes to. */
function destination(state: State, f: number, card: CardSlot): number {
  const { frames } = state;
  const owner = sideOf(state.place[card]!);
  switch (frames[f + F.HOW]!) {
    case DELETE:
      return zoneOf(owner, S.TRASH);
    case RETURN:
      return zoneOf(owner, returnReplaced(state, owner) ? S.DECK : S.HAND);
    case SEIZE:
      return zoneOf(frames[f + F.ACTOR]!, S.HAND);
    default:
      return zoneOf(owner, S.STACK + frames[f + F.TO]!);
  }
}

/** The whole set leaves, P0's side first, bottom to top; then the cards it uncovered enter play. */
function leave(state: State, f: number): void {
  const { frames, zones, size } = state;
  const count = gather(state, f);
  for (let i = 0; i < count; i++) goal[i] = destination(state, f, leaving[i]!);
  const heard = log.tell !== undefined;
  const atOnce = heard ? tellLeaving(state, count, true) : NO_CARDS;
  const onTheWay = heard ? tellLeaving(state, count, false) : NO_CARDS;
  let uncovered = 0;
  for (let i = 0; i < count; i++) {
    const card = leaving[i]!;
    const zone = state.place[card]!;
    if (topOf(state, zone) === card) uncovered |= 1 << zone;
    else state.commitFlags[card] = WAS_COVERED;
    commit(state, card, goal[i]!);
  }
  frames[f + F.COUNT] = count;
  const from = state.now[S.NOTES]!;
  for (let zone = 0; zone < 12 && frames[f + F.AT] !== 1; zone++) {
    if (((uncovered >> zone) & 1) === 0 || size[zone] === 0) continue;
    const top = zones[zone * S.CARDS + size[zone]! - 1]!;
    if (middleEnters(state, top)) noteMiddle(state, top);
  }
  const waits = state.now[S.NOTES]! > from;
  if (waits) leaveUntold(state, count);
  const kind = HOW_NAMES[frames[f + F.HOW]!] ?? 'shift';
  emit(state, kind, frames[f + F.ACTOR]!, waits ? onTheWay : atOnce);
  resolveFrom(state, from);
}

/** RULES 3.1: a face-down card stays unread on its way; whoever may read it at its destination learns its name when it lands. */
function leaveUntold(state: State, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = leaving[i]!;
    const to = goal[i]!;
    const opens =
      to % 6 === S.TRASH || (to % 6 === S.HAND && sideOf(to) !== sideOf(state.leftZone[card]!));
    if (opens && state.up[card] === 0) state.commitFlags[card] = state.commitFlags[card]! | UNTOLD;
  }
}

// The cards that leave together, and their destinations.
const leaving = new Uint8Array(S.CARDS);
const goal = new Uint8Array(S.CARDS);

/** The cards of a frame in place order. Returns how many. */
function gather({ zones, size, frames }: State, f: number): number {
  const low = frames[f + F.LOW]!;
  const high = frames[f + F.HIGH]!;
  let count = 0;
  for (let zone = 0; zone < S.ZONES; zone++) {
    for (let i = zone * S.CARDS, end = i + size[zone]!; i < end; i++) {
      if (inMask(low, high, zones[i]!)) leaving[count++] = zones[i]!;
    }
  }
  return count;
}

/** The cards of the event: with the readers after arrival, or only those before. */
function tellLeaving(state: State, count: number, arrived: boolean): CardMoved[] {
  return Array.from(leaving.subarray(0, count), (card, i) => {
    const to = goal[i]!;
    const trashed = to % 6 === S.TRASH;
    const up = (trashed && arrived) || ((trashed || isStack(to)) && state.up[card] !== 0);
    // The event names a card of the field by its place: a reader that has seen what lies there
    // knows what leaves.
    const before = openTo(state, card) | (isStack(state.place[card]!) ? state.known[card]! : 0);
    const after = trashed ? 7 : before | (to % 6 === S.HAND ? 1 << sideOf(to) : 0);
    return moved(state, card, zoneName(to), arrived ? after : before, up);
  });
}

/** Lands the next card of the set; false when all have landed. */
function landNext(state: State, f: number): boolean {
  const { frames, commits, now } = state;
  for (let i = 0; i < now[S.COMMITS]!; i++) {
    const card = commits[i]! & 63;
    if (!hasCard(state, f, card)) continue;
    const to = commits[i]! >> 6;
    removeCard(state, f, card);
    if (isStack(to)) {
      pushLand(state, card, to);
      return true;
    }
    const up = state.up[card] !== 0;
    const untold = (state.commitFlags[card]! & UNTOLD) !== 0;
    const left = state.leftZone[card]!;
    const before = state.known[card]!;
    uncommit(state, card);
    state.up[card] = 0;
    put(state, card, to);
    arrive(state, card, to, up);
    if (untold && log.tell !== undefined) {
      const there = moved(state, card, zoneName(to), openTo(state, card), to % 6 === S.TRASH);
      emit(state, 'land', frames[f + F.ACTOR]!, [{ ...there, from: zoneName(left), before }]);
    }
    return landNext(state, f);
  }
  return false;
}

/** Updates who knows a card that has come to a hand, a trash or a deck top. */
function arrive(state: State, card: CardSlot, to: number, up: boolean): void {
  if (up || to % 6 === S.TRASH) show(state, card);
  if (to % 6 !== S.HAND) return;
  enterHand(state, card);
  showTo(state, card, sideOf(to));
}
