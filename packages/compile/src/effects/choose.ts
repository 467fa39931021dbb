/** What all steps share: the place from which a text looks, and how it chooses. */
import * as layout from '../state.ts';
import type { Card, State } from '../state.ts';
import { isValid } from './can.ts';
import * as measures from './measure.ts';
import * as offers from './offers.ts';
import * as frame from './stack.ts';

const { ANSWER, ASK, CARDS, CHANCE_ZONE, LEAST, MOST, NO_CARD, PICKED } = layout;
const { seen } = measures;
const { ask, ASK_HAND, ASK_PICK, offerCards, offerMore } = offers;
const { BOX, HIGH, LINE, LOW, NAMED, NUM, OWNER, SOURCE, STEP, THAT, TOP } = frame;

/** What a step has come to: on to its next node with so many cards done, or still busy. */
export const BUSY = -1;
/** STEP while the frame above carries the step out; its result is what the step did. */
export const AFTER = 100;

/** Looks at the field from the place of this text. */
export function look(state: State, f: number): void {
  const { frames } = state;
  seen.source = frames[f + SOURCE]!;
  seen.owner = frames[f + OWNER]!;
  seen.that = frames[f + THAT]!;
  seen.num = frames[f + NUM]!;
  seen.named = frames[f + NAMED]!;
  seen.line = frames[f + LINE]!;
  seen.low = frames[f + LOW]!;
  seen.high = frames[f + HIGH]!;
}

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
