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
import * as S from '../state.ts';
import { indexOf, lineOf, sideOf, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { emit, log, moved, openTo, posOf, zoneName } from './events.ts';
import { middleEnters } from './lasting.ts';
import { note, openTextOf } from './reactions.ts';
import * as F from './stack.ts';
import { addCard, hasCard, pop, push, removeAllCards, topFrame } from './stack.ts';
import { put, putUnder, take } from './zones.ts';

// Flags of a committed card, until it has landed.
const PLAYED = 1;
/** It was covered: landing uncovers it (RULES 7.6). */
export const WAS_COVERED = 2;
/** An earlier card is on its way to the same stack, and its landing starts this one's. */
const WAITS = 4;
/** Player P1 played it. */
const BY_P1 = 8;
/** It left unread and will be open where it arrives. */
export const UNTOLD = 16;

/** A card leaves its zone for another (RULES 8.5). */
export function commit(state: State, card: CardSlot, to: number): void {
  const { now } = state;
  state.leftZone[card] = state.place[card]!;
  take(state, card);
  state.place[card] = S.COMMITTED;
  state.commits[now[S.COMMITS]!] = card | (to << 6);
  now[S.COMMITS] = now[S.COMMITS]! + 1;
}

/** Ends a card's journey. */
export function uncommit(state: State, card: CardSlot): void {
  const { now, commits } = state;
  const last = now[S.COMMITS]! - 1;
  let i = 0;
  while ((commits[i]! & 63) !== card) i++;
  for (; i < last; i++) commits[i] = commits[i + 1]!;
  commits[last] = 0;
  now[S.COMMITS] = last;
  state.leftZone[card] = 0;
  state.commitFlags[card] = 0;
}

/** Opens the landing of a committed card on a stack, or lets it wait for an earlier one. */
export function pushLand(state: State, card: CardSlot, to: number): void {
  if (firstFor(state, to) !== card) {
    state.commitFlags[card] = state.commitFlags[card]! | WAITS;
    return;
  }
  const f = push(state, F.LAND);
  state.frames[f + F.CARD] = card;
  state.frames[f + F.TO] = to;
}

/** The first card committed to a stack. */
function firstFor(state: State, to: number): CardSlot {
  const { commits, now } = state;
  for (let i = 0; i < now[S.COMMITS]!; i++) if (commits[i]! >> 6 === to) return commits[i]! & 63;
  return S.NO_CARD;
}

/** RULES 7.1: plays a card from a hand, the trash or a deck top. */
export function playCard(
  state: State,
  card: CardSlot,
  player: number,
  line: number,
  up: boolean,
  side: number,
): void {
  const from = state.place[card]!;
  const to = zoneOf(side, S.STACK + line);
  if (log.tell !== undefined) {
    const open = up || from % 6 === S.TRASH ? 7 : from % 6 === S.DECK ? 0 : 1 << sideOf(from);
    emit(state, 'play', player, [moved(state, card, zoneName(to), open, up)]);
  }
  depart(state, card, side, up);
  if (!up && state.now[S.COMMITS] === 0 && !mindsCover(state, topOf(state, to))) {
    landAtOnce(state, card, player, to);
    return;
  }
  commit(state, card, to);
  state.up[card] = up ? 1 : 0;
  state.commitFlags[card] = PLAYED | (player === 1 ? BY_P1 : 0);
  pushLand(state, card, to);
}

/** Lands a face-down card without a commit: no text waits for it, and no other card is on its way. */
function landAtOnce(state: State, card: CardSlot, player: number, to: number): void {
  const from = state.place[card]!;
  const before = state.known[card]!;
  take(state, card);
  put(state, card, to);
  showTo(state, card, sideOf(to));
  tellLanding(state, card, from, before, player);
  note(state, EVENTS.afterPlay, player, lineOf(to));
  state.frames[topFrame(state) + F.RESULT] = 1;
}

/** Updates who knows a card that leaves to be played. */
function depart(state: State, card: CardSlot, side: number, up: boolean): void {
  const from = state.place[card]!;
  if (from % 6 === S.HAND) {
    // Face-down on the own side: the other player sees that a card leaves, not which.
    if (up) leaveHand(state, card);
    else if (side === sideOf(from)) leaveHandUnseen(state, card);
    else leaveHandFor(state, card);
  }
  if (up) show(state, card);
}

/** RULES 7.2: a deck top under the source; nothing is covered or uncovered. */
export function playUnder(state: State, card: CardSlot, player: number, source: CardSlot): void {
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

/** RULES 8.5: cover checks, then the card lands and its text enters play, then the next waiting card. */
export function stepLand(state: State, f: number): void {
  const { frames } = state;
  const card = frames[f + F.CARD]!;
  const to = frames[f + F.TO]!;
  if (frames[f + F.STEP] === 0) {
    if (coverCheck(state, f, card, to)) return;
    frames[f + F.STEP] = 1;
    land(state, card, to);
    return;
  }
  const next = firstFor(state, to);
  if (next === S.NO_CARD || (state.commitFlags[next]! & WAITS) === 0) {
    pop(state, 1);
    return;
  }
  state.commitFlags[next] = state.commitFlags[next]! & ~WAITS;
  frames[f + F.CARD] = next;
  frames[f + F.STEP] = 0;
  removeAllCards(state, f);
}

/** Whether a card (or none) has an active would-be-covered text. */
function mindsCover({ up, def, program }: State, card: CardSlot): boolean {
  if (card === S.NO_CARD || up[card] === 0) return false;
  const has = program.topHas[def[card]!]! | program.bottomHas[def[card]!]!;
  return ((has >> EVENTS.wouldBeCovered) & 1) !== 0;
}

/** Opens the would-be-covered text of the uncovered card, unless it was checked for this landing. */
function coverCheck(state: State, f: number, card: CardSlot, to: number): boolean {
  const { program, def, now } = state;
  const top = topOf(state, to);
  if (top === S.NO_CARD || hasCard(state, f, top)) return false;
  addCard(state, f, top);
  if (!mindsCover(state, top)) return false;
  const text = program.texts[def[top]!]!;
  const protocol = state.up[card] === 0 ? -2 : program.protocol[def[card]!]!;
  const open = now[S.FRAMES]!;
  openCovered(state, top, F.TOP, text.top, protocol);
  openCovered(state, top, F.BOTTOM, text.bottom, protocol);
  return now[S.FRAMES]! > open;
}

function openCovered(state: State, card: CardSlot, box: number, text: BoxText, by: number): void {
  if (((text.has >> EVENTS.wouldBeCovered) & 1) === 0) return;
  for (const { event, byProtocol, program } of text.triggers) {
    if (event !== EVENTS.wouldBeCovered || (byProtocol >= 0 && byProtocol !== by)) continue;
    openTextOf(state, card, box, program);
  }
}

function land(state: State, card: CardSlot, to: number): void {
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
    openTextOf(state, card, F.MIDDLE, state.program.middle[state.def[card]!]!);
  }
}

function tellLanding(
  state: State,
  card: CardSlot,
  from: number,
  before: number,
  player: number,
): void {
  if (log.tell === undefined) return;
  const there = moved(state, card, posOf(state, card), openTo(state, card), state.up[card] !== 0);
  emit(state, 'land', player, [{ ...there, from: zoneName(from), before }]);
}
