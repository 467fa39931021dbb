/** What everybody may know about the people in a room. */
import type { Company, Question, SeatClock, Sitter } from '@pakli/protocol';
import type { Seat } from '@pakli/core';
import { pauseFor, takebackSince } from './clock.ts';
import type { PersonId } from './event.ts';
import { deadlineAtTurn } from './decide.ts';
import type { Room } from './room.ts';
import { playerIn } from './think.ts';

/** Facts that are not in the log. */
export interface Outside {
  /** What a person wants to be called. */
  nameOf(person: PersonId): string;
  /** Whether this person has the table open. */
  isHere(person: PersonId): boolean;
  /** Whether a covered person has been away long enough for the others to release the seat. */
  isLongAway?(person: PersonId, since: number): boolean;
  /** For the question of a rematch: until when people may answer, and who is awaited though away. */
  rematch?(asked: Question): Pick<Question, 'until' | 'awaited'>;
  /** Whether a screen in the room shows the table. */
  hasScreen?(): boolean;
  /** Whether a player of a game lacks its learned data. */
  isUnlearned?(game: string, player: string): boolean;
}

/** On one device everybody is present, and seats have the names they were given. */
export const ONE_DEVICE: Outside = { nameOf: () => '', isHere: () => true };

export function companyOf(room: Room, outside: Outside = ONE_DEVICE): Company {
  const { phase, host, questions, again, seats, opened } = room;
  const { locked, watching, talk, offered } = seats;
  const { takebacks, hints, newcomers } = opened.options;
  const hostAway = phase === 'gathering' && host !== undefined && !outside.isHere(host);
  return {
    phase,
    seats: room.occupants.map((_, seat) => sitterAt(room, seat, outside)),
    host: (host === undefined ? undefined : room.seatOf(host)) ?? null,
    ...(hostAway ? { hostAway: true as const } : {}),
    locked,
    watching,
    ...(outside.hasScreen?.() === true ? { screen: true as const } : {}),
    ...(isUnlearned(room, outside) ? { unlearned: true as const } : {}),
    talk,
    offered: [...offered].toSorted((a, b) => a - b),
    takebacks,
    hints,
    ...(newcomers === true ? { newcomers: true as const } : {}),
    questions: questions.map((question) => asEverybodyKnows(room, question, outside)),
    again: again?.table ?? null,
  };
}

/** Whether a computer here, or one that plays for somebody, lacks its learned data. */
export function isUnlearned({ occupants, opened }: Room, outside: Outside): boolean {
  return occupants.some((occupant) => {
    const plays = occupant.kind === 'computer' || (occupant.kind === 'person' && occupant.covered);
    return plays && outside.isUnlearned?.(opened.game, playerIn(occupant)) === true;
  });
}

function asEverybodyKnows(room: Room, question: Question, outside: Outside): Question {
  if (question.what === 'again') return { ...question, ...outside.rematch?.(question) };
  if (question.what !== 'takeback') return question;
  return { ...question, steps: room.stepsBack(question.seat) ?? 0 };
}

function sitterAt(room: Room, seat: Seat, outside: Outside): Sitter {
  const occupant = room.occupants[seat];
  if (occupant === undefined || occupant.kind === 'free') return { kind: 'free' };
  const name = (room.opened.names ?? room.match?.names)?.[seat] ?? '';
  if (occupant.kind === 'computer') {
    const { level, released } = occupant;
    return { kind: 'computer', name, level, ...(released === true ? { released } : {}) };
  }
  if (occupant.kind === 'script') return { kind: 'script', name };
  const { person, covered } = occupant;
  const clock = clockAt(room, seat);
  const since = room.coveredAt[seat] ?? 0;
  const long = covered && room.phase === 'playing' && outside.isLongAway?.(person, since) === true;
  return {
    kind: 'person',
    name: outside.nameOf(person) || (room.opened.names?.[seat] ?? ''),
    here: outside.isHere(person),
    covered,
    ...(long ? { releasable: true as const } : {}),
    ...(clock === undefined ? {} : { clock }),
  };
}

function clockAt(room: Room, seat: Seat): SeatClock | undefined {
  const { clock } = room.opened;
  if (clock.kind === 'none') return undefined;
  const bank = room.banks[seat] ?? 0;
  const deadline = room.turn === seat ? deadlineAtTurn(room) : undefined;
  if (deadline === undefined) return { left: bank, deadline: null };
  const asked = takebackSince(room.questions, seat, room.turnTimes);
  // While the clock is stopped: the time left when it stopped.
  const left = asked === undefined ? bank : deadline - pauseFor(asked, Infinity) - asked.at;
  return { left: Math.min(bank, left), deadline };
}
