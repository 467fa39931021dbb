/** Commands about seats: free before the first card, later only for seats that the host offers. */
import { isRefusal, Match, refuse, type Refusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import type { Happening, PersonId } from './event.ts';
import { playAhead } from './steps.ts';
import { askRelease } from './question-commands.ts';
import type { Occupant } from './occupant.ts';
import {
  HOUSE,
  unlessGathering,
  unlessHost,
  unlessHouse,
  unlessPlaying,
  unlessSeat,
  type RoomRequest,
  type CommandOf,
} from './request.ts';

export function sit(asked: RoomRequest, { seat, nonce }: CommandOf<'sit'>): Happening | Refusal {
  const { room, who } = asked;
  if (who === HOUSE) return refuse('not-seated', 'table');
  if (room.phase === 'playing' && room.seats.offered.has(seat)) return sitIn(asked, who, seat);
  const wrong = unlessGathering(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  if (room.seats.removed.has(who)) return refuse('not-wanted', 'table');
  const sits = room.seatOf(who) !== undefined;
  if (room.seats.locked && !sits && who !== room.host) return refuse('table-locked', 'table');
  const occupant = room.occupants[seat];
  // Somebody seated by others may still send a nonce, or say that they are present.
  const owes = occupant?.kind === 'person' && occupant.person === who && isOwed(occupant, nonce);
  if (occupant?.kind !== 'free' && !owes) return refuse('seat-taken', 'table', { seat });
  return { kind: 'sit', seat, person: who, ...(nonce === undefined ? {} : { nonce }) };
}

/** A newcomer takes over a computer's seat with its cards. The nonce of the seat stays. */
function sitIn({ room }: RoomRequest, who: PersonId, seat: number): Happening | Refusal {
  if (room.seats.removed.has(who)) return refuse('not-wanted', 'table');
  // Nobody sees two hands.
  if (room.seatOf(who) !== undefined) return refuse('seat-taken', 'table', { seat });
  if (room.seats.released.has(who)) return refuse('seat-given-up', 'table');
  return { kind: 'sit', seat, person: who };
}

export function offer(asked: RoomRequest, { seat, open }: CommandOf<'offer'>): Happening | Refusal {
  const wrong = unlessHost(asked) ?? unlessPlaying(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  const kept = asked.room.seats.whyKept(seat);
  return kept === undefined ? { kind: 'offer', seat, open } : refuse(kept, 'table', { seat });
}

/** Gives up one's own seat for good; to release the seat of somebody away, all others have to agree. */
export function release(asked: RoomRequest, { seat }: CommandOf<'release'>): Happening | Refusal {
  const wrong = unlessPlaying(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  const occupant = asked.room.occupants[seat];
  if (occupant?.kind !== 'person') return refuse('not-seated', 'table');
  if (occupant.person === asked.who) return { kind: 'release', person: occupant.person };
  return occupant.covered ? askRelease(asked, seat) : refuse('not-away', 'table');
}

/** Another person takes over a seat. Its nonce stays. */
export function substitute(
  asked: RoomRequest,
  { seat, person }: CommandOf<'substitute'>,
): Happening | Refusal {
  const wrong = unlessHouse(asked) ?? unlessPlaying(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  // Nobody sees two hands.
  if (asked.room.seatOf(person) !== undefined) return refuse('seat-taken', 'table', { seat });
  return { kind: 'sit', seat, person };
}

/** Releases a deleted person, so that nobody waits for them. After the match nobody does anyway. */
export function forget(asked: RoomRequest, { person }: CommandOf<'forget'>): Happening | Refusal {
  const { room } = asked;
  const wrong = unlessHouse(asked);
  if (wrong !== undefined) return wrong;
  if (room.phase === 'over') return refuse('game-over', 'table');
  return room.seats.people.includes(person)
    ? { kind: 'release', person }
    : refuse('not-seated', 'table');
}

function isOwed(
  { covered, nonce: given }: Extract<Occupant, { kind: 'person' }>,
  nonce: string | undefined,
): boolean {
  return covered || (given === undefined && nonce !== undefined);
}

export function stand(asked: RoomRequest): Happening | Refusal {
  const seat = asked.room.seatOf(asked.who);
  if (seat === undefined) return refuse('not-seated', 'table');
  return unlessGathering(asked) ?? { kind: 'stand', seat, removed: false };
}

export function computer(
  asked: RoomRequest,
  { seat, level }: CommandOf<'computer'>,
): Happening | Refusal {
  const wrong = unlessHost(asked) ?? unlessGathering(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  // The house may seat any player, people only the levels.
  const known: readonly string[] = LEVELS;
  if (asked.who !== HOUSE && !known.includes(level)) {
    return refuse('unknown-level', 'table', { level });
  }
  if (asked.room.occupants[seat]?.kind === 'person') return refuse('seat-taken', 'table', { seat });
  return { kind: 'computer', seat, level };
}

/** Only the house fills the seats of a lesson. */
export function script(
  asked: RoomRequest,
  { seat, lines }: CommandOf<'script'>,
): Happening | Refusal {
  const wrong = unlessHouse(asked) ?? unlessGathering(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  if (asked.room.occupants[seat]?.kind === 'person') return refuse('seat-taken', 'table', { seat });
  return { kind: 'script', seat, lines };
}

export function clear(asked: RoomRequest, { seat }: CommandOf<'clear'>): Happening | Refusal {
  const wrong = unlessHost(asked) ?? unlessGathering(asked) ?? unlessSeat(asked, seat);
  if (wrong !== undefined) return wrong;
  const occupant = asked.room.occupants[seat];
  if (occupant?.kind !== 'person') return { kind: 'clear', seat };
  // Hosts who clear their own seat may sit down again.
  return { kind: 'stand', seat, removed: occupant.person !== asked.who };
}

export function lock(asked: RoomRequest, { locked }: CommandOf<'lock'>): Happening | Refusal {
  return unlessHost(asked) ?? unlessGathering(asked) ?? { kind: 'lock', locked };
}

/** Draws the starter if the game says so, and deals. */
export function start(asked: RoomRequest): Happening | Refusal {
  const { room, chance } = asked;
  const wrong = unlessHost(asked) ?? unlessGathering(asked);
  if (wrong !== undefined) return wrong;
  const { game, options, opened } = room;
  const { seats, starter } = opened;
  const match =
    room.match ??
    Match.start(game, {
      options,
      seats,
      random: chance.lots(),
      ...(starter === undefined ? {} : { starter }),
    });
  if (isRefusal(match)) return match;
  const { deals } = playAhead(match.table, chance);
  return { kind: 'start', starter: match.starter, deals };
}
