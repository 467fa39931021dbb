/**
 * What comes of a command: an event, or a refusal. Nothing is changed here;
 * the keeper of the room writes the event down, applies it, and only then
 * tells anybody.
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

// One mapped type pairs every kind with its handler; the union of commands loses the pair above.
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

/** A move through the one door, and the cards that it leads to. */
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
  // Anyone who does something out of turn uses no time: it is another's that runs.
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

/** From when on the clock decides for the person at turn; undefined while none runs. */
export function deadlineAtTurn(room: Room): number | undefined {
  const { turn, occupants, opened, turnTimes, banks, questions } = room;
  if (turn === undefined || !isPresent(occupants[turn])) return undefined;
  const deadline = deadlineOf(opened.clock, turnTimes, banks[turn] ?? 0);
  const pause = pauseFor(takebackSince(questions, turn, turnTimes), Infinity);
  return deadline === undefined ? undefined : deadline + pause;
}

/** As what the house plays for the seat at turn: for a computer at any time, for a person when the time is out. */
function actorOf(room: Room, seat: number, now: number): 'computer' | 'clock' | Refusal {
  if (!isPresent(room.occupants[seat])) return 'computer';
  const deadline = deadlineAtTurn(room);
  return deadline !== undefined && now >= deadline ? 'clock' : refuse('not-yet', 'table');
}

/** A seat is left to a computer: by its person, or by the house for somebody who is not there. */
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

/** People take their seat back even after the end: they may want to play again. */
function back({ room, who }: RoomRequest): Happening | Refusal {
  const seat = who === HOUSE ? undefined : room.seatOf(who);
  if (seat === undefined) return refuse('not-seated', 'table');
  return isPresent(room.occupants[seat]) ? refuse('not-covered', 'table') : { kind: 'back', seat };
}

/** The player at turn has back the time in which nobody could play, where their clock runs. */
function outage({ room }: RoomRequest, ms: number): Happening | Refusal {
  return deadlineAtTurn(room) === undefined
    ? refuse('not-your-turn', 'table')
    : { kind: 'outage', ms };
}

/** The house puts a table away that nobody comes to any more. */
function end(asked: RoomRequest): Happening | Refusal {
  const wrong = unlessPlaying(asked);
  const { secret } = asked.chance;
  return wrong ?? { kind: 'end', why: 'put-away', ...(secret === undefined ? {} : { secret }) };
}
