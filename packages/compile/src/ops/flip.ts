/** Flipping (RULES 7.5): one card, or a whole set at once. */
import { CARDS, isStack, isUncovered, NOTES, type Card, type State } from '../state.ts';
import { turnOver } from '../field-index.ts';
import { show } from '../card-knowledge.ts';
import { insteadOfFlip, middleEnters } from '../engine/lasting.ts';
import { emit, log, moved, posOf } from '../engine/events.ts';
import { noteMiddle, openTextOf, resolveFrom } from '../engine/reactions.ts';
import {
  ACTOR,
  AT,
  FLIP_ALL,
  FROM,
  HIGH,
  highBit,
  inMask,
  LOW,
  lowBit,
  MIDDLE,
  pop,
  push,
  STEP,
  TOP,
} from '../engine/stack.ts';

function flip(state: State, card: Card): void {
  turnOver(state, card);
  show(state, card);
}

/** RULES 7.5: flips one card, or what happens instead. */
export function flipCard(state: State, card: Card, player: number, ignoreMiddle: boolean): void {
  const instead = insteadOfFlip(state, card);
  if (instead >= 0) {
    openTextOf(state, card, TOP, instead);
    return;
  }
  if (log.tell !== undefined) {
    emit(state, 'flip', player, [moved(state, card, posOf(state, card), 7, state.up[card] === 0)]);
  }
  flip(state, card);
  if (!ignoreMiddle && middleEnters(state, card)) {
    openTextOf(state, card, MIDDLE, state.book.texts[state.def[card]!]!.middle);
  }
}

/** Opens the flip of a whole set at once. */
export function pushFlipAll(state: State, low: number, high: number, actor: number): void {
  const f = push(state, FLIP_ALL);
  state.frames[f + LOW] = low;
  state.frames[f + HIGH] = high;
  state.frames[f + ACTOR] = actor;
}

/** RULES 7.5, D-21: all turn at once, then the texts that enter, then what happens instead of a flip. */
export function stepFlipAll(state: State, f: number): void {
  const { frames } = state;
  const low = frames[f + LOW]!;
  const high = frames[f + HIGH]!;
  const actor = frames[f + ACTOR]!;
  if (frames[f + STEP] === 0) {
    frames[f + STEP] = 1;
    const turned: Card[] = [];
    for (let card = 0; card < CARDS; card++) {
      if (!inMask(low, high, card) || insteadOfFlip(state, card) >= 0) continue;
      turned.push(card);
      if (card < 32) frames[f + LOW] = frames[f + LOW]! & ~lowBit(card);
      else frames[f + HIGH] = frames[f + HIGH]! & ~highBit(card);
    }
    if (log.tell !== undefined && turned.length > 0) {
      const cards = turned.map((card) =>
        moved(state, card, posOf(state, card), 7, state.up[card] === 0),
      );
      emit(state, 'flip', actor, cards);
    }
    for (const card of turned) flip(state, card);
    frames[f + AT] = turned.length;
    const from = state.now[NOTES]!;
    frames[f + FROM] = from;
    for (const card of turned) {
      if (isUncovered(state, card) && middleEnters(state, card)) noteMiddle(state, card);
    }
    resolveFrom(state, from);
    return;
  }
  for (let card = 0; card < CARDS; card++) {
    if (!inMask(low, high, card)) continue;
    if (card < 32) frames[f + LOW] = low & ~lowBit(card);
    else frames[f + HIGH] = high & ~highBit(card);
    frames[f + AT] = frames[f + AT]! + 1;
    const instead = insteadOfFlip(state, card);
    if (instead >= 0 && isStack(state.place[card]!)) openTextOf(state, card, TOP, instead);
    return;
  }
  pop(state, frames[f + AT]!);
}
