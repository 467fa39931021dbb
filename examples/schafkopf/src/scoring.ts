/** Rule 6: what a deal pays. */
import type { Seat } from '@pakli/core';
import { DECK, has, OBER, sumOf, UNTER, cardAt, SUITS, HEARTS, countOf } from './cards.ts';
import {
  DECLARER,
  HAND,
  isDeclarers,
  KIND,
  KONTRA,
  NOBODY,
  NONE,
  PLAYED,
  RE,
  RUF,
  SEATS,
  SOLO,
  SUIT,
  TAKEN,
  WENZ,
  type State,
} from './state.ts';

/** How a deal ended. */
export interface Result {
  readonly declarer: Seat;
  readonly partner: Seat | null;
  /** Points of the declarer's side, and whether it has won. */
  readonly points: number;
  readonly won: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  /** Top trumps that count; 0 if too few. */
  readonly runners: number;
  /** What each of the losers pays each of the winners. */
  readonly worth: number;
  readonly scores: readonly number[];
}

/** The trumps of a game from the highest down. */
function ranking(kind: number, suit: number): number[] {
  const down = Array.from(SUITS, (_, i) => SUITS.length - 1 - i);
  const unters = down.map((one) => cardAt(one, UNTER));
  if (kind === WENZ) return unters;
  const colour = kind === SOLO ? suit : HEARTS;
  const rest = [7, 6, 5, 2, 1, 0].map((rank) => cardAt(colour, rank));
  return [...down.map((one) => cardAt(one, OBER)), ...unters, ...rest];
}

/** By game and suit, so that nothing is made while playing. */
const RANKINGS: readonly (readonly number[])[] = Array.from({ length: 4 * 8 }, (_, i) =>
  ranking(i >> 3, i & 7),
);

/** Rule 6.4: trumps from the top that one side was dealt without a gap. */
function runnersOf({ now }: State, declarers: number): number {
  const kind = now[KIND]!;
  const order = RANKINGS[(kind << 3) | now[SUIT]!]!;
  const theirs = has(declarers, order[0]!);
  let count = 0;
  while (count < order.length && has(declarers, order[count]!) === theirs) count++;
  return count >= (kind === WENZ ? 2 : 3) ? count : 0;
}

export function countDeal(state: State): Result {
  const { now } = state;
  let dealt = 0;
  let taken = 0;
  let partner: Seat | null = null;
  for (let seat = 0; seat < SEATS; seat++) {
    if (!isDeclarers(state, seat)) continue;
    if (seat !== now[DECLARER]) partner = seat;
    dealt |= now[HAND + seat]! | now[PLAYED + seat]!;
    taken |= now[TAKEN + seat]!;
  }
  const points = sumOf(taken);
  const tricks = countOf(taken) / SEATS;
  const won = points > 60;
  const schneider = won ? points > 90 : points < 31;
  const schwarz = won ? tricks === DECK / SEATS : tricks === 0;
  const runners = runnersOf(state, dealt);
  const base = now[KIND] === RUF ? 1 : 5;
  const doubled = now[KONTRA] === NOBODY ? 1 : now[RE] === 1 ? 4 : 2;
  const worth = (base + (schneider ? 1 : 0) + (schwarz ? 1 : 0) + runners) * doubled;
  const paid = won ? worth : -worth;
  const scores = Array.from({ length: SEATS }, (_, seat) => {
    if (!isDeclarers(state, seat)) return -paid;
    return partner === null ? 3 * paid : paid;
  });
  return {
    declarer: now[DECLARER]!,
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

/** By seat; nothing while nobody plays, or where all have passed. */
export function scores(state: State): number[] {
  if (state.now[KIND] === NONE) return [0, 0, 0, 0];
  return [...countDeal(state).scores];
}
