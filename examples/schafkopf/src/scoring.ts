/** Rule 6: what a deal pays. */
import type { Seat } from '@pakli/core';
import { DECK, has, OBER, sumOf, UNTER, cardAt, SUITS, HEARTS, countOf } from './cards.ts';
import * as S from './state.ts';
import { isDeclarers, type State } from './state.ts';

/** How a deal ended. */
export interface Result {
  readonly declarer: Seat;
  readonly partner: Seat | null;
  /** Points of the declarer's side, and whether it won. */
  readonly points: number;
  readonly won: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  /** Top trumps that count; 0 if too few. */
  readonly runners: number;
  /** What each loser pays each winner. */
  readonly worth: number;
  readonly scores: readonly number[];
}

/** The trumps of a game from the highest down. */
function ranking(kind: number, suit: number): number[] {
  const down = Array.from(SUITS, (_, i) => SUITS.length - 1 - i);
  const unters = down.map((one) => cardAt(one, UNTER));
  if (kind === S.WENZ) return unters;
  const colour = kind === S.SOLO ? suit : HEARTS;
  const rest = [7, 6, 5, 2, 1, 0].map((rank) => cardAt(colour, rank));
  return [...down.map((one) => cardAt(one, OBER)), ...unters, ...rest];
}

/** By game and suit, so that play allocates nothing. */
const RANKINGS: readonly (readonly number[])[] = Array.from({ length: 4 * 8 }, (_, i) =>
  ranking(i >> 3, i & 7),
);

/** Rule 6.4: unbroken trumps from the top dealt to one side. */
function runnersOf({ now }: State, declarers: number): number {
  const kind = now[S.KIND]!;
  const order = RANKINGS[(kind << 3) | now[S.SUIT]!]!;
  const theirs = has(declarers, order[0]!);
  let count = 0;
  while (count < order.length && has(declarers, order[count]!) === theirs) count++;
  return count >= (kind === S.WENZ ? 2 : 3) ? count : 0;
}

export function countDeal(state: State): Result {
  const { now } = state;
  let dealt = 0;
  let taken = 0;
  let partner: Seat | null = null;
  for (let seat = 0; seat < S.SEATS; seat++) {
    if (!isDeclarers(state, seat)) continue;
    if (seat !== now[S.DECLARER]) partner = seat;
    dealt |= now[S.HAND + seat]! | now[S.PLAYED + seat]!;
    taken |= now[S.TAKEN + seat]!;
  }
  const points = sumOf(taken);
  const tricks = countOf(taken) / S.SEATS;
  const won = points > 60;
  const schneider = won ? points > 90 : points < 31;
  const schwarz = won ? tricks === DECK / S.SEATS : tricks === 0;
  const runners = runnersOf(state, dealt);
  const base = now[S.KIND] === S.RUF ? 1 : 5;
  const doubled = now[S.KONTRA] === S.NOBODY ? 1 : now[S.RE] === 1 ? 4 : 2;
  const worth = (base + (schneider ? 1 : 0) + (schwarz ? 1 : 0) + runners) * doubled;
  const paid = won ? worth : -worth;
  const scores = Array.from({ length: S.SEATS }, (_, seat) => {
    if (!isDeclarers(state, seat)) return -paid;
    return partner === null ? 3 * paid : paid;
  });
  return {
    declarer: now[S.DECLARER]!,
    partner,
    points,
    won,
    schneider,
    schwarz,
    runners,
    worth,
    scores,
  };
}

/** By seat; zeros if nobody plays or all have passed. */
export function scores(state: State): number[] {
  if (state.now[S.KIND] === S.NONE) return [0, 0, 0, 0];
  return [...countDeal(state).scores];
}
