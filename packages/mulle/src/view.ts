/** What a seat knows, and what it sees of an event (rule 10). */
import { EVERYBODY, type Hidden, type Seat, type Reader } from '@pakli/core';
import { formatKind } from './cards.ts';
import { list } from './moves.ts';
import { kindsOf } from './play.ts';
import { clashTable } from './proof.ts';
import { playOf } from './replay.ts';
import { sheet } from './scoring.ts';
import {
  BARRED,
  HAND,
  HELD,
  LAST,
  MULLES,
  OMGANG,
  PILES,
  PLAYED,
  PROVEN,
  ROUND,
  STARTER,
  STOCK,
  STOCK_CARDS,
  STRIDE,
  TABBE,
  TAKEN,
  TOTALS,
  TURN,
  type State,
} from './state.ts';
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
  const barred = namesOf(at[BARRED + 2 * seat]!, at[BARRED + 2 * seat + 1]!);
  return {
    takers: bitsOf(at[PROVEN + seat]!),
    barred,
    clashes: barred.length === 0 ? [] : Array.from(clashTable(at, seat), bitsOf),
  };
}

export function view(state: State, reader: Reader): View {
  const { at } = state;
  const last = at[LAST]! - 1;
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: at[TURN]!,
    moves: reader === at[TURN] ? list(state) : [],
    table: Array.from({ length: at[PILES]! }, (_, pile) => pileView(at, pile)),
    hand: reader === EVERYBODY ? null : namesAt(at, HAND + 4 * reader),
    handSizes: [at[HELD]!, at[HELD + 1]!],
    stockSize: at[STOCK_CARDS]!,
    captured: SEAT_LIST.map((owner) => namesAt(at, TAKEN + 4 * owner)),
    mulles: SEAT_LIST.map((owner) => namesOf(at[MULLES + 2 * owner]!, at[MULLES + 2 * owner + 1]!)),
    tabbe: [at[TABBE]!, at[TABBE + 1]!],
    last: last < 0 ? null : last,
    starter: at[STARTER]!,
    round: at[ROUND]!,
    omgang: at[OMGANG]!,
    totals: [at[TOTALS]!, at[TOTALS + 1]!],
    sheets: SEAT_LIST.map((owner) => sheet(state, owner)),
    proofs: SEAT_LIST.map((owner) => proofOf(at, owner)),
    opening: Array.from({ length: state.opening.length / STRIDE }, (_, pile) =>
      pileView(state.opening, pile, 0),
    ),
    plays: Array.from({ length: at[PLAYED]! }, (_, i) => playOf(at, i)),
  };
}

/** The other hand and the stock, which has no order. */
export function hidden({ at }: State): Hidden {
  return {
    'hand:0': namesAt(at, HAND),
    'hand:1': namesAt(at, HAND + 4),
    stock: namesAt(at, STOCK),
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
