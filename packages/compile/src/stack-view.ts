/**
 * The resolution stack as a list for views and positions. Frames refer to cards by slot; for a seat
 * each card becomes its name if the seat knows it, else its place.
 */
import { EVERYBODY, type Seat, type Reader } from '@pakli/core';
import { CARD_NAMES } from './cards/index.ts';
import { nameOf, zoneName } from './engine/events.ts';
import { countPicked, pickCard, pickNone } from './engine/offers.ts';
import * as F from './engine/stack.ts';
import { addCard, hasCard, inMask, isHalfResolved, removeAllCards } from './engine/stack.ts';
import * as S from './state.ts';
import { cardsIn, indexOf, slotOf, zoneOf, type CardSlot, type State } from './state.ts';

/** Public numbers of the state that the rest of the view does not show. */
const OPEN = [
  S.BAN,
  S.BAN + 1,
  S.ASK,
  S.DECIDER,
  S.LEAST,
  S.MOST,
  S.TAKEN,
  S.PICKS,
  S.CHANCE_ZONE,
  S.DEPTH,
  S.IN_GAME,
];

/** The words of a frame that hold one card each. */
function cardWords(state: State, f: number): number[] {
  const { frames, program } = state;
  switch (frames[f + F.KIND]!) {
    case F.TEXT: {
      const word = program.nodes[frames[f + F.PC]!]?.does.holds?.[frames[f + F.STEP]!];
      return word === undefined ? [F.SOURCE, F.THAT] : [F.SOURCE, F.THAT, word];
    }
    case F.LAND:
    case F.COMPILING:
      return [F.CARD];
    default:
      return [];
  }
}

function hasMask(kind: number): boolean {
  return [F.TEXT, F.MOVE, F.LAND, F.FLIP_ALL, F.DRAW, F.COMPILING].includes(kind);
}

/** Whether a text being resolved has bound the card: mostly those it has drawn. */
export function isBound(state: State, card: CardSlot): boolean {
  const { now, frames } = state;
  for (let f = 0; f < now[S.FRAMES]! * S.FRAME; f += S.FRAME) {
    if (hasMask(frames[f + F.KIND]!) && hasCard(state, f, card)) return true;
  }
  return false;
}

/** A place that can be found again: `P1.L0.2`, `P1.hand`, `P1.deck.3`, `way.0` for a card on its way. */
export function placeName(state: State, card: CardSlot): string {
  const zone = state.place[card]!;
  if (zone === S.COMMITTED) {
    for (let i = 0; i < state.now[S.COMMITS]!; i++) {
      if ((state.commits[i]! & 63) === card) return `way.${i}`;
    }
  }
  if (zone >= S.ZONES) return '-';
  return zone % 6 === S.HAND ? zoneName(zone) : `${zoneName(zone)}.${indexOf(state, card)}`;
}

/** The card at a place; for a hand or a whole deck the first untaken one. */
export function cardAtName(state: State, name: string, taken: ReadonlySet<CardSlot>): CardSlot {
  const [first = '', second = '', third] = name.split('.');
  if (first === 'way') return state.commits[Number(second)]! & 63;
  const player = first === 'P1' ? 6 : 0;
  for (let zone = player; zone < player + 6; zone++) {
    if (zoneName(zone) !== `${first}.${second}`) continue;
    if (third !== undefined) return state.zones[zone * S.CARDS + Number(third)]!;
    return cardsIn(state, zone).find((card) => !taken.has(card)) ?? S.NO_CARD;
  }
  return S.NO_CARD;
}

/** Whether everybody sees which card it is: in a trash, face-up in a line, or on its way from or to there. */
export function isOpen(state: State, card: CardSlot): boolean {
  const zone = state.place[card]!;
  const lay = zone === S.COMMITTED ? state.leftZone[card]! : zone;
  if (lay < S.ZONES && lay % 6 === S.TRASH) return true;
  return state.up[card] !== 0 && (zone === S.COMMITTED || (zone < S.ZONES && zone % 6 >= S.STACK));
}

/** The stack for a reader: without names of cards hidden from the reader. */
export function machineOf(state: State, reader: Reader): (number | string)[] {
  const { now, frames, notes } = state;
  // What both players know may be a card that one gave the other: others know only open cards.
  const known = (card: CardSlot): boolean =>
    reader === EVERYBODY ? isOpen(state, card) : ((state.known[card]! >> reader) & 1) !== 0;
  const ref = (card: CardSlot): string => {
    if (card === S.NO_CARD) return '';
    if (known(card)) return nameOf(state, card);
    // Its index in a deck is not knowledge: the deck may have been shuffled.
    const zone = state.place[card]!;
    return zone % 6 === S.DECK && zone < S.ZONES ? zoneName(zone) : placeName(state, card);
  };
  // Node numbers are valid for one edition of the cards.
  const out: (number | string)[] = [isHalfResolved(state) ? state.program.sum : ''];
  for (const index of OPEN) out.push(now[index]!);
  out.push(now[S.BAN] === 0 ? '' : nameOf(state, now[S.BANNER]!));
  out.push(now[S.BAN + 1] === 0 ? '' : nameOf(state, now[S.BANNER + 1]!));
  const own = reader !== EVERYBODY && now[S.DECIDER] === reader;
  // Others see how many hand cards were picked so far, not which.
  if (own) out.push(now[S.PICKED]!, now[S.PICKED + 1]!);
  else out.push(countPicked(state), 0);
  out.push(now[S.FRAMES]!);
  for (let f = 0; f < now[S.FRAMES]! * S.FRAME; f += S.FRAME) {
    const cards = cardWords(state, f);
    const masked = hasMask(frames[f + F.KIND]!);
    for (let i = 0; i < S.FRAME; i++) {
      if (cards.includes(i)) out.push(ref(frames[f + i]!));
      else if (masked && i === F.LOW) {
        const refs: string[] = [];
        for (let card = 0; card < S.CARDS; card++) {
          if (hasCard(state, f, card)) refs.push(ref(card));
        }
        // Unread places come in their own order, whatever the cards are.
        out.push(refs.sort().join(' '));
      } else if (!masked || i !== F.HIGH) out.push(frames[f + i]!);
    }
  }
  out.push(now[S.NOTES]!);
  for (let i = 0; i < now[S.NOTES]!; i++) out.push(ref(notes[i]! & 63), notes[i]! >> 6);
  return out;
}

/** Picks this many cards of the asked hand: some, where nobody else knows which. */
export function pickFirst(state: State, count: number): void {
  const { now } = state;
  pickNone(state);
  for (const card of cardsIn(state, zoneOf(now[S.DECIDER]!, S.HAND)).slice(0, count)) {
    pickCard(state, card);
  }
}

/** Puts the stack of a seat's view into a state whose cards are already in place. */
export function setMachine(
  state: State,
  seat: Seat | null,
  list: readonly (number | string)[],
): void {
  const { now, frames, notes } = state;
  let at = 0;
  const num = (): number => Number(list[at++]);
  const text = (): string => String(list[at++]);
  const card = (name: string, taken: ReadonlySet<CardSlot> = new Set()): CardSlot => {
    if (name === '') return S.NO_CARD;
    const def = CARD_NAMES.indexOf(name);
    return def >= 0 ? slotOf(state, def) : cardAtName(state, name, taken);
  };
  const sum = text();
  if (sum !== '' && sum !== state.program.sum)
    throw new Error('the stack belongs to other card texts');
  for (const index of OPEN) now[index] = num();
  for (const player of [0, 1]) {
    const name = text();
    now[S.BANNER + player] = name === '' ? 0 : card(name);
  }
  if (now[S.DECIDER] === seat) {
    now[S.PICKED] = num();
    now[S.PICKED + 1] = num();
  } else {
    pickFirst(state, num());
    num();
  }
  now[S.FRAMES] = bounded(num(), S.MAX_FRAMES);
  for (let f = 0; f < now[S.FRAMES] * S.FRAME; f += S.FRAME) {
    const from = at;
    frames[f + F.KIND] = bounded(num(), F.TURNING);
    if ((frames[f + F.KIND] === F.TURNING) !== (f === 0)) throw new Error('a stack without a turn');
    // The kind and the program come first: they determine which words are cards.
    frames[f + F.STEP] = Number(list[from + F.STEP]);
    frames[f + F.PC] = Number(list[from + F.PC]);
    const cards = cardWords(state, f);
    const masked = hasMask(frames[f + F.KIND]!);
    for (let i = 1; i < S.FRAME; i++) {
      if (cards.includes(i)) frames[f + i] = card(text());
      else if (masked && i === F.LOW) {
        const taken = new Set<CardSlot>();
        for (const name of text()
          .split(' ')
          .filter((word) => word !== ''))
          taken.add(card(name, taken));
        for (const one of taken) addCard(state, f, one);
      } else if (!masked || i !== F.HIGH) frames[f + i] = num();
    }
  }
  now[S.NOTES] = bounded(num(), S.MAX_NOTES);
  for (let i = 0; i < now[S.NOTES]; i++) {
    const source = card(text());
    notes[i] = source | (num() << 6);
  }
}

/** A foreign view may have a stack of any size. */
function bounded(size: number, most: number): number {
  if (!(size >= 0 && size <= most)) throw new Error('no state has this stack');
  return size;
}

/** Rewrites the stack after the cards at unread places were exchanged: a card stands for its place. */
export function remap(state: State, to: Uint8Array): void {
  const { now, frames, commits } = state;
  for (let f = 0; f < now[S.FRAMES]! * S.FRAME; f += S.FRAME) {
    for (const word of cardWords(state, f)) {
      const card = frames[f + word]!;
      if (card !== S.NO_CARD) frames[f + word] = to[card]!;
    }
    if (!hasMask(frames[f + F.KIND]!)) continue;
    const low = frames[f + F.LOW]!;
    const high = frames[f + F.HIGH]!;
    if (low === 0 && high === 0) continue;
    removeAllCards(state, f);
    for (let card = 0; card < S.CARDS; card++) {
      if (inMask(low, high, card)) addCard(state, f, to[card]!);
    }
  }
  for (let i = 0; i < now[S.COMMITS]!; i++) {
    commits[i] = (commits[i]! & ~63) | to[commits[i]! & 63]!;
  }
}
