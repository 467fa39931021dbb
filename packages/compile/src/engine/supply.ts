/** Decks, hands and trash: drawing, shuffling, discarding, refreshing (RULES 7.7 to 7.9, 11.2). */
import { EVENTS } from '../cards/steps.ts';
import { enterHand, leaveHand, show, showTo, shuffled } from '../memory/card-knowledge.ts';
import * as S from '../state.ts';
import { sortPart, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { FULL_HAND } from '../types.ts';
import { emit, emitFacts, log, moved, nameOf, openTo, zoneName } from './events.ts';
import { ASK_SHUFFLE, offerControl, offerOrders } from './offers.ts';
import { note } from './reactions.ts';
import * as F from './stack.ts';
import { addCard, pop, push, removeAllCards } from './stack.ts';
import { put, take } from './zones.ts';

/** Shuffles a deck after this many cards of the trash were added. False while chance is asked, which takes at least two cards. */
export function shuffleDeck(state: State, owner: number, joined: number): boolean {
  const zone = zoneOf(owner, S.DECK);
  const count = state.size[zone]!;
  shuffled(state, zone);
  if (log.tell !== undefined) emitFacts(state, 'shuffle', owner, { joined });
  if (count < 2) return true;
  // Sorted, so that the order says nothing before chance has decided.
  sortPart(state.zones, zone * S.CARDS, zone * S.CARDS + count);
  state.now[S.CHANCE_ZONE] = zone;
  state.now[S.ASK] = ASK_SHUFFLE;
  return false;
}

/** Moves the whole trash into the deck and returns how many cards it had. */
export function joinTrash(state: State, owner: number): number {
  const { zones, size } = state;
  const trash = zoneOf(owner, S.TRASH);
  const count = size[trash]!;
  for (let i = 0; i < count; i++) {
    const card = zones[trash * S.CARDS + i]!;
    zones[trash * S.CARDS + i] = 0;
    put(state, card, zoneOf(owner, S.DECK));
  }
  size[trash] = 0;
  return count;
}

/** Moves a card from a deck to the hand of `player`. */
export function drawCard(state: State, card: CardSlot, player: number): void {
  take(state, card);
  put(state, card, zoneOf(player, S.HAND));
  enterHand(state, card);
  showTo(state, card, player);
}

/** Opens a draw of `count` cards by `player` from the deck of `owner`. */
export function pushDraw(state: State, player: number, owner: number, count: number): void {
  const f = push(state, F.DRAW);
  state.frames[f + F.ACTOR] = player;
  state.frames[f + F.TO] = owner;
  state.frames[f + F.COUNT] = count;
}

/** RULES 7.7: one batch; the trash is shuffled in when the deck is empty and cards are due. */
export function stepDraw(state: State, f: number): void {
  const { frames, size } = state;
  const player = frames[f + F.ACTOR]!;
  const owner = frames[f + F.TO]!;
  const deck = zoneOf(owner, S.DECK);
  let count = 0;
  if (frames[f + F.STEP] === 1) {
    frames[f + F.STEP] = 0;
    note(state, EVENTS.afterShuffle, owner);
  }
  while (frames[f + F.COUNT]! > 0) {
    if (size[deck] === 0) {
      if (size[zoneOf(owner, S.TRASH)] === 0) break;
      bringDrawn(state, f, player, deck, count);
      const joined = joinTrash(state, owner);
      frames[f + F.STEP] = 1;
      shuffleDeck(state, owner, joined);
      return;
    }
    const card = topOf(state, deck);
    drawCard(state, card, player);
    drawn[count++] = card;
    addCard(state, f, card);
    frames[f + F.COUNT] = frames[f + F.COUNT]! - 1;
    frames[f + F.AT] = frames[f + F.AT]! + 1;
  }
  bringDrawn(state, f, player, deck, count);
  const done = frames[f + F.AT]!;
  if (done > 0) note(state, EVENTS.afterDraw, player);
  pop(state, done);
}

/** The cards of one step, in the order drawn. */
const drawn = new Uint8Array(S.CARDS);

/** Reports the cards drawn so far, and binds them if the text needs that. */
function bringDrawn(state: State, f: number, player: number, deck: number, count: number): void {
  const { frames, program } = state;
  const low = frames[f + F.LOW]!;
  const high = frames[f + F.HIGH]!;
  if (low === 0 && high === 0) return;
  if (log.tell !== undefined) tellDrawn(state, player, deck, [...drawn.subarray(0, count)]);
  removeAllCards(state, f);
  const text = f - S.FRAME;
  if (frames[text + F.KIND] !== F.TEXT) return;
  const node = program.nodes[frames[text + F.PC]!];
  if (node?.op !== 'draw' || !node.binds) return;
  frames[text + F.LOW] = frames[text + F.LOW]! | low;
  frames[text + F.HIGH] = frames[text + F.HIGH]! | high;
}

/** In the order drawn: any other order would tell those who know one of them something about the rest. */
export function tellDrawn(
  state: State,
  player: number,
  deck: number,
  cards: readonly CardSlot[],
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

/** RULES 7.9: moves cards to a trash at once, from a hand or a deck; one event. */
export function discardCards(
  state: State,
  cards: readonly CardSlot[],
  player: number,
  owner: number,
): void {
  if (cards.length === 0) return;
  const trash = zoneOf(owner, S.TRASH);
  if (log.tell !== undefined) {
    emit(
      state,
      'discard',
      player,
      cards.map((card) => moved(state, card, zoneName(trash), 7, true)),
    );
  }
  for (const card of cards) {
    if (state.place[card]! % 6 === S.HAND) leaveHand(state, card);
    take(state, card);
    put(state, card, trash);
    show(state, card);
  }
  note(state, EVENTS.afterDiscard, player);
}

/** RULES 7.11: a card changes hands; both players know it. */
export function handOver(state: State, card: CardSlot, to: number): void {
  if (log.tell !== undefined) {
    const kind = openTo(state, card) === 1 << to ? 'give' : 'take';
    emit(state, kind, to, [moved(state, card, zoneName(zoneOf(to, S.HAND)), 3, false)]);
  }
  leaveHand(state, card);
  take(state, card);
  put(state, card, zoneOf(to, S.HAND));
  enterHand(state, card);
  show(state, card);
}

export function pushRefresh(state: State, player: number): void {
  const f = push(state, F.REFRESH);
  state.frames[f + F.ACTOR] = player;
}

/** RULES 7.8: spend control, draw up to five, then the event. */
export function stepRefresh(state: State, f: number): void {
  const { frames } = state;
  const player = frames[f + F.ACTOR]!;
  switch (frames[f + F.STEP]!++) {
    case 0:
      emit(state, 'refresh', player);
      pushSpend(state, player);
      return;
    case 1:
      pushDraw(state, player, player, FULL_HAND - state.size[zoneOf(player, S.HAND)]!);
      return;
    default:
      note(state, EVENTS.afterRefresh, player);
      pop(state, 1);
  }
}

export function pushSpend(state: State, player: number): void {
  if (state.options.control === 'off' || state.now[S.CONTROL] !== player + 1) return;
  const f = push(state, F.SPEND);
  state.frames[f + F.ACTOR] = player;
}

/** RULES 11.2: control becomes neutral, then its player may rearrange one player's plates. */
export function stepSpend(state: State, f: number): void {
  const { frames, now } = state;
  const player = frames[f + F.ACTOR]!;
  switch (frames[f + F.STEP]!++) {
    case 0:
      now[S.CONTROL] = 0;
      emit(state, 'spendControl', player);
      offerControl(state, player);
      return;
    case 1:
      if (now[S.ANSWER] === 0) {
        pop(state, 0);
        return;
      }
      frames[f + F.TO] = now[S.ANSWER]! - 1;
      offerOrders(state, false, player);
      return;
    default:
      rearrange(state, player, frames[f + F.TO]!, now[S.ANSWER]!);
      pop(state, 1);
  }
}

/** RULES 7.10: plates keep their compiled state, stacks stay. */
export function rearrange(state: State, player: number, whose: number, order: number): void {
  const { plates, compiled } = state;
  const at = 3 * whose;
  reorder(plates, at, order);
  reorder(compiled, at, order);
  if (log.tell === undefined) return;
  const from = [order >> 4, (order >> 2) & 3, order & 3];
  const there = [...plates.subarray(at, at + 3)];
  const protocols = there.map((protocol) => state.program.protocols[protocol] ?? '');
  emitFacts(state, 'rearrange', player, { whose, from, protocols });
}

function reorder(bytes: Uint8Array, at: number, order: number): void {
  const first = bytes[at + (order >> 4)]!;
  const second = bytes[at + ((order >> 2) & 3)]!;
  bytes[at + 2] = bytes[at + (order & 3)]!;
  bytes[at] = first;
  bytes[at + 1] = second;
}
