/**
 * The resolution stack (RULES 8.2): frames of sixteen words, newest on top. A frame is a text being
 * resolved, or a move in progress.
 */
import * as S from '../state.ts';
import { isStack, topOf, type CardSlot, type State } from '../state.ts';

// Kinds of frames.
export const TEXT = 1;
export const ORDER = 2;
export const MOVE = 3;
export const LAND = 4;
export const FLIP_ALL = 5;
export const DRAW = 6;
export const REFRESH = 7;
export const SPEND = 8;
export const COMPILING = 9;
export const TURNING = 10;

// Words of every frame.
export const KIND = 0;
export const STEP = 1;
/** How many cards the frame above affected. */
export const RESULT = 2;
/** Where the notes of the frame's collector begin. */
export const FROM = 3;

// Words of a text.
export const SOURCE = 4;
export const BOX = 5;
export const OWNER = 6;
export const PC = 7;
export const THAT = 8;
export const NUM = 9;
export const NAMED = 10;
export const LINE = 11;
export const LOOP = 12;
export const DONE = 13;
export const LOW = 14;
export const HIGH = 15;

// Words of a move: the moved cards as LOW and HIGH, by whom, where to.
export const ACTOR = 4;
export const HOW = 5;
export const TO = 6;
export const COUNT = 7;
export const CARD = 8;
export const AT = 9;

// The boxes.
export const TOP = 0;
export const MIDDLE = 1;
export const BOTTOM = 2;

/** RULES 8.9. */
export const MAX_DEPTH = 60;

/** Offset of the top frame. */
export function topFrame(state: State): number {
  return (state.now[S.FRAMES]! - 1) * S.FRAME;
}

/** The frame is on top, nobody is asked and the game continues. */
export function isOnTop(state: State, f: number): boolean {
  const { now } = state;
  return (now[S.FRAMES]! - 1) * S.FRAME === f && now[S.ASK] === 0 && now[S.END] === 0;
}

/** Pushes an empty frame and returns its offset. */
export function push(state: State, kind: number): number {
  const f = state.now[S.FRAMES]! * S.FRAME;
  state.now[S.FRAMES] = state.now[S.FRAMES]! + 1;
  state.frames[f + KIND] = kind;
  state.frames[f + FROM] = state.now[S.NOTES]!;
  return f;
}

/** Pops the top frame and passes the number of its cards to the one below. */
export function pop(state: State, result: number): void {
  const count = state.now[S.FRAMES]! - 1;
  const f = count * S.FRAME;
  if (state.frames[f + KIND] === TEXT) state.now[S.DEPTH] = state.now[S.DEPTH]! - 1;
  for (let i = f; i < f + S.FRAME; i++) state.frames[i] = 0;
  state.now[S.FRAMES] = count;
  if (count > 0) state.frames[f - S.FRAME + RESULT] = result;
}

/** Opens a text; its owner is the player on whose side the card lies. */
export function pushText(
  state: State,
  source: CardSlot,
  box: number,
  owner: number,
  program: number,
): void {
  const f = push(state, TEXT);
  const { frames } = state;
  state.now[S.DEPTH] = state.now[S.DEPTH]! + 1;
  frames[f + SOURCE] = source;
  frames[f + BOX] = box;
  frames[f + OWNER] = owner;
  frames[f + PC] = program;
  frames[f + THAT] = S.NO_CARD;
  frames[f + NAMED] = -1;
}

/** The open text on top, or -1. */
export function openText(state: State): number {
  for (let f = topFrame(state); f >= 0; f -= S.FRAME) if (state.frames[f + KIND] === TEXT) return f;
  return -1;
}

/** Whether a text is open or noted: the stack then refers to the cards' programs by number. */
export function isHalfResolved({ now }: State): boolean {
  return now[S.FRAMES]! > 1 || now[S.NOTES]! > 0;
}

/** RULES 8.3: whether a text's source is still there to be resolved. */
export function isTextValid(state: State, f: number): boolean {
  const source = state.frames[f + SOURCE]!;
  if (source === S.NO_CARD || state.up[source] === 0) return false;
  const zone = state.place[source]!;
  if (zone === S.COMMITTED) return true;
  return isStack(zone) && (state.frames[f + BOX] === TOP || topOf(state, zone) === source);
}

/** Whether a card is in the set of a frame: one bit each in LOW and HIGH. */
export function hasCard({ frames }: State, f: number, card: CardSlot): boolean {
  return inMask(frames[f + LOW]!, frames[f + HIGH]!, card);
}

export function addCard({ frames }: State, f: number, card: CardSlot): void {
  frames[f + LOW] = frames[f + LOW]! | lowBit(card);
  frames[f + HIGH] = frames[f + HIGH]! | highBit(card);
}

export function removeCard({ frames }: State, f: number, card: CardSlot): void {
  frames[f + LOW] = frames[f + LOW]! & ~lowBit(card);
  frames[f + HIGH] = frames[f + HIGH]! & ~highBit(card);
}

export function removeAllCards({ frames }: State, f: number): void {
  frames[f + LOW] = 0;
  frames[f + HIGH] = 0;
}

/** The bit of a card in a pair of words. */
export function lowBit(card: CardSlot): number {
  return card < 32 ? 1 << card : 0;
}

export function highBit(card: CardSlot): number {
  return card < 32 ? 0 : 1 << (card - 32);
}

export function inMask(low: number, high: number, card: CardSlot): boolean {
  return ((card < 32 ? low >>> card : high >>> (card - 32)) & 1) !== 0;
}
