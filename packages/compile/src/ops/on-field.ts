/** Steps on cards in the field: choose the target, then move (RULES 7.3 to 7.6, 7.12). */
import { ANSWER, CARDS, NO_CARD, type Card, type State } from '../state.ts';
import { type Node } from '../program/program.ts';
import { destinations, targets } from './can.ts';
import { AFTER, BUSY, valid } from './choose.ts';
import { DELETE, pushMove, RETURN, SEIZE, SHIFT } from '../engine/leaving.ts';
import { flipCard, pushFlipAll } from './flip.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { openTextOf } from '../engine/reactions.ts';
import { offerCards, offerLines } from '../engine/offers.ts';
import {
  BOTTOM,
  DONE,
  HIGH,
  highBit,
  inMask,
  LOW,
  lowBit,
  PC,
  RESULT,
  STEP,
  THAT,
} from '../engine/stack.ts';

const found = new Uint8Array(CARDS);

/** Steps on field cards: choose the target, for a shift also the line, then move. */
export function onCards(state: State, f: number, node: Node, actor: number): number {
  const { frames, now } = state;
  const { sel } = node;
  if (sel === null) return 0;
  if (sel.all) return onAll(state, f, node, actor);
  if (sel.each) return onEach(state, f, node, actor);
  let card = frames[f + THAT]!;
  switch (frames[f + STEP]!) {
    case 0: {
      const count = targets(state, node, sel, actor, found);
      if (count === 0) {
        if (node.binds) frames[f + THAT] = NO_CARD;
        return 0;
      }
      if (count > 1) {
        frames[f + STEP] = 1;
        offerCards(state, found, count, actor);
        return BUSY;
      }
      card = found[0]!;
      break;
    }
    case 1:
      card = now[ANSWER]!;
      break;
    default:
      card = frames[f + RESULT]!;
  }
  if (node.op === 'shift') {
    let line = now[ANSWER]!;
    if (frames[f + STEP]! < 2) {
      const lines = destinations(state, card, node.step.to, actor);
      if ((lines & (lines - 1)) !== 0) {
        // The card waits in RESULT while its line is chosen.
        frames[f + RESULT] = card;
        frames[f + STEP] = 2;
        offerLines(state, lines, actor);
        return BUSY;
      }
      line = lines === 1 ? 0 : lines === 2 ? 1 : 2;
    }
    frames[f + RESULT] = 0;
    if (node.binds) frames[f + THAT] = card;
    frames[f + STEP] = AFTER;
    pushMove(state, SHIFT, lowBit(card), highBit(card), actor, line);
    return BUSY;
  }
  if (node.binds) frames[f + THAT] = card;
  return onCard(state, f, node, card, actor);
}

/** A step on one card that has been chosen. */
function onCard(state: State, f: number, node: Node, card: Card, actor: number): number {
  const { frames } = state;
  if (node.op === 'flip') {
    flipCard(state, card, actor, node.step.ignoreMiddle === true);
    return 1;
  }
  if (node.op === 'copyMiddle') {
    openTextOf(state, viewpoint.source, BOTTOM, state.book.texts[state.def[card]!]!.middle);
    return 1;
  }
  const how = node.op === 'delete' ? DELETE : node.op === 'return' ? RETURN : SEIZE;
  frames[f + STEP] = AFTER;
  pushMove(state, how, lowBit(card), highBit(card), actor, 0);
  return BUSY;
}

/** The whole set at once (RULES 7.12). */
function onAll(state: State, f: number, node: Node, actor: number): number {
  const { frames } = state;
  const { sel } = node;
  const count = sel === null ? 0 : targets(state, node, sel, actor, found);
  if (count === 0) return 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < count; i++) {
    low |= lowBit(found[i]!);
    high |= highBit(found[i]!);
  }
  frames[f + STEP] = AFTER;
  if (node.op === 'flip') pushFlipAll(state, low, high, actor);
  else if (node.op === 'shift') pushMove(state, SHIFT, low, high, actor, viewpoint.line);
  else pushMove(state, node.op === 'delete' ? DELETE : RETURN, low, high, actor, 0);
  return BUSY;
}

/** One after the other, in the order of the text's owner (RULES 7.12). */
function onEach(state: State, f: number, node: Node, actor: number): number {
  const { frames, now } = state;
  const { sel } = node;
  if (sel === null) return 0;
  let card = now[ANSWER]!;
  if (frames[f + STEP] !== 2) {
    let count = targets(state, node, sel, actor, found);
    if (frames[f + STEP] === 0) {
      frames[f + LOW] = 0;
      frames[f + HIGH] = 0;
      for (let i = 0; i < count; i++) {
        frames[f + LOW] = frames[f + LOW]! | lowBit(found[i]!);
        frames[f + HIGH] = frames[f + HIGH]! | highBit(found[i]!);
      }
      frames[f + STEP] = 1;
    } else if (!valid(state, f)) {
      frames[f + PC] = state.book.drop;
      return 0;
    }
    let left = 0;
    for (let i = 0; i < count; i++) {
      if (inMask(frames[f + LOW]!, frames[f + HIGH]!, found[i]!)) found[left++] = found[i]!;
    }
    count = left;
    if (count === 0) return 0;
    if (count > 1) {
      frames[f + STEP] = 2;
      offerCards(state, found, count, viewpoint.owner);
      return BUSY;
    }
    card = found[0]!;
  }
  frames[f + STEP] = 1;
  frames[f + LOW] = frames[f + LOW]! & ~lowBit(card);
  frames[f + HIGH] = frames[f + HIGH]! & ~highBit(card);
  frames[f + DONE] = 1;
  if (node.op === 'flip') flipCard(state, card, actor, false);
  return BUSY;
}
