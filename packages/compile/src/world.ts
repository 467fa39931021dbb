/** Some state that fits a view: what the seat knows where it knows it, the rest in an order that all it could infer allows. */
import { Sfc32 } from '@pakli/core';
import { ITSELF, NEVER } from './knows.ts';
import { zoneName } from './effects/log.ts';
import { setMachine } from './machine.ts';
import { reask } from './reask.ts';
import { redeal } from './redeal.ts';
import {
  clear,
  COMMITS,
  COMMITTED,
  CONTROL,
  copy,
  DECK,
  DRAWN,
  END,
  ENTERED,
  HAND,
  IN_GAME,
  NO_CARD,
  OFFERED,
  PARTED,
  PHASE,
  PLAYER,
  SINCE,
  slotOf,
  STACK,
  STARTER,
  State,
  TRASH,
  TURN,
  WINNER,
  ZONES,
  zoneOf,
  type Card,
} from './state.ts';
import { put } from './zones.ts';
import { recount, setCards } from './kept.ts';
import { CARD_NAMES, ENDS, PHASES, PROTOCOL_NAMES } from './types.ts';
import { type View } from './views.ts';

const ZONE_NUMBERS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: ZONES }, (_, zone) => [zoneName(zone), zone]),
);

/** A place that the seat cannot read, and what can be said of the card there. */
interface Unread {
  readonly place: string;
  readonly parted: number;
  /** From which shuffle of its deck the card comes. */
  drawn: number;
  /** Until when it was seen elsewhere. */
  since: number;
  card: string;
  itself: boolean;
}

/** The names of all cards that a view speaks of. */
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

/** Which card lies at which unread place: those that were seen longest ago where cards left earliest. */
function assign(view: View): Unread[] {
  const { unread, tokens, unknown } = view.memory ?? { unread: [], tokens: [], unknown: [] };
  const found: Unread[] = [];
  const ofHand: Omit<Unread, 'place' | 'parted'>[] = [];
  for (const deck of [0, 1]) {
    const cards = unknown.filter(([, from]) => from === deck).sort((a, b) => a[2] - b[2]);
    const places = [
      ...unread.flatMap(([place, parted, drawn, from]) =>
        parted === 0 && from === deck ? [{ place, drawn }] : [],
      ),
      ...tokens.flatMap(([drawn, is]) => (is === deck ? [{ place: undefined, drawn }] : [])),
    ].sort((a, b) => a.drawn - b.drawn);
    places.forEach(({ place, drawn }, i) => {
      const [card = '', , since = 0] = cards[i] ?? [];
      const lies = { drawn, since, card, itself: false };
      if (place === undefined) ofHand.push(lies);
      else found.push({ place, parted: 0, ...lies });
    });
  }
  for (const [since, card] of tokens) {
    if (typeof card === 'string') ofHand.push({ drawn: 0, since, card, itself: true });
  }
  ofHand.sort((a, b) => a.since - b.since);
  unread
    .filter(([, parted]) => parted > 0)
    .sort((a, b) => a[1] - b[1])
    .forEach(([place, parted], i) => {
      const lies = ofHand[i];
      if (lies !== undefined) found.push({ place, parted, ...lies });
    });
  return found;
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
  now[PHASE] = PHASES.indexOf(view.phase);
  now[PLAYER] = view.player;
  now[TURN] = view.number;
  now[STARTER] = view.starter;
  now[CONTROL] = view.control === null ? 0 : view.control + 1;
  now[END] = view.over === null ? 0 : ENDS.indexOf(view.over);
  now[WINNER] = view.winner === null ? 0 : view.winner + 1;
  const named = namesIn(view).map((name) => CARD_NAMES.indexOf(name));
  const defs = named.length > 0 || view.phase !== 'setup' ? named : plateCards(into);
  setCards(into, defs);
  layCards(view, into);
  setMachine(into, view.seat, view.machine);
  now[IN_GAME] = defs.length;
  if (view.turn < 0) return;
  if (view.turn === view.seat) {
    into.offers.set(view.moves);
    now[OFFERED] = view.moves.length;
    return;
  }
  const before = new State(view.options);
  copy(into, before);
  if (reask(into)) return;
  copy(before, into);
  redeal(into, view.seat ?? 0, new Sfc32(1));
}

/** Between the draft and the deal: all cards of the six plates, if there are six. */
function plateCards(state: State): number[] {
  if (state.plates.includes(NO_CARD)) return [];
  return [...state.plates].flatMap((protocol) =>
    Array.from({ length: 6 }, (_, k) => 6 * protocol + k),
  );
}

function layCards(view: View, into: State): void {
  const { now, times, known, origin } = into;
  const slot = (name: string): Card => slotOf(into, CARD_NAMES.indexOf(name));
  const seat = view.seat ?? 0;
  const byPlace = new Map<string, Card[]>();
  const at = (place: string, card: Card): void => {
    byPlace.set(place, [...(byPlace.get(place) ?? []), card]);
  };
  for (const { place, parted, drawn, since, card: name, itself } of assign(view)) {
    const card = slot(name);
    at(place, card);
    const [, deck = 0] = view.memory?.unknown.find(([other]) => other === name) ?? [];
    origin[card] = itself ? ITSELF : deck;
    times[SINCE + card] = itself ? 0 : since;
    times[ENTERED + card] = itself ? since : 0;
    times[DRAWN + card] = drawn;
    times[PARTED + card] = parted;
    // The other player reads the own hand and side and what came from there; nobody else reads a deck.
    const unseen = parted === 0 && (/deck/.test(place) || fromDeck(view, place));
    known[card] = unseen ? 0 : 1 << (1 - seat);
  }
  for (const [name, place, both, entered] of view.memory?.known ?? []) {
    const card = slot(name);
    at(place, card);
    times[ENTERED + card] = entered;
    if (entered > 0) times[PARTED + card] = NEVER;
    known[card] = both || !place.includes('deck') ? 3 : 1 << seat;
  }
  const reads = (card: Card, open: boolean): void => {
    known[card] = open ? 3 : 1 << seat;
    if (open) return;
    // What the other player may infer of own cards is not in the view: nothing is ruled out.
    origin[card] = seat;
    times[PARTED + card] = NEVER - 1;
  };
  view.players.forEach((player, side) => {
    for (const name of player.trash) lay(slot(name), zoneOf(side, TRASH), true);
    player.stacks.forEach((stack, line) => {
      for (const { pos, faceUp, card: name } of stack) {
        const zone = zoneOf(side, STACK + line);
        if (name === null) put(into, byPlace.get(pos)?.[0] ?? 0, zone);
        else lay(slot(name), zone, faceUp);
        if (faceUp && name !== null) into.up[slot(name)] = 1;
      }
    });
    const hand = zoneOf(side, HAND);
    for (const name of player.hand ?? []) {
      lay(slot(name), hand, false);
      times[PARTED + slot(name)] = NEVER;
    }
    for (const card of byPlace.get(zoneName(hand)) ?? []) put(into, card, hand);
    for (let i = 0; i < Math.min(player.deckCount, into.zones.length); i++) {
      const card = byPlace.get(`${zoneName(zoneOf(side, DECK))}.${i}`)?.[0];
      if (card !== undefined) put(into, card, zoneOf(side, DECK));
    }
  });
  view.commits.forEach(({ card: name, pos, from, way, faceUp }, i) => {
    const card = name === null ? (byPlace.get(`way.${i}`)?.[0] ?? 0) : slot(name);
    into.place[card] = COMMITTED;
    into.left[card] = ZONE_NUMBERS.get(from) ?? 0;
    into.way[card] = way;
    into.up[card] = faceUp ? 1 : 0;
    into.commits[i] = card | ((ZONE_NUMBERS.get(pos) ?? 0) << 6);
    if (name !== null) reads(card, faceUp || into.left[card] % 6 === TRASH);
  });
  now[COMMITS] = view.commits.length;
  recount(into);
  for (const name of view.memory?.shown ?? []) known[slot(name)] = 3;

  function lay(card: Card, zone: number, open: boolean): void {
    put(into, card, zone);
    reads(card, open);
  }
}

/** A card on its way from a deck top is read by nobody. */
function fromDeck(view: View, place: string): boolean {
  const [way, index] = place.split('.');
  return way === 'way' && view.commits[Number(index)]?.from.endsWith('deck') === true;
}
