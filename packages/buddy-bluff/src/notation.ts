/**
 * Text for plays and deals (rule 8), each with its reader. Positions are in
 * position.ts.
 *
 *     7D        QH>2
 *     deal centre: QH 6C JH JS ; hand 1: 5C 7S 2C JC ; hand 2: ...
 */
import { isRefusal, refuse, type Move, type Refusal, type Seat, type Reader } from '@pakli/core';
import { formatCard, parseCard, type Card } from '@pakli/core/cards';
import { dealSize } from './deal.ts';
import { readFields, words, readCards } from './fields.ts';
import { check, formatMove } from './moves.ts';
import { deckOf, IN_DECK, ROUND, STARTER, type State } from './state.ts';
import { ROUND_PLAYS, SEATS, SEAT_LIST } from './types.ts';

/** Every played card is open: what readers read is the truth. */
export function format(_state: State, move: Move): string {
  return formatMove(move);
}

/** Accepts `7D>pool` for `7D`, and small letters. */
export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const [name = '', target, ...rest] = text.trim().toUpperCase().split('>');
  const card = parseCard(name);
  if (card === undefined || rest.length > 0)
    return refuse('unreadable', '8', { text: text.slice(0, 40) });
  if (target === undefined || target === 'POOL') return check(state, seat, card, null);
  return check(state, seat, card, /^\d+$/.test(target) ? Number(target) : target);
}

function inOrder(starter: Seat): Seat[] {
  return SEAT_LIST.map((seat) => (starter + seat) % SEATS);
}

export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  return dealText(state, outcome, length, (owner) => owner === reader);
}

export function formatDealTruth(state: State, outcome: Uint8Array, length: number): string {
  return dealText(state, outcome, length, () => true);
}

function dealText(
  state: State,
  outcome: Uint8Array,
  length: number,
  isOpen: (owner: Seat) => boolean,
): string {
  const names = Array.from(outcome.subarray(0, length), formatCard);
  const centre = names.splice(0, state.now[ROUND] === 0 ? 4 : 0);
  const hands = inOrder(state.now[STARTER]!).map((owner, place) => {
    const hand = names.filter((_, i) => i % SEATS === place);
    const shown = isOpen(owner) ? hand.join(' ') : `${hand.length} cards`;
    return `hand ${owner}: ${shown}`;
  });
  return `deal ${[...(centre.length > 0 ? [`centre: ${centre.join(' ')}`] : []), ...hands].join(' ; ')}`;
}

export function readDeal(state: State, text: string, into: Uint8Array): number | Refusal {
  if (!text.startsWith('deal ')) return refuse('not-a-deal', '8', { text: text.slice(0, 40) });
  const first = state.now[ROUND] === 0;
  const keys = SEAT_LIST.map((seat) => `hand ${seat}`);
  const fields = readFields(text.slice(5), first ? ['centre', ...keys] : keys);
  if (isRefusal(fields)) return fields;
  const taken = new Set<Card>();
  const centre = readCards(words(fields, 'centre'), taken);
  if (isRefusal(centre)) return centre;
  const hands: Card[][] = [];
  for (const seat of inOrder(state.now[STARTER]!)) {
    const hand = readCards(words(fields, `hand ${seat}`), taken);
    if (isRefusal(hand)) return hand;
    hands.push(hand);
  }
  for (const card of taken) {
    if (state.place[card] !== IN_DECK) return refuse('card-dealt', '3', { card: formatCard(card) });
  }
  // Cards are dealt one at a time from the starter, so earlier seats may hold one more at the end
  // of a set-up deck.
  const count = Math.min(dealSize(state), deckOf(state).length);
  const order = [...centre];
  for (let i = 0; i < ROUND_PLAYS; i++) {
    const card = hands[i % SEATS]?.[Math.floor(i / SEATS)];
    if (card !== undefined) order.push(card);
  }
  const size = (place: number): number => Math.ceil((count - (first ? 4 : 0) - place) / SEATS);
  const even = hands.every((hand, place) => hand.length === size(place));
  if (order.length !== count || (first && centre.length !== 4) || !even) {
    return refuse('deal-size', '3', { cards: taken.size, expected: count });
  }
  into.set(order);
  return count;
}
