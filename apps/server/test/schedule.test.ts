/** What happens on its own, and when, as a function of the room and of who is there. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import { chanceOf, decide, EVENT_VERSION, Room, type Who } from '@pakli/host';
import type { ClockRule, Command } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { dueAt, NOBODY, type Viewers } from '../src/schedule.ts';
import { PACE } from '../src/settings.ts';

const ANYBODY: Viewers = { size: 1, isHere: () => true };
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
