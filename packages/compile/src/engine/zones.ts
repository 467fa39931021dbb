/** Moves cards between zones. */
import { CARDS, HAND, isStack, NOWHERE, type CardSlot, type State } from '../state.ts';
import { count } from './field-index.ts';

/** Removes a card from its zone; the others keep their order. */
export function take(state: State, card: CardSlot): void {
  const { zones, size, place } = state;
  const zone = place[card]!;
  const last = size[zone]! - 1;
  if (isStack(zone)) count(state, card, zone, -1);
  // From the top, where most leaving cards are. Shifts the cards above down along the way.
  let at = zone * CARDS + last;
  let above = 0;
  while (zones[at] !== card) {
    const one = zones[at]!;
    zones[at--] = above;
    above = one;
  }
  zones[at] = above;
  size[zone] = last;
  place[card] = NOWHERE;
}

/** Lays a card on top of a zone; hands are kept sorted. */
export function put(state: State, card: CardSlot, zone: number): void {
  const { zones, size, place } = state;
  const from = zone * CARDS;
  let i = from + size[zone]!;
  if (zone === HAND || zone === HAND + 6) {
    while (i > from && zones[i - 1]! > card) {
      zones[i] = zones[i - 1]!;
      i--;
    }
  } else if (isStack(zone)) count(state, card, zone, 1);
  zones[i] = card;
  size[zone] = size[zone]! + 1;
  place[card] = zone;
}

/** Inserts a card into a stack below the one at `index`. */
export function putUnder(state: State, card: CardSlot, zone: number, index: number): void {
  const { zones, size, place } = state;
  const at = zone * CARDS + index;
  for (let i = zone * CARDS + size[zone]!; i > at; i--) zones[i] = zones[i - 1]!;
  zones[at] = card;
  count(state, card, zone, 1);
  size[zone] = size[zone]! + 1;
  place[card] = zone;
}
