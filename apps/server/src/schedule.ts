/** What happens at a table on its own, and when: it follows from the room and from who is present. */
import { OVER, type Seat } from '@pakli/core';
import { deadlineAtTurn, isPresent, playerAtTurn, type PersonId, type Room } from '@pakli/host';
import type { Question } from '@pakli/protocol';
import type { Pace } from './settings.ts';

export interface Due {
  readonly at: number;
  readonly what: /** A computer moves, or the clock for a person. */
    | 'computer'
    | 'clock'
    /** The next deal begins; those who wish it play another match; that match begins. */
    | 'next'
    | 'again'
    | 'start'
    /** Abandoned. */
    | 'put-away';
}

/** Who looks at a table. */
export interface Viewers {
  readonly size: number;
  isHere(person: PersonId): boolean;
  /** Since when somebody is away; undefined while they are here, and where nobody saw them go. */
  awaySince(person: PersonId): number | undefined;
}
export const NOBODY: Viewers = { size: 0, isHere: () => false, awaySince: () => undefined };

/** When something happened last, and when a person did something. */
export interface Moments {
  readonly touched: number;
  readonly acted: number;
}

/**
 * While nobody is connected a table sleeps: without a clock at once, with one after half an
 * hour in which no person did anything. No computer thinks then, and it resumes when
 * somebody connects. Undefined if there is nothing to wait for.
 */
export function dueAt(
  room: Room,
  { touched, acted }: Moments,
  presence: Viewers,
  pace: Pace,
): Due | undefined {
  const { phase } = room;
  if (phase === 'over') return againAt(room, presence, pace);
  const away: Due = { at: touched + pace.putAway, what: 'put-away' };
  if (phase === 'gathering') return startAt(room, presence, pace) ?? away;
  const next = nextAt(room, pace);
  if (next === undefined) return away;
  const { kind } = room.opened.clock;
  const { sleep } = pace;
  const patience = { none: -Infinity, bank: sleep, move: sleep, days: Infinity }[kind];
  return presence.size === 0 && next.at >= acted + patience ? away : next;
}

/** While cards are played; undefined where a person has all the time they want. */
function nextAt(room: Room, pace: Pace): Due | undefined {
  const { match, turn, turnTimes, occupants } = room;
  if (match?.table.turn === OVER) return { at: turnTimes.turn + pace.nextDeal, what: 'next' };
  if (turn === undefined) return undefined;
  if (isPresent(occupants[turn])) {
    const deadline = deadlineAtTurn(room);
    return deadline === undefined ? undefined : { at: deadline, what: 'clock' };
  }
  const slow = playerAtTurn(room) === 'expert';
  return { at: turnTimes.turn + (slow ? pace.expertMove : pace.move), what: 'computer' };
}

/** The seats of people who are present and decide for themselves. */
function there({ occupants }: Room, presence: Viewers): readonly number[] {
  return occupants.flatMap((occupant, seat) =>
    occupant.kind === 'person' && !occupant.covered && presence.isHere(occupant.person)
      ? [seat]
      : [],
  );
}

/**
 * At once when everybody who is asked has agreed to another match, else when
 * the time to answer is over and at least two have. Somebody who is alone in it,
 * or got a no, says themselves whether they play without the others; after a
 * while nobody waits any longer for those who have gone.
 */
function againAt(room: Room, presence: Viewers, pace: Pace): Due | undefined {
  const wish = room.questions.find(({ what }) => what === 'again');
  if (wish === undefined || presence.size === 0) return undefined;
  const { yes, no = [], at } = wish;
  if (no.length > 0) return undefined;
  const silent = silentSeats(room, wish, presence, pace);
  if (silent.length === 0) return { at, what: 'again' };
  const until = rematchUntil(room, wish, pace);
  if (until === undefined) return undefined;
  if (yes.length >= 2) return { at: until, what: 'again' };
  const gone = Math.max(...silent.map((seat) => leftAt(room, seat, presence))) + pace.lately;
  return gone === Infinity ? undefined : { at: Math.max(until, gone), what: 'again' };
}

/** Who is asked and has not agreed. */
function silentSeats(room: Room, wish: Question, presence: Viewers, pace: Pace): readonly Seat[] {
  return room.occupants.flatMap((occupant, seat) =>
    occupant.kind === 'person' &&
    !wish.yes.includes(seat) &&
    isAsked(room, wish, seat, presence, pace)
      ? [seat]
      : [],
  );
}

/**
 * Anyone who is here or was lately, a computer may have played for them or not:
 * they may look through the match, or have lost their connection. With days for
 * a move nobody needs to be.
 */
function isAsked(room: Room, { at }: Question, seat: Seat, presence: Viewers, pace: Pace): boolean {
  const left = leftAt(room, seat, presence);
  if (room.opened.clock.kind === 'days')
    return left === Infinity || isPresent(room.occupants[seat]);
  return left + pace.lately > at;
}

/** When a person was seen last; Infinity while they are here. Somebody who played the last card themselves was here then, as every node knows. */
function leftAt({ occupants, turnTimes }: Room, seat: Seat, presence: Viewers): number {
  const occupant = occupants[seat];
  if (occupant?.kind !== 'person') return -Infinity;
  const { person, covered } = occupant;
  if (presence.isHere(person)) return Infinity;
  return Math.max(covered ? -Infinity : turnTimes.turn, presence.awaySince(person) ?? -Infinity);
}

/** Until when people may answer; undefined where they have days for a move. */
export function rematchUntil({ opened }: Room, { at }: Question, pace: Pace): number | undefined {
  return opened.clock.kind === 'days' ? undefined : at + pace.again;
}

/** What everybody may know about a proposed rematch besides its answers. */
export function rematchTerms(
  room: Room,
  wish: Question,
  presence: Viewers,
  pace: Pace,
): Pick<Question, 'until' | 'awaited'> {
  const until = rematchUntil(room, wish, pace);
  if (until === undefined) return {};
  const awaited = silentSeats(room, wish, presence, pace).filter(
    (seat) => leftAt(room, seat, presence) < Infinity && wish.no?.includes(seat) !== true,
  );
  return { until, ...(awaited.length > 0 ? { awaited } : {}) };
}

/** Starts a rematch table once everybody has brought their share of the shuffle. */
function startAt(room: Room, presence: Viewers, pace: Pace): Due | undefined {
  const { opened, occupants } = room;
  const seats = there(room, presence);
  if (opened.after === undefined || seats.length === 0) return undefined;
  const all = occupants.every(
    (occupant) => occupant.kind !== 'person' || occupant.covered || occupant.nonce !== undefined,
  );
  return { at: opened.at + (all ? 0 : pace.start), what: 'start' };
}
