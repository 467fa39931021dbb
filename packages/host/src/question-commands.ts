/** Requests that others have to agree to: takebacks, the next deal, a rematch, the end, a release. */
import {
  EVERYBODY,
  isRefusal,
  OVER,
  refuse,
  type Reader,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { MATTERS, type Matter, type Question } from '@pakli/protocol';
import { nextDeals } from './steps.ts';
import type { AgreedResult, Happening } from './event.ts';
import type { Room } from './room.ts';
import { isPresent } from './occupant.ts';
import { HOUSE, ownSeat, type RoomRequest } from './request.ts';

/** After n refused takebacks somebody must wait n squared times this long. */
const TAKEBACK_WAIT_MS = 10_000;

/** Why nobody may ask for this now; for a takeback, why this seat may not. */
function unlessFit(room: Room, what: Matter, seat: Seat | null): Refusal | undefined {
  const { phase, match, again } = room;
  // Boards of an evening are played once, and to the end.
  if (room.opened.evening !== undefined && (what === 'again' || what === 'end')) {
    return refuse('evening-table', 'table');
  }
  if (what === 'again') {
    if (phase !== 'over') return refuse('not-over-yet', 'table');
    return again !== undefined ? refuse('played-on', 'table') : undefined;
  }
  if (phase === 'gathering') return refuse('not-started', 'table');
  if (what === 'takeback') {
    if (!room.opened.options.takebacks) return refuse('no-takebacks', 'table');
    // A match ended on purpose stays ended, and once the secret is out all cards are known.
    if (again !== undefined || room.ended !== undefined || room.secret !== undefined) {
      return refuse('game-over', 'table');
    }
    const back = seat === null ? undefined : room.stepsBack(seat);
    return back === undefined ? refuse('nothing-to-take-back', 'table') : undefined;
  }
  if (phase === 'over') return refuse('game-over', 'table');
  const dealt = what === 'next' && match?.table.turn !== OVER;
  return dealt ? refuse('deal-goes-on', 'table') : undefined;
}

/** What a reader may ask for now: nothing, unless they sit there and decide for themselves. */
export function mattersOf(room: Room, reader: Reader): readonly Matter[] {
  if (reader === EVERYBODY || !isPresent(room.occupants[reader])) return [];
  return MATTERS.filter((what) => unlessFit(room, what, reader) === undefined);
}

export function ask(asked: RoomRequest, what: Matter, without = false): Happening | Refusal {
  const { room, who, now } = asked;
  const seat = who === HOUSE ? null : ownSeat(asked);
  if (isRefusal(seat)) return seat;
  const wrong = unlessFit(room, what, seat);
  if (wrong !== undefined) return wrong;
  if (seat === null) return { kind: 'ask', what, seat, carried: carriedOut(asked, what) };
  const open = room.questions.find((question) => question.what === what);
  if (open !== undefined) {
    // Asking for what somebody already asked for is to agree; takebacks are one's own.
    if (what === 'takeback' && open.seat !== seat) return refuse('question-open', 'table');
    if (what === 'again' && without && open.yes.includes(seat)) {
      return { kind: 'ask', what, seat, carried: carriedOut(asked, what) };
    }
    return answer(asked, open.ask, true);
  }
  if (what === 'takeback') {
    const { count, at } = room.refusals[seat] ?? { count: 0, at: 0 };
    const wait = at + count * count * TAKEBACK_WAIT_MS - now;
    if (count > 0 && wait > 0) {
      return refuse('asked-too-often', 'table', { seconds: Math.ceil(wait / 1000) });
    }
  }
  return { kind: 'ask', what, seat, ...ifAll(asked, { what }, [seat]) };
}

/** Asks the others to give the seat of somebody who is away to a computer for good. */
export function askRelease(asked: RoomRequest, of: Seat): Happening | Refusal {
  const seat = ownSeat(asked);
  if (isRefusal(seat)) return seat;
  const open = asked.room.questions.find((question) => question.of === of);
  if (open !== undefined) return answer(asked, open.ask, true);
  return {
    kind: 'ask',
    what: 'release',
    seat,
    of,
    ...ifAll(asked, { what: 'release', of }, [seat]),
  };
}

export function answer(asked: RoomRequest, number: number, yes: boolean): Happening | Refusal {
  const { room } = asked;
  const seat = ownSeat(asked);
  if (isRefusal(seat)) return seat;
  const question = room.questions.find((open) => open.ask === number);
  if (question === undefined) return refuse('no-question', 'table');
  // No is always possible: people may change their mind.
  if (!yes) return { kind: 'answer', ask: number, seat, yes };
  if (question.yes.includes(seat)) return refuse('already-answered', 'table');
  const agreed = ifAll(asked, question, [...question.yes, seat]);
  return { kind: 'answer', ask: number, seat, yes, ...agreed };
}

function ifAll(
  asked: RoomRequest,
  { what, of }: Pick<Question, 'what' | 'of'>,
  agreed: readonly Seat[],
): { readonly carried?: AgreedResult } {
  const { occupants, voters } = asked.room;
  // A release needs all other people, and a rematch all people, including those who are away.
  const people = occupants.flatMap((occupant, seat) => (occupant.kind === 'person' ? [seat] : []));
  const asks = of === undefined && what !== 'again' ? voters : people.filter((seat) => seat !== of);
  const all = asks.every((seat) => agreed.includes(seat));
  return all ? { carried: carriedOut(asked, what) } : {};
}

function carriedOut({ room, chance }: RoomRequest, what: Question['what']): AgreedResult {
  const { match } = room;
  const deals = what === 'next' && match !== undefined ? nextDeals(match, chance) : [];
  const tells = what === 'end' && chance.secret !== undefined;
  return {
    deals,
    ...(tells ? { secret: chance.secret } : {}),
    ...(what === 'again' ? { table: chance.table() } : {}),
  };
}
