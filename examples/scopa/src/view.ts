/** What a seat knows (rule 7), and worlds that fit it. Hands and stock are hidden, all else lies open. */
import {
  EVERYBODY,
  OVER,
  refuse,
  shuffle,
  type BaseView,
  type Hidden,
  type Random,
  type Reader,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { listOf, oneOf, orNull, objectOf, textThat, whole } from '@pakli/core/shape';
import { cardText, DECK, readCard } from './cards.ts';
import { MAX_CHOICES, moves } from './moves.ts';
import type { Event } from './play.ts';
import * as S from './state.ts';
import { cardsAt, countAt, setup, turn, type Options, type State } from './state.ts';

export const PHASES = ['first', 'more', 'play', 'over'] as const;

export interface View extends BaseView<Options> {
  readonly phase: (typeof PHASES)[number];
  /** The number of the hand, its first player, the seat to move, and the seat that took last. */
  readonly number: number;
  readonly eldest: Seat;
  readonly next: Seat;
  readonly last: Seat | null;
  readonly table: readonly string[];
  readonly hand: readonly string[] | null;
  readonly handSizes: readonly number[];
  readonly taken: readonly (readonly string[])[];
  readonly stock: number;
  readonly scope: readonly number[];
  /** Of the hands before this one; of all when the game is over. */
  readonly points: readonly number[];
}

const BOTH = [0, 1] as const;
const listed = new Int32Array(MAX_CHOICES);

export function view(state: State, reader: Reader): View {
  const { now } = state;
  const at = turn(state);
  return {
    seat: reader,
    seats: 2,
    options: state.options,
    turn: at,
    moves: reader === at ? [...listed.subarray(0, moves(state, listed))] : [],
    phase: PHASES[now[S.PHASE]!] ?? 'over',
    number: now[S.NUMBER]!,
    eldest: now[S.ELDEST]!,
    next: now[S.TURN]!,
    last: now[S.LAST] === S.NOBODY ? null : now[S.LAST]!,
    table: cardsAt(state, S.TABLE).map(cardText),
    hand: reader === EVERYBODY ? null : cardsAt(state, S.HAND + reader).map(cardText),
    handSizes: BOTH.map((seat) => countAt(state, S.HAND + seat)),
    taken: BOTH.map((seat) => cardsAt(state, S.TAKEN + seat).map(cardText)),
    stock: countAt(state, S.STOCK),
    scope: [...state.scope],
    points: [...state.points],
  };
}

export function hidden(state: State): Hidden {
  const hands = BOTH.map((seat) => [`hand:${seat}`, cardsAt(state, S.HAND + seat).map(cardText)]);
  return { ...Object.fromEntries(hands), stock: cardsAt(state, S.STOCK).map(cardText) };
}

/** What a reader sees of an event: only its own cards of a deal. */
export type Seen =
  | Exclude<Event, { kind: 'deal' }>
  | {
      readonly kind: 'deal';
      readonly number: number;
      readonly hand: readonly string[] | null;
      readonly table: readonly string[];
    };

export function seen(event: Event, reader: Reader): Seen {
  if (event.kind !== 'deal') return event;
  const { kind, number, table, hands } = event;
  return { kind, number, hand: reader === EVERYBODY ? null : (hands[reader] ?? null), table };
}

const CARDS = listOf(
  textThat((text) => readCard(text) !== undefined),
  0,
  DECK,
);
const SEAT = whole(0, 1);
const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(2, 2),
  turn: whole(OVER, 1),
  phase: oneOf(PHASES),
  number: whole(1, S.MOST_HANDS),
  eldest: SEAT,
  next: SEAT,
  last: orNull(SEAT),
  table: CARDS,
  hand: orNull(
    listOf(
      textThat((text) => readCard(text) !== undefined),
      0,
      3,
    ),
  ),
  handSizes: listOf(whole(0, 3), 2),
  taken: listOf(CARDS, 2),
  stock: whole(0, DECK),
  scope: listOf(whole(0, 36), 2),
  points: listOf(whole(0, 999), 2),
});

export function checkView(given: unknown): Refusal | undefined {
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', '7.3', { at: wrong.at });
  const { table, hand, handSizes, taken, stock, seat } = given as View;
  const known = [...table, ...(hand ?? []), ...taken.flat()];
  const twice = known.find((card, i) => known.indexOf(card) !== i);
  if (twice !== undefined) return refuse('card-twice', '1.1', { card: twice });
  const others = handSizes.filter((_, other) => other !== seat);
  const sum = others.reduce((count, size) => count + size, known.length + stock);
  if (sum !== DECK) return refuse('bad-view', '7.3', { at: 'stock' });
  return undefined;
}

/** Some state that fits the view: hidden hands are filled with the first cards that nobody has seen. */
export function world(given: View, into: State): void {
  setup(into, { number: 0, starter: given.eldest, carry: [0, 0] });
  const lay = (names: readonly string[], place: number): void => {
    for (const name of names) into.place[readCard(name) ?? 0] = place;
  };
  lay(given.table, S.TABLE);
  BOTH.forEach((seat) => lay(given.taken[seat] ?? [], S.TAKEN + seat));
  if (given.seat !== null) lay(given.hand ?? [], S.HAND + given.seat);
  const unseen = cardsAt(into, S.STOCK);
  for (const seat of BOTH) {
    if (seat === given.seat) continue;
    for (const card of unseen.splice(0, given.handSizes[seat])) into.place[card] = S.HAND + seat;
  }
  into.now[S.PHASE] = PHASES.indexOf(given.phase);
  into.now[S.TURN] = given.next;
  into.now[S.NUMBER] = given.number;
  into.now[S.LAST] = given.last ?? S.NOBODY;
  into.scope.set(given.scope);
  into.points.set(given.points);
}

const unknown = new Uint8Array(DECK);

/** A card that was played need not have been the only choice: a play proves nothing about the rest of a hand. */
export function redeal(state: State, seat: Seat, random: Random): void {
  if (state.now[S.PHASE] !== S.PLAY) return;
  const other = S.HAND + 1 - seat;
  let count = 0;
  let held = 0;
  for (let card = 0; card < DECK; card++) {
    const place = state.place[card];
    if (place === other) held++;
    else if (place !== S.STOCK) continue;
    unknown[count++] = card;
    state.place[card] = S.STOCK;
  }
  shuffle(unknown, count, held, random);
  for (let i = 0; i < held; i++) state.place[unknown[i]!] = other;
}
