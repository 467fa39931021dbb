/**
 * Turns a command into an event or a refusal. Nothing changes here: the keeper
 * of the room stores the event, applies it, and only then sends updates.
 *
 *     const answer = decide(room, 'anna', { kind: 'play', step: 12, text: '5H+8C' }, now, chance);
 *     if (!isRefusal(answer)) room.apply(answer);
 */
import { isRefusal, Match, OVER, refuse, type Refusal } from '@pakli/core';
import { answer, ask } from './question-commands.ts';
import type { Chance } from './chance.ts';
import { deadlineOf, pauseFor, takebackSince, timeTaken } from './clock.ts';
import { EVENT_VERSION, type EventOf, type RoomEvent, type Happening } from './event.ts';
import { isPresent } from './occupant.ts';
import { playAhead } from './steps.ts';
import type { Room } from './room.ts';
import * as seatCommands from './seat-commands.ts';
import {
  HOUSE,
  ownSeat,
  unlessHost,
  unlessHouse,
  unlessPlaying,
  type Handler,
  type RoomCommand,
  type RoomRequest,
  type Who,
} from './request.ts';

export function decide(
  room: Room,
  who: Who,
  command: RoomCommand,
  now: number,
  chance: Chance,
): RoomEvent | Refusal {
  const handle = HANDLERS[command.kind] as Handler<RoomCommand['kind']>;
  const happening = handle({ room, who, now, chance }, command);
  if (isRefusal(happening)) return happening;
  return { v: EVENT_VERSION, at: now, ...happening };
}

// The mapped type pairs every kind with its handler; `decide` needs a cast since a union loses the pair.
const HANDLERS: { readonly [Kind in RoomCommand['kind']]: Handler<Kind> } = {
  ...seatCommands,
  watching: (asked, { watching }) => unlessHost(asked) ?? { kind: 'watching', watching },
  talk: (asked, { talk }) => unlessHost(asked) ?? { kind: 'talk', talk },
  play: (asked, { step, text }) => play(asked, step, text),
  ask: (asked, { what, without }) => ask(asked, what, without),
  answer: (asked, { ask, yes }) => answer(asked, ask, yes),
  leave: (asked) => cover(asked, ownSeat(asked), 'left'),
  back,
  cover: (asked, { seat }) => unlessHouse(asked) ?? cover(asked, seat, 'absent'),
  outage: (asked, { ms }) => unlessHouse(asked) ?? outage(asked, ms),
  end: (asked) => unlessHouse(asked) ?? end(asked),
};

/** Validates a move, and deals the cards that it leads to. */
function play(asked: RoomRequest, step: number, text: string): Happening | Refusal {
  const { room, who, now, chance } = asked;
  const wrong = unlessPlaying(asked);
  if (wrong !== undefined) return wrong;
  const seat = who === HOUSE ? room.turn : ownSeat(asked);
  if (seat === undefined) return refuse('not-your-turn', 'table');
  if (isRefusal(seat)) return seat;
  if (step !== room.steps) return refuse('stale', 'table');
  const by = who === HOUSE ? actorOf(room, seat, now) : 'person';
  if (isRefusal(by)) return by;
  const match = room.match;
  if (match === undefined) return refuse('not-started', 'table');
  const { table, game } = match;
  const move = table.readMove(seat, text);
  if (isRefusal(move)) return move;
  const { deals, after } = playAhead(table, chance, move);
  const bank = room.banks[seat] ?? 0;
  const { clock } = room.opened;
  // A move out of turn costs no time: somebody else's clock is running.
  const ran = now - pauseFor(takebackSince(room.questions, room.turn, room.turnTimes), now);
  const took =
    by === 'person' && seat === room.turn ? timeTaken(clock, room.turnTimes, bank, ran) : 0;
  const totals = (): number[] => {
    const scores = game.scores(after.state);
    return match.totals.map((sum, one) => sum + (scores[one] ?? 0));
  };
  const ends =
    after.turn === OVER && Match.endsWith(game, after.state, match.tables.length, totals);
  return {
    kind: 'play',
    seat,
    text: game.formatTruth(table.state, move),
    by,
    took: by === 'clock' ? bank : took,
    deals,
    ...(ends && chance.secret !== undefined ? { secret: chance.secret } : {}),
  };
}

/** When the clock will decide for the person at turn; undefined while no clock runs. */
export function deadlineAtTurn(room: Room): number | undefined {
  const { turn, occupants, opened, turnTimes, banks, questions } = room;
  if (turn === undefined || !isPresent(occupants[turn])) return undefined;
  const deadline = deadlineOf(opened.clock, turnTimes, banks[turn] ?? 0);
  const pause = pauseFor(takebackSince(questions, turn, turnTimes), Infinity);
  return deadline === undefined ? undefined : deadline + pause;
}

/** In whose place the house plays for the seat at turn: a computer's at any time, the clock's once a person's time is out. */
function actorOf(room: Room, seat: number, now: number): 'computer' | 'clock' | Refusal {
  if (!isPresent(room.occupants[seat])) return 'computer';
  const deadline = deadlineAtTurn(room);
  return deadline !== undefined && now >= deadline ? 'clock' : refuse('not-yet', 'table');
}

/** Leaves a seat to a computer: on request of its person, or of the house for somebody who is away. */
function cover(
  asked: RoomRequest,
  seat: number | Refusal,
  why: EventOf<'cover'>['why'],
): Happening | Refusal {
  const wrong = unlessPlaying(asked);
  if (wrong !== undefined) return wrong;
  if (isRefusal(seat)) return seat;
  return isPresent(asked.room.occupants[seat])
    ? { kind: 'cover', seat, why }
    : refuse('not-seated', 'table');
}

/** People can take their seat back even after the end: they may want a rematch. */
function back({ room, who }: RoomRequest): Happening | Refusal {
  const seat = who === HOUSE ? undefined : room.seatOf(who);
  if (seat === undefined) return refuse('not-seated', 'table');
  return isPresent(room.occupants[seat]) ? refuse('not-covered', 'table') : { kind: 'back', seat };
}

/** Gives the player at turn back the time during which nobody could play, if their clock is running. */
function outage({ room }: RoomRequest, ms: number): Happening | Refusal {
  return deadlineAtTurn(room) === undefined
    ? refuse('not-your-turn', 'table')
    : { kind: 'outage', ms };
}

/** The house closes a table that nobody visits any more. */
function end(asked: RoomRequest): Happening | Refusal {
  const wrong = unlessPlaying(asked);
  const { secret } = asked.chance;
  return wrong ?? { kind: 'end', why: 'put-away', ...(secret === undefined ? {} : { secret }) };
}
