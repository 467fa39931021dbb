/** Decks, hands and trash: drawing, shuffling, discarding, refreshing (RULES 7.7 to 7.9, 11.2). */
import { EVENTS } from '../cards/steps.ts';
import { enterHand, leaveHand, show, showTo, shuffled } from '../memory/card-knowledge.ts';
import {
  ANSWER,
  ASK,
  CARDS,
  CHANCE_ZONE,
  CONTROL,
  DECK,
  FRAME,
  HAND,
  sortPart,
  topOf,
  TRASH,
  zoneOf,
  type Card,
  type State,
} from '../state.ts';
import { FULL_HAND } from '../types.ts';
import { emit, emitFacts, log, moved, nameOf, openTo, zoneName } from './events.ts';
import { ask, ASK_CONTROL, ASK_SHUFFLE, M_CONTROL, offer, offerOrders } from './offers.ts';
import { note } from './reactions.ts';
import {
  ACTOR,
  AT,
  COUNT,
  DRAW,
  HIGH,
  highBit,
  KIND,
  LOW,
  lowBit,
  PC,
  pop,
  push,
  REFRESH,
  SPEND,
  STEP,
  TEXT,
  TO,
} from './stack.ts';
import { put, take } from './zones.ts';

/** Shuffles a deck that so many cards of the trash have joined, by chance if there are two cards to it; false while chance is asked. */
export function shuffleDeck(state: State, owner: number, joined: number): boolean {
  const zone = zoneOf(owner, DECK);
  const count = state.size[zone]!;
  shuffled(state, zone);
  if (log.tell !== undefined) emitFacts(state, 'shuffle', owner, { joined });
  if (count < 2) return true;
  // Before chance has spoken the order says nothing.
  sortPart(state.zones, zone * CARDS, zone * CARDS + count);
  state.now[CHANCE_ZONE] = zone;
  state.now[ASK] = ASK_SHUFFLE;
  return false;
}

/** Puts the whole trash into the deck and says how many cards it had. */
export function joinTrash(state: State, owner: number): number {
  const { zones, size } = state;
  const trash = zoneOf(owner, TRASH);
  const count = size[trash]!;
  for (let i = 0; i < count; i++) {
    const card = zones[trash * CARDS + i]!;
    zones[trash * CARDS + i] = 0;
    put(state, card, zoneOf(owner, DECK));
  }
  size[trash] = 0;
  return count;
}

/** A card from a deck comes to the hand of `player`. */
export function drawCard(state: State, card: Card, player: number): void {
  take(state, card);
  put(state, card, zoneOf(player, HAND));
  enterHand(state, card);
  showTo(state, card, player);
}

/** Opens a draw of `count` cards by `player` from the deck of `owner`. */
export function pushDraw(state: State, player: number, owner: number, count: number): void {
  const f = push(state, DRAW);
  state.frames[f + ACTOR] = player;
  state.frames[f + TO] = owner;
  state.frames[f + COUNT] = count;
}

/** RULES 7.7: one batch; the trash is shuffled in when the deck is empty and cards are due. */
export function stepDraw(state: State, f: number): void {
  const { frames, size } = state;
  const player = frames[f + ACTOR]!;
  const owner = frames[f + TO]!;
  const deck = zoneOf(owner, DECK);
  const drawn: Card[] = [];
  if (frames[f + STEP] === 1) {
    frames[f + STEP] = 0;
    note(state, EVENTS.afterShuffle, owner);
  }
  while (frames[f + COUNT]! > 0) {
    if (size[deck] === 0) {
      if (size[zoneOf(owner, TRASH)] === 0) break;
      bringDrawn(state, f, player, deck, drawn);
      const joined = joinTrash(state, owner);
      frames[f + STEP] = 1;
      shuffleDeck(state, owner, joined);
      return;
    }
    const card = topOf(state, deck);
    drawCard(state, card, player);
    drawn.push(card);
    frames[f + LOW] = frames[f + LOW]! | lowBit(card);
    frames[f + HIGH] = frames[f + HIGH]! | highBit(card);
    frames[f + COUNT] = frames[f + COUNT]! - 1;
    frames[f + AT] = frames[f + AT]! + 1;
  }
  bringDrawn(state, f, player, deck, drawn);
  const count = frames[f + AT]!;
  if (count > 0) note(state, EVENTS.afterDraw, player);
  pop(state, count);
}

/** Tells what came so far, and binds it for the text that wants to know. */
function bringDrawn(
  state: State,
  f: number,
  player: number,
  deck: number,
  drawn: readonly Card[],
): void {
  const { frames, program } = state;
  const low = frames[f + LOW]!;
  const high = frames[f + HIGH]!;
  if (low === 0 && high === 0) return;
  tellDrawn(state, player, deck, drawn);
  frames[f + LOW] = 0;
  frames[f + HIGH] = 0;
  const text = f - FRAME;
  if (frames[text + KIND] !== TEXT) return;
  const node = program.nodes[frames[text + PC]!];
  if (node?.op !== 'draw' || !node.binds) return;
  frames[text + LOW] = frames[text + LOW]! | low;
  frames[text + HIGH] = frames[text + HIGH]! | high;
}

/** In the order in which they were drawn: any other order would tell those who know one of them of the rest. */
export function tellDrawn(
  state: State,
  player: number,
  deck: number,
  cards: readonly Card[],
): void {
  if (log.tell === undefined) return;
  emit(
    state,
    'draw',
    player,
    cards.map((card) => ({
      card: nameOf(state, card),
      from: zoneName(deck),
      to: zoneName(state.place[card]!),
      up: false,
      open: state.known[card]!,
      before: 0,
    })),
  );
}

/** RULES 7.9: cards go to a trash at once, from a hand or a deck; one event. */
export function discardCards(
  state: State,
  cards: readonly Card[],
  player: number,
  owner: number,
): void {
  if (cards.length === 0) return;
  const trash = zoneOf(owner, TRASH);
  if (log.tell !== undefined) {
    emit(
      state,
      'discard',
      player,
      cards.map((card) => moved(state, card, zoneName(trash), 7, true)),
    );
  }
  for (const card of cards) {
    if (state.place[card]! % 6 === HAND) leaveHand(state, card);
    take(state, card);
    put(state, card, trash);
    show(state, card);
  }
  note(state, EVENTS.afterDiscard, player);
}

/** RULES 7.11: a card changes hands; both players know it. */
export function handOver(state: State, card: Card, to: number): void {
  if (log.tell !== undefined) {
    const kind = openTo(state, card) === 1 << to ? 'give' : 'take';
    emit(state, kind, to, [moved(state, card, zoneName(zoneOf(to, HAND)), 3, false)]);
  }
  leaveHand(state, card);
  take(state, card);
  put(state, card, zoneOf(to, HAND));
  enterHand(state, card);
  show(state, card);
}

export function pushRefresh(state: State, player: number): void {
  const f = push(state, REFRESH);
  state.frames[f + ACTOR] = player;
}

/** RULES 7.8: spend control, draw up to five, then the event. */
export function stepRefresh(state: State, f: number): void {
  const { frames } = state;
  const player = frames[f + ACTOR]!;
  switch (frames[f + STEP]!++) {
    case 0:
      emit(state, 'refresh', player);
      pushSpend(state, player);
      return;
    case 1:
      pushDraw(state, player, player, FULL_HAND - state.size[zoneOf(player, HAND)]!);
      return;
    default:
      note(state, EVENTS.afterRefresh, player);
      pop(state, 1);
  }
}

export function pushSpend(state: State, player: number): void {
  if (state.options.control === 'off' || state.now[CONTROL] !== player + 1) return;
  const f = push(state, SPEND);
  state.frames[f + ACTOR] = player;
}

/** RULES 11.2: control becomes neutral, then its player may rearrange one player's plates. */
export function stepSpend(state: State, f: number): void {
  const { frames, now } = state;
  const player = frames[f + ACTOR]!;
  switch (frames[f + STEP]!++) {
    case 0:
      now[CONTROL] = 0;
      emit(state, 'spendControl', player);
      for (let whose = 0; whose < 3; whose++) offer(state, M_CONTROL | whose);
      ask(state, ASK_CONTROL, player);
      return;
    case 1:
      if (now[ANSWER] === 0) {
        pop(state, 0);
        return;
      }
      frames[f + TO] = now[ANSWER]! - 1;
      offerOrders(state, false, player);
      return;
    default:
      rearrange(state, player, frames[f + TO]!, now[ANSWER]!);
      pop(state, 1);
  }
}

/** RULES 7.10: plates keep their compiled state, stacks stay. */
export function rearrange(state: State, player: number, whose: number, order: number): void {
  const { plates, compiled } = state;
  const at = 3 * whose;
  const [a, b, c] = [at + (order >> 4), at + ((order >> 2) & 3), at + (order & 3)];
  const [p, q, r] = [plates[a]!, plates[b]!, plates[c]!];
  const [x, y, z] = [compiled[a]!, compiled[b]!, compiled[c]!];
  plates[at] = p;
  plates[at + 1] = q;
  plates[at + 2] = r;
  compiled[at] = x;
  compiled[at + 1] = y;
  compiled[at + 2] = z;
  if (log.tell === undefined) return;
  const from = [order >> 4, (order >> 2) & 3, order & 3];
  const protocols = [p, q, r].map((protocol) => state.program.protocols[protocol] ?? '');
  emitFacts(state, 'rearrange', player, { whose, from, protocols });
}
