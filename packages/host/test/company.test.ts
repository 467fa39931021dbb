import { Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { chanceOf, companyOf, decide, HOUSE, Room, type Outside } from '../src/index.ts';
import type { EventOf, RoomCommand, Who } from '../src/index.ts';
import { OPENING } from './opening.ts';
import { GAME } from './rounds.ts';

const OPEN: EventOf<'open'> = {
  ...OPENING,
  rules: '',
  seats: 3,
  clock: { kind: 'bank', ms: 60_000, increment: 1000 },
  starter: 1,
};
const outside: Outside = {
  nameOf: (person) => (person === 'anna' ? 'Anna Bo' : ''),
  isHere: (person) => person === 'anna',
};

function happen(room: Room, who: Who, command: RoomCommand, now: number): void {
  const event = decide(room, who, command, now, chanceOf(new Sfc32(1)));
  if ('refused' in event) throw new Error(event.refused);
  room.apply(event);
}

/** Anna at seat 1, Bo at seat 0, and a computer. */
function table(more: Partial<EventOf<'open'>> = {}): Room {
  const room = Room.open(GAME, { ...OPEN, ...more });
  happen(room, 'bo', { kind: 'sit', seat: 0 }, 0);
  happen(room, 'anna', { kind: 'sit', seat: 1 }, 0);
  happen(room, 'anna', { kind: 'computer', seat: 2, level: 'strong' }, 0);
  return room;
}

describe('everybody may know', () => {
  test('who sits where, who is there, and how strong a computer is', () => {
    const options = { takebacks: true, hints: false };
    const room = table({ clock: { kind: 'none' }, names: ['Bo', 'A', 'Cleo'], options });
    expect(companyOf(room, outside)).toEqual({
      phase: 'gathering',
      seats: [
        { kind: 'person', name: 'Bo', here: false, covered: false },
        { kind: 'person', name: 'Anna Bo', here: true, covered: false },
        { kind: 'computer', name: 'Cleo', level: 'strong' },
      ],
      host: 1,
      locked: false,
      watching: true,
      talk: false,
      offered: [],
      takebacks: true,
      hints: false,
      questions: [],
      again: null,
    });
  });

  test('which seat is free, plays what is written down, or was left for good', () => {
    const names = ['Bo', 'Anna', 'Cleo', 'Dan'];
    const room = table({ seats: 4, names, clock: { kind: 'none' } });
    expect(companyOf(room).seats[3]).toEqual({ kind: 'free' });
    happen(room, HOUSE, { kind: 'script', seat: 3, lines: [['a']] }, 0);
    expect(companyOf(room).seats[3]).toEqual({ kind: 'script', name: 'Dan' });
    happen(room, 'anna', { kind: 'start' }, 0);
    happen(room, 'bo', { kind: 'release', seat: 0 }, 0);
    expect(companyOf(room).seats[0]).toEqual({
      kind: 'computer',
      name: 'Bo',
      level: 'casual',
      released: true,
    });
    happen(room, 'anna', { kind: 'offer', seat: 2, open: true }, 0);
    const { offered, phase, screen, newcomers } = companyOf(room, {
      ...outside,
      hasScreen: () => true,
    });
    expect([offered, phase, screen, newcomers]).toEqual([[2], 'playing', true, undefined]);
  });

  test('nobody by the id that the log knows them by', () => {
    const room = table();
    expect(JSON.stringify(companyOf(room, outside))).not.toMatch(/anna|bo"/);
  });

  test('that the host is away, until cards are played', () => {
    const room = table();
    const nobody: Outside = { ...outside, isHere: () => false };
    expect(companyOf(room, nobody).hostAway).toBe(true);
    happen(room, 'anna', { kind: 'start' }, 5000);
    expect(companyOf(room, nobody).hostAway).toBeUndefined();
  });

  test('whose seat all others may release: while cards are played, of somebody covered since long ago', () => {
    const room = table();
    const since: number[] = [];
    const days: Outside = {
      ...outside,
      isLongAway: (_, left) => since.push(left) > 0,
    };
    const releasable = (): unknown[] =>
      companyOf(room, days).seats.map((one) => one.kind === 'person' && one.releasable === true);
    expect(releasable()).toEqual([false, false, false]);
    happen(room, 'anna', { kind: 'start' }, 5000);
    expect(releasable()).toEqual([false, false, false]);
    happen(room, 'bo', { kind: 'leave' }, 31_000);
    expect(releasable()).toEqual([true, false, false]);
    expect(since).toEqual([31_000]);
  });

  test('that somebody plays without what was learned, be it for a person', () => {
    const room = table();
    happen(room, 'anna', { kind: 'start' }, 5000);
    const casual: Outside = { ...outside, isUnlearned: (_, player) => player === 'casual' };
    expect(companyOf(room, casual).unlearned).toBeUndefined();
    happen(room, 'bo', { kind: 'leave' }, 6000);
    expect(companyOf(room, casual).unlearned).toBe(true);
  });

  test('whose clock runs and until when', () => {
    const room = table();
    happen(room, 'anna', { kind: 'start' }, 5000);
    const clocks = (): unknown[] =>
      companyOf(room).seats.map((sitter) => (sitter.kind === 'person' ? sitter.clock : null));
    expect(clocks()).toEqual([
      { left: 60_000, deadline: null },
      { left: 60_000, deadline: 75_000 },
      null,
    ]);
    happen(room, 'anna', { kind: 'play', step: 1, text: 'a' }, 25_000);
    happen(room, HOUSE, { kind: 'play', step: 2, text: 'a' }, 30_000);
    expect(clocks()).toEqual([
      { left: 60_000, deadline: 92_000 },
      { left: 51_000, deadline: null },
      null,
    ]);
    happen(room, 'bo', { kind: 'leave' }, 31_000);
    expect(clocks()[0]).toEqual({ left: 60_000, deadline: null });
    expect(companyOf(room).seats[0]).toMatchObject({ covered: true });
  });

  test('what is asked, and how many steps a takeback would take back', () => {
    const room = table({ clock: { kind: 'none' } });
    happen(room, 'anna', { kind: 'start' }, 0);
    happen(room, 'anna', { kind: 'play', step: 1, text: 'a' }, 0);
    happen(room, 'anna', { kind: 'ask', what: 'takeback' }, 0);
    const asked = { ask: room.seq - 1, what: 'takeback', seat: 1, at: 0, yes: [1] };
    expect(companyOf(room).questions).toEqual([{ ...asked, steps: 1 }]);
    happen(room, HOUSE, { kind: 'play', step: 2, text: 'b' }, 0);
    expect(companyOf(room).questions).toEqual([{ ...asked, steps: 2 }]);
    happen(room, 'bo', { kind: 'ask', what: 'end' }, 0);
    expect(companyOf(room).questions[1]).toMatchObject({ what: 'end', seat: 0, yes: [0] });
  });

  test('that the host has gone and another has come after them', () => {
    const room = table();
    happen(room, 'anna', { kind: 'stand' }, 0);
    expect(companyOf(room).host).toBe(0);
    happen(room, 'anna', { kind: 'sit', seat: 1 }, 0);
    expect(companyOf(room).host).toBe(0);
    happen(room, 'bo', { kind: 'stand' }, 0);
    expect(companyOf(room).host).toBe(1);
  });
});
