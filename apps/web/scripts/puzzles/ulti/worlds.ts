/** Every way to lay the cards a seat does not see. */
import type { Seat } from '@pakli/core';
import { parseCard, parseSuit, ulti, type State, type View } from '@pakli/ulti';
import { openCards, type Position } from '@pakli/ulti/solver';

const SEATS = [0, 1, 2] as const;

function maskOf(cards: readonly string[]): number {
  return cards.reduce((mask, card) => mask | (1 << (parseCard(card) ?? 0)), 0);
}

export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const suitOf = (card: string): number => (parseCard(card) ?? 0) >> 3;
const suitMask = (suit: number): number => 0xff << (8 * suit);

/** What each seat has shown it lacks: a suit it did not follow, trumps it did not play. */
function shownVoid({ tricks, trick, trump }: View): number[] {
  const barred = [0, 0, 0];
  const trumps = trump === null ? undefined : parseSuit(trump);
  for (const { leader, cards } of [...tricks, ...(trick === null ? [] : [trick])]) {
    const [led] = cards;
    if (led === undefined) continue;
    cards.forEach((card, place) => {
      const seat = (leader + place) % 3;
      if (suitOf(card) === suitOf(led)) return;
      barred[seat] = (barred[seat] ?? 0) | suitMask(suitOf(led));
      if (trumps !== undefined && suitOf(card) !== trumps) {
        barred[seat] = (barred[seat] ?? 0) | suitMask(trumps);
      }
    });
  }
  return barred;
}

/** All subsets of this size. */
function* parts(cards: number, size: number): Generator<number> {
  if (size === 0) {
    yield 0;
    return;
  }
  for (let rest = cards; countOf(rest) >= size;) {
    const lowest = rest & -rest;
    rest &= ~lowest;
    for (const part of parts(rest, size - 1)) yield part | lowest;
  }
}

/** Every way to lay the cards the seat does not see, perhaps including some that the auction rules out. */
export function* worldsOf(state: State, seat: Seat): Generator<Pick<Position, 'hands' | 'talon'>> {
  const view = ulti.view(state, seat);
  const open = openCards(state);
  if (open === undefined) return;
  const { hands, talon } = open.position;
  const knowsTalon = view.talon !== null;
  const [next, last] = [(seat + 1) % 3, (seat + 2) % 3];
  const barred = shownVoid(view);
  const shown = SEATS.map((other) => maskOf(view.open[other] ?? []));
  const unseen = (hands[next] ?? 0) | (hands[last] ?? 0) | (knowsTalon ? 0 : talon);
  const may = (other: Seat): number =>
    shown[other] !== 0
      ? (shown[other] ?? 0)
      : unseen & ~(barred[other] ?? 0) & ~(shown[3 - seat - other] ?? 0);
  for (const first of parts(may(next), countOf(hands[next] ?? 0))) {
    for (const second of parts(may(last) & ~first, countOf(hands[last] ?? 0))) {
      const rest = unseen & ~first & ~second;
      const laid: [number, number, number] = [0, 0, 0];
      laid[seat] = hands[seat] ?? 0;
      laid[next] = first;
      laid[last] = second;
      if (!knowsTalon || rest === 0) yield { hands: laid, talon: knowsTalon ? talon : rest };
    }
  }
}
