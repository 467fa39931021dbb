/** What happens automatically, and when, as a function of the room and of who is there. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import { chanceOf, decide, EVENT_VERSION, Room, type Who } from '@pakli/host';
import type { ClockRule, Command } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { dueAt, NOBODY, rematchTerms, type Viewers } from '../src/schedule.ts';
import { PACE } from '../src/settings.ts';

const ANYBODY: Viewers = { size: 1, isHere: () => true, awaySince: () => undefined };
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Anna and a computer, at the first turn of one of them. */
async function table(clock: ClockRule, turn: number, level = 'casual'): Promise<Room> {
  const found = await findGame('mulle')!.load();
  const { id, version } = found.game;
  const room = Room.open(found.game, {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: 'T',
    game: id,
    version,
    rules: '',
    seats: 2,
    host: 'anna',
    options: { takebacks: true, hints: false },
    clock,
    starter: turn,
  });
  const happen = (who: Who, command: Command): void => {
    const event = decide(room, who, command, 0, chanceOf(new Sfc32(1)));
    if (isRefusal(event)) throw new Error(event.refused);
    room.apply(event);
  };
  happen('anna', { kind: 'sit', seat: 0 });
  happen('anna', { kind: 'computer', seat: 1, level });
  happen('anna', { kind: 'start' });
  expect(room.turn).toBe(turn);
  return room;
}

const BANK: ClockRule = { kind: 'bank', ms: 5 * MINUTE, increment: 0 };
const DAYS: ClockRule = { kind: 'days', days: 3 };
const AWAY = { at: 14 * DAY, what: 'put-away' };
const COMPUTER = { at: 900, what: 'computer' };

test.each([
  ['without a clock a computer moves while somebody looks', { kind: 'none' }, 1, 0, COMPUTER, AWAY],
  ['and nobody waits for a person', { kind: 'none' }, 0, 0, AWAY, AWAY],
  ['a clock runs whoever looks', BANK, 0, 0, { at: 5 * MINUTE + 10_000, what: 'clock' }, 'same'],
  ['and computers move', BANK, 1, 0, COMPUTER, 'same'],
  ['until nobody has done anything for half an hour', BANK, 1, -31 * MINUTE, COMPUTER, AWAY],
  ['days are kept by nobody but the calendar', DAYS, 0, 0, { at: 3 * DAY, what: 'clock' }, 'same'],
] as const)('%s', async (_, clock, turn, acted, watched, alone) => {
  const room = await table(clock, turn);
  const moments = { touched: 0, acted };
  expect(dueAt(room, moments, ANYBODY, PACE)).toEqual(watched);
  expect(dueAt(room, moments, NOBODY, PACE)).toEqual(alone === 'same' ? watched : alone);
});

test.each([
  ['casual', 900],
  ['strong', 900],
  ['expert', 1500],
])('a computer of level %s moves %i ms after its turn began', async (level, after) => {
  const room = await table({ kind: 'none' }, 1, level);
  expect(dueAt(room, { touched: 0, acted: 0 }, ANYBODY, PACE)).toEqual({
    at: after,
    what: 'computer',
  });
});

// The last card is played at 0, and Anna asks for another match after ten minutes.
const ASKED = 10 * MINUTE;
const IN_TIME = ASKED + 30_000;

/** Since when Bo and Cleo are away: null while they are here, undefined if nobody saw them go. */
type Away = readonly [bo: number | null | undefined, cleo: number | null | undefined];

/** After a match of three that was ended by all. */
async function afterMatch(
  answers: readonly (readonly [string, boolean])[],
  clock: ClockRule,
  asked: number,
): Promise<Room> {
  const { game } = await findGame('ulti')!.load();
  const names = ['anna', 'bo', 'cleo'];
  const room = Room.open(game, {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: 'T',
    game: game.id,
    version: game.version,
    rules: '',
    seats: 3,
    host: 'anna',
    options: { takebacks: true, hints: false },
    clock,
  });
  const happen = (who: Who, command: Command, at = 0): void => {
    const event = decide(room, who, command, at, chanceOf(new Sfc32(1)));
    if (isRefusal(event)) throw new Error(event.refused);
    room.apply(event);
  };
  for (const [seat, name] of names.entries()) happen(name, { kind: 'sit', seat });
  happen('anna', { kind: 'start' });
  for (const name of names) happen(name, { kind: 'ask', what: 'end' });
  happen('anna', { kind: 'ask', what: 'again' }, asked);
  for (const [name, yes] of answers) {
    const { ask = 0 } = room.questions[0] ?? {};
    happen(name, { kind: 'answer', ask, yes }, asked + 1000);
  }
  return room;
}

function viewers([bo, cleo]: Away): Viewers {
  const away: Readonly<Record<string, number | null | undefined>> = { anna: null, bo, cleo };
  return {
    size: 1,
    isHere: (person) => away[person] === null,
    awaySince: (person) => away[person] ?? undefined,
  };
}

const LONG_AGO = ASKED - 2 * MINUTE;
const NONE: ClockRule = { kind: 'none' };
const YES = [['bo', true]] as const;
const NO = [['bo', false]] as const;

test.each<
  [string, readonly (readonly [string, boolean])[], Away, number | undefined, readonly number[]]
>([
  ['all others left long ago', [], [LONG_AGO, undefined], ASKED, []],
  ['one left a moment ago', [], [LONG_AGO + 1, LONG_AGO], IN_TIME, [1]],
  ['the last of them some seconds ago', [], [ASKED - 5000, LONG_AGO + 1], ASKED + 115_000, [1, 2]],
  ['one goes after the question', [], [ASKED + 20_000, LONG_AGO], ASKED + 140_000, [1]],
  ['one is here', [], [null, LONG_AGO], undefined, []],
  ['one is here, another left a moment ago', [], [null, ASKED - 1], undefined, [2]],
  ['two have agreed, and the third left a moment ago', YES, [null, ASKED - 1], IN_TIME, [2]],
  ['two have agreed, and the third left long ago', YES, [null, LONG_AGO], ASKED, []],
  ['two have agreed, one of whom has gone', YES, [ASKED + 5000, LONG_AGO], ASKED, []],
  ['one has said no and gone', NO, [ASKED + 5000, ASKED - 1], undefined, [2]],
])('another match where %s', async (_, answers, away, at, awaited) => {
  const room = await afterMatch(answers, NONE, ASKED);
  const due = at === undefined ? undefined : { at, what: 'again' };
  const moments = { touched: ASKED, acted: ASKED };
  expect(dueAt(room, moments, viewers(away), PACE)).toEqual(due);
  // Nobody is left to look.
  expect(dueAt(room, moments, { ...viewers(away), size: 0 }, PACE)).toBeUndefined();
  const [wish] = room.questions;
  expect(rematchTerms(room, wish!, viewers(away), PACE)).toEqual({
    until: IN_TIME,
    ...(awaited.length > 0 ? { awaited } : {}),
  });
});

test('who played the last card themselves was there, though a new server saw nobody go', async () => {
  const moments = { touched: 0, acted: 0 };
  for (const [asked, at] of [
    [MINUTE, 2 * MINUTE],
    [110_000, 140_000],
    [2 * MINUTE, 2 * MINUTE],
  ] as const) {
    const room = await afterMatch([], NONE, asked);
    const due = dueAt(room, moments, viewers([undefined, undefined]), PACE);
    expect(due).toEqual({ at, what: 'again' });
  }
});

test('with days for a move nobody counts, and nobody is said to be waited for who is away', async () => {
  const room = await afterMatch([], DAYS, ASKED);
  const presence = viewers([ASKED - 1, LONG_AGO]);
  expect(dueAt(room, { touched: 0, acted: 0 }, presence, PACE)).toBeUndefined();
  expect(rematchTerms(room, room.questions[0]!, presence, PACE)).toEqual({});
});
