/**
 * Mulle as numbers: what a seat knows (rule 10), and moves as actions. Kinds are indexed 13 x suit
 * + rank (KL SP HJ RU, 2 to A) and count in halves, since each is there twice; the own seat comes
 * first.
 */
import type { Seat } from '@pakli/core';
import { layOut, type Encoding, type Numbers } from '@pakli/core/encoding';
import { CARDS, HALF, KINDS, TOP_VALUE } from './cards.ts';
import * as Code from './codes.ts';
import { actionOf, kindOf, pileOf, valueOf } from './codes.ts';
import type { Mulle } from './game.ts';
import { MOST_UNIONS } from './packing.ts';
import * as S from './state.ts';
import type { State } from './state.ts';

/** Table values of a card are 1 to 13, values of builds and hands 1 to 16. */
const TABLE_VALUES: number = S.CLASHES - 1;
/** Caps: more tabbe count as this many, and so do higher totals of a match. */
const MANY_TABBE = 16;
const MANY_POINTS = 500;

const FIELDS = [
  { name: 'hand', size: 52, meaning: 'own cards' },
  { name: 'unseen', size: 52, meaning: 'cards in the other hand or in the stock' },
  { name: 'loose', size: 52, meaning: 'cards on the table that are in no build' },
  { name: 'build_cards', size: 832, meaning: 'by value 1 to 16: cards of the build of this value' },
  { name: 'open', size: 32, meaning: 'by owner and value 1 to 16: there is an open build' },
  { name: 'locked', size: 32, meaning: 'by owner and value 1 to 16: there is a locked build' },
  { name: 'captured', size: 104, meaning: 'by seat: cards it has captured' },
  { name: 'mulles', size: 104, meaning: 'by seat: kinds of which it has made a mulle (1)' },
  { name: 'tabbe', size: 2, meaning: 'by seat: tabbe, in sixteenths (at most 1)' },
  { name: 'last', size: 2, meaning: 'who captured last; both 0 if nobody has' },
  { name: 'turn', size: 2, meaning: 'who plays; both 0 while nobody does' },
  { name: 'starter', size: 2, meaning: 'who started the omgang' },
  { name: 'hand_sizes', size: 2, meaning: 'by seat: cards in hand, of a full hand (at most 1)' },
  { name: 'stock_size', size: 1, meaning: 'cards in the stock, of 104' },
  { name: 'round', size: 1, meaning: 'rounds dealt so far, of all of an omgang (at most 1)' },
  { name: 'omgang', size: 1, meaning: 'this omgang, of all of the game (at most 1)' },
  {
    name: 'totals',
    size: 2,
    meaning: 'by seat: points of earlier omgangar, of 500 (from 0 to 1)',
  },
  { name: 'takers', size: 32, meaning: 'by seat and hand value 1 to 16: proven to be in the hand' },
  {
    name: 'barred',
    size: 104,
    meaning: 'by seat: kinds proven not to be in the hand, after a fallback discard (1)',
  },
  {
    name: 'clashes',
    size: 416,
    meaning:
      'by seat, table value 1 to 13 and hand value 1 to 16: no card of this table value lies beside one of this hand value',
  },
] as const;

const AT = layOut(FIELDS);
const SIZE: number = FIELDS.reduce((sum, { size }) => sum + size, 0);

/** Adds the cards in two words of bits. */
function addBits(low: number, high: number, by: number, into: Numbers, to: number): void {
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const place = to + 31 - Math.clz32(rest & -rest);
    into[place] = into[place]! + by;
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const place = to + HALF + 31 - Math.clz32(rest & -rest);
    into[place] = into[place]! + by;
  }
}

/** Adds the cards of a set: kinds held once, then those held twice. */
function addSet(at: Int32Array, from: number, into: Numbers, to: number): void {
  addBits(at[from]!, at[from + 1]!, 0.5, into, to);
  addBits(at[from + 2]!, at[from + 3]!, 0.5, into, to);
}

/** Marks the values in a word, value 1 first. */
function markValues(word: number, into: Numbers, to: number): void {
  for (let rest = word & ~1; rest !== 0; rest &= rest - 1) {
    into[to + 30 - Math.clz32(rest & -rest)] = 1;
  }
}

function observe(state: State, seat: Seat, into: Numbers): void {
  const { at, options } = state;
  into.fill(0, 0, SIZE);
  addSet(at, S.HAND + 4 * seat, into, AT.hand);
  // Together and unordered: this must not tell which of them the other hand holds.
  addSet(at, S.HAND + 4 * (1 - seat), into, AT.unseen);
  addSet(at, S.STOCK, into, AT.unseen);
  for (let p = S.TABLE, end = S.TABLE + at[S.PILES]! * S.STRIDE; p < end; p += S.STRIDE) {
    const word = at[p]!;
    if ((word & S.BUILD) === 0) {
      addSet(at, p + 1, into, AT.loose);
      continue;
    }
    const value = (word & S.VALUE) - 1;
    const owner = ((word >>> S.OWNER_SHIFT) & 1) === seat ? 0 : TOP_VALUE;
    into[((word & S.LOCKED) === 0 ? AT.open : AT.locked) + owner + value] = 1;
    addSet(at, p + 1, into, AT.build_cards + KINDS * value);
  }
  for (let i = 0; i < 2; i++) {
    const one = i === 0 ? seat : 1 - seat;
    addSet(at, S.TAKEN + 4 * one, into, AT.captured + KINDS * i);
    addBits(at[S.MULLES + 2 * one]!, at[S.MULLES + 2 * one + 1]!, 1, into, AT.mulles + KINDS * i);
    into[AT.tabbe + i] = Math.min(1, at[S.TABBE + one]! / MANY_TABBE);
    into[AT.last + i] = at[S.LAST] === one + 1 ? 1 : 0;
    into[AT.turn + i] = at[S.TURN] === one ? 1 : 0;
    into[AT.starter + i] = at[S.STARTER] === one ? 1 : 0;
    into[AT.hand_sizes + i] = Math.min(1, at[S.HELD + one]! / options.handSize);
    into[AT.totals + i] = Math.min(1, Math.max(0, at[S.TOTALS + one]! / MANY_POINTS));
    proven(at, one, i, into);
  }
  into[AT.stock_size] = at[S.STOCK_CARDS]! / CARDS;
  into[AT.round] = Math.min(1, at[S.ROUND]! / options.rounds);
  into[AT.omgang] = Math.min(1, at[S.OMGANG]! / options.omgangar);
}

/** What the moves of this round have proven about a hand; it is public. */
function proven(at: Int32Array, one: Seat, i: number, into: Numbers): void {
  markValues(at[S.PROVEN + one]!, into, AT.takers + TOP_VALUE * i);
  const low = at[S.BARRED + 2 * one]!;
  const high = at[S.BARRED + 2 * one + 1]!;
  if (low === 0 && high === 0) return;
  addBits(low, high, 1, into, AT.barred + KINDS * i);
  const clashes = AT.clashes + TABLE_VALUES * TOP_VALUE * i;
  for (let t = 1; t < S.CLASHES; t++) {
    markValues(at[S.CLASH + S.CLASHES * one + t]!, into, clashes + TOP_VALUE * (t - 1));
  }
}

// The actions of a card: captures in canonical order, builds on a loose card
// (first or second of its kind), on a build upwards and downwards, and the rest.
const ON_LOOSE: number = MOST_UNIONS;
const ON_BUILD: number = ON_LOOSE + CARDS;
const DOWN: number = ON_BUILD + TOP_VALUE;
const TROTTAS: number = DOWN + TOP_VALUE;
const FEEDS: number = TROTTAS + 1;
const DISCARDS: number = FEEDS + 1;
const WAYS: number = DISCARDS + 1;

function actionsOf({ at }: State, moves: Int32Array, count: number, into: Int32Array): void {
  let last = -1;
  let captures = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const kind = kindOf(move);
    if (kind !== last) captures = 0;
    last = kind;
    const action = actionOf(move);
    let way = DISCARDS;
    if (action === Code.CAPTURE || action === Code.CAPTURE_NTH) way = captures++;
    else if (action === Code.BUILD_ON) way = buildWay(at, pileOf(move), valueOf(move));
    else if (action === Code.TROTTA) way = TROTTAS;
    else if (action === Code.FEED) way = FEEDS;
    into[i] = WAYS * kind + way;
  }
}

/** A build's target, by what the pile is, not where it lies. */
function buildWay(at: Int32Array, pile: number, made: number): number {
  const word = at[S.TABLE + pile * S.STRIDE]!;
  const value = word & S.VALUE;
  if ((word & S.BUILD) !== 0) return (made > value ? ON_BUILD : DOWN) + value - 1;
  let twin = 0;
  for (let p = S.TABLE, end = S.TABLE + pile * S.STRIDE; p < end; p += S.STRIDE) {
    if (at[p] === word) twin = 1;
  }
  return ON_LOOSE + 2 * (word >>> S.KIND_SHIFT) + twin;
}

/**
 * What a seat knows as numbers, and moves as actions: 395 x kind + way. A capture is a choice among
 * sets of piles; to fit a fixed space it is its index among the captures of its card.
 */
export const encoding: Encoding<Mulle> = {
  version: 1,
  fields: () => FIELDS,
  observe,
  actions: () => WAYS * KINDS,
  actionsOf,
};
