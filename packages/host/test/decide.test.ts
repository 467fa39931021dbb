/** The outcome of every command, by every person, in every phase: one row per command, one column per person. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, Sfc32 } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { expect, test } from 'vitest';
import {
  chanceFrom,
  changesNothing,
  decide,
  HOUSE,
  Room,
  type RoomEvent,
  type EventOf,
  type RoomCommand,
  type Who,
} from '../src/index.ts';
import { OPENING } from './opening.ts';
import { GAME } from './rounds.ts';

const OPEN: EventOf<'open'> = {
  ...OPENING,
  rules: 'deals=2',
  seats: 4,
  clock: { kind: 'bank', ms: 60_000, increment: 1000 },
  starter: 0,
};
const chance = chanceFrom(new Uint8Array(32).fill(7), [], new Sfc32(1));
const NONCE = '11'.repeat(16);

function happen(room: Room, who: Who, command: RoomCommand, now = 0): RoomEvent {
  const event = decide(room, who, command, now, chance);
  if (isRefusal(event)) throw new Error(`${command.kind}: ${event.refused}`);
  room.apply(event);
  return event;
}

/** Anna hosts in seat 0, Bo sits in 1, a computer in 2; seat 3 is free, and Dan is banned. */
function gathering(more: Partial<EventOf<'open'>> = {}): Room {
  const room = Room.open(GAME, { ...OPEN, ...more });
  happen(room, 'dan', { kind: 'sit', seat: 2 });
  happen(room, 'anna', { kind: 'clear', seat: 2 });
  happen(room, 'anna', { kind: 'sit', seat: 0, nonce: NONCE });
  happen(room, 'bo', { kind: 'sit', seat: 1 });
  happen(room, 'anna', { kind: 'computer', seat: 2, level: 'strong' });
  return room;
}

/** The same with cards. Eve has handed seat 3 to a computer for a while. */
function playing(): Room {
  const room = gathering();
  happen(room, 'eve', { kind: 'sit', seat: 3 });
  happen(room, 'anna', { kind: 'start' }, 1000);
  happen(room, 'eve', { kind: 'leave' }, 1000);
  happen(room, 'anna', { kind: 'offer', seat: 2, open: true }, 1000);
  happen(room, 'anna', { kind: 'play', step: 1, text: 'a' }, 1000);
  return room;
}

function over(): Room {
  const room = playing();
  for (const who of ['anna', 'bo']) happen(room, who, { kind: 'ask', what: 'end' }, 1000);
  return room;
}

const COMMANDS: readonly RoomCommand[] = [
  { kind: 'sit', seat: 0 },
  { kind: 'sit', seat: 1, nonce: NONCE },
  { kind: 'sit', seat: 2 },
  { kind: 'sit', seat: 3 },
  { kind: 'sit', seat: 4 },
  { kind: 'sit', seat: -1 },
  { kind: 'stand' },
  { kind: 'computer', seat: 3, level: 'expert' },
  { kind: 'computer', seat: 3, level: 'random' },
  { kind: 'computer', seat: 1, level: 'expert' },
  { kind: 'clear', seat: 0 },
  { kind: 'clear', seat: 1 },
  { kind: 'clear', seat: 2 },
  { kind: 'lock', locked: true },
  { kind: 'watching', watching: false },
  { kind: 'talk', talk: true },
  { kind: 'offer', seat: 2, open: false },
  { kind: 'offer', seat: 1, open: true },
  { kind: 'offer', seat: 9, open: true },
  { kind: 'release', seat: 1 },
  { kind: 'release', seat: 2 },
  { kind: 'release', seat: 3 },
  { kind: 'start' },
  { kind: 'play', step: 2, text: 'a' },
  { kind: 'play', step: 1, text: 'a' },
  { kind: 'play', step: 2, text: 'z' },
  { kind: 'play', step: 2, text: 'give up' },
  { kind: 'ask', what: 'takeback' },
  { kind: 'ask', what: 'next' },
  { kind: 'ask', what: 'again' },
  { kind: 'ask', what: 'end' },
  { kind: 'answer', ask: 99, yes: true },
  { kind: 'leave' },
  { kind: 'back' },
  { kind: 'script', seat: 3, lines: [] },
  { kind: 'script', seat: 1, lines: [] },
  { kind: 'cover', seat: 1 },
  { kind: 'cover', seat: 2 },
  { kind: 'forget', person: 'bo' },
  { kind: 'forget', person: 'cleo' },
  { kind: 'outage', ms: 1000 },
  { kind: 'end' },
];

const PEOPLE: readonly Who[] = ['anna', 'bo', 'cleo', 'dan', 'eve', HOUSE];

function described(command: RoomCommand): string {
  const { kind, ...rest } = command;
  const words = Object.values(rest).map((value) => (value === NONCE ? 'nonce' : String(value)));
  return [kind, ...words].join(' ').trim();
}

/** A refusal by its name, an event by its kind and, where it carries something out, a star. */
function answered(room: Room, who: Who, command: RoomCommand): string {
  const event = decide(room, who, command, 1000, chance);
  if (isRefusal(event)) return event.refused;
  return `${event.kind.toUpperCase()}${'carried' in event ? '*' : ''}`;
}

function tableOf(make: () => Room): string {
  return COMMANDS.map((command) => {
    const answers = PEOPLE.map((who) => answered(make(), who, command));
    return `${described(command)}: ${answers.join(' ')}`;
  }).join('\n');
}

test('everybody is answered as golden/decide.txt says', () => {
  const golden = readFileSync(join(import.meta.dirname, 'golden/decide.txt'), 'utf8');
  const phases = { gathering: () => gathering(), playing, over };
  const text = Object.entries(phases).map(
    ([phase, make]) => `${phase} (anna bo cleo dan eve house)\n${tableOf(make)}\n`,
  );
  expect(text.join('\n')).toBe(golden);
});

function refusal(room: Room, who: Who, command: RoomCommand, now = 1000): unknown {
  const event = decide(room, who, command, now, chance);
  return isRefusal(event) ? event : event.kind;
}

test('refusals name the seat, the level and how many seats there are', () => {
  const room = gathering();
  expect(refusal(room, 'bo', { kind: 'sit', seat: 9 })).toMatchObject({
    detail: { seat: 9, seats: 4 },
  });
  expect(refusal(room, 'cleo', { kind: 'sit', seat: 1 })).toMatchObject({ detail: { seat: 1 } });
  expect(refusal(room, 'anna', { kind: 'computer', seat: 3, level: 'x' })).toMatchObject({
    detail: { level: 'x' },
  });
  expect(refusal(playing(), 'anna', { kind: 'offer', seat: 3, open: true })).toMatchObject({
    refused: 'seat-taken',
    detail: { seat: 3 },
  });
});

test('at a locked table those sit who sat or who host, and no seat is offered later', () => {
  const room = gathering();
  happen(room, 'anna', { kind: 'lock', locked: true });
  expect(refusal(room, 'cleo', { kind: 'sit', seat: 3 })).toMatchObject({
    refused: 'table-locked',
  });
  expect(refusal(room, 'bo', { kind: 'sit', seat: 3 })).toBe('sit');
  happen(room, 'anna', { kind: 'stand' });
  expect(room.host).toBe('bo');
  expect(refusal(room, 'bo', { kind: 'sit', seat: 0 })).toBe('sit');
  happen(room, 'bo', { kind: 'start' }, 1000);
  expect(refusal(room, 'bo', { kind: 'offer', seat: 2, open: true })).toMatchObject({
    refused: 'table-locked',
  });
});

test('a released seat is offered only where newcomers are welcome, and never to whoever had it', () => {
  for (const newcomers of [false, true]) {
    const room = gathering({ options: { takebacks: true, hints: true, newcomers } });
    happen(room, 'eve', { kind: 'sit', seat: 3 });
    happen(room, 'anna', { kind: 'start' }, 1000);
    happen(room, 'eve', { kind: 'release', seat: 3 }, 1000);
    expect(room.occupants[3]).toEqual({ kind: 'computer', level: 'casual', released: true });
    const offered = refusal(room, 'anna', { kind: 'offer', seat: 3, open: true });
    if (!newcomers) expect(offered).toMatchObject({ refused: 'no-newcomers' });
    else {
      happen(room, 'anna', { kind: 'offer', seat: 3, open: true }, 1000);
      expect(refusal(room, 'eve', { kind: 'sit', seat: 3 })).toMatchObject({
        refused: 'seat-given-up',
      });
      expect(refusal(room, 'cleo', { kind: 'sit', seat: 3 })).toBe('sit');
    }
  }
});

test('what changes nothing needs no row, whatever else it is', () => {
  const room = playing();
  const start = gathering();
  const cases: readonly (readonly [Room, Who, Command, boolean])[] = [
    [start, 'anna', { kind: 'lock', locked: false }, true],
    [start, 'anna', { kind: 'lock', locked: true }, false],
    [start, 'anna', { kind: 'watching', watching: true }, true],
    [start, 'anna', { kind: 'watching', watching: false }, false],
    [start, 'anna', { kind: 'talk', talk: false }, true],
    [start, 'anna', { kind: 'talk', talk: true }, false],
    [start, 'anna', { kind: 'clear', seat: 3 }, true],
    [start, 'anna', { kind: 'clear', seat: 2 }, false],
    [start, 'anna', { kind: 'computer', seat: 2, level: 'strong' }, true],
    [start, 'anna', { kind: 'computer', seat: 2, level: 'casual' }, false],
    [start, 'anna', { kind: 'computer', seat: 3, level: 'strong' }, false],
    [start, 'bo', { kind: 'sit', seat: 1, nonce: NONCE }, false],
    [room, 'anna', { kind: 'offer', seat: 2, open: true }, true],
    [room, 'anna', { kind: 'offer', seat: 2, open: false }, false],
  ];
  for (const [at, who, command, same] of cases) {
    const event = decide(at, who, command, 1000, chance);
    if (isRefusal(event)) throw new Error(event.refused);
    expect([command, changesNothing(at, event)]).toEqual([command, same]);
  }
  const after = over();
  happen(after, 'anna', { kind: 'ask', what: 'again' }, 1000);
  const ask = after.seq - 1;
  const no = decide(after, 'bo', { kind: 'answer', ask, yes: false }, 1000, chance);
  const own = decide(after, 'anna', { kind: 'answer', ask, yes: false }, 1000, chance);
  if (isRefusal(no) || isRefusal(own)) throw new Error('refused');
  expect([changesNothing(after, no), changesNothing(after, own)]).toEqual([false, false]);
  after.apply(no);
  expect(changesNothing(after, no)).toBe(true);
});

test('time is taken from whoever is at turn, and all of it where the clock decides', () => {
  const room = playing();
  const play = (who: Who, text: string, now: number): unknown => {
    const event = decide(room, who, { kind: 'play', step: room.steps, text }, now, chance);
    return isRefusal(event) ? event.refused : event;
  };
  // The ten seconds after the deal at 1000 are free.
  expect(play('bo', 'a', 11_000)).toMatchObject({ by: 'person', took: 0, seat: 1 });
  expect(play('bo', 'a', 15_000)).toMatchObject({ took: 4000, at: 15_000 });
  expect(play('anna', 'give up', 15_000)).toMatchObject({ took: 0, seat: 0 });
  expect(play(HOUSE, 'a', 70_999)).toBe('not-yet');
  expect(play(HOUSE, 'a', 71_000)).toMatchObject({ by: 'clock', took: 60_000, seat: 1 });
  happen(room, 'bo', { kind: 'play', step: 2, text: 'b' }, 15_000);
  expect(room.banks).toEqual([61_000, 57_000, 60_000, 60_000]);
  expect(play(HOUSE, 'a', 15_000)).toMatchObject({ by: 'computer', took: 0, seat: 2 });
});

test('the clock decides twice in a row, then a computer has the seat', () => {
  const room = gathering({ rules: 'deals=1', seats: 4 });
  happen(room, 'anna', { kind: 'start' }, 0);
  const turns = [0, 1, 2, 3, 0, 1];
  let now = 0;
  for (const seat of turns) {
    expect(room.turn).toBe(seat);
    now += 1_000_000;
    happen(room, HOUSE, { kind: 'play', step: room.steps, text: 'a' }, now);
  }
  expect(room.occupants.map((chair) => chair.kind === 'person' && chair.covered)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(room.coveredAt).toEqual([5_000_000, 6_000_000, 0, 0]);
});

test.each<[string, () => Room, object, RegExp]>([
  ['a second opening', gathering, OPEN, /opened once/],
  ['a move before the first card', gathering, { kind: 'play', seat: 0, text: 'a' }, /not.*yet/],
  ['a move after the end', over, { kind: 'play', seat: 0, text: 'a' }, /after the end/],
  ['a move that is none', playing, { kind: 'play', seat: 1, text: 'z' }, /is refused/],
  ['a move of another seat', playing, { kind: 'play', seat: 0, text: 'a' }, /not one of seat 0/],
  ['an answer to nothing', playing, { kind: 'answer', ask: 9, seat: 0, yes: true }, /asked 9/],
  ['another match nowhere', over, { kind: 'ask', what: 'again', seat: 0 }, /nowhere/],
  ['a release of nobody', playing, { kind: 'ask', what: 'release', seat: 0 }, /nobody is/],
  ['a deal after the last', over, { kind: 'ask', what: 'next', seat: 0 }, /no next deal/],
  ['a takeback of nothing', playing, { kind: 'ask', what: 'takeback', seat: 1 }, /taken back/],
  ['a takeback of the house', playing, { kind: 'ask', what: 'takeback', seat: null }, /taken back/],
])('a log with %s is an error', (_, make, event, message) => {
  const room = make();
  const common = { v: 1, at: 0, by: 'person', took: 0, deals: [] };
  const carried = 'what' in event ? { carried: { deals: [] } } : {};
  const given = { ...common, ...carried, ...event } as unknown as RoomEvent;
  expect(() => room.apply(given)).toThrow(message);
});

test('a room is opened by the rules of its log, and by no others', () => {
  expect(() => Room.open(GAME, { ...OPEN, version: 2 })).toThrow('no version 2 of rounds');
  expect(() => Room.open(GAME, { ...OPEN, rules: 'deals=9' })).toThrow('rules of the log');
  expect(Room.open(GAME, OPEN)).toMatchObject({ seq: 1, phase: 'gathering', rules: '' });
  expect(Room.open(GAME, { ...OPEN, rules: 'deals=1' }).rules).toBe('deals=1');
});
