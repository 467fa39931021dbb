/** How steps choose: one card of a list, one by chance, or several of a hand. */
import {
  ANSWER,
  ASK,
  CARDS,
  CHANCE_ZONE,
  LEAST,
  MOST,
  NO_CARD,
  PICKED,
  type Card,
  type State,
} from '../state.ts';
import { isValid } from './can.ts';
import { ask, ASK_HAND, ASK_PICK, offerCards, offerMore } from '../engine/offers.ts';
import { BOX, SOURCE, STEP, TOP } from '../engine/stack.ts';

/** What a step has come to: on to its next node with so many cards done, or still busy. */
export const BUSY = -1;
/** STEP while the frame above carries the step out; its result is what the step did. */
export const AFTER = 100;

export function valid(state: State, f: number): boolean {
  return isValid(state, state.frames[f + SOURCE]!, state.frames[f + BOX] !== TOP);
}

/** Chooses one card of a list: none, the only one, or by asking. */
export function chooseFrom(
  state: State,
  f: number,
  cards: ArrayLike<Card>,
  player: number,
): number {
  const { frames, now } = state;
  if (frames[f + STEP] !== 0) return now[ANSWER]!;
  if (cards.length === 0) return NO_CARD;
  if (cards.length === 1) return cards[0]!;
  frames[f + STEP] = 1;
  offerCards(state, cards, cards.length, player);
  return BUSY;
}

/** A card of a hand by chance. */
export function pick(state: State, f: number, zone: number): number {
  const { frames, now, size, zones } = state;
  if (frames[f + STEP] !== 0) return now[ANSWER]!;
  if (size[zone] === 0) return NO_CARD;
  if (size[zone] === 1) return zones[zone * CARDS]!;
  frames[f + STEP] = 1;
  now[CHANCE_ZONE] = zone;
  now[ASK] = ASK_PICK;
  return BUSY;
}

/** Asks a player for a set of hand cards. */
export function askSeveral(state: State, player: number, least: number, most: number): void {
  state.now[LEAST] = least;
  state.now[MOST] = most;
  state.now[PICKED] = 0;
  state.now[PICKED + 1] = 0;
  ask(state, ASK_HAND, player);
  offerMore(state);
}
