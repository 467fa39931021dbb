/**
 * The state of one game as flat numbers: where every card lies, whose turn it is, and the stack of
 * half-resolved texts with the pending decision. A copy is one `set` and short loops over what is
 * in use.
 *
 * A card is a slot from 0 to 35: the cards of a game in the order of their
 * numbers, so that equal positions are equal bytes. `def` says which of the
 * 180 cards it is.
 *
 * Reads of typed arrays carry a `!` in this package's engine files: the
 * indices are cards, zones and frames, always in range, and a check would
 * cost in the hot loop.
 */
import { CHANCE, OVER, type BaseState, type Deal, type Seat, type Turn } from '@pakli/core';
import type { Options } from './options.ts';
import type { Program } from './program/program.ts';
import { SEATS } from './types.ts';

/** A slot; `NO_CARD` is none. */
export type CardSlot = number;
export const CARDS = 36;
/** How many cards there are to play with. */
const DEFS = 180;
export const NO_CARD = 255;

// Zones: player x 6 + one of these, stacks by line from STACK on.
export const DECK = 0;
export const HAND = 1;
export const TRASH = 2;
export const STACK = 3;
export const ZONES = 12;
/** Between two zones (RULES 8.5). */
export const COMMITTED = 12;
/** Not in the game: before the deal. */
export const NOWHERE = 13;

// Indices into `now`.
export const PHASE = 0;
export const ACTIVE = 2;
export const TURN_NUMBER = 3;
export const STARTER = 4;
/** Whose control component, from 1; 0 is neutral. */
export const CONTROL = 5;
/** By player: the turn in which no line may be compiled, and the card that forbade it. */
export const BAN = 6;
export const BANNER = 8;
/** How it ended: one of ENDS; and who won, from 1. */
export const END = 10;
export const WINNER = 11;
/** The question (one of ASKS; 0: none), the asked player, and the number of offered moves. */
export const ASK = 12;
export const DECIDER = 13;
export const OFFERED = 14;
/** For a choice of several cards: bounds, and the cards chosen so far. */
export const LEAST = 15;
export const MOST = 16;
export const PICKED = 17;
/** The answer being applied. */
export const ANSWER = 19;
export const ANSWER_WAY = 20;
/** How many frames, notes and commits are in use, and how many texts are open. */
export const FRAMES = 21;
export const NOTES = 22;
export const COMMITS = 23;
export const DEPTH = 24;
/** By player: the length of the other hand's trail. */
export const TRAIL = 25;
/** Protocols picked or banned, one bit each; the number of picks and bans made. */
export const TAKEN = 27;
export const PICKS = 28;
/** How many slots are in use. */
export const IN_GAME = 29;
/** The zone of the question to chance. */
export const CHANCE_ZONE = 30;
/** Bits of HAS that occur among the cards of this game: most questions need no scan of the field. */
export const HAVE = 1;
const NOW = 31;

// Phases, in the order of a turn (RULES 6).
export const START = 1;
export const CONTROLLING = 2;
export const COMPILE = 3;
export const ACTION = 4;
export const CACHE = 5;
export const ENDING = 6;

/** A frame of the resolution stack: sixteen words, see engine/stack.ts. */
export const FRAME = 16;
/** 60 open texts (RULES 8.9), each with at most three frames of its moves, and the turn itself. */
export const MAX_FRAMES = 256;
export const MAX_NOTES = 1024;
/** Every card of the game in six ways, one of them in six more, and refreshing. */
export const MAX_CHOICES: number = CARDS * 6 + 7;

/** The maximal length of a trail (see memory/hand-history.ts): entries refer to others by sixteen bits. Few games outgrow the initial room. */
export const MAX_TRAIL = 0xffff;
const TRAIL_ROOM = 256;
// What players remember (see memory/card-knowledge.ts): by player and card, and by player and deck.
export const SINCE = 0;
export const DRAWN: number = 2 * CARDS;
export const SHUFFLED: number = 4 * CARDS;
const MEMORY: number = SHUFFLED + 4;

/** How many bits HAS has. */
const KINDS = 22;

/** The fields that a copy moves at once: bytes of a word, and number of words. Wide ones come first, so that each is aligned. */
const FIELDS = {
  now: [4, NOW],
  commits: [4, CARDS],
  holders: [4, 2 * KINDS],
  shown: [4, 2],
  memory: [2, MEMORY],
  zones: [1, ZONES * CARDS],
  size: [1, ZONES],
  def: [1, CARDS],
  place: [1, CARDS],
  leftZone: [1, CARDS],
  up: [1, CARDS],
  known: [1, CARDS],
  commitFlags: [1, CARDS],
  plates: [1, 6],
  compiled: [1, 6],
  worth: [1, ZONES],
  slots: [1, DEFS],
} as const satisfies Readonly<Record<string, readonly [width: number, count: number]>>;
type Field = keyof typeof FIELDS;

/** Offset of each field, consecutive, and the end of the last one. */
const OFFSETS: Record<string, number> = {};
let end = 0;
for (const [name, [width, count]] of Object.entries(FIELDS)) {
  OFFSETS[name] = end;
  end += width * count;
}

/** A deal with every card in it. Only a referee holds one: a player gets a view. */
export class State implements BaseState<Options> {
  readonly options: Options;
  readonly seats: number = SEATS;
  readonly bytes: Uint8Array = new Uint8Array(end);
  /** The players' memory of cards that they do not know. */
  readonly memory: Uint16Array = new Uint16Array(...this.part('memory'));
  /** Cards by zone, bottom first; the top of a deck or stack is last. Hands are sorted. */
  readonly zones: Uint8Array = new Uint8Array(...this.part('zones'));
  readonly size: Uint8Array = new Uint8Array(...this.part('size'));
  /** By card: which of the 180 it is, its zone, and the zone from which it was committed. */
  readonly def: Uint8Array = new Uint8Array(...this.part('def'));
  readonly place: Uint8Array = new Uint8Array(...this.part('place'));
  readonly leftZone: Uint8Array = new Uint8Array(...this.part('leftZone'));
  /** By card: face-up in the field or on the way there. */
  readonly up: Uint8Array = new Uint8Array(...this.part('up'));
  /** By card: bit p is set if player p knows that it lies where it lies. */
  readonly known: Uint8Array = new Uint8Array(...this.part('known'));
  /** By card: its flags on the way, see engine/landing.ts. */
  readonly commitFlags: Uint8Array = new Uint8Array(...this.part('commitFlags'));
  /** By player and line: protocol, and whether it is compiled. */
  readonly plates: Uint8Array = new Uint8Array(...this.part('plates'));
  readonly compiled: Uint8Array = new Uint8Array(...this.part('compiled'));
  /** By stack: its value unless a rule changes it. Derived from where the cards lie. */
  readonly worth: Uint8Array = new Uint8Array(...this.part('worth'));
  /** By bit of HAS, in pairs of words: which cards of the game have it in a box. */
  readonly holders: Int32Array = new Int32Array(...this.part('holders'));
  /** The face-up cards in the field, one bit each. Derived from where they lie. */
  readonly shown: Int32Array = new Int32Array(...this.part('shown'));
  /** By number of the 180 cards: its slot. Derived from `def`. */
  readonly slots: Uint8Array = new Uint8Array(...this.part('slots'));
  readonly now: Int32Array = new Int32Array(...this.part('now'));
  /** Committed cards in order: card and destination. */
  readonly commits: Int32Array = new Int32Array(...this.part('commits'));
  readonly frames: Int32Array = new Int32Array(FRAME * MAX_FRAMES);
  /** Noted texts (RULES 8.6): card, box and program. */
  readonly notes: Int32Array = new Int32Array(MAX_NOTES);
  /** By player: the trail of the other hand. */
  readonly trails: [Int32Array, Int32Array] = [
    new Int32Array(TRAIL_ROOM),
    new Int32Array(TRAIL_ROOM),
  ];
  /** The moves on offer. */
  readonly offers: Int32Array = new Int32Array(MAX_CHOICES);
  readonly #program: Program<State>;

  constructor(options: Options, program: Program<State>) {
    this.options = options;
    this.#program = program;
  }

  /** The cards as programs, by the options that change them. Not a field: it is not part of the state proper. */
  get program(): Program<State> {
    return this.#program;
  }

  /** Buffer, offset and length of a field. */
  private part(name: Field): readonly [ArrayBufferLike, number, number] {
    return [this.bytes.buffer, OFFSETS[name]!, FIELDS[name][1]];
  }
}

/** An empty table before the draft. */
export function clear(state: State): void {
  state.frames.fill(0, 0, FRAME * state.now[FRAMES]!);
  state.notes.fill(0, 0, state.now[NOTES]);
  clearTrails(state);
  state.offers.fill(0, 0, state.now[OFFERED]);
  state.bytes.fill(0);
  state.place.fill(NOWHERE);
  state.def.fill(NO_CARD);
  state.plates.fill(NO_CARD);
  state.slots.fill(NO_CARD);
}

/** Both players forget what came to the other hand. */
export function clearTrails({ trails, now }: State): void {
  for (let seat = 0; seat < SEATS; seat++) {
    trails[seat]!.fill(0, 0, now[TRAIL + seat]);
    now[TRAIL + seat] = 0;
  }
}

/** Makes room for a trail of this length. */
export function growTrail({ trails }: State, seat: Seat, length: number): void {
  const trail = trails[seat]!;
  if (length <= trail.length) return;
  if (length > MAX_TRAIL) throw new Error('the trail is longer than in any game');
  trails[seat] = new Int32Array(Math.min(MAX_TRAIL, Math.max(length, 2 * trail.length)));
  trails[seat].set(trail);
}

/** Sorts a few bytes in place; calling `sort` takes longer. */
export function sortPart(bytes: Uint8Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const byte = bytes[i]!;
    let j = i;
    for (; j > from && bytes[j - 1]! > byte; j--) bytes[j] = bytes[j - 1]!;
    bytes[j] = byte;
  }
}

/** The first player: the deal's starter unless the options name one (RULES 4.5). */
export function starterOf(options: Options, deal: Deal): Seat {
  return options.first === 'P0' ? 0 : options.first === 'P1' ? 1 : deal.starter;
}

function copyPart(from: Int32Array, into: Int32Array, length: number): void {
  for (let i = 0; i < length; i++) into[i] = from[i]!;
}

/** Everything beyond the part in use is always zero, so that equal states are equal bytes. */
export function copy(from: State, into: State): void {
  const a = from.now;
  const b = into.now;
  const frames = FRAME * Math.max(a[FRAMES]!, b[FRAMES]!);
  const notes = Math.max(a[NOTES]!, b[NOTES]!);
  const offers = Math.max(a[OFFERED]!, b[OFFERED]!);
  for (let seat = 0; seat < SEATS; seat++) {
    growTrail(into, seat, a[TRAIL + seat]!);
    const length = Math.max(a[TRAIL + seat]!, b[TRAIL + seat]!);
    copyPart(from.trails[seat]!, into.trails[seat]!, length);
  }
  into.bytes.set(from.bytes);
  copyPart(from.frames, into.frames, frames);
  copyPart(from.notes, into.notes, notes);
  copyPart(from.offers, into.offers, offers);
}

/** Questions from this number on are to chance. */
export const FIRST_CHANCE = 32;

export function turn(state: State): Turn {
  const { now } = state;
  if (now[END] !== 0) return OVER;
  return now[ASK]! >= FIRST_CHANCE ? CHANCE : now[DECIDER]!;
}

export function zoneOf(player: Seat, kind: number): number {
  return player * 6 + kind;
}

export function sideOf(zone: number): Seat {
  return zone < 6 ? 0 : 1;
}

/** The line of a stack; negative for other zones. */
export function lineOf(zone: number): number {
  return (zone < 6 ? zone : zone - 6) - STACK;
}

export function isStack(zone: number): boolean {
  return zone < ZONES && lineOf(zone) >= 0;
}

/** The last card of a zone. */
export function topOf(state: State, zone: number): CardSlot {
  const size = state.size[zone]!;
  return size === 0 ? NO_CARD : state.zones[zone * CARDS + size - 1]!;
}

/** In a stack and not covered. */
export function isUncovered(state: State, card: CardSlot): boolean {
  const zone = state.place[card]!;
  return isStack(zone) && topOf(state, zone) === card;
}

/** A card's index in its zone, from the bottom. The search ends even where a forged view names a card that is not there. */
export function indexOf(state: State, card: CardSlot): number {
  const from = state.place[card]! * CARDS;
  let index = 0;
  while (index < CARDS && state.zones[from + index] !== card) index++;
  return index;
}

/** The cards of a zone as a list. */
export function cardsIn(state: State, zone: number): CardSlot[] {
  const cards: CardSlot[] = [];
  for (let i = zone * CARDS, end = i + state.size[zone]!; i < end; i++) cards.push(state.zones[i]!);
  return cards;
}

/** The slot of one of the 180 cards, or NO_CARD if it is not in the game. */
export function slotOf(state: State, def: number): CardSlot {
  return state.slots[def] ?? NO_CARD;
}
