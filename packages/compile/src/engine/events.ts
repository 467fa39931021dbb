/**
 * Events for those who watch. Built only if somebody listens: playouts do not.
 */
import type { Seat, Listener } from '@pakli/core';
import { CARD_NAMES } from '../cards/index.ts';
import * as S from '../state.ts';
import { indexOf, isStack, lineOf, sideOf, type CardSlot, type State } from '../state.ts';
import { BOXES, type CardMoved, type Event, type EventFacts, type EventKind } from '../types.ts';
import { BOX, openText, SOURCE } from './stack.ts';

/** The listener while a move is applied. */
export const log: { tell: Listener<Event> | undefined } = { tell: undefined };

export function nameOf(state: State, card: CardSlot): string {
  return CARD_NAMES[state.def[card]!] ?? '?';
}

const ZONE_NAMES = Array.from({ length: S.COMMITTED }, (_, zone) => {
  const kind = isStack(zone)
    ? `L${lineOf(zone)}`
    : ({ [S.DECK]: 'deck', [S.HAND]: 'hand', [S.TRASH]: 'trash' }[zone % 6] ?? '');
  return `P${sideOf(zone)}.${kind}`;
});

/** `P0.L1`, `P0.hand`, `P0.deck`, `P0.trash`. */
export function zoneName(zone: number): string {
  return ZONE_NAMES[zone] ?? '-';
}

/** Where a card lies: `P0.L1.2`, or its zone outside the field. */
export function posOf(state: State, card: CardSlot): string {
  const zone = state.place[card]!;
  return isStack(zone) ? `${zoneName(zone)}.${indexOf(state, card)}` : zoneName(zone);
}

/** Who can read a card where it lies: bits 0 and 1 the players, bit 2 everybody else. */
export function openTo(state: State, card: CardSlot): number {
  const zone = state.place[card]!;
  if (zone === S.TRASH || zone === S.TRASH + 6) return 7;
  if (isStack(zone)) return state.up[card] !== 0 ? 7 : 1 << sideOf(zone);
  if (zone === S.HAND || zone === S.HAND + 6) return 1 << sideOf(zone);
  return zone === S.COMMITTED && state.up[card] !== 0 ? 7 : 0;
}

/** A card before it moves; the landing fills in `to`. */
export function moved(
  state: State,
  card: CardSlot,
  to: string,
  open: number,
  up: boolean,
): CardMoved {
  const before = openTo(state, card) | state.known[card]!;
  return { card: nameOf(state, card), from: posOf(state, card), to, up, open, before };
}

export const NO_CARDS: readonly CardMoved[] = [];

/** Reports an event with its facts. Callers check `log.tell` before they build cards or facts. */
export function emitFacts<Kind extends EventKind>(
  state: State,
  kind: Kind,
  player: Seat | null,
  facts: EventFacts[Kind],
  cards: readonly CardMoved[] = NO_CARDS,
): void {
  if (log.tell === undefined) return;
  const f = openText(state);
  const box = BOXES[state.frames[f + BOX]!] ?? 'middle';
  const cause = f < 0 ? null : { card: nameOf(state, state.frames[f + SOURCE]!), box };
  // The facts belong to the kind; a union of events loses that.
  log.tell({ kind, depth: state.now[S.DEPTH]!, cause, player, cards, ...facts } as Event);
}

const NO_FACTS = {};
/** The kinds with only a player and cards. */
type PlainKind = {
  [Kind in EventKind]: keyof EventFacts[Kind] extends never ? Kind : never;
}[EventKind];

/** Reports an event that has only a player and cards. */
export function emit(
  state: State,
  kind: PlainKind,
  player: Seat | null,
  cards: readonly CardMoved[] = NO_CARDS,
): void {
  if (log.tell !== undefined) emitFacts(state, kind, player, NO_FACTS, cards);
}

/** The cards of a zone, as shown to all. */
export function shown(state: State, zone: number): CardMoved[] {
  const at = zone * S.CARDS;
  return [...state.zones.subarray(at, at + state.size[zone]!)].map((card) =>
    moved(state, card, posOf(state, card), 7, state.up[card] !== 0),
  );
}
