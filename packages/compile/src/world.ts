/** Some state that fits a view: known cards where the seat knows them, the rest in an order consistent with everything it could infer. */
import { Sfc32, type Seat } from '@pakli/core';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { zoneName } from './engine/events.ts';
import { recount, setCards } from './engine/field-index.ts';
import { put } from './engine/zones.ts';
import { firstClass } from './memory/card-knowledge.ts';
import * as Trail from './memory/hand-history.ts';
import { entryOf, push } from './memory/hand-history.ts';
import { dealUnread, redeal } from './redeal.ts';
import { restoreOffer } from './restore-offer.ts';
import { setMachine } from './stack-view.ts';
import * as S from './state.ts';
import { clear, copy, growTrail, sideOf, slotOf, State, zoneOf, type CardSlot } from './state.ts';
import { plateCards } from './turn/draft.ts';
import { ENDS, PHASES, TRAIL_WORDS, type View } from './types.ts';

const ZONE_NUMBERS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: S.ZONES }, (_, zone) => [zoneName(zone), zone]),
);

/** The names of all cards mentioned in a view. */
export function namesIn(view: View): string[] {
  return [
    ...view.players.flatMap(({ hand, trash, stacks }) => [
      ...(hand ?? []),
      ...trash,
      ...stacks.flat().flatMap(({ card }) => card ?? []),
    ]),
    ...view.commits.flatMap(({ card }) => card ?? []),
    ...(view.memory?.known ?? []).map(([card]) => card),
    ...(view.memory?.unknown ?? []).map(([card]) => card),
  ];
}

export function world(view: View, into: State): void {
  clear(into);
  const { now } = into;
  view.players.forEach(({ protocols }, player) => {
    protocols.forEach(({ protocol, compiled }, line) => {
      into.plates[3 * player + line] = PROTOCOL_NAMES.indexOf(protocol);
      into.compiled[3 * player + line] = compiled ? 1 : 0;
    });
  });
  now[S.PHASE] = PHASES.indexOf(view.phase);
  now[S.ACTIVE] = view.player;
  now[S.TURN_NUMBER] = view.number;
  now[S.STARTER] = view.starter;
  now[S.CONTROL] = view.control === null ? 0 : view.control + 1;
  now[S.END] = view.over === null ? 0 : ENDS.indexOf(view.over);
  now[S.WINNER] = view.winner === null ? 0 : view.winner + 1;
  const named = namesIn(view).map((name) => CARD_NAMES.indexOf(name));
  // Between the draft and the deal: all cards of the six plates.
  const isLaidOut =
    named.length === 0 && view.phase === 'setup' && !into.plates.includes(S.NO_CARD);
  const defs = isLaidOut ? plateCards(into) : named;
  setCards(into, defs);
  layCards(view, into);
  setMachine(into, view.seat, view.machine);
  now[S.IN_GAME] = defs.length;
  if (view.seat !== null) {
    dealUnread(into, view.seat, new Sfc32(1));
    layOther(into, view.seat);
  }
  if (view.turn < 0) return;
  if (view.turn === view.seat) {
    restoreOffer(into, false);
    return;
  }
  const before = new State(view.options, into.program);
  copy(into, before);
  if (restoreOffer(into, true)) return;
  copy(before, into);
  redeal(into, view.seat ?? 0, new Sfc32(1));
}

function layCards(view: View, into: State): void {
  const { now, known } = into;
  const slot = (name: string): CardSlot => slotOf(into, CARD_NAMES.indexOf(name));
  const seat = view.seat ?? 0;
  const byPlace = new Map<string, CardSlot[]>();
  const at = (place: string, card: CardSlot): void => {
    byPlace.set(place, [...(byPlace.get(place) ?? []), card]);
  };
  for (const [place, card] of layUnread(view, into)) {
    at(place, card);
    // The other player reads the own hand and side and what came from there; nobody reads a deck.
    known[card] = /deck/.test(place) || fromDeck(view, place) ? 0 : 1 << (1 - seat);
  }
  for (const [name, place, both] of view.memory?.known ?? []) {
    at(place, slot(name));
    known[slot(name)] = both || !place.includes('deck') ? 3 : 1 << seat;
  }
  const reads = (card: CardSlot, open: boolean): void => {
    known[card] = open ? 3 : 1 << seat;
  };
  view.players.forEach((player, side) => {
    for (const name of player.trash) lay(slot(name), zoneOf(side, S.TRASH), true);
    player.stacks.forEach((stack, line) => {
      for (const { pos, faceUp, card: name } of stack) {
        const zone = zoneOf(side, S.STACK + line);
        if (name === null) put(into, byPlace.get(pos)?.[0] ?? 0, zone);
        else lay(slot(name), zone, faceUp);
        if (faceUp && name !== null) into.up[slot(name)] = 1;
      }
    });
    const hand = zoneOf(side, S.HAND);
    for (const name of player.hand ?? []) lay(slot(name), hand, false);
    for (const card of byPlace.get(zoneName(hand)) ?? []) put(into, card, hand);
    for (let i = 0; i < Math.min(player.deckCount, into.zones.length); i++) {
      const card = byPlace.get(`${zoneName(zoneOf(side, S.DECK))}.${i}`)?.[0];
      if (card !== undefined) put(into, card, zoneOf(side, S.DECK));
    }
  });
  view.commits.forEach(({ card: name, pos, from, way, faceUp }, i) => {
    const card = name === null ? (byPlace.get(`way.${i}`)?.[0] ?? 0) : slot(name);
    into.place[card] = S.COMMITTED;
    into.leftZone[card] = ZONE_NUMBERS.get(from) ?? 0;
    into.commitFlags[card] = way;
    into.up[card] = faceUp ? 1 : 0;
    into.commits[i] = card | ((ZONE_NUMBERS.get(pos) ?? 0) << 6);
    if (name !== null) reads(card, faceUp || into.leftZone[card] % 6 === S.TRASH);
  });
  now[S.COMMITS] = view.commits.length;
  recount(into);
  for (const name of view.memory?.shown ?? []) known[slot(name)] = 3;

  function lay(card: CardSlot, zone: number, open: boolean): void {
    put(into, card, zone);
    reads(card, open);
  }
}

/** The unread places with some of the unplaced cards, and the seat's memory of both. Which lies where is dealt later. */
function layUnread(view: View, into: State): [place: string, card: CardSlot][] {
  if (view.memory === null || view.seat === null) return [];
  const { memory, trails, now } = into;
  const { unknown, unread, trail, shuffled } = view.memory;
  const slot = (name: number | string): CardSlot => slotOf(into, CARD_NAMES.indexOf(String(name)));
  const of = view.seat * S.CARDS;
  const cards = unknown.map(([name]) => slot(name));
  const found: [place: string, card: CardSlot][] = [];
  const add = (place: string, drawn: number): CardSlot => {
    const card = cards[found.length] ?? 0;
    if (found.length < cards.length) found.push([place, card]);
    memory[S.DRAWN + of + card] = drawn;
    return card;
  };
  for (const [name, since] of unknown) memory[S.SINCE + of + slot(name)] = since;
  for (const [place, drawn] of unread) add(place, drawn);
  growTrail(into, view.seat, trail.length);
  trail.forEach(([word, is], i) => {
    const what = TRAIL_WORDS.indexOf(word);
    const named = what === Trail.TAKES || what === Trail.GIVES;
    const entry =
      what === Trail.LOSES ? add(String(is), Trail.FROM_HAND) : named ? slot(is) : Number(is);
    trails[view.seat!]![i] = entryOf(what, entry);
  });
  now[S.TRAIL + view.seat] = trail.length;
  shuffled.forEach((drawn, deck) => (memory[S.SHUFFLED + 2 * view.seat! + deck] = drawn));
  while (found.length < cards.length) add(zoneName(zoneOf(1 - view.seat, S.HAND)), Trail.IN_HAND);
  // The seat may lose sight of cards it knows in the other hand.
  for (const [name, place] of view.memory.known) {
    if (place.endsWith('hand')) memory[S.DRAWN + of + slot(name)] = Trail.IN_HAND;
  }
  return found;
}

/** The view does not contain the other player's memory of the seat's cards: nothing is ruled out. */
function layOther(into: State, seat: Seat): void {
  const { memory, known, place } = into;
  const other = 1 - seat;
  for (let card = 0; card < into.now[S.IN_GAME]!; card++) {
    const zone = place[card] === S.COMMITTED ? into.leftZone[card]! : place[card]!;
    const held = place[card] === zoneOf(seat, S.HAND);
    const first = firstClass(sideOf(zone));
    memory[S.SINCE + other * S.CARDS + card] = first;
    memory[S.DRAWN + other * S.CARDS + card] = held ? Trail.IN_HAND : first;
    if (!held) continue;
    const seen = ((known[card]! >> other) & 1) !== 0;
    push(into, other, seen ? entryOf(Trail.TAKES, card) : entryOf(Trail.DRAWS, first));
  }
  for (const deck of [0, 1]) memory[S.SHUFFLED + 2 * other + deck] = firstClass(deck);
}

/** Nobody reads a card on its way from a deck top. */
function fromDeck(view: View, place: string): boolean {
  const [way, index] = place.split('.');
  return way === 'way' && view.commits[Number(index)]?.from.endsWith('deck') === true;
}
