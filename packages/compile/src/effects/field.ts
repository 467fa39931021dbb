/**
 * Moves in the field (RULES 7): leaving and landing with all that comes
 * between, and flipping. A card that has left one zone and not reached the
 * next is committed (RULES 8.5).
 */
import * as layout from '../state.ts';
import type { Card, State } from '../state.ts';
import { enterHand, leaveHandUnseen, show, showTo } from '../knows.ts';
import type { CardMoved, EventKind } from '../types.ts';
import type { BoxText } from './book.ts';
import { middleEnters, returnReplaced } from './lasting.ts';
import * as logging from './log.ts';
import * as noting from './notes.ts';
import * as frame from './stack.ts';

const {
  CARDS,
  COMMITS,
  COMMITTED,
  DECK,
  FRAMES,
  HAND,
  indexOf,
  isStack,
  lineOf,
  NO_CARD,
  NOTES,
  put,
  putUnder,
  sideOf,
  STACK,
  take,
  topOf,
  TRASH,
  zoneOf,
} = layout;
const { emit, log, moved, NO_CARDS, openTo, posOf, zoneName } = logging;
const { EV, note, noteMiddle, openTextOf, resolveFrom } = noting;
const {
  ACTOR,
  AT,
  BOTTOM,
  CARD,
  COUNT,
  HIGH,
  highBit,
  HOW,
  inMask,
  LAND,
  LOW,
  lowBit,
  MIDDLE,
  MOVE,
  pop,
  push,
  STEP,
  TO,
  TOP,
  topFrame,
} = frame;

// How cards leave.
export const DELETE = 0;
export const RETURN = 1;
export const SEIZE = 2;
export const SHIFT = 3;
const HOW_NAMES: readonly EventKind[] = ['delete', 'return', 'seize', 'shift'];

// The way of a commit, kept by card until it has landed.
export const PLAYED = 1;
/** It was covered: landing uncovers it (RULES 7.6). */
const WAS_COVERED = 2;
/** An earlier card is on its way to the same stack; that one's landing lets it in. */
const WAITS = 4;
/** Player P1 has played it. */
const BY_P1 = 8;
/** It left unread and will be open where it arrives. */
const UNTOLD = 16;

function commit(state: State, card: Card, to: number): void {
  const { now } = state;
  state.left[card] = state.place[card]!;
  take(state, card);
  state.place[card] = COMMITTED;
  state.commits[now[COMMITS]!] = card | (to << 6);
  now[COMMITS] = now[COMMITS]! + 1;
}

function uncommit(state: State, card: Card): void {
  const { now, commits } = state;
  const last = now[COMMITS]! - 1;
  let i = 0;
  while ((commits[i]! & 63) !== card) i++;
  for (; i < last; i++) commits[i] = commits[i + 1]!;
  commits[last] = 0;
  now[COMMITS] = last;
  state.left[card] = 0;
  state.way[card] = 0;
}

/** Opens a move of a set of cards out of the field. */
export function pushMove(
  state: State,
  how: number,
  low: number,
  high: number,
  actor: number,
  line: number,
): void {
  const f = push(state, MOVE);
  const { frames } = state;
  frames[f + HOW] = how;
  frames[f + LOW] = low;
  frames[f + HIGH] = high;
  frames[f + ACTOR] = actor;
  frames[f + TO] = line;
}

/** RULES 11.1b: a card escapes a compile; nothing in the line is uncovered by it. */
export function pushEscape(state: State, card: Card, actor: number, line: number): void {
  pushMove(state, SHIFT, lowBit(card), highBit(card), actor, line);
  state.frames[topFrame(state) + AT] = 1;
}

export function stepMove(state: State, f: number): void {
  const { frames } = state;
  switch (frames[f + STEP]!) {
    case 0:
      frames[f + STEP] = 1;
      leave(state, f);
      return;
    case 1:
      if (landNext(state, f)) return;
      if (frames[f + HOW] === DELETE) note(state, EV.delete, frames[f + ACTOR]!);
      pop(state, frames[f + COUNT]!);
  }
}

/** The zone a card goes to. */
function destination(state: State, f: number, card: Card): number {
  const { frames } = state;
  const owner = sideOf(state.place[card]!);
  switch (frames[f + HOW]!) {
    case DELETE:
      return zoneOf(owner, TRASH);
    case RETURN:
      return zoneOf(owner, returnReplaced(state, owner) ? DECK : HAND);
    case SEIZE:
      return zoneOf(frames[f + ACTOR]!, HAND);
    default:
      return zoneOf(owner, STACK + frames[f + TO]!);
  }
}

/** The whole set leaves, P0's side first, bottom to top; then what it has uncovered enters play. */
function leave(state: State, f: number): void {
  const { frames, zones, size } = state;
  const count = gather(state, frames[f + LOW]!, frames[f + HIGH]!);
  for (let i = 0; i < count; i++) goal[i] = destination(state, f, leaving[i]!);
  const heard = log.tell !== undefined;
  const atOnce = heard ? tellLeaving(state, count, true) : NO_CARDS;
  const onTheWay = heard ? tellLeaving(state, count, false) : NO_CARDS;
  let uncovered = 0;
  for (let i = 0; i < count; i++) {
    const card = leaving[i]!;
    const zone = state.place[card]!;
    if (topOf(state, zone) === card) uncovered |= 1 << zone;
    else state.way[card] = WAS_COVERED;
    commit(state, card, goal[i]!);
  }
  frames[f + COUNT] = count;
  const from = state.now[NOTES]!;
  for (let zone = 0; zone < 12 && frames[f + AT] !== 1; zone++) {
    if (((uncovered >> zone) & 1) === 0 || size[zone] === 0) continue;
    const top = zones[zone * CARDS + size[zone]! - 1]!;
    if (middleEnters(state, top)) noteMiddle(state, top);
  }
  const waits = state.now[NOTES]! > from;
  if (waits) leaveUntold(state, count);
  const kind = HOW_NAMES[frames[f + HOW]!] ?? 'shift';
  emit(state, kind, frames[f + ACTOR]!, waits ? onTheWay : atOnce);
  resolveFrom(state, from);
}

/** RULES 3.1: on its way a face-down card stays unread; who may read it where it arrives is told when it does. */
function leaveUntold(state: State, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = leaving[i]!;
    const to = goal[i]!;
    const opens = to % 6 === TRASH || (to % 6 === HAND && sideOf(to) !== sideOf(state.left[card]!));
    if (opens && state.up[card] === 0) state.way[card] = state.way[card]! | UNTOLD;
  }
}

// The cards that leave at once and where they go.
const leaving = new Uint8Array(CARDS);
const goal = new Uint8Array(CARDS);

/** The cards of a set in the order of their places. Returns how many. */
function gather(state: State, low: number, high: number): number {
  let count = 0;
  for (let bits = low; bits !== 0; bits &= bits - 1)
    leaving[count++] = 31 - Math.clz32(bits & -bits);
  for (let bits = high; bits !== 0; bits &= bits - 1)
    leaving[count++] = 63 - Math.clz32(bits & -bits);
  if (count > 1) {
    const at = (card: Card): number => state.place[card]! * CARDS + indexOf(state, card);
    leaving.set([...leaving.subarray(0, count)].sort((a, b) => at(a) - at(b)));
  }
  return count;
}

/** What is told of the cards that leave: with what can be read when they arrive, or only what could be read before. */
function tellLeaving(state: State, count: number, arrived: boolean): CardMoved[] {
  return Array.from(leaving.subarray(0, count), (card, i) => {
    const to = goal[i]!;
    const trashed = to % 6 === TRASH;
    const up = (trashed && arrived) || ((trashed || isStack(to)) && state.up[card] !== 0);
    const before = openTo(state, card);
    const after = trashed ? 7 : before | (to % 6 === HAND ? 1 << sideOf(to) : 0);
    return moved(state, card, zoneName(to), arrived ? after : before, up);
  });
}

/** Lands the next card of the set; false when all have landed. */
function landNext(state: State, f: number): boolean {
  const { frames, commits, now } = state;
  const low = frames[f + LOW]!;
  const high = frames[f + HIGH]!;
  for (let i = 0; i < now[COMMITS]!; i++) {
    const card = commits[i]! & 63;
    if (!inMask(low, high, card)) continue;
    const to = commits[i]! >> 6;
    if (card < 32) frames[f + LOW] = low & ~lowBit(card);
    else frames[f + HIGH] = high & ~highBit(card);
    if (isStack(to)) {
      pushLand(state, card, to);
      return true;
    }
    const up = state.up[card] !== 0;
    const untold = (state.way[card]! & UNTOLD) !== 0;
    const left = state.left[card]!;
    const before = state.known[card]!;
    uncommit(state, card);
    state.up[card] = 0;
    put(state, card, to);
    arrive(state, card, to, up);
    if (untold && log.tell !== undefined) {
      const there = moved(state, card, zoneName(to), openTo(state, card), to % 6 === TRASH);
      emit(state, 'land', frames[f + ACTOR]!, [{ ...there, from: zoneName(left), before }]);
    }
    return landNext(state, f);
  }
  return false;
}

/** What is known of a card that has come to a hand, a trash or a deck top. */
function arrive(state: State, card: Card, to: number, up: boolean): void {
  if (up || to % 6 === TRASH) show(state, card);
  if (to % 6 !== HAND) return;
  enterHand(state, card);
  showTo(state, card, sideOf(to));
}

/** Opens the landing of a committed card on a stack, or lets it wait for an earlier one. */
function pushLand(state: State, card: Card, to: number): void {
  if (firstFor(state, to) !== card) {
    state.way[card] = state.way[card]! | WAITS;
    return;
  }
  const f = push(state, LAND);
  state.frames[f + CARD] = card;
  state.frames[f + TO] = to;
}

/** The card that was committed to a stack first. */
function firstFor(state: State, to: number): Card {
  const { commits, now } = state;
  for (let i = 0; i < now[COMMITS]!; i++) if (commits[i]! >> 6 === to) return commits[i]! & 63;
  return NO_CARD;
}

/** RULES 7.1: plays a card from a hand, the trash or a deck top. */
export function playCard(
  state: State,
  card: Card,
  player: number,
  line: number,
  up: boolean,
  side: number,
): void {
  const from = state.place[card]!;
  const to = zoneOf(side, STACK + line);
  if (log.tell !== undefined) {
    const open = up || from % 6 === TRASH ? 7 : from % 6 === DECK ? 0 : 1 << sideOf(from);
    emit(state, 'play', player, [moved(state, card, zoneName(to), open, up)]);
  }
  depart(state, card, side, up);
  commit(state, card, to);
  state.up[card] = up ? 1 : 0;
  state.way[card] = PLAYED | (player === 1 ? BY_P1 : 0);
  pushLand(state, card, to);
}

/** What is known of a card that leaves to be played. */
function depart(state: State, card: Card, side: number, up: boolean): void {
  const from = state.place[card]!;
  // On the own side face-down from the hand: the other player sees a card go, not which.
  if (from % 6 === HAND && !up && side === sideOf(from)) leaveHandUnseen(state, card);
  if (up) show(state, card);
}

/** RULES 7.2: a deck top under the source; nothing is covered or uncovered. */
export function playUnder(state: State, card: Card, player: number, source: Card): void {
  const zone = state.place[source]!;
  if (log.tell !== undefined) {
    emit(state, 'play', player, [moved(state, card, zoneName(zone), 0, false)]);
  }
  take(state, card);
  putUnder(state, card, zone, indexOf(state, source));
  showTo(state, card, sideOf(zone));
  if (log.tell !== undefined) {
    const news = moved(state, card, posOf(state, card), 1 << sideOf(zone), false);
    emit(state, 'land', player, [{ ...news, before: 0 }]);
  }
  note(state, EV.play, player, lineOf(zone));
}

/** RULES 8.5: cover checks, then the card lands and its text enters play, then the next card that waits. */
export function stepLand(state: State, f: number): void {
  const { frames } = state;
  const card = frames[f + CARD]!;
  const to = frames[f + TO]!;
  if (frames[f + STEP] === 0) {
    if (coverCheck(state, f, card, to)) return;
    frames[f + STEP] = 1;
    land(state, card, to);
    return;
  }
  const next = firstFor(state, to);
  if (next === NO_CARD || (state.way[next]! & WAITS) === 0) {
    pop(state, 1);
    return;
  }
  state.way[next] = state.way[next]! & ~WAITS;
  frames[f + CARD] = next;
  frames[f + STEP] = 0;
  frames[f + LOW] = 0;
  frames[f + HIGH] = 0;
}

/** Opens the would-be-covered text of the uncovered card if it was not checked for this landing. */
function coverCheck(state: State, f: number, card: Card, to: number): boolean {
  const { frames, book, def, now } = state;
  const top = topOf(state, to);
  if (top === NO_CARD || inMask(frames[f + LOW]!, frames[f + HIGH]!, top)) return false;
  frames[f + LOW] = frames[f + LOW]! | lowBit(top);
  frames[f + HIGH] = frames[f + HIGH]! | highBit(top);
  const has = book.topHas[def[top]!]! | book.bottomHas[def[top]!]!;
  if (state.up[top] === 0 || ((has >> EV.wouldBeCovered) & 1) === 0) return false;
  const text = book.texts[def[top]!]!;
  const protocol = state.up[card] === 0 ? -2 : book.protocol[def[card]!]!;
  const open = now[FRAMES]!;
  openCovered(state, top, TOP, text.top, protocol);
  openCovered(state, top, BOTTOM, text.bottom, protocol);
  return now[FRAMES]! > open;
}

function openCovered(state: State, card: Card, box: number, text: BoxText, by: number): void {
  if (((text.has >> EV.wouldBeCovered) & 1) === 0) return;
  for (const { event, byProtocol, program } of text.triggers) {
    if (event !== EV.wouldBeCovered || (byProtocol >= 0 && byProtocol !== by)) continue;
    openTextOf(state, card, box, program);
  }
}

function land(state: State, card: Card, to: number): void {
  const way = state.way[card]!;
  const from = state.left[card]!;
  const before = state.known[card]!;
  uncommit(state, card);
  put(state, card, to);
  showTo(state, card, sideOf(to));
  if (state.up[card] !== 0) show(state, card);
  const played = (way & PLAYED) !== 0;
  const player = (way & BY_P1) === 0 ? 0 : 1;
  if (log.tell !== undefined) {
    emit(state, 'land', played ? player : sideOf(to), [
      {
        ...moved(state, card, posOf(state, card), openTo(state, card), state.up[card] !== 0),
        from: zoneName(from),
        before,
      },
    ]);
  }
  if (played) note(state, EV.play, player, lineOf(to));
  const uncovers = (way & WAS_COVERED) !== 0 && state.options.shiftEnters === 'uncover';
  if ((played || uncovers) && middleEnters(state, card)) {
    openTextOf(state, card, MIDDLE, state.book.texts[state.def[card]!]!.middle);
  }
}
