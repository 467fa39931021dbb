/** What a seat knows (rule 8.3), and worlds that fit it. */
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
import { listOf as listShape, objectOf, oneOf, orNull, textThat, whole } from '@pakli/core/shape';
import {
  bit,
  cardText,
  countOf,
  DECK,
  listOf,
  maskOf,
  NO_CARD,
  readCard,
  SUITS,
  textsOf,
  type Card,
  type Cards,
} from './cards.ts';
import { MAX_CHOICES, moves } from './moves.ts';
import type { Event } from './play.ts';
import * as S from './state.ts';
import { scoreOf, setup, stockOf, turn, type Options, type State } from './state.ts';

export const PHASES = ['deal', 'draw', 'play', 'over'] as const;

type BySeat<T> = readonly T[];

export interface View extends BaseView<Options> {
  readonly phase: (typeof PHASES)[number];
  /** The number of the hand, its leader, and the seat to move. */
  readonly number: number;
  readonly eldest: Seat;
  readonly next: Seat;
  readonly trump: string | null;
  readonly upcard: string | null;
  /** Cards of the talon that lie face down. */
  readonly stock: number;
  readonly led: string | null;
  /** The last complete trick until the next card is led: the card led, the reply. */
  readonly last: readonly string[];
  /** The suit of a marriage just announced. */
  readonly announced: string | null;
  readonly closer: Seat | null;
  /** What the closer wins; 0 while nobody has closed. */
  readonly closedWorth: number;
  readonly hand: readonly string[] | null;
  readonly handSizes: BySeat<number>;
  /** Cards in a hand that both know, and cards that it is proved to lack. */
  readonly shown: BySeat<readonly string[]>;
  readonly lacks: BySeat<readonly string[]>;
  readonly taken: BySeat<readonly string[]>;
  /** Points of marriages, whether they count yet or not. */
  readonly married: BySeat<number>;
  /** Card points and marriages that count. */
  readonly scores: BySeat<number>;
  /** Game points. */
  readonly points: BySeat<number>;
}

const BOTH = [0, 1] as const;
const listed = new Int32Array(MAX_CHOICES);

function cardOrNull(card: Card): string | null {
  return card === NO_CARD ? null : cardText(card);
}

function suitOrNull(suit: number): string | null {
  return suit === S.NO_SUIT ? null : SUITS.charAt(suit);
}

export function view(state: State, reader: Reader): View {
  const { now } = state;
  const at = turn(state);
  const cards = (place: number): (readonly string[])[] =>
    BOTH.map((seat) => textsOf(now[place + seat]!));
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
    trump: suitOrNull(now[S.TRUMP]!),
    upcard: cardOrNull(now[S.UPCARD]!),
    stock: countOf(stockOf(state)),
    led: cardOrNull(now[S.LED]!),
    last: now[S.LAST] === NO_CARD ? [] : [cardText(now[S.LAST]!), cardText(now[S.LAST + 1]!)],
    announced: suitOrNull(now[S.ANNOUNCED]!),
    closer: now[S.CLOSER] === S.NOBODY ? null : now[S.CLOSER]!,
    closedWorth: now[S.CLOSED_WORTH]!,
    hand: reader === EVERYBODY ? null : textsOf(now[S.HAND + reader]!),
    handSizes: BOTH.map((seat) => countOf(now[S.HAND + seat]!)),
    shown: cards(S.SHOWN),
    lacks: cards(S.LACKS),
    taken: cards(S.TAKEN),
    married: BOTH.map((seat) => now[S.MARRIED + seat]!),
    scores: BOTH.map((seat) => scoreOf(state, seat)),
    points: BOTH.map((seat) => now[S.POINTS + seat]!),
  };
}

export function hidden(state: State): Hidden {
  const hands = BOTH.map((seat) => [`hand:${seat}`, textsOf(state.now[S.HAND + seat]!)]);
  return { ...Object.fromEntries(hands), stock: textsOf(stockOf(state)) };
}

/** What a reader sees of an event: only its own of the cards dealt and drawn, and the open one. */
export type Seen =
  | Exclude<Event, { kind: 'deal' | 'draw' }>
  | {
      readonly kind: 'deal';
      readonly number: number;
      readonly hand: readonly string[] | null;
      readonly upcard: string;
    }
  | { readonly kind: 'draw'; readonly card: string | null; readonly upcard: string | null };

export function seen(event: Event, reader: Reader): Seen {
  if (event.kind === 'deal') {
    const { kind, number, hands, upcard } = event;
    return { kind, number, hand: reader === EVERYBODY ? null : (hands[reader] ?? null), upcard };
  }
  if (event.kind !== 'draw') return event;
  const { kind, cards, upcard } = event;
  return { kind, card: reader === EVERYBODY ? null : (cards[reader] ?? null), upcard };
}

const CARD = textThat((text) => readCard(text) !== undefined);
const CARDS = listShape(CARD, 0, DECK);
const SUIT = textThat((text) => text.length === 1 && SUITS.includes(text));
const SEAT = whole(0, 1);
const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(2, 2),
  turn: whole(OVER, 1),
  phase: oneOf(PHASES),
  number: whole(1, S.MOST_HANDS),
  eldest: SEAT,
  next: SEAT,
  trump: orNull(SUIT),
  upcard: orNull(CARD),
  stock: whole(0, DECK),
  led: orNull(CARD),
  last: listShape(CARD, 0, 2),
  announced: orNull(SUIT),
  closer: orNull(SEAT),
  closedWorth: whole(0, 3),
  hand: orNull(listShape(CARD, 0, 5)),
  handSizes: listShape(whole(0, 5), 2),
  shown: listShape(listShape(CARD, 0, 5), 2),
  lacks: listShape(CARDS, 2),
  taken: listShape(CARDS, 2),
  married: listShape(whole(0, 100), 2),
  scores: listShape(whole(0, 240), 2),
  points: listShape(whole(0, 11), 2),
});

/** What both know of the hand opposite the reader, or of both hands. */
function shownToOthers({ shown, seat }: View): string[] {
  return shown.flatMap((cards, owner) => (owner === seat ? [] : cards));
}

export function checkView(given: unknown): Refusal | undefined {
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', '8.3', { at: wrong.at });
  const seen = given as View;
  const { hand, handSizes, taken, stock, seat, upcard, led } = seen;
  const open = [upcard, led].filter((card) => card !== null);
  const known = [...open, ...(hand ?? []), ...taken.flat(), ...shownToOthers(seen)];
  const twice = known.find((card, i) => known.indexOf(card) !== i);
  if (twice !== undefined) return refuse('card-twice', '1.1', { card: twice });
  const sizes = handSizes.reduce((sum, size) => sum + size, 0);
  if (open.length + taken.flat().length + sizes + stock !== DECK)
    return refuse('bad-view', '8.3', { at: 'stock' });
  if (seat !== null && hand?.length !== handSizes[seat])
    return refuse('bad-view', '8.3', { at: 'hand' });
  if (BOTH.some((owner) => (seen.shown[owner]?.length ?? 0) > (handSizes[owner] ?? 0)))
    return refuse('bad-view', '8.3', { at: 'shown' });
  return undefined;
}

function cardOf(text: string | null | undefined): Card {
  return readCard(text ?? '') ?? NO_CARD;
}

function suitOf(text: string | null): number {
  return text === null ? S.NO_SUIT : SUITS.indexOf(text);
}

/** Some state that fits the view: hidden hands are filled with the first cards that they may hold. */
export function world(given: View, into: State): void {
  setup(into, { number: 0, starter: given.eldest, carry: [0, 0] });
  const { now } = into;
  now[S.PHASE] = PHASES.indexOf(given.phase);
  now[S.NUMBER] = given.number;
  now[S.TURN] = given.next;
  now[S.TRUMP] = suitOf(given.trump);
  now[S.UPCARD] = cardOf(given.upcard);
  now[S.LED] = cardOf(given.led);
  now[S.LAST] = cardOf(given.last[0]);
  now[S.LAST + 1] = cardOf(given.last[1]);
  now[S.ANNOUNCED] = suitOf(given.announced);
  now[S.CLOSER] = given.closer ?? S.NOBODY;
  now[S.CLOSED_WORTH] = given.closedWorth;
  for (const seat of BOTH) {
    now[S.TAKEN + seat] = maskOf(given.taken[seat] ?? []);
    now[S.MARRIED + seat] = given.married[seat] ?? 0;
    now[S.POINTS + seat] = given.points[seat] ?? 0;
    now[S.SHOWN + seat] = maskOf(given.shown[seat] ?? []);
    now[S.LACKS + seat] = maskOf(given.lacks[seat] ?? []);
    now[S.HAND + seat] = seat === given.seat ? maskOf(given.hand ?? []) : now[S.SHOWN + seat]!;
  }
  for (const seat of BOTH) {
    if (seat === given.seat) continue;
    const missing = (given.handSizes[seat] ?? 0) - countOf(now[S.HAND + seat]!);
    const free = listOf(stockOf(into) & ~now[S.LACKS + seat]!);
    for (const one of free.slice(0, missing)) now[S.HAND + seat] = now[S.HAND + seat]! | bit(one);
  }
}

/** The cards that may be in the hidden part of the other hand. */
export function candidates(state: State, other: Seat): Cards {
  const { now } = state;
  return (
    ((now[S.HAND + other]! & ~now[S.SHOWN + other]!) | stockOf(state)) & ~now[S.LACKS + other]!
  );
}

const unknown = new Uint8Array(DECK);

/** Only replies to a closed talon prove anything (`LACKS`): which cards the other may hold, each set as likely. */
export function redeal(state: State, seat: Seat, random: Random): void {
  const { now } = state;
  const other = 1 - seat;
  const shown = now[S.SHOWN + other]!;
  const held = countOf(now[S.HAND + other]! & ~shown);
  if (held === 0) return;
  let count = 0;
  for (const card of listOf(candidates(state, other))) unknown[count++] = card;
  shuffle(unknown, count, held, random);
  let hand = shown;
  for (let i = 0; i < held; i++) hand |= bit(unknown[i]!);
  now[S.HAND + other] = hand;
}
