/** What a seat knows (rule 8.3), and a world that fits it. */
import {
  EVERYBODY,
  OVER,
  refuse,
  type BaseView,
  type Hidden,
  type Reader,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { listOf as listShape, objectOf, oneOf, orNull, textThat, whole } from '@pakli/core/shape';
import {
  cardText,
  countOf,
  DECK,
  has,
  maskOf,
  NO_CARD,
  NO_SUIT,
  readCard,
  SUITS,
  textsOf,
  type Cards,
} from './cards.ts';
import { MAX_CHOICES, moves } from './moves.ts';
import { KINDS, type Event, type Kind } from './play.ts';
import { fillSomehow } from './redeal.ts';
import * as S from './state.ts';
import { setup, turn, type Options, type State } from './state.ts';

export const PHASES = ['deal', 'bid', 'name', 'play', 'answer', 'over'] as const;

type BySeat<T> = readonly T[];

export interface View extends BaseView<Options> {
  readonly phase: (typeof PHASES)[number];
  /** Forehand, and the seat to move. */
  readonly starter: Seat;
  readonly next: Seat;
  /** The game and its declarer; during the bidding, the highest bid. */
  readonly game: Kind;
  readonly declarer: Seat | null;
  /** The suit called, or the trumps of a solo. */
  readonly suit: string | null;
  readonly passed: BySeat<boolean>;
  /** The seats that bid a Rufspiel, and could call an ace for it. */
  readonly rufBids: BySeat<boolean>;
  readonly kontra: Seat | null;
  readonly re: boolean;
  /** The called suit has been led, by whom if that may have been the called ace running away, and how many cards of it that seat had played before. */
  readonly sought: boolean;
  readonly runner: Seat | null;
  readonly runnerBefore: number;
  readonly leader: Seat;
  readonly trick: readonly string[];
  /** The last complete trick until the next card. */
  readonly lastLeader: Seat | null;
  readonly last: readonly string[];
  readonly hand: readonly string[] | null;
  readonly handSizes: BySeat<number>;
  readonly played: BySeat<readonly string[]>;
  readonly taken: BySeat<readonly string[]>;
  /** Cards that a seat has proved not to hold. */
  readonly lacks: BySeat<readonly string[]>;
}

const ALL = [0, 1, 2, 3] as const;
const listed = new Int32Array(MAX_CHOICES);

function seatOrNull(seat: number): Seat | null {
  return seat === S.NOBODY ? null : seat;
}

function cardsAt(now: Int32Array, place: number): string[] {
  return Array.from(now.subarray(place, place + S.SEATS))
    .filter((card) => card !== NO_CARD)
    .map(cardText);
}

export function view(state: State, reader: Reader): View {
  const { now } = state;
  const at = turn(state);
  const sets = (place: number): (readonly string[])[] =>
    ALL.map((seat) => textsOf(now[place + seat]!));
  const flags = (place: number): boolean[] => ALL.map((seat) => has(now[place]!, seat));
  return {
    seat: reader,
    seats: S.SEATS,
    options: state.options,
    turn: at,
    moves: reader === at ? [...listed.subarray(0, moves(state, listed))] : [],
    phase: PHASES[now[S.PHASE]!] ?? 'over',
    starter: now[S.STARTER]!,
    next: now[S.TURN]!,
    game: KINDS[now[S.KIND]!] ?? 'none',
    declarer: seatOrNull(now[S.DECLARER]!),
    suit: now[S.SUIT] === NO_SUIT ? null : SUITS.charAt(now[S.SUIT]!),
    passed: flags(S.PASSED),
    rufBids: flags(S.RUF_BIDS),
    kontra: seatOrNull(now[S.KONTRA]!),
    re: now[S.RE] === 1,
    sought: now[S.SOUGHT] === 1,
    runner: seatOrNull(now[S.RUNNER]!),
    runnerBefore: now[S.RUNNER_BEFORE]!,
    leader: now[S.LEADER]!,
    trick: cardsAt(now, S.TRICK),
    lastLeader: seatOrNull(now[S.LAST_LEADER]!),
    last: cardsAt(now, S.LAST),
    hand: reader === EVERYBODY ? null : textsOf(now[S.HAND + reader]!),
    handSizes: ALL.map((seat) => countOf(now[S.HAND + seat]!)),
    played: sets(S.PLAYED),
    taken: sets(S.TAKEN),
    lacks: sets(S.LACKS),
  };
}

export function hidden({ now }: State): Hidden {
  return Object.fromEntries(ALL.map((seat) => [`hand:${seat}`, textsOf(now[S.HAND + seat]!)]));
}

/** What a reader sees of an event: only its own of the cards dealt. */
export type Seen =
  | Exclude<Event, { kind: 'deal' }>
  | { readonly kind: 'deal'; readonly hand: readonly string[] | null };

export function seen(event: Event, reader: Reader): Seen {
  if (event.kind !== 'deal') return event;
  return { kind: 'deal', hand: reader === EVERYBODY ? null : (event.hands[reader] ?? null) };
}

const CARD = textThat((text) => readCard(text) !== undefined);
const SEAT = whole(0, 3);
const FLAG = oneOf([true, false]);
const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(4, 4),
  turn: whole(OVER, 3),
  phase: oneOf(PHASES),
  starter: SEAT,
  next: SEAT,
  game: oneOf(KINDS),
  declarer: orNull(SEAT),
  suit: orNull(textThat((text) => text.length === 1 && SUITS.includes(text))),
  passed: listShape(FLAG, 4),
  rufBids: listShape(FLAG, 4),
  kontra: orNull(SEAT),
  re: FLAG,
  sought: FLAG,
  runner: orNull(SEAT),
  runnerBefore: whole(0, 8),
  leader: SEAT,
  trick: listShape(CARD, 0, 3),
  lastLeader: orNull(SEAT),
  last: listShape(CARD, 0, 4),
  hand: orNull(listShape(CARD, 0, 8)),
  handSizes: listShape(whole(0, 8), 4),
  played: listShape(listShape(CARD, 0, 8), 4),
  taken: listShape(listShape(CARD, 0, DECK), 4),
  lacks: listShape(listShape(CARD, 0, DECK), 4),
});

export function checkView(given: unknown): Refusal | undefined {
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', '8.3', { at: wrong.at });
  const { hand, handSizes, played, seat, phase } = given as View;
  const known = [...(hand ?? []), ...played.flat()];
  const twice = known.find((card, i) => known.indexOf(card) !== i);
  if (twice !== undefined) return refuse('card-twice', '1.1', { card: twice });
  const sizes = ALL.map((one) => (handSizes[one] ?? 0) + (played[one]?.length ?? 0));
  if (sizes.some((size) => size !== (phase === 'deal' ? 0 : 8)))
    return refuse('bad-view', '8.3', { at: 'handSizes' });
  if (seat !== null && hand?.length !== handSizes[seat])
    return refuse('bad-view', '8.3', { at: 'hand' });
  return undefined;
}

function flagsOf(flags: readonly boolean[]): number {
  return flags.reduce((mask, flag, seat) => mask | (flag ? 1 << seat : 0), 0);
}

export function world(given: View, into: State): void {
  setup(into, { number: 0, starter: given.starter, carry: [] });
  const { now } = into;
  now[S.PHASE] = PHASES.indexOf(given.phase);
  now[S.TURN] = given.next;
  now[S.KIND] = KINDS.indexOf(given.game);
  now[S.DECLARER] = given.declarer ?? S.NOBODY;
  now[S.SUIT] = given.suit === null ? NO_SUIT : SUITS.indexOf(given.suit);
  now[S.PASSED] = flagsOf(given.passed);
  now[S.RUF_BIDS] = flagsOf(given.rufBids);
  now[S.KONTRA] = given.kontra ?? S.NOBODY;
  now[S.RE] = given.re ? 1 : 0;
  now[S.SOUGHT] = given.sought ? 1 : 0;
  now[S.RUNNER] = given.runner ?? S.NOBODY;
  now[S.RUNNER_BEFORE] = given.runnerBefore;
  now[S.LEADER] = given.leader;
  now[S.LAST_LEADER] = given.lastLeader ?? S.NOBODY;
  given.trick.forEach((card, i) => (now[S.TRICK + i] = readCard(card) ?? NO_CARD));
  given.last.forEach((card, i) => (now[S.LAST + i] = readCard(card) ?? NO_CARD));
  let known: Cards = 0;
  for (const seat of ALL) {
    now[S.PLAYED + seat] = maskOf(given.played[seat] ?? []);
    now[S.TAKEN + seat] = maskOf(given.taken[seat] ?? []);
    now[S.LACKS + seat] = maskOf(given.lacks[seat] ?? []);
    now[S.HAND + seat] = seat === given.seat ? maskOf(given.hand ?? []) : 0;
    known |= now[S.PLAYED + seat]! | now[S.HAND + seat]!;
  }
  if (now[S.PHASE] === S.DEAL) return;
  const sizes = given.handSizes.map((size, seat) => (seat === given.seat ? 0 : size));
  fillSomehow(into, ~known, sizes, given.seat);
}
