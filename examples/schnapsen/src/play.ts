/** Dealing and playing (rules 1 to 5), and the end of a hand (rules 6 and 7). */
import {
  shuffle,
  tellAfterwards,
  type Listener,
  type Move,
  type Random,
  type Seat,
} from '@pakli/core';
import {
  bit,
  cardAt,
  cardText,
  DECK,
  higherThan,
  JACK,
  listOf,
  NO_CARD,
  suitMask,
  suitOf,
  SUITS,
  textsOf,
  valueOf,
  type Card,
} from './cards.ts';
import { CLAIM, CLOSE, EXCHANGE, MARRY } from './moves.ts';
import * as S from './state.ts';
import { beginHand, isStrict, scoreOf, stockOf, worthAgainst, type State } from './state.ts';

/** How a hand was won: a claim, a wrong claim by the other, the last trick, a failed closing by the other. */
export type Win = 'claim' | 'wrong' | 'last' | 'failed';

export type Event =
  | {
      readonly kind: 'deal';
      readonly number: number;
      readonly hands: readonly (readonly string[])[];
      readonly upcard: string;
    }
  /** The card drawn, by seat; `upcard` if the open one was the last. */
  | { readonly kind: 'draw'; readonly cards: readonly string[]; readonly upcard: string | null }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly jack: string; readonly card: string }
  | { readonly kind: 'close'; readonly seat: Seat }
  | { readonly kind: 'marry'; readonly seat: Seat; readonly suit: string; readonly worth: number }
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: string; readonly leads: boolean }
  | { readonly kind: 'trick'; readonly seat: Seat; readonly worth: number; readonly score: number }
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      readonly how: Win;
      readonly worth: number;
      readonly scores: readonly number[];
      readonly points: readonly number[];
      readonly over: boolean;
    };

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) step(state, move);
  else tellAfterwards(listener, (tell) => step(state, move, tell));
}

function step(state: State, move: Move, tell?: Listener<Event>): void {
  const { now } = state;
  const seat = now[S.TURN]!;
  if (move < DECK) {
    if (now[S.LED] === NO_CARD) lead(state, seat, move, tell);
    else reply(state, seat, move, tell);
  } else if (move === EXCHANGE) exchange(state, seat, tell);
  else if (move === CLOSE) {
    now[S.CLOSER] = seat;
    now[S.CLOSED_WORTH] = worthAgainst(state, 1 - seat);
    tell?.({ kind: 'close', seat });
  } else if (move === CLAIM) claim(state, seat, tell);
  else {
    const suit = move - MARRY;
    const worth = suit === now[S.TRUMP] ? 40 : 20;
    now[S.MARRIED + seat] = now[S.MARRIED + seat]! + worth;
    now[S.SHOWN + seat] = now[S.SHOWN + seat]! | (now[S.HAND + seat]! & (6 << (suit * 5)));
    now[S.ANNOUNCED] = suit;
    tell?.({ kind: 'marry', seat, suit: SUITS.charAt(suit), worth });
  }
}

/** Rule 3.5: the open card is known to both, and so is the jack that takes its place. */
function exchange({ now }: State, seat: Seat, tell?: Listener<Event>): void {
  const jack = cardAt(now[S.TRUMP]!, JACK);
  const card = now[S.UPCARD]!;
  now[S.HAND + seat] = (now[S.HAND + seat]! & ~bit(jack)) | bit(card);
  now[S.SHOWN + seat] = now[S.SHOWN + seat]! | bit(card);
  now[S.UPCARD] = jack;
  tell?.({ kind: 'exchange', seat, jack: cardText(jack), card: cardText(card) });
}

function lay({ now }: State, seat: Seat, card: Card): void {
  now[S.HAND + seat] = now[S.HAND + seat]! & ~bit(card);
  now[S.SHOWN + seat] = now[S.SHOWN + seat]! & ~bit(card);
}

function lead(state: State, seat: Seat, card: Card, tell?: Listener<Event>): void {
  const { now } = state;
  lay(state, seat, card);
  now[S.LED] = card;
  now[S.LAST] = NO_CARD;
  now[S.LAST + 1] = NO_CARD;
  now[S.ANNOUNCED] = S.NO_SUIT;
  now[S.TURN] = 1 - seat;
  tell?.({ kind: 'play', seat, card: cardText(card), leads: true });
}

/** Rule 3.2. */
export function beats(card: Card, led: Card, trump: number): boolean {
  const suit = suitOf(card);
  return suit === suitOf(led) ? card > led : suit === trump;
}

function reply(state: State, seat: Seat, card: Card, tell?: Listener<Event>): void {
  const { now } = state;
  const led = now[S.LED]!;
  const trump = now[S.TRUMP]!;
  lay(state, seat, card);
  if (now[S.CLOSER] !== S.NOBODY)
    now[S.LACKS + seat] = now[S.LACKS + seat]! | lackedBy(card, led, trump);
  const winner = beats(card, led, trump) ? seat : 1 - seat;
  const trick = bit(led) | bit(card);
  now[S.TAKEN + winner] = now[S.TAKEN + winner]! | trick;
  now[S.LAST] = led;
  now[S.LAST + 1] = card;
  now[S.LED] = NO_CARD;
  now[S.TURN] = winner;
  tell?.({ kind: 'play', seat, card: cardText(card), leads: false });
  const worth = valueOf(trick);
  tell?.({ kind: 'trick', seat: winner, worth, score: scoreOf(state, winner) });
  if (now[S.HAND] === 0) endByTricks(state, winner, tell);
  else if (!isStrict(state)) now[S.PHASE] = S.DRAW;
}

/** What a reply to a closed talon proves: no higher cards, no card of the suit, no trumps (rule 3.4). */
function lackedBy(card: Card, led: Card, trump: number): number {
  const suit = suitOf(led);
  if (suitOf(card) === suit) return card > led ? 0 : higherThan(led);
  return suitOf(card) === trump ? suitMask(suit) : suitMask(suit) | suitMask(trump);
}

/** Rules 5.1 and 5.2. */
function claim(state: State, seat: Seat, tell?: Listener<Event>): void {
  const { now } = state;
  const other = 1 - seat;
  if (scoreOf(state, seat) >= S.ENOUGH) win(state, seat, 'claim', worthOfClaim(state, seat), tell);
  else if (now[S.CLOSER] === seat) win(state, other, 'wrong', worthOfFailure(state), tell);
  else win(state, other, 'wrong', now[S.TAKEN + other] === 0 ? 3 : 2, tell);
}

/** Rules 6.1 to 6.3. */
function worthOfClaim(state: State, seat: Seat): number {
  const closer = state.now[S.CLOSER]!;
  if (closer === seat) return state.now[S.CLOSED_WORTH]!;
  return closer === S.NOBODY ? worthAgainst(state, 1 - seat) : worthOfFailure(state);
}

/** Rule 6.2. */
function worthOfFailure({ now }: State): number {
  return now[S.CLOSED_WORTH] === 3 ? 3 : 2;
}

/** Rules 5.3 and 5.4. */
function endByTricks(state: State, last: Seat, tell?: Listener<Event>): void {
  const closer = state.now[S.CLOSER]!;
  if (closer === S.NOBODY) win(state, last, 'last', worthAgainst(state, 1 - last), tell);
  else if (scoreOf(state, last) >= S.ENOUGH)
    win(state, last, 'claim', worthOfClaim(state, last), tell);
  else win(state, 1 - closer, 'failed', worthOfFailure(state), tell);
}

function win(state: State, seat: Seat, how: Win, worth: number, tell?: Listener<Event>): void {
  const { now, options } = state;
  now[S.POINTS + seat] = now[S.POINTS + seat]! + worth;
  const over = options.to === 0 || now[S.POINTS + seat]! >= options.to;
  const scores = [scoreOf(state, 0), scoreOf(state, 1)];
  tell?.({
    kind: 'won',
    seat,
    how,
    worth,
    scores,
    points: [now[S.POINTS]!, now[S.POINTS + 1]!],
    over,
  });
  if (over) now[S.PHASE] = S.DONE;
  else beginHand(state, now[S.NUMBER]! + 1, 1 - now[S.ELDEST]!);
}

const stock = new Uint8Array(DECK);

/** Eleven cards for a new hand; then two after each trick, or the last one of the stock. */
export function draw(state: State, random: Random, into: Uint8Array): number {
  let size = 0;
  for (const card of listOf(stockOf(state))) stock[size++] = card;
  const count = state.now[S.PHASE] === S.DEAL ? 11 : Math.min(size, 2);
  shuffle(stock, size, count, random);
  into.set(stock.subarray(0, count));
  return count;
}

/** Of an outcome: five cards for the eldest hand, five for the other, the open card; or the draws of the winner and the loser of a trick. */
export function deal(
  state: State,
  outcome: Uint8Array,
  length: number,
  listener?: Listener<Event>,
): void {
  const { now } = state;
  const first = now[S.PHASE] === S.DEAL;
  const seat = now[S.TURN]!;
  const each = first ? 5 : 1;
  now[S.PHASE] = S.PLAY;
  let own = 0;
  let others = 0;
  for (let i = 0; i < each; i++) own |= bit(outcome[i]!);
  const upcard = now[S.UPCARD]!;
  if (length === 1) {
    others = bit(upcard);
    now[S.UPCARD] = NO_CARD;
  } else for (let i = each; i < 2 * each; i++) others |= bit(outcome[i]!);
  now[S.HAND + seat] = now[S.HAND + seat]! | own;
  now[S.HAND + 1 - seat] = now[S.HAND + 1 - seat]! | others;
  if (first) {
    now[S.UPCARD] = outcome[10]!;
    now[S.TRUMP] = suitOf(now[S.UPCARD]);
  }
  if (listener === undefined) return;
  const drawn = (seat === 0 ? [own, others] : [others, own]).map(textsOf);
  if (first) {
    const open = cardText(now[S.UPCARD]!);
    listener({ kind: 'deal', number: now[S.NUMBER]!, hands: drawn, upcard: open });
  } else {
    const cards = drawn.map((texts) => texts.join(' '));
    listener({ kind: 'draw', cards, upcard: length === 1 ? cardText(upcard) : null });
  }
}
