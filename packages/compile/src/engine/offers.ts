/**
 * Moves and how they are offered. A move is a kind and a choice. A face-down card in the field is
 * chosen by its place, so that the same move means the same to those who cannot read the card; all
 * others by number.
 */
import * as S from '../state.ts';
import {
  cardsIn,
  indexOf,
  isStack,
  lineOf,
  sideOf,
  slotOf,
  zoneOf,
  type CardSlot,
  type State,
} from '../state.ts';
import { ASKS, type Ask } from '../types.ts';
import { matchingLines, playRules, type PlayRules } from './lasting.ts';
import { fits, hasFaceDown } from './measure.ts';
import { lineOfCard } from './values.ts';
import { viewpoint } from './viewpoint.ts';
import { highBit, inMask, lowBit } from './stack.ts';
import type { StepOf } from '../cards/steps.ts';
import type { CardQuery } from '../program/terms.ts';

// Kinds of moves; the choice is in the lower bits.
const SHIFT = 20;
export const M_PLAY = 0x100000;
export const M_REFRESH = 0x200000;
export const M_CARD = 0x300000;
export const M_PLACE = 0x400000;
export const M_LINE = 0x500000;
export const M_MAY = 0x600000;
export const M_EITHER = 0x700000;
export const M_ORDER = 0x800000;
export const M_PERM = 0x900000;
export const M_CONTROL = 0xa00000;
export const M_PAIR = 0xb00000;
export const M_NUMBER = 0xc00000;
export const M_PROTOCOL = 0xd00000;
export const M_PLAYER = 0xe00000;
/** No more cards: ends a choice of several. */
export const M_DONE = 0xf00000;
/** Giving up, by the player whose number is chosen: the door accepts it at any time, but it is never listed. */
export const M_RESIGN = 0x1000000;

/** The kind of a move: one of the M_ numbers. */
export function kindOf(move: number): number {
  return move & ~((1 << SHIFT) - 1);
}

/** The choice of a move. */
export function chosenOf(move: number): number {
  return move & ((1 << SHIFT) - 1);
}

/** The number of a question. */
function numberOf(ask: Ask): number {
  return ASKS.indexOf(ask);
}

export const ASK_DRAFT: number = numberOf('draft');
export const ASK_BAN: number = numberOf('ban');
export const ASK_ACTION: number = numberOf('action');
export const ASK_CARD: number = numberOf('card');
export const ASK_HAND: number = numberOf('hand');
export const ASK_LINE: number = numberOf('line');
export const ASK_PLAY: number = numberOf('play');
export const ASK_MAY: number = numberOf('may');
export const ASK_EITHER: number = numberOf('either');
export const ASK_ORDER: number = numberOf('order');
export const ASK_REARRANGE: number = numberOf('rearrange');
export const ASK_CONTROL: number = numberOf('controlTarget');
export const ASK_PAIR: number = numberOf('pair');
export const ASK_NUMBER: number = numberOf('number');
export const ASK_PROTOCOL: number = numberOf('protocol');
export const ASK_PLAYER: number = numberOf('player');
// Questions to chance.
export const ASK_PROTOCOLS = 32;
export const ASK_DECKS = 33;
export const ASK_SHUFFLE = 34;
export const ASK_PICK = 35;

/** Adds a move to the offer. */
export function offer(state: State, move: number): void {
  const count = state.now[S.OFFERED]!;
  state.offers[count] = move;
  state.now[S.OFFERED] = count + 1;
}

/** Clears the offer. */
export function withdraw(state: State): void {
  const { now, offers } = state;
  // A loop: calling `fill` takes longer than these few words.
  for (let i = now[S.OFFERED]! - 1; i >= 0; i--) offers[i] = 0;
  now[S.OFFERED] = 0;
  now[S.ASK] = 0;
  now[S.DECIDER] = 0;
}

/** Asks a player for one of the offered moves. */
export function ask(state: State, kind: number, player: number): void {
  state.now[S.ASK] = kind;
  state.now[S.DECIDER] = player;
}

/**
 * RULES 15: whether there is only one answer and everybody can see that. If it depends on a hand,
 * the player is asked anyway: not asking would tell others about the hand.
 */
export function isForced(state: State): boolean {
  const { now, offers, place, size } = state;
  if (now[S.OFFERED] !== 1) return false;
  const move = offers[0]!;
  const hand = zoneOf(now[S.DECIDER]!, S.HAND);
  switch (kindOf(move)) {
    case M_PLAY:
      return place[slotOf(state, chosenOf(move) >> 8)] !== hand;
    case M_CARD:
      return place[slotOf(state, chosenOf(move))] !== hand;
    case M_REFRESH:
      return size[hand] === 0;
    case M_DONE:
      return countPicked(state) >= now[S.MOST]!;
    case M_MAY:
      return false;
    default:
      return true;
  }
}

/** In a choice of several hand cards: whether this one has been picked so far. */
export function isPicked({ now }: State, card: CardSlot): boolean {
  return inMask(now[S.PICKED]!, now[S.PICKED + 1]!, card);
}

export function pickCard({ now }: State, card: CardSlot): void {
  now[S.PICKED] = now[S.PICKED]! | lowBit(card);
  now[S.PICKED + 1] = now[S.PICKED + 1]! | highBit(card);
}

export function pickNone({ now }: State): void {
  now[S.PICKED] = 0;
  now[S.PICKED + 1] = 0;
}

/** The cards of a player's hand that were picked so far. */
export function pickedCards(state: State, player: number): CardSlot[] {
  return cardsIn(state, zoneOf(player, S.HAND)).filter((card) => isPicked(state, card));
}

/** How many they are. */
export function countPicked({ now }: State): number {
  let count = 0;
  for (let i = S.PICKED; i < S.PICKED + 2; i++) {
    for (let bits = now[i]!; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** RULES 3.1: the chooser reads the own side and hand, the trash, and face-up cards; the own deck only when it was revealed to be chosen from. */
export function canRead(state: State, card: CardSlot, player: number): boolean {
  const zone = state.place[card]!;
  if (zone === S.TRASH || zone === S.TRASH + 6) return true;
  if (isStack(zone)) return state.up[card] !== 0 || sideOf(zone) === player;
  return sideOf(zone) === player;
}

/** The card at the place that is chosen. */
export function cardAt(state: State, chosen: number): CardSlot {
  const zone = zoneOf(chosen >> 12, S.STACK + ((chosen >> 8) & 15));
  return state.zones[zone * S.CARDS + (chosen & 255)]!;
}

/** The move that chooses a card: a face-down one by its place, whoever can read it. */
function cardMove(state: State, card: CardSlot): number {
  const zone = state.place[card]!;
  if (!isStack(zone) || state.up[card] !== 0) return M_CARD | state.def[card]!;
  return M_PLACE | (sideOf(zone) << 12) | (lineOf(zone) << 8) | indexOf(state, card);
}

export function offerCards(
  state: State,
  cards: ArrayLike<CardSlot>,
  count: number,
  player: number,
): void {
  for (let i = 0; i < count; i++) offer(state, cardMove(state, cards[i]!));
  ask(state, ASK_CARD, player);
}

/** Asks for one card of a player's whole hand. */
export function offerHand(state: State, player: number): void {
  const hand = zoneOf(player, S.HAND);
  for (let i = hand * S.CARDS, end = i + state.size[hand]!; i < end; i++) {
    offer(state, M_CARD | state.def[state.zones[i]!]!);
  }
  ask(state, ASK_CARD, player);
}

export function offerLines(state: State, lines: number, player: number): void {
  for (let line = 0; line < 3; line++) if ((lines >> line) & 1) offer(state, M_LINE | line);
  ask(state, ASK_LINE, player);
}

/** RULES 11.2: whose plates to rearrange, or nobody's. */
export function offerControl(state: State, player: number): void {
  for (let whose = 0; whose < 3; whose++) offer(state, M_CONTROL | whose);
  ask(state, ASK_CONTROL, player);
}

/** The orders of three plates that differ from the present one: line 0 gets the plate of the first, line 1 that of the second, line 2 that of the third line named. */
export const ORDERS: readonly number[] = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map(([a = 0, b = 0, c = 0]) => (a << 4) | (b << 2) | c);
/** The orders that swap two plates and leave the third. */
const SWAPS: readonly number[] = ORDERS.filter(
  (order) => order >> 4 === 0 || ((order >> 2) & 3) === 1 || (order & 3) === 2,
);

/** RULES 7.10: any other order of the plates, or only a swap of two. */
export function offerOrders(state: State, swaps: boolean, player: number): void {
  for (const order of swaps ? SWAPS : ORDERS) offer(state, M_PERM | order);
  ask(state, ASK_REARRANGE, player);
}

export function playMove(def: number, line: number, up: boolean, opposite: boolean): number {
  return M_PLAY | (def << 8) | (line << 4) | (up ? 2 : 0) | (opposite ? 1 : 0);
}

/** The plays that a text or the action allows (RULES 7.1). */
interface Plays {
  /** Bit 0: face-down, bit 1: face-up. */
  readonly faces: number;
  /** Lines as bits. */
  readonly lines: number;
  /** 0: own side, 1: the other side. */
  readonly side: number;
  readonly waived: boolean;
  /** The card comes from the hand: its rules about itself apply. */
  readonly fromHand: boolean;
}

/** Offers or counts one card's legal plays under the rules in force. */
function playsOf(
  state: State,
  card: CardSlot,
  allowed: PlayRules,
  plays: Plays,
  only: boolean,
): number {
  const { offers, now, program } = state;
  const { faces, side, lines } = plays;
  const number = state.def[card]!;
  const self = plays.fromHand ? program.selfPlay[number]! : 0;
  const free = plays.waived || (self & 1) !== 0;
  const matching = free ? 7 : matchingLines(allowed, program.protocol[number]!);
  const up = (faces & 2) === 0 ? 0 : lines & matching & ~allowed.noUp;
  const down = (faces & 1) === 0 ? 0 : lines & ~allowed.noDown;
  if (only) return (up | down) === 0 ? 0 : 1;
  const both = (self & 2) !== 0 && side === 0 ? 1 : 0;
  const before = now[S.OFFERED]!;
  let count = before;
  // Writes every move; the next overwrites one that is not allowed.
  for (let line = 0; line < 3; line++) {
    const move = M_PLAY | (number << 8) | (line << 4) | side;
    const isUp = (up >> line) & 1;
    const isDown = (down >> line) & 1;
    offers[count] = move | 2;
    count += isUp;
    offers[count] = move | 3;
    count += isUp & both;
    offers[count] = move;
    count += isDown;
    offers[count] = move | 1;
    count += isDown & both;
  }
  offers[count] = 0;
  now[S.OFFERED] = count;
  return count - before;
}

const ANYWHERE: Plays = { faces: 3, lines: 7, side: 0, waived: false, fromHand: true };

/** The plays of the action phase. */
export function offerPlays(state: State, player: number): void {
  const zone = zoneOf(player, S.HAND);
  const allowed = playRules(state, player);
  for (let i = 0; i < state.size[zone]!; i++) {
    playsOf(state, state.zones[zone * S.CARDS + i]!, allowed, ANYWHERE, false);
  }
}

/** The lines in which a text may play, as bits. */
export function playLines(state: State, word: StepOf<'play'>['line']): number {
  const here = lineOfCard(state, viewpoint.source);
  switch (word) {
    case 'any':
      return 7;
    case 'this':
    case 'underSelf':
      return here < 0 ? 0 : 1 << here;
    case 'other':
      return here < 0 ? 7 : 7 & ~(1 << here);
    case 'current':
      return 1 << viewpoint.line;
    case 'withFaceDown':
      break;
  }
  let lines = 0;
  for (let line = 0; line < 3; line++) if (hasFaceDown(state, line)) lines |= 1 << line;
  return lines;
}

/** Offers or counts the plays of a text from a hand or the trash. */
export function textPlays(
  state: State,
  step: StepOf<'play'>,
  filter: CardQuery | null,
  player: number,
  only: boolean,
): number {
  const fromHand = step.from === 'hand';
  const zone = zoneOf(player, fromHand ? S.HAND : S.TRASH);
  const plays: Plays = {
    faces: step.face === 'choice' ? 3 : step.face === 'up' ? 2 : 1,
    lines: playLines(state, step.line),
    side: step.side === 'opp' ? 1 : 0,
    waived: step.matching === 'waived',
    fromHand,
  };
  const allowed = playRules(state, player);
  let count = 0;
  for (let i = 0; i < state.size[zone]!; i++) {
    const card = state.zones[zone * S.CARDS + i]!;
    if (step.ref !== undefined && card !== viewpoint.that) continue;
    if (!fits(state, filter, card)) continue;
    count += playsOf(state, card, allowed, plays, only);
    if (only && count > 0) return count;
  }
  return count;
}

/** The lines in which a deck top may be played face-down, as bits (RULES 7.1). */
export function deckPlayLines(state: State, step: StepOf<'play'>, player: number): number {
  const deck = step.from === 'ownDeckTop' ? player : 1 - player;
  if (state.size[zoneOf(deck, S.DECK)] === 0) return 0;
  if (step.line === 'underSelf' && !isStack(state.place[viewpoint.source]!)) return 0;
  const { noDown, noUp } = playRules(state, player);
  return playLines(state, step.line) & ~(step.face === 'up' ? noUp : noDown);
}

/** Offers the next card of a choice of several, in ascending order, so that every set has one sequence. */
export function offerMore(state: State): void {
  const { now } = state;
  const player = now[S.DECIDER]!;
  const zone = zoneOf(player, S.HAND);
  const size = state.size[zone]!;
  let picked = 0;
  let next = 0;
  for (let i = 0; i < size; i++) {
    if (!isPicked(state, state.zones[zone * S.CARDS + i]!)) continue;
    picked++;
    next = i + 1;
  }
  state.offers.fill(0, 0, now[S.OFFERED]);
  now[S.OFFERED] = 0;
  if (picked < now[S.MOST]!) {
    for (let i = next; i < size; i++) {
      if (picked + size - i < now[S.LEAST]!) break;
      offer(state, M_CARD | state.def[state.zones[zone * S.CARDS + i]!]!);
    }
  }
  if (picked >= now[S.LEAST]!) offer(state, M_DONE);
}

/** Asks a player for a set of hand cards. */
export function askSeveral(state: State, player: number, least: number, most: number): void {
  state.now[S.LEAST] = least;
  state.now[S.MOST] = most;
  pickNone(state);
  ask(state, ASK_HAND, player);
  offerMore(state);
}
