/**
 * Cards on their way (RULES 8.5): committed, checked for what they would cover,
 * and landed on a stack, where their text may enter play. Playing a card
 * (RULES 7.1) is committing it from a hand, the trash or a deck top.
 */
import { EVENTS } from '../cards/steps.ts';
import {
  leaveHand,
  leaveHandFor,
  leaveHandUnseen,
  show,
  showTo,
} from '../memory/card-knowledge.ts';
import type { BoxText } from '../program/program.ts';
import {
  COMMITS,
  COMMITTED,
  DECK,
  FRAMES,
  HAND,
  indexOf,
  lineOf,
  NO_CARD,
  sideOf,
  STACK,
  topOf,
  TRASH,
  zoneOf,
  type Card,
  type State,
} from '../state.ts';
import { emit, log, moved, openTo, posOf, zoneName } from './events.ts';
import { middleEnters } from './lasting.ts';
import { note, openTextOf } from './reactions.ts';
import {
  BOTTOM,
  CARD,
  HIGH,
  highBit,
  inMask,
  LAND,
  LOW,
  lowBit,
  MIDDLE,
  pop,
  push,
  RESULT,
  STEP,
  TO,
  TOP,
  topFrame,
} from './stack.ts';
import { put, putUnder, take } from './zones.ts';

// The way of a commit, kept by card until it has landed.
const PLAYED = 1;
/** It was covered: landing uncovers it (RULES 7.6). */
export const WAS_COVERED = 2;
/** An earlier card is on its way to the same stack; that one's landing lets it in. */
const WAITS = 4;
/** Player P1 has played it. */
const BY_P1 = 8;
/** It left unread and will be open where it arrives. */
export const UNTOLD = 16;

/** A card leaves its zone for another (RULES 8.5). */
export function commit(state: State, card: Card, to: number): void {
  const { now } = state;
  state.leftZone[card] = state.place[card]!;
  take(state, card);
  state.place[card] = COMMITTED;
  state.commits[now[COMMITS]!] = card | (to << 6);
  now[COMMITS] = now[COMMITS]! + 1;
}

/** It is on its way no longer. */
export function uncommit(state: State, card: Card): void {
  const { now, commits } = state;
  const last = now[COMMITS]! - 1;
  let i = 0;
  while ((commits[i]! & 63) !== card) i++;
  for (; i < last; i++) commits[i] = commits[i + 1]!;
  commits[last] = 0;
  now[COMMITS] = last;
  state.leftZone[card] = 0;
  state.commitFlags[card] = 0;
}

/** Opens the landing of a committed card on a stack, or lets it wait for an earlier one. */
export function pushLand(state: State, card: Card, to: number): void {
  if (firstFor(state, to) !== card) {
    state.commitFlags[card] = state.commitFlags[card]! | WAITS;
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
  if (!up && state.now[COMMITS] === 0 && !mindsCover(state, topOf(state, to))) {
    landAtOnce(state, card, player, to);
    return;
  }
  commit(state, card, to);
  state.up[card] = up ? 1 : 0;
  state.commitFlags[card] = PLAYED | (player === 1 ? BY_P1 : 0);
  pushLand(state, card, to);
}

/** A face-down card that no text waits for and no other card is ahead of lands without having been on its way. */
function landAtOnce(state: State, card: Card, player: number, to: number): void {
  const from = state.place[card]!;
  const before = state.known[card]!;
  take(state, card);
  put(state, card, to);
  showTo(state, card, sideOf(to));
  tellLanding(state, card, from, before, player);
  note(state, EVENTS.afterPlay, player, lineOf(to));
  state.frames[topFrame(state) + RESULT] = 1;
}

/** What is known of a card that leaves to be played. */
function depart(state: State, card: Card, side: number, up: boolean): void {
  const from = state.place[card]!;
  if (from % 6 === HAND) {
    // On the own side face-down: the other player sees a card go, not which.
    if (up) leaveHand(state, card);
    else if (side === sideOf(from)) leaveHandUnseen(state, card);
    else leaveHandFor(state, card);
  }
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
  note(state, EVENTS.afterPlay, player, lineOf(zone));
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
  if (next === NO_CARD || (state.commitFlags[next]! & WAITS) === 0) {
    pop(state, 1);
    return;
  }
  state.commitFlags[next] = state.commitFlags[next]! & ~WAITS;
  frames[f + CARD] = next;
  frames[f + STEP] = 0;
  frames[f + LOW] = 0;
  frames[f + HIGH] = 0;
}

/** Has a card, or none, a text in force that waits for being covered. */
function mindsCover({ up, def, program }: State, card: Card): boolean {
  if (card === NO_CARD || up[card] === 0) return false;
  const has = program.topHas[def[card]!]! | program.bottomHas[def[card]!]!;
  return ((has >> EVENTS.wouldBeCovered) & 1) !== 0;
}

/** Opens the would-be-covered text of the uncovered card if it was not checked for this landing. */
function coverCheck(state: State, f: number, card: Card, to: number): boolean {
  const { frames, program, def, now } = state;
  const top = topOf(state, to);
  if (top === NO_CARD || inMask(frames[f + LOW]!, frames[f + HIGH]!, top)) return false;
  frames[f + LOW] = frames[f + LOW]! | lowBit(top);
  frames[f + HIGH] = frames[f + HIGH]! | highBit(top);
  if (!mindsCover(state, top)) return false;
  const text = program.texts[def[top]!]!;
  const protocol = state.up[card] === 0 ? -2 : program.protocol[def[card]!]!;
  const open = now[FRAMES]!;
  openCovered(state, top, TOP, text.top, protocol);
  openCovered(state, top, BOTTOM, text.bottom, protocol);
  return now[FRAMES]! > open;
}

function openCovered(state: State, card: Card, box: number, text: BoxText, by: number): void {
  if (((text.has >> EVENTS.wouldBeCovered) & 1) === 0) return;
  for (const { event, byProtocol, program } of text.triggers) {
    if (event !== EVENTS.wouldBeCovered || (byProtocol >= 0 && byProtocol !== by)) continue;
    openTextOf(state, card, box, program);
  }
}

function land(state: State, card: Card, to: number): void {
  const way = state.commitFlags[card]!;
  const from = state.leftZone[card]!;
  const before = state.known[card]!;
  uncommit(state, card);
  put(state, card, to);
  showTo(state, card, sideOf(to));
  if (state.up[card] !== 0) show(state, card);
  const played = (way & PLAYED) !== 0;
  const player = (way & BY_P1) === 0 ? 0 : 1;
  tellLanding(state, card, from, before, played ? player : sideOf(to));
  if (played) note(state, EVENTS.afterPlay, player, lineOf(to));
  const uncovers = (way & WAS_COVERED) !== 0 && state.options.shiftEnters === 'uncover';
  if ((played || uncovers) && middleEnters(state, card)) {
    openTextOf(state, card, MIDDLE, state.program.texts[state.def[card]!]!.middle);
  }
}

function tellLanding(state: State, card: Card, from: number, before: number, player: number): void {
  if (log.tell === undefined) return;
  const there = moved(state, card, posOf(state, card), openTo(state, card), state.up[card] !== 0);
  emit(state, 'land', player, [{ ...there, from: zoneName(from), before }]);
}
