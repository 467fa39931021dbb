/** What all steps share: the place from which a text looks, and how it chooses. */
import { type Card, type State } from '../state.ts';
import type * as layout from '../state.ts';
import { isValid } from './can.ts';
import { seen } from './measure.ts';
import { ask, ASK_HAND, offerCards, offerMore } from './offers.ts';
import type * as offers from './offers.ts';
import type * as frame from './stack.ts';

// Named again: an imported constant is read from memory wherever it is used; the types hold these to their origin.
const ANSWER: typeof layout.ANSWER = 19;
const ASK: typeof layout.ASK = 12;
const CARDS: typeof layout.CARDS = 36;
const CHANCE_ZONE: typeof layout.CHANCE_ZONE = 30;
const LEAST: typeof layout.LEAST = 15;
const MOST: typeof layout.MOST = 16;
const NO_CARD: typeof layout.NO_CARD = 255;
const PICKED: typeof layout.PICKED = 17;
const ASK_PICK: typeof offers.ASK_PICK = 35;
const BOX: typeof frame.BOX = 5;
const HIGH: typeof frame.HIGH = 15;
const LINE: typeof frame.LINE = 11;
const LOW: typeof frame.LOW = 14;
const NAMED: typeof frame.NAMED = 10;
const NUM: typeof frame.NUM = 9;
const OWNER: typeof frame.OWNER = 6;
const SOURCE: typeof frame.SOURCE = 4;
const STEP: typeof frame.STEP = 1;
const THAT: typeof frame.THAT = 8;
const TOP: typeof frame.TOP = 0;

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
