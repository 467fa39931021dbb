/** How operations choose: one card of several, one line, or a random card of a hand. */
import { ASK, CHANCE_ZONE, NO_CARD, type CardSlot, type State } from '../state.ts';
import { ASK_PICK, offerCards, offerHand, offerLines } from '../engine/offers.ts';
import { STEP, THAT } from '../engine/stack.ts';
import { WAITING, type OpNode } from './operation.ts';

/** Asks for one of the first `count` cards. */
export function askForCard(
  state: State,
  f: number,
  cards: ArrayLike<CardSlot>,
  count: number,
  player: number,
): number {
  state.frames[f + STEP] = 1;
  offerCards(state, cards, count, player);
  return WAITING;
}

/** Asks for one of the cards of a hand. */
export function askForHandCard(state: State, f: number, player: number): number {
  state.frames[f + STEP] = 1;
  offerHand(state, player);
  return WAITING;
}

/** Asks for one of several lines, given as bits. */
export function askForLine(
  state: State,
  f: number,
  lines: number,
  player: number,
  step = 1,
): number {
  state.frames[f + STEP] = step;
  offerLines(state, lines, player);
  return WAITING;
}

export function isOneLine(lines: number): boolean {
  return (lines & (lines - 1)) === 0;
}

/** The number of the only line among three bits. */
export function onlyLine(lines: number): number {
  return lines === 1 ? 0 : lines === 2 ? 1 : 2;
}

/** A random card of a hand that has several. */
export function askChance(state: State, f: number, zone: number): number {
  state.frames[f + STEP] = 1;
  state.now[CHANCE_ZONE] = zone;
  state.now[ASK] = ASK_PICK;
  return WAITING;
}

/** Binds the card of a step, or none, to the step's name. */
export function bindCard(state: State, f: number, node: OpNode, card: CardSlot = NO_CARD): void {
  if (node.binds) state.frames[f + THAT] = card;
}
