/**
 * All worlds that a seat cannot tell apart, by brute force: every way to lay
 * the unseen cards, every pair that could have lain in the talon at a pickup,
 * each played again from the deal and kept if the seat would have seen the same.
 */
import { listMoves } from '@pakli/core';
import { formatCards, listCards } from '../src/cards.ts';
import { DISCARD, isDiscard, isPlay, PICKUP } from '../src/codes.ts';
import { talonBefore } from '../src/memory.ts';
import { ulti, type State } from '../src/index.ts';
import { deckOf } from '../src/position.ts';
import { DEALT, FOREHAND, HAND, LENGTH, TALON } from '../src/state.ts';

/** The hidden hands and the talon of a state, as text. */
export function keyOf({ at }: State): string {
  return [HAND, HAND + 1, HAND + 2, TALON]
    .map((place) => formatCards(at[place]!).join(' '))
    .join(' | ');
}

/** By key: how many ways lead there. */
export function enumerate(state: State, seat: number): Record<string, number> {
  const { at } = state;
  const view = JSON.stringify(ulti.view(state, seat));
  const others = [(seat + 1) % 3, (seat + 2) % 3] as const;
  const own = ulti.view(state, seat).talon !== null;
  const hidden = at[HAND + others[0]]! | at[HAND + others[1]]! | (own ? 0 : at[TALON]!);
  const sizes = others.map((other) => listCards(at[HAND + other]!).length);
  const ways: Record<string, number> = {};
  for (const first of parts(hidden, sizes[0]!)) {
    for (const second of parts(hidden & ~first, sizes[1]!)) {
      const hands = [0, 0, 0];
      hands[seat] = at[HAND + seat]!;
      hands[others[0]] = first;
      hands[others[1]] = second;
      const talon = own ? at[TALON]! : hidden & ~first & ~second;
      const fits = countPasts({ state, seat, view }, hands, talon);
      if (fits === 0) continue;
      const world = { at: new Int32Array(at) } as unknown as State;
      hands.forEach((hand, one) => (world.at[HAND + one] = hand));
      world.at[TALON] = talon;
      ways[keyOf(world)] = fits;
    }
  }
  return ways;
}

/** All subsets with so many cards. */
function parts(cards: number, size: number): number[] {
  if (size === 0) return [0];
  const list = listCards(cards);
  return list.flatMap((card, i) => {
    const rest = list.slice(i + 1).reduce((set, one) => set | (1 << one), 0);
    return parts(rest, size - 1).map((part) => part | (1 << card));
  });
}

/** Who has seen what. */
interface Witness {
  readonly state: State;
  readonly seat: number;
  readonly view: string;
}

/** In how many ways the deal can have come to these hands with the same view for the seat. */
function countPasts(witness: Witness, hands: readonly number[], talon: number): number {
  const { state } = witness;
  const { at } = state;
  const log = state.log.slice(0, at[LENGTH]);
  const now = [...hands];
  for (const entry of log) if (isPlay(entry & 0xff)) now[entry >> 8]! |= 1 << (entry & 0xff);
  return back(witness, log, log.length - 1, now, talon);
}

function back(
  witness: Witness,
  log: Uint16Array,
  index: number,
  hands: readonly number[],
  talon: number,
): number {
  const { state, seat } = witness;
  if (index < 0) return replays(witness, log, hands) ? 1 : 0;
  const move = log[index]! & 0xff;
  const mover = log[index]! >> 8;
  const go = (next: readonly number[], left: number, written: Uint16Array): number =>
    back(witness, written, index - 1, next, left);
  if (isDiscard(move)) {
    // A pair is a set: the higher card is written second.
    const card = mover === seat ? move - DISCARD : 31 - Math.clz32(talon);
    if ((talon & (1 << card)) === 0) return 0;
    const written = log.slice();
    written[index] = (DISCARD + card) | (mover << 8);
    const next = hands.map((hand, one) => (one === mover ? hand | (1 << card) : hand));
    return go(next, talon & ~(1 << card), written);
  }
  if (move === PICKUP) {
    const pairs = mover === seat ? [talonBefore(state.log, index)] : parts(hands[mover]!, 2);
    return pairs.reduce((sum, pair) => {
      if ((pair & ~hands[mover]!) !== 0) return sum;
      const next = hands.map((hand, one) => (one === mover ? hand & ~pair : hand));
      return sum + go(next, pair, log);
    }, 0);
  }
  return go(hands, talon, log);
}

/** Dealt so and played so, every move was legal and the seat has seen the same. */
function replays(
  { state, seat, view }: Witness,
  log: Uint16Array,
  dealt: readonly number[],
): boolean {
  const past = ulti.create(state.options, 3);
  ulti.setup(past, { number: 0, starter: state.at[FOREHAND]!, carry: [0, 0, 0] });
  dealt.forEach((hand, one) => (past.at[DEALT + one] = hand));
  const sizes = dealt.map((hand) => listCards(hand).length);
  if (sizes.some((size, one) => size !== (one === state.at[FOREHAND] ? 12 : 10))) return false;
  const deck = Uint8Array.from(deckOf(past));
  past.at.fill(0, DEALT, DEALT + 3);
  ulti.deal(past, deck, 32);
  for (const entry of log) {
    if (ulti.turn(past) !== entry >> 8 || !listMoves(ulti, past).includes(entry & 0xff))
      return false;
    ulti.play(past, entry & 0xff);
  }
  return JSON.stringify(ulti.view(past, seat)) === view;
}
