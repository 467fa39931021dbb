/**
 * The feature vector (rule 12, layout 1): what a seat knows as numbers from 0 to 1, for learning
 * programs. Cards by number, seats relative to the viewer (me, right, left); unknown values are 0.
 *
 *     const { fields, size } = featureLayout(view.options);
 *     const numbers = features(view);   // 326 of them in `seed26`
 */
import { OVER, type Seat } from '@pakli/core';
import { layOut, type Numbers } from '@pakli/core/encoding';
import {
  allPoints,
  first,
  LAST_TRICK,
  NO_TRUMP,
  pointsOf,
  strengthOf,
  suitCards,
  type Cards,
} from './cards.ts';
import { BID, DISCARD, HOLD, isBid, isDiscard, isPlay, PASS, PICKUP } from './codes.ts';
import { Deduction } from './deduction.ts';
import { ladderOf, type Ladder } from './ladder.ts';
import { Memory, rememberState } from './memory.ts';
import type { Options } from './options.ts';
import * as S from './state.ts';
import { bidOf, type State } from './state.ts';
import { COMPONENTS, TRICKS_OF_DEAL, type View } from './types.ts';
import { stateOf } from './world.ts';

/** A field of the vector: where it begins and how many numbers it has. */
export interface Field {
  readonly name: FieldName;
  readonly from: number;
  readonly size: number;
}

/** The fields in order; 0: the length of the ladder. */
const SIZES = {
  hand: 32,
  talon: 32,
  played: 96,
  trick: 64,
  contract_type: 0,
  hearts: 1,
  trump_suit: 5,
  soloist: 3,
  trick_number: 10,
  points: 2,
  tricks: 2,
  bidding_history: 0,
  seat_history: 12,
  void_flags: 8,
  caps: 8,
  kontra: 6,
  marriages: 6,
} as const;
export type FieldName = keyof typeof SIZES;

/** Where each field stands under these options. */
export function featureLayout(options: Options): {
  readonly fields: readonly Field[];
  readonly size: number;
} {
  const { bids, kinds } = ladderOf(options);
  const sizes: Readonly<Record<FieldName, number>> = {
    ...SIZES,
    contract_type: kinds.length,
    bidding_history: bids.length,
    kontra: options.ladder === 'common54' ? 7 : 6,
  };
  let from = 0;
  const fields = (Object.keys(SIZES) as FieldName[]).map((name): Field => {
    const field = { name, from, size: sizes[name] };
    from += field.size;
    return field;
  });
  return { fields, size: from };
}

/** The numbers of a view; a spectator has none. */
export function features(view: View): Float64Array {
  const numbers = new Float64Array(featureLayout(view.options).size);
  if (view.seat === null) return numbers;
  observe(stateOf(view), view.seat, numbers);
  return numbers;
}

/** Where the fields begin and how many numbers there are. */
interface Layout {
  readonly at: Readonly<Record<FieldName, number>>;
  readonly size: number;
}

const layouts = new WeakMap<Ladder, Layout>();

function layoutOf({ ladder, options }: State): Layout {
  const known = layouts.get(ladder);
  if (known !== undefined) return known;
  const { fields, size } = featureLayout(options);
  const layout = { at: layOut(fields), size };
  layouts.set(ladder, layout);
  return layout;
}

const known = new Deduction();
let memory: Memory | undefined;

/** The same numbers from the truth, reading only what the seat knows; allocates nothing. */
export function observe(state: State, seat: Seat, into: Numbers): void {
  const { at: to, size } = layoutOf(state);
  const { at, ladder } = state;
  into.fill(0, 0, size);
  const over = at[S.TURN] === OVER;
  const talon = over || at[S.DISCARDER] === seat ? at[S.TALON]! : laidDown(state, seat);
  mark(at[S.HAND + seat]!, into, to.hand);
  mark(talon, into, to.talon);
  said(state, seat, into, to.played, to.trick, to.seat_history);
  standing(state, seat, into, to);
  const soloist = at[S.SOLOIST]!;
  if (soloist >= 0) {
    points(state, into, to.points, over || at[S.DISCARDER] === seat ? talon : 0);
    const { components } = bidOf(state, at[S.HIGH]!);
    for (let i = 0; i < components.length; i++) {
      const level = Math.max(at[S.LEVELS + 2 * i]!, at[S.LEVELS + 2 * i + 1]!);
      into[to.kontra + COMPONENTS.indexOf(components[i]!.c)] = level / 6;
    }
  }
  into[to.tricks] = at[S.WON]! / TRICKS_OF_DEAL;
  into[to.tricks + 1] = (at[S.TRICKS]! - at[S.WON]!) / TRICKS_OF_DEAL;
  memory ??= new Memory(state);
  rememberState(state, seat, memory);
  for (let i = 0; i < 3; i++) {
    const record = memory.marriages[(seat + i) % 3]!;
    if (record < 0) continue;
    into[to.marriages + 2 * i] = record & 1;
    into[to.marriages + 2 * i + 1] = (record >> 1) / 3;
  }
  known.draw(memory, false);
  const order = soloist >= 0 && ladder.bids[at[S.HIGH]! - 1]?.noTrump === true ? NO_TRUMP : 0;
  for (let place = 0; place < 2; place++) {
    const possible = known.sizes[place] === 0 ? 0 : known.possible[place]!;
    for (let suit = 0; suit < 4; suit++) {
      const cards = possible & suitCards(suit);
      into[to.void_flags + 4 * place + suit] = cards === 0 ? 1 : 0;
      into[to.caps + 4 * place + suit] = bestOf(cards, order) / 8;
    }
  }
}

function mark(cards: Cards, into: Numbers, from: number): void {
  for (let left = cards; left !== 0; left &= left - 1) into[from + first(left)] = 1;
}

/** The first of two own discards, before the talon is complete. */
function laidDown({ at, log }: State, seat: Seat): Cards {
  const last = log[at[S.LENGTH]! - 1] ?? 0;
  const move = last & 0xff;
  const laid =
    at[S.PHASE] === S.DISCARDING && at[S.LENGTH]! > 0 && last >> 8 === seat && isDiscard(move);
  return laid ? 1 << (move - DISCARD) : 0;
}

/** Everything said and played: cards by seat, the trick on the table, and the auction. */
function said(
  { at, log, ladder }: State,
  seat: Seat,
  into: Numbers,
  played: number,
  trick: number,
  history: number,
): void {
  const end = at[S.LENGTH]!;
  let plays = 0;
  for (let i = 0; i < end; i++) {
    const move = log[i]! & 0xff;
    const relative = ((log[i]! >> 8) - seat + 3) % 3;
    if (isPlay(move)) {
      into[played + 32 * relative + move] = 1;
      plays++;
      continue;
    }
    const of = history + 4 * relative;
    if (isBid(move)) into[of] = Math.max(into[of]!, (move - BID) / ladder.bids.length);
    else if (move === PICKUP) into[of + 1] = Math.min(1, into[of + 1]! + 0.25);
    else if (move === PASS) into[of + 2] = Math.min(1, into[of + 2]! + 0.25);
    else if (move === HOLD) into[of + 3] = 1;
  }
  for (let i = end - 1, left = plays % 3; left > 0; i--) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    left--;
    const relative = ((log[i]! >> 8) - seat + 3) % 3;
    if (relative > 0) into[trick + 32 * (relative - 1) + move] = 1;
  }
}

/** The standing bid or the contract, trumps, and how far play is. */
function standing(state: State, seat: Seat, into: Numbers, to: Layout['at']): void {
  const { at } = state;
  const soloist = at[S.SOLOIST]!;
  const trump = at[S.TRUMP]!;
  const owner = soloist >= 0 ? soloist : at[S.HIGH_SEAT]!;
  const bid = at[S.HIGH] === 0 ? undefined : bidOf(state, at[S.HIGH]!);
  if (at[S.HIGH] !== 0 || soloist >= 0) into[to.soloist + ((owner - seat + 3) % 3)] = 1;
  if (trump !== NO_TRUMP) into[to.trump_suit + 1 + trump] = 1;
  if (bid === undefined) return;
  into[to.contract_type + bid.kindNumber] = 1;
  into[to.hearts] = bid.hearts ? 1 : 0;
  into[to.bidding_history + bid.rank - 1] = 1;
  if (trump === NO_TRUMP && soloist >= 0 && bid.noTrump) into[to.trump_suit] = 1;
  const phase = at[S.PHASE]!;
  if (phase !== S.PLAYING && phase !== S.RAISING_PHASE && phase !== S.SCORED) return;
  if (trump === NO_TRUMP && !bid.noTrump) return;
  into[to.trick_number + Math.min(at[S.TRICKS]!, TRICKS_OF_DEAL - 1)] = 1;
}

/** Card points of both sides, including the last trick's ten and a known talon. */
function points({ at, options }: State, into: Numbers, to: number, talon: Cards): void {
  const a10 = options.cardPoints === 'A10';
  const all = allPoints(a10);
  const last = at[S.TRICKS] === TRICKS_OF_DEAL ? (at[S.WINNER] === at[S.SOLOIST] ? 0 : 1) : -1;
  const owner = options.talonOwner === 'soloist' ? 0 : 1;
  for (let side = 0; side < 2; side++) {
    const sum =
      at[S.ORIGIN_POINTS + side]! +
      pointsOf(at[S.TAKEN + side]!, a10) +
      (side === last ? LAST_TRICK : 0) +
      (side === owner ? pointsOf(talon, a10) : 0);
    into[to + side] = sum / all;
  }
}

/** The strength of the best card of a suit, from 1; 0 if there is none. */
function bestOf(cards: Cards, order: number): number {
  let best = 0;
  for (let left = cards; left !== 0; left &= left - 1) {
    best = Math.max(best, strengthOf(first(left), order) + 1);
  }
  return best;
}
