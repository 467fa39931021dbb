/** Flipping (RULES 7.5): one card, each of several in turn, or a whole set at once (RULES 7.12). */
import { emit, log, moved, posOf } from '../engine/events.ts';
import { turnOver } from '../engine/field-index.ts';
import { canFlip, insteadOfFlip, middleEnters } from '../engine/lasting.ts';
import { offerCards } from '../engine/offers.ts';
import { noteMiddle, openTextOf, resolveFrom } from '../engine/reactions.ts';
import * as F from '../engine/stack.ts';
import {
  addCard,
  hasCard,
  isTextValid,
  pop,
  push,
  removeAllCards,
  removeCard,
} from '../engine/stack.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { show } from '../memory/card-knowledge.ts';
import { ANSWER, CARDS, isStack, isUncovered, NOTES, type CardSlot, type State } from '../state.ts';
import { bindCard } from './choose.ts';
import { onField } from './on-field.ts';
import { WAITING, type OpNodeOf, type Operation } from './operation.ts';

const onCards = onField<'flip'>({
  fits: (state, _node, card) => canFlip(state, card),
  one(state, f, node, card, actor) {
    bindCard(state, f, node, card);
    flipCard(state, card, actor, node.step.ignoreMiddle === true);
    return 1;
  },
  all: pushFlipAll,
});

export const flip: Operation<'flip'> = {
  ...onCards,
  picks: ['all', 'each'],
  begin(state, f, node, actor) {
    if (!node.sel.each) return onCards.begin(state, f, node, actor);
    const count = onCards.find(state, node, actor);
    removeAllCards(state, f);
    for (let i = 0; i < count; i++) addCard(state, f, onCards.found[i]!);
    return flipNext(state, f, node, actor);
  },
  ask(state, f, node, actor) {
    if (!node.sel.each) onCards.ask(state, f, node, actor);
    else offerCards(state, onCards.found, findLeft(state, f, node, actor), viewpoint.owner);
  },
  answer(state, f, node, actor) {
    if (!node.sel.each) return onCards.answer(state, f, node, actor);
    if (state.frames[f + F.STEP] === CHOOSES) {
      return flipOneOfEach(state, f, state.now[ANSWER]!, actor);
    }
    if (isTextValid(state, f)) return flipNext(state, f, node, actor);
    state.frames[f + F.PC] = state.program.drop;
    return 0;
  },
  worth: ({ target }) => (target.ref === 'self' ? -0.5 : 1.2),
};

// STEP of "each": a card was flipped and its text resolved, or the text's owner chooses the next.
const RESUMES = 1;
const CHOOSES = 2;

/** The cards of "each" still to be flipped. Returns how many. */
function findLeft(state: State, f: number, node: OpNodeOf<'flip'>, actor: number): number {
  const { found } = onCards;
  const count = onCards.find(state, node, actor);
  let left = 0;
  for (let i = 0; i < count; i++) {
    const card = found[i]!;
    if (hasCard(state, f, card)) found[left++] = card;
  }
  return left;
}

/** One after the other, in the order of the text's owner (RULES 7.12). */
function flipNext(state: State, f: number, node: OpNodeOf<'flip'>, actor: number): number {
  const count = findLeft(state, f, node, actor);
  if (count === 0) return 0;
  if (count === 1) return flipOneOfEach(state, f, onCards.found[0]!, actor);
  state.frames[f + F.STEP] = CHOOSES;
  offerCards(state, onCards.found, count, viewpoint.owner);
  return WAITING;
}

function flipOneOfEach(state: State, f: number, card: CardSlot, actor: number): number {
  const { frames } = state;
  frames[f + F.STEP] = RESUMES;
  removeCard(state, f, card);
  frames[f + F.DONE] = 1;
  flipCard(state, card, actor, false);
  return WAITING;
}

/** Whether one of the cards that a step could flip passes a test. */
export function anyFlip(
  state: State,
  node: OpNodeOf<'flip'>,
  actor: number,
  test: (card: CardSlot) => boolean,
): boolean {
  const count = onCards.find(state, node, actor);
  for (let i = 0; i < count; i++) if (test(onCards.found[i]!)) return true;
  return false;
}

function turnCard(state: State, card: CardSlot): void {
  turnOver(state, card);
  show(state, card);
}

/** RULES 7.5: flips one card, or runs the replacement. */
function flipCard(state: State, card: CardSlot, player: number, ignoreMiddle: boolean): void {
  const instead = insteadOfFlip(state, card);
  if (instead >= 0) {
    openTextOf(state, card, F.TOP, instead);
    return;
  }
  if (log.tell !== undefined) {
    emit(state, 'flip', player, [moved(state, card, posOf(state, card), 7, state.up[card] === 0)]);
  }
  turnCard(state, card);
  if (!ignoreMiddle && middleEnters(state, card)) {
    openTextOf(state, card, F.MIDDLE, state.program.middle[state.def[card]!]!);
  }
}

/** Opens the flip of a whole set at once; the caller adds cards to the returned frame. */
function pushFlipAll(state: State, actor: number): number {
  const f = push(state, F.FLIP_ALL);
  state.frames[f + F.ACTOR] = actor;
  return f;
}

/** RULES 7.5: all turn at once, then the texts that enter, then the replacements of a flip. */
export function stepFlipAll(state: State, f: number): void {
  const { frames } = state;
  const actor = frames[f + F.ACTOR]!;
  if (frames[f + F.STEP] === 0) {
    frames[f + F.STEP] = 1;
    const turned: CardSlot[] = [];
    for (let card = 0; card < CARDS; card++) {
      if (!hasCard(state, f, card) || insteadOfFlip(state, card) >= 0) continue;
      turned.push(card);
      removeCard(state, f, card);
    }
    if (log.tell !== undefined && turned.length > 0) {
      const cards = turned.map((card) =>
        moved(state, card, posOf(state, card), 7, state.up[card] === 0),
      );
      emit(state, 'flip', actor, cards);
    }
    for (const card of turned) turnCard(state, card);
    frames[f + F.AT] = turned.length;
    const from = state.now[NOTES]!;
    frames[f + F.FROM] = from;
    for (const card of turned) {
      if (isUncovered(state, card) && middleEnters(state, card)) noteMiddle(state, card);
    }
    resolveFrom(state, from);
    return;
  }
  for (let card = 0; card < CARDS; card++) {
    if (!hasCard(state, f, card)) continue;
    removeCard(state, f, card);
    frames[f + F.AT] = frames[f + F.AT]! + 1;
    const instead = insteadOfFlip(state, card);
    if (instead >= 0 && isStack(state.place[card]!)) openTextOf(state, card, F.TOP, instead);
    return;
  }
  pop(state, frames[f + F.AT]!);
}
