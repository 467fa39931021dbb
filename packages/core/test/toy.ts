/**
 * Duel, a game small enough to enumerate and rich enough to break every law:
 * eight cards (ranks 1 to 4 in suits a and b), two seats, hands of two or
 * three. The leader may once look at the first card of the other hand instead
 * of leading; suit must be followed; after the first trick a card is turned up
 * and tricks led in its suit count double. Tests plant their faults in it by
 * overriding a method.
 */
import {
  CHANCE,
  OVER,
  refuse,
  shuffle,
  type Deal,
  type Hidden,
  type Game,
  type GameTypes,
  type Move,
  type Random,
  type Refusal,
  type Rules,
  type Seat,
  type Turn,
  randomPlayer,
  type Reader,
  EVERYBODY,
  tellAfterwards,
  type Listener,
} from '../src/index.ts';
import { listOf, orNull, objectOf, whole } from '../src/shape.ts';
import type { LawSubject } from '../src/testing/index.ts';

export const LOOK = 100;
export const RESIGN = 101;
export const NONE = 255;
const HAND = 3;

/** The fields that `world` fills from a view. */
const CARD = whole(0, 7);
const VIEW = objectOf({
  seat: orNull(whole(0, 1)),
  seats: whole(2, 2),
  phase: whole(0, 3),
  decider: whole(0, 1),
  led: orNull(CARD),
  up: orNull(CARD),
  hands: listOf(listOf(orNull(CARD), 0, HAND), 2),
  exposed: listOf(listOf(whole(0, 1), 0, HAND), 2),
  looked: listOf(whole(0, 1), 2),
  voids: listOf(whole(0, 3), 2),
  pile: listOf(CARD, 0, 2 * HAND),
  points: listOf(whole(0, 99), 2),
  gaveUp: whole(-1, 1),
});

export type ToyOptions = { hand: number; look: boolean; deals: number };

export interface ToyState {
  readonly options: ToyOptions;
  readonly seats: number;
  number: number;
  starter: Seat;
  carry: number[];
  /** 0 deal, 1 play, 2 turn a card up, 3 over. */
  phase: number;
  turn: Seat;
  /** The card led, or NONE. */
  led: number;
  up: number;
  /** Three places a seat, in the order dealt. */
  hands: Uint8Array;
  sizes: Uint8Array;
  /** By place: whether the other seat has looked at this card. */
  exposed: Uint8Array;
  looked: Uint8Array;
  /** Bit mask of suits that a seat has shown not to hold. */
  voids: Uint8Array;
  /** Cards played, oldest first. */
  pile: Uint8Array;
  played: number;
  points: Uint8Array;
  gaveUp: number;
}

export interface ToyView {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly options: ToyOptions;
  readonly turn: Turn;
  readonly moves: readonly Move[];
  readonly number: number;
  readonly starter: Seat;
  readonly carry: readonly number[];
  readonly phase: number;
  readonly decider: Seat;
  readonly led: number | null;
  readonly up: number | null;
  /** By seat and place; null is an unknown card. */
  readonly hands: readonly (readonly (number | null)[])[];
  readonly exposed: readonly (readonly number[])[];
  readonly looked: readonly number[];
  readonly voids: readonly number[];
  readonly pile: readonly number[];
  readonly points: readonly number[];
  readonly gaveUp: number;
}

export type ToyEvent =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly number[])[] }
  | { readonly kind: 'up'; readonly card: number }
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'look'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'resign'; readonly seat: Seat };
export type ToySeen =
  | { readonly kind: 'deal'; readonly hand: readonly number[] | null }
  | { readonly kind: 'look'; readonly seat: Seat; readonly card: number | null }
  | Extract<ToyEvent, { kind: 'up' | 'play' | 'resign' }>;

export interface ToyKinds extends GameTypes {
  options: ToyOptions;
  state: ToyState;
  view: ToyView;
  event: ToyEvent;
  seen: ToySeen;
}

const rankOf = (card: number): number => card >> 1;
const suitOf = (card: number): number => card & 1;

export function cardText(card: number): string {
  return card === NONE ? '-' : 'ab'.charAt(suitOf(card)) + String(rankOf(card) + 1);
}

export function readCard(text: string): number | undefined {
  if (!/^[ab][1-4]$/.test(text)) return undefined;
  return (Number(text.charAt(1)) - 1) * 2 + 'ab'.indexOf(text.charAt(0));
}

export const toyRules: Rules<ToyOptions> = {
  defaults: { hand: 3, look: true, deals: 2 },
  options: [
    { key: 'hand', values: { min: 2, max: 3 }, rule: '1.1' },
    { key: 'look', values: [true, false], rule: '1.2' },
    { key: 'deals', values: { min: 1, max: 3 }, rule: '1.3' },
  ],
  presets: { duel: {}, blind: { look: false }, short: { hand: 2, deals: 1 } },
  alternatives: [['duel', 'blind']],
  check: ({ hand, deals }) =>
    hand === 2 && deals === 3 ? refuse('too-short', '1.4', { hand, deals }) : undefined,
  cites: { turn: '2.1', over: '2.2', notation: '2.3', views: '2.4' },
};

export class Toy implements Game<ToyKinds> {
  readonly id: string = 'duel';
  readonly version: number = 1;
  readonly seats: readonly number[] = [2];
  readonly maxMoves: number = 2 * HAND + 2;
  readonly maxChoices: number = HAND + 1;
  readonly maxOutcome: number = 2 * HAND;
  readonly rules: Rules<ToyOptions> = toyRules;
  readonly firstStarter: Seat | 'drawn' = 'drawn';
  readonly best: 'high' | 'low' = 'high';
  readonly payoffSum: number | undefined = 0;

  deals(options: ToyOptions): number {
    return options.deals;
  }

  create(options: ToyOptions, seats: number): ToyState {
    return {
      options,
      seats,
      number: 0,
      starter: 0,
      carry: [0, 0],
      phase: 0,
      turn: 0,
      led: NONE,
      up: NONE,
      hands: new Uint8Array(2 * HAND).fill(NONE),
      sizes: new Uint8Array(2),
      exposed: new Uint8Array(2 * HAND),
      looked: new Uint8Array(2),
      voids: new Uint8Array(2),
      pile: new Uint8Array(2 * HAND).fill(NONE),
      played: 0,
      points: new Uint8Array(2),
      gaveUp: -1,
    };
  }

  setup(state: ToyState, deal: Deal): void {
    this.copy(this.create(state.options, state.seats), state);
    state.number = deal.number;
    state.starter = deal.starter;
    state.carry = [...deal.carry];
    state.turn = deal.starter;
  }

  turn(state: ToyState): Turn {
    if (state.phase === 3) return OVER;
    return state.phase === 1 ? state.turn : CHANCE;
  }

  moves(state: ToyState, into: Int32Array): number {
    const hand = this.hand(state, state.turn).sort();
    const following = hand.filter((card) => suitOf(card) === suitOf(state.led));
    const cards = state.led === NONE || following.length === 0 ? hand : following;
    let count = 0;
    for (const card of cards) into[count++] = card;
    if (this.mayLook(state)) into[count++] = LOOK;
    return count;
  }

  mayLook({ options, led, looked, turn, sizes }: ToyState): boolean {
    return options.look && led === NONE && looked[turn] === 0 && sizes[1 - turn]! > 0;
  }

  hand(state: ToyState, seat: Seat): Uint8Array {
    return state.hands.slice(seat * HAND, seat * HAND + state.sizes[seat]!);
  }

  play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
    if (listener === undefined) this.step(state, move);
    else tellAfterwards(listener, (tell) => this.step(state, move, tell));
  }

  step(state: ToyState, move: Move, tell?: Listener<ToyEvent>): void {
    const seat = state.turn;
    if (move === RESIGN) {
      state.gaveUp = seat;
      state.points[1 - seat]! += state.sizes[1 - seat]!;
      state.phase = 3;
      tell?.({ kind: 'resign', seat });
      return;
    }
    if (move === LOOK) {
      const place = (1 - seat) * HAND;
      state.looked[seat] = 1;
      state.exposed[place] = 1;
      tell?.({ kind: 'look', seat, card: state.hands[place]! });
      return;
    }
    const place = state.hands.indexOf(move, seat * HAND);
    this.take(state, seat, place);
    state.pile[state.played++] = move;
    tell?.({ kind: 'play', seat, card: move });
    if (state.led === NONE) {
      state.led = move;
      state.turn = 1 - seat;
      return;
    }
    if (suitOf(move) !== suitOf(state.led)) state.voids[seat]! |= 1 << suitOf(state.led);
    const wins = suitOf(move) === suitOf(state.led) && move > state.led;
    const winner = wins ? seat : 1 - seat;
    const double = state.up !== NONE && suitOf(state.up) === suitOf(state.led);
    state.points[winner]! += double ? 2 : 1;
    state.led = NONE;
    state.turn = winner;
    if (state.sizes[winner] === 0) state.phase = 3;
    else if (state.up === NONE) state.phase = 2;
  }

  /** Closes the gap that a played card leaves. */
  take(state: ToyState, seat: Seat, place: number): void {
    const end = seat * HAND + HAND;
    for (const array of [state.hands, state.exposed]) array.copyWithin(place, place + 1, end);
    state.hands[end - 1] = NONE;
    state.exposed[end - 1] = 0;
    state.sizes[seat]!--;
  }

  undealt({ hands, pile, up }: ToyState): Uint8Array {
    const cards = Array.from({ length: 8 }, (_, card) => card);
    return Uint8Array.from(
      cards.filter((card) => !hands.includes(card) && !pile.includes(card) && card !== up),
    );
  }

  draw(state: ToyState, random: Random, into: Uint8Array): number {
    const cards = this.undealt(state);
    const count = state.phase === 0 ? 2 * state.options.hand : 1;
    shuffle(cards, cards.length, count, random);
    into.set(cards.subarray(0, count));
    return count;
  }

  deal(state: ToyState, outcome: Uint8Array, length: number, listener?: Listener<ToyEvent>): void {
    const first = state.phase === 0;
    state.phase = 1;
    if (!first) {
      state.up = outcome[0]!;
      listener?.({ kind: 'up', card: state.up });
      return;
    }
    const { hand } = state.options;
    for (let i = 0; i < length; i++) {
      state.hands[i < hand ? i : HAND + i - hand] = outcome[i]!;
    }
    state.sizes.fill(hand);
    listener?.({ kind: 'deal', hands: [[...this.hand(state, 0)], [...this.hand(state, 1)]] });
  }

  copy(from: ToyState, into: ToyState): void {
    into.number = from.number;
    into.starter = from.starter;
    into.carry = [...from.carry];
    into.phase = from.phase;
    into.turn = from.turn;
    into.led = from.led;
    into.up = from.up;
    into.hands.set(from.hands);
    into.sizes.set(from.sizes);
    into.exposed.set(from.exposed);
    into.looked.set(from.looked);
    into.voids.set(from.voids);
    into.pile.set(from.pile);
    into.played = from.played;
    into.points.set(from.points);
    into.gaveUp = from.gaveUp;
  }

  side(_: ToyState, seat: Seat): number {
    return seat;
  }

  payoff({ points }: ToyState, into: Float64Array): void {
    into[0] = points[0]! - points[1]!;
    into[1] = -into[0];
  }

  scores({ points }: ToyState): readonly number[] {
    return [...points];
  }

  view(state: ToyState, seat: Reader): ToyView {
    const turn = this.turn(state);
    const into = new Int32Array(HAND + 1 + 64);
    const both = [0, 1];
    return {
      seat,
      seats: state.seats,
      options: state.options,
      turn,
      moves: turn === seat ? [...into.subarray(0, this.moves(state, into))] : [],
      number: state.number,
      starter: state.starter,
      carry: [...state.carry],
      phase: state.phase,
      decider: state.turn,
      led: state.led === NONE ? null : state.led,
      up: state.up === NONE ? null : state.up,
      hands: both.map((owner) =>
        [...this.hand(state, owner)].map((card, place) =>
          this.knows(state, seat, owner, place) ? card : null,
        ),
      ),
      exposed: both.map((owner) =>
        Array.from(state.exposed.subarray(owner * HAND, owner * HAND + state.sizes[owner]!)),
      ),
      looked: [...state.looked],
      voids: [...state.voids],
      pile: [...state.pile.subarray(0, state.played)],
      points: [...state.points],
      gaveUp: state.gaveUp,
    };
  }

  /** Whether the onlooker knows the card at this place of the owner's hand. */
  knows(state: ToyState, seat: Reader, owner: Seat, place: number): boolean {
    return seat === owner || (seat !== EVERYBODY && state.exposed[owner * HAND + place] === 1);
  }

  hidden(state: ToyState): Hidden {
    return Object.fromEntries(
      [0, 1].map((seat) => [`hand:${seat}`, Array.from(this.hand(state, seat), cardText)]),
    );
  }

  seen(event: ToyEvent, seat: Reader): ToySeen | undefined {
    if (event.kind === 'deal') {
      return { kind: 'deal', hand: seat === EVERYBODY ? null : event.hands[seat]! };
    }
    if (event.kind === 'look') {
      return { kind: 'look', seat: event.seat, card: seat === event.seat ? event.card : null };
    }
    return event;
  }

  checkView(given: unknown): Refusal | undefined {
    const wrong = VIEW(given, '');
    return wrong === undefined ? undefined : refuse('bad-view', '2.4', { at: wrong.at });
  }

  world(view: ToyView, into: ToyState): void {
    this.setup(into, view);
    into.phase = view.phase;
    into.turn = view.decider;
    into.led = view.led ?? NONE;
    into.up = view.up ?? NONE;
    into.looked.set(view.looked);
    into.voids.set(view.voids);
    into.pile.set(view.pile);
    into.played = view.pile.length;
    into.points.set(view.points);
    into.gaveUp = view.gaveUp;
    view.hands.forEach((hand, owner) => {
      into.sizes[owner] = hand.length;
      into.exposed.set(view.exposed[owner] ?? [], owner * HAND);
      hand.forEach((card, place) => (into.hands[owner * HAND + place] = card ?? NONE));
    });
    this.fill(into, 1 - (view.seat ?? 0), undefined);
  }

  redeal(state: ToyState, seat: Seat, random: Random): void {
    const other = 1 - seat;
    for (let place = 0; place < state.sizes[other]!; place++) {
      if (!this.knows(state, seat, other, place)) state.hands[other * HAND + place] = NONE;
    }
    this.fill(state, other, random);
  }

  /** Fills the empty places of a hand with any remaining cards, but none of a suit it has shown not to hold. */
  fill(state: ToyState, seat: Seat, random: Random | undefined): void {
    const fitting = this.undealt(state).filter((card) => this.mayHold(state, seat, card));
    const places = Array.from({ length: state.sizes[seat]! }, (_, place) => seat * HAND + place);
    const empty = places.filter((place) => state.hands[place] === NONE);
    if (random !== undefined) shuffle(fitting, fitting.length, empty.length, random);
    empty.forEach((place, i) => (state.hands[place] = fitting[i]!));
  }

  mayHold(state: ToyState, seat: Seat, card: number): boolean {
    return (state.voids[seat]! & (1 << suitOf(card))) === 0;
  }

  format(state: ToyState, move: Move, _reader: Reader): string {
    return this.formatTruth(state, move);
  }

  formatTruth(_: ToyState, move: Move): string {
    return move === LOOK ? 'look' : move === RESIGN ? 'resign' : cardText(move);
  }

  read(state: ToyState, seat: Seat, text: string): Move | Refusal {
    const word = text.trim();
    if (word === 'resign') return RESIGN;
    if (word === 'look') return this.mayLook(state) ? LOOK : refuse('no-look', '3.4');
    const card = readCard(word);
    if (card === undefined) return refuse('unreadable', '2.3', { text: text.slice(0, 20) });
    if (!this.hand(state, seat).includes(card)) return refuse('not-held', '3.1', { card: word });
    const into = new Int32Array(HAND + 1);
    const listed = into.subarray(0, this.moves(state, into));
    return listed.includes(card) ? card : refuse('follow-suit', '3.2', { card: word });
  }

  formatDeal(state: ToyState, outcome: Uint8Array, length: number, reader: Reader): string {
    return this.dealText(state, outcome, length, (owner) => owner === reader);
  }

  formatDealTruth(state: ToyState, outcome: Uint8Array, length: number): string {
    return this.dealText(state, outcome, length, () => true);
  }

  private dealText(
    state: ToyState,
    outcome: Uint8Array,
    length: number,
    isOpen: (owner: Seat) => boolean,
  ): string {
    if (state.phase === 2) return `up ${cardText(outcome[0] ?? NONE)}`;
    const half = length / 2;
    const hands = [0, 1].map((owner) =>
      [...outcome.subarray(owner * half, owner * half + half)]
        .map((card) => (isOpen(owner) ? cardText(card) : '??'))
        .join(' '),
    );
    return `deal ${hands.join(' | ')}`;
  }

  readDeal(state: ToyState, text: string, into: Uint8Array): number | Refusal {
    const [word, ...names] = text.split(/[\s|]+/);
    const count = state.phase === 0 ? 2 * state.options.hand : 1;
    const left = this.undealt(state);
    const cards = names.map((name) => readCard(name) ?? NONE);
    const bad =
      word !== (state.phase === 0 ? 'deal' : 'up') ||
      cards.length !== count ||
      new Set(cards).size !== count ||
      cards.some((card) => !left.includes(card));
    if (bad) return refuse('bad-deal', '1.5', { text: text.slice(0, 40) });
    into.set(cards);
    return count;
  }

  formatPosition(state: ToyState): string {
    const hands = [0, 1].map((owner) =>
      [...this.hand(state, owner)]
        .map((card, place) => cardText(card) + (state.exposed[owner * HAND + place] ? '!' : ''))
        .join(','),
    );
    return [
      state.number,
      state.starter,
      state.carry.join(','),
      state.phase,
      state.turn,
      cardText(state.led),
      cardText(state.up),
      `${hands.join('/')};`,
      state.looked.join(','),
      state.voids.join(','),
      `${[...state.pile.subarray(0, state.played)].map(cardText).join(',')};`,
      state.points.join(','),
      state.gaveUp,
    ].join(' ');
  }

  readPosition(state: ToyState, text: string): Refusal | undefined {
    const bad = refuse('bad-position', '2.3');
    const fields =
      /^(\d) ([01]) (\d+),(\d+) ([0-3]) ([01]) (-|..) (-|..) ([ab1-4,!]*)\/([ab1-4,!]*); ([01]),([01]) ([0-3]),([0-3]) ([ab1-4,]*); (\d),(\d) (-1|0|1)$/.exec(
        text,
      );
    if (fields === null) return bad;
    const field = (i: number): string => fields[i] ?? '';
    const list = (i: number): string[] =>
      field(i)
        .split(',')
        .filter((part) => part !== '');
    const card = (part: string): number => (part === '-' ? NONE : (readCard(part) ?? -1));
    const hands = [list(9), list(10)];
    const pile = list(15).map(card);
    const up = card(field(8));
    const led = card(field(7));
    const held = hands.flat().map((part) => card(part.replace('!', '')));
    const all = [...held, ...pile, ...(up === NONE ? [] : [up])];
    if (all.some((one) => one < 0 || one === NONE) || led < 0) return bad;
    if (!this.distinct(all) || pile.length > 2 * HAND) return bad;
    if (led !== NONE && led !== pile.at(-1)) return bad;
    if (hands.some((hand) => hand.length > state.options.hand)) return bad;
    this.setup(state, {
      number: Number(field(1)),
      starter: Number(field(2)),
      carry: [Number(field(3)), Number(field(4))],
    });
    state.phase = Number(field(5));
    state.turn = Number(field(6));
    state.led = led;
    state.up = up;
    hands.forEach((hand, owner) => {
      state.sizes[owner] = hand.length;
      hand.forEach((part, place) => {
        state.hands[owner * HAND + place] = card(part.replace('!', ''));
        state.exposed[owner * HAND + place] = part.endsWith('!') ? 1 : 0;
      });
    });
    state.looked.set([Number(field(11)), Number(field(12))]);
    state.voids.set([Number(field(13)), Number(field(14))]);
    state.pile.set(pile);
    state.played = pile.length;
    state.points.set([Number(field(16)), Number(field(17))]);
    state.gaveUp = Number(field(18));
    return undefined;
  }

  distinct(cards: readonly number[]): boolean {
    return new Set(cards).size === cards.length;
  }

  formatView(view: ToyView): string {
    return view.hands.map((hand) => hand.map((card) => cardText(card ?? NONE)).join(' ')).join('/');
  }
}

export function toySubject(toy: Toy = new Toy(), options?: ToyOptions): LawSubject<ToyKinds> {
  return {
    game: toy,
    options: options ?? toy.rules.defaults,
    cards: (state) => [
      ...toy.hand(state, 0),
      ...toy.hand(state, 1),
      ...state.pile.subarray(0, state.played),
      ...(state.up === NONE ? [] : [state.up]),
      ...toy.undealt(state),
    ],
    deck: [0, 1, 2, 3, 4, 5, 6, 7],
    hidden({ sizes, exposed }, seat) {
      const other = 1 - seat;
      const places = Array.from({ length: sizes[other]! }, (_, place) => place);
      const unknown = places.filter((place) => exposed[other * HAND + place] === 0);
      return unknown.map((place) => place + (other === 0 ? 0 : sizes[0]!));
    },
    players: { random: randomPlayer },
    reveals: (seen) => seen.kind === 'look' && seen.card !== null,
    givesUp: (_, move) => move === RESIGN,
  };
}
