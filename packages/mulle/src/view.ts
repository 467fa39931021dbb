/** What a seat knows, and what it sees of an event (rule 10). */
import { EVERYBODY, type Hidden, type Seat, type Reader } from '@pakli/core';
import { formatKind } from './cards.ts';
import { list } from './moves.ts';
import { kindsOf } from './play.ts';
import { clashTable } from './proof.ts';
import { playOf } from './replay.ts';
import { sheet } from './scoring.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { SEATS, type Event, type Proof, type Seen, type View, SEAT_LIST } from './types.ts';
import { namesAt, pileView } from './piles.ts';

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(31 - Math.clz32(left & -left));
  return bits;
}

/** The kinds of two words as text. */
function namesOf(low: number, high: number): string[] {
  return kindsOf(low, high).map(formatKind);
}

function proofOf(at: Int32Array, seat: Seat): Proof {
  const barred = namesOf(at[S.BARRED + 2 * seat]!, at[S.BARRED + 2 * seat + 1]!);
  return {
    takers: bitsOf(at[S.PROVEN + seat]!),
    barred,
    clashes: barred.length === 0 ? [] : Array.from(clashTable(at, seat), bitsOf),
  };
}

export function view(state: State, reader: Reader): View {
  const { at } = state;
  const last = at[S.LAST]! - 1;
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: at[S.TURN]!,
    moves: reader === at[S.TURN] ? list(state) : [],
    table: Array.from({ length: at[S.PILES]! }, (_, pile) => pileView(at, pile)),
    hand: reader === EVERYBODY ? null : namesAt(at, S.HAND + 4 * reader),
    handSizes: [at[S.HELD]!, at[S.HELD + 1]!],
    stockSize: at[S.STOCK_CARDS]!,
    captured: SEAT_LIST.map((owner) => namesAt(at, S.TAKEN + 4 * owner)),
    mulles: SEAT_LIST.map((owner) =>
      namesOf(at[S.MULLES + 2 * owner]!, at[S.MULLES + 2 * owner + 1]!),
    ),
    tabbe: [at[S.TABBE]!, at[S.TABBE + 1]!],
    last: last < 0 ? null : last,
    starter: at[S.STARTER]!,
    round: at[S.ROUND]!,
    omgang: at[S.OMGANG]!,
    totals: [at[S.TOTALS]!, at[S.TOTALS + 1]!],
    sheets: SEAT_LIST.map((owner) => sheet(state, owner)),
    proofs: SEAT_LIST.map((owner) => proofOf(at, owner)),
    opening: Array.from({ length: state.opening.length / S.STRIDE }, (_, pile) =>
      pileView(Int32Array.from(state.opening), pile, 0),
    ),
    plays: Array.from({ length: at[S.PLAYED]! }, (_, i) => playOf(at, i)),
  };
}

/** The other hand and the stock, which has no order. */
export function hidden({ at }: State): Hidden {
  return {
    'hand:0': namesAt(at, S.HAND),
    'hand:1': namesAt(at, S.HAND + 4),
    stock: namesAt(at, S.STOCK),
  };
}

export function seen(event: Event, reader: Reader): Seen {
  if (event.kind !== 'deal') return event;
  return {
    kind: 'deal',
    round: event.round,
    table: event.table,
    hand: reader === EVERYBODY ? null : (event.hands[reader] ?? null),
    sizes: event.hands.map((hand) => hand.length),
  };
}
