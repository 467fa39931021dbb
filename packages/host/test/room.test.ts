import { EVERYBODY, formatRecord, isRefusal, Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import {
  chanceFrom,
  chanceOf,
  companyOf,
  deadlineAtTurn,
  decide,
  EVENT_VERSION,
  HOUSE,
  openedAfter,
  readerFor,
  Room,
  applyAndShow,
} from '../src/index.ts';
import type { Chance, RoomEvent, RoomCommand, Who } from '../src/index.ts';
import type { ClockRule, Command } from '@pakli/protocol';
import { OPENING } from './opening.ts';
import { GAME } from './rounds.ts';

function eventOf(room: Room, who: Who, command: RoomCommand, chance: Chance): RoomEvent {
  const event = decide(room, who, command, 0, chance);
  if (isRefusal(event)) throw new Error(event.refused);
  return event;
}

/** Anna alone against a computer; everybody says `a` until the end. */
function played(chance: Chance): { readonly room: Room; readonly log: readonly RoomEvent[] } {
  const room = Room.open(GAME, OPENING);
  const log: RoomEvent[] = [];
  const happen = (who: Who, command: RoomCommand): void => {
    const event = eventOf(room, who, command, chance);
    log.push(event);
    room.apply(event);
  };
  happen('anna', { kind: 'sit', seat: 0, nonce: '11'.repeat(16) });
  happen('anna', { kind: 'start' });
  while (room.phase === 'playing') {
    const who = room.turn === 0 ? 'anna' : HOUSE;
    happen(who, { kind: 'play', step: room.steps, text: 'a' });
  }
  return { room, log };
}

describe('deals from a secret', () => {
  const secret = new Uint8Array(32).fill(7);
  const chance = chanceFrom(secret, ['11'.repeat(16), undefined], new Sfc32(1));

  test('come again for whoever repeats a command that was lost', () => {
    const room = Room.open(GAME, OPENING);
    room.apply(eventOf(room, 'anna', { kind: 'sit', seat: 0 }, chance));
    const start = eventOf(room, 'anna', { kind: 'start' }, chance);
    expect(eventOf(room, 'anna', { kind: 'start' }, chance)).toEqual(start);
    expect(formatRecord(played(chance).room.match!)).toBe(formatRecord(played(chance).room.match!));
  });

  test('the secret is in the event that ends the match and in no other', () => {
    const { room, log } = played(chance);
    expect(log.map((event) => 'secret' in event)).toEqual(log.map((_, i) => i === log.length - 1));
    expect(room.secret).toBe('07'.repeat(32));
    const ended = played(chance)
      .log.slice(0, 3)
      .reduce(
        (open, event) => {
          open.apply(event);
          return open;
        },
        Room.open(GAME, OPENING),
      );
    expect(eventOf(ended, 'anna', { kind: 'ask', what: 'end' }, chance)).toMatchObject({
      carried: { secret: '07'.repeat(32) },
    });
    expect(eventOf(ended, HOUSE, { kind: 'end' }, chance)).toMatchObject({
      secret: '07'.repeat(32),
    });
  });

  test('what is carried out while cards are still to come does not tell it', () => {
    const room = Room.open(GAME, { ...OPENING, rules: 'deals=2' });
    const happen = (who: Who, command: RoomCommand): RoomEvent => {
      const event = eventOf(room, who, command, chance);
      room.apply(event);
      return event;
    };
    happen('anna', { kind: 'sit', seat: 0, nonce: '11'.repeat(16) });
    happen('anna', { kind: 'start' });
    const playOn = (): void => {
      while (room.turn !== undefined) {
        const who = room.turn === 0 ? 'anna' : HOUSE;
        happen(who, { kind: 'play', step: room.steps, text: 'a' });
      }
    };
    playOn();
    const carried = [happen('anna', { kind: 'ask', what: 'takeback' })];
    playOn();
    carried.push(happen('anna', { kind: 'ask', what: 'next' }));
    for (const event of carried) {
      expect(event).toHaveProperty('carried');
      expect(JSON.stringify(event)).not.toContain('07'.repeat(32));
    }
    expect([room.phase, room.secret]).toEqual(['playing', undefined]);
  });

  test('once it is revealed nothing can be taken back; on one device it can', () => {
    const takeback = { kind: 'ask', what: 'takeback' } as const;
    const known = decide(played(chance).room, 'anna', takeback, 0, chance);
    expect(known).toMatchObject({ refused: 'game-over' });
    const { room } = played(chanceOf(new Sfc32(1)));
    room.apply(eventOf(room, 'anna', takeback, chance));
    expect(room.phase).toBe('playing');
    expect(room.turn).toBe(0);
  });
});

test('people read their own seat, and who has none what everybody sees', () => {
  const { room } = played(chanceOf(new Sfc32(1)));
  expect(['anna', 'bo', HOUSE].map((who) => readerFor(room, who))).toEqual([
    0,
    EVERYBODY,
    EVERYBODY,
  ]);
});

test('who was refused n takebacks waits ten seconds times n squared', () => {
  const chance = chanceOf(new Sfc32(3));
  const room = Room.open(GAME, { ...OPENING, starter: 0 });
  const happen = begin(room, chance);
  const takeback = { kind: 'ask', what: 'takeback' } as const;
  happen('anna', { kind: 'play', step: 1, text: 'a' }, 0);
  let now = 5000;
  for (const wait of [10, 40, 90]) {
    happen('anna', takeback, now);
    happen('bo', { kind: 'answer', ask: room.seq - 1, yes: false }, now);
    now += wait * 1000 - 1;
    expect(decide(room, 'anna', takeback, now, chance)).toEqual({
      refused: 'asked-too-often',
      rule: 'table',
      detail: { seconds: 1 },
    });
    now++;
  }
  happen('anna', takeback, now);
  expect(room.questions).toHaveLength(1);
});

test('who has left is not taken along to another table', () => {
  const chance = chanceOf(new Sfc32(3));
  const room = Room.open(GAME, { ...OPENING, starter: 0 });
  for (const [seat, who] of ['anna', 'bo'].entries()) {
    room.apply(eventOf(room, who, { kind: 'sit', seat }, chance));
  }
  room.apply(eventOf(room, 'anna', { kind: 'start' }, chance));
  room.apply(eventOf(room, 'bo', { kind: 'leave' }, chance));
  room.apply(eventOf(room, 'anna', { kind: 'ask', what: 'end' }, chance));
  const [open, ...sitting] = openedAfter(room, 'T2', 0);
  const next = Room.open(GAME, open);
  for (const event of sitting) next.apply(event);
  expect(next.occupants).toEqual([
    { kind: 'person', person: 'anna', covered: false },
    { kind: 'free' },
  ]);
});

test('who comes back after the match does not unsay that the others wish another', () => {
  const chance = chanceOf(new Sfc32(3));
  const room = Room.open(GAME, { ...OPENING, starter: 0, seats: 3 });
  const happen = (who: Who, command: Command): void =>
    room.apply(eventOf(room, who, command, chance));
  for (const [seat, who] of ['anna', 'bo', 'cleo'].entries()) happen(who, { kind: 'sit', seat });
  happen('anna', { kind: 'start' });
  happen('bo', { kind: 'leave' });
  for (const who of ['anna', 'cleo']) happen(who, { kind: 'ask', what: 'end' });
  happen('anna', { kind: 'ask', what: 'again' });
  happen('bo', { kind: 'back' });
  expect(room.questions).toMatchObject([{ what: 'again', yes: [0] }]);
  for (const who of ['bo', 'cleo']) happen(who, { kind: 'ask', what: 'again' });
  expect(room.again?.ready).toEqual([0, 1, 2]);
});

function nextOf(room: Room): Room {
  const [open, ...sitting] = openedAfter(room, 'T2', 0);
  const next = Room.open(GAME, open);
  for (const event of sitting) next.apply(event);
  return next;
}

describe('another match', () => {
  const people = ['anna', 'bo', 'cleo'];

  /** A finished match of three people; Cleo has left her seat to a computer. */
  function over(): { room: Room; happen: (who: Who, command: Command) => void; ask: () => number } {
    const chance = chanceOf(new Sfc32(3));
    const room = Room.open(GAME, { ...OPENING, starter: 0, seats: 3 });
    const happen = (who: Who, command: Command): void => {
      room.apply(eventOf(room, who, command, chance));
    };
    for (const [seat, who] of people.entries()) happen(who, { kind: 'sit', seat });
    happen('anna', { kind: 'start' });
    happen('cleo', { kind: 'leave' });
    for (const who of ['anna', 'bo']) happen(who, { kind: 'ask', what: 'end' });
    return { room, happen, ask: () => room.questions[0]?.ask ?? -1 };
  }

  test('is asked of everybody who sits there, also of those a computer plays for', () => {
    const { room, happen } = over();
    for (const who of ['anna', 'bo']) happen(who, { kind: 'ask', what: 'again' });
    expect(room.again).toBeUndefined();
    happen('cleo', { kind: 'back' });
    happen('cleo', { kind: 'ask', what: 'again' });
    expect(room.again).toMatchObject({ ready: [0, 1, 2], declined: [] });
  });

  test('continues without whoever has said no, once somebody who has agreed wishes it', () => {
    const { room, happen, ask } = over();
    happen('anna', { kind: 'ask', what: 'again' });
    happen('bo', { kind: 'answer', ask: ask(), yes: false });
    expect(room.questions).toMatchObject([{ what: 'again', seat: 0, yes: [0], no: [1] }]);
    expect(room.again).toBeUndefined();
    happen('anna', { kind: 'ask', what: 'again', without: true });
    expect(room.again).toMatchObject({ ready: [0], declined: [1] });
    const next = nextOf(room);
    // Bo has declined, and a computer has played to the end for Cleo.
    expect(next.occupants.map(({ kind }) => kind)).toEqual(['person', 'free', 'free']);
  });

  test('keeps the seat of whoever has not answered', () => {
    const { room, happen } = over();
    happen('bo', { kind: 'ask', what: 'again' });
    happen('bo', { kind: 'ask', what: 'again', without: true });
    expect(nextOf(room).occupants).toMatchObject([{ covered: true }, { covered: false }, {}]);
  });

  test('is not hosted by somebody who has said no', () => {
    const { room, happen, ask } = over();
    happen('bo', { kind: 'ask', what: 'again' });
    happen('anna', { kind: 'answer', ask: ask(), yes: false });
    happen('bo', { kind: 'ask', what: 'again', without: true });
    expect(nextOf(room).host).toBe('bo');
  });

  test('may be agreed to after a no, and declined after a yes', () => {
    const { room, happen, ask } = over();
    happen('anna', { kind: 'ask', what: 'again' });
    happen('bo', { kind: 'answer', ask: ask(), yes: false });
    happen('bo', { kind: 'ask', what: 'again' });
    expect(room.questions).toMatchObject([{ yes: [0, 1], no: [] }]);
    happen('anna', { kind: 'answer', ask: ask(), yes: false });
    expect(room.questions).toMatchObject([{ yes: [1], no: [0] }]);
    // Nobody asks for it any more.
    happen('bo', { kind: 'answer', ask: ask(), yes: false });
    expect(room.questions).toEqual([]);
  });

  test('cannot be dealt without the others by somebody who has not agreed', () => {
    const { room, happen } = over();
    happen('anna', { kind: 'ask', what: 'again' });
    happen('bo', { kind: 'ask', what: 'again', without: true });
    expect(room.questions).toMatchObject([{ yes: [0, 1] }]);
    expect(room.again).toBeUndefined();
  });
});

test.each([true, false])('another table lets others look on as this one did: %s', (watching) => {
  const { room } = played(chanceOf(new Sfc32(1)));
  room.apply(eventOf(room, 'anna', { kind: 'watching', watching }, chanceOf(new Sfc32(1))));
  const [open, ...sitting] = openedAfter(room, 'T2', 0);
  const next = Room.open(GAME, open);
  for (const event of sitting) next.apply(event);
  expect(next.seats.watching).toBe(watching);
});

test.each([true, false])('people may say there what they might say here: %s', (talk) => {
  const { room } = played(chanceOf(new Sfc32(1)));
  room.apply(eventOf(room, 'anna', { kind: 'talk', talk }, chanceOf(new Sfc32(1))));
  expect(Room.open(GAME, openedAfter(room, 'T2', 0)[0]).seats.talk).toBe(talk);
});

/** Anna and Bo sit down and start; returns a function that applies further commands. */
function begin(
  room: Room,
  chance: Chance = chanceOf(new Sfc32(3)),
): (who: Who, command: Command, now: number) => void {
  const happen = (who: Who, command: Command, now: number): void => {
    const event = decide(room, who, command, now, chance);
    if (isRefusal(event)) throw new Error(event.refused);
    room.apply(event);
  };
  for (const [seat, who] of ['anna', 'bo'].entries()) happen(who, { kind: 'sit', seat }, 0);
  happen('anna', { kind: 'start' }, 0);
  return happen;
}

test.each<[string, ClockRule, number]>([
  ['a bank', { kind: 'bank', ms: 300_000, increment: 5000 }, 310_000],
  ['days', { kind: 'days', days: 3 }, 259_200_000],
])(
  'who leaves and comes back within a turn has no more time than was left: %s',
  (_, clock, out) => {
    const room = Room.open(GAME, { ...OPENING, starter: 0, clock });
    const happen = begin(room);
    expect(deadlineAtTurn(room)).toBe(out);
    // Any number of times, however short: the free part of a turn is free once.
    for (const left of [11_000, 13_000, 200_000]) {
      happen('anna', { kind: 'leave' }, left);
      happen('anna', { kind: 'back' }, left);
      expect(deadlineAtTurn(room)).toBe(out);
    }
    // Their clock did not run while a computer could have played for them.
    happen('anna', { kind: 'leave' }, 240_000);
    happen('anna', { kind: 'back' }, 280_000);
    expect(deadlineAtTurn(room)).toBe(out + 40_000);
  },
);

describe('a question to take back', () => {
  const clock = { kind: 'bank', ms: 300_000, increment: 0 } as const;
  /** Anna has moved, Bo is to move from 60,000 on, and Anna asks after 30 seconds of his time. */
  const asked = (): { readonly room: Room; readonly happen: ReturnType<typeof begin> } => {
    const room = Room.open(GAME, { ...OPENING, starter: 0, clock });
    const happen = begin(room);
    happen('anna', { kind: 'play', step: 1, text: 'a' }, 60_000);
    happen('anna', { kind: 'ask', what: 'takeback' }, 92_000);
    return { room, happen };
  };
  test('stops the clock at turn until it is answered', () => {
    const { room, happen } = asked();
    expect(companyOf(room).seats[1]).toMatchObject({ clock: { left: 270_000, deadline: 382_000 } });
    happen('bo', { kind: 'answer', ask: room.questions[0]!.ask, yes: false }, 99_000);
    expect(deadlineAtTurn(room)).toBe(62_000 + 300_000 + 7000);
    expect(companyOf(room).seats[1]).toMatchObject({ clock: { left: 300_000, deadline: 369_000 } });
    happen('bo', { kind: 'play', step: room.steps, text: 'a' }, 100_000);
    expect(room.banks[1]).toBe(300_000 - 31_000);
  });

  test('stops it for twenty seconds at most', () => {
    const { room, happen } = asked();
    happen('bo', { kind: 'answer', ask: room.questions[0]!.ask, yes: false }, 200_000);
    expect(deadlineAtTurn(room)).toBe(62_000 + 300_000 + 20_000);
  });

  test('costs no time where the seat at turn just moves on', () => {
    const { room, happen } = asked();
    happen('bo', { kind: 'play', step: room.steps, text: 'a' }, 99_000);
    expect(room.banks[1]).toBe(300_000 - 30_000);
    // The next turn is unaffected.
    expect(deadlineAtTurn(room)).toBe(99_000 + 2000 + room.banks[0]!);
  });

  test('gives its time back when it lapses because somebody leaves', () => {
    const { room, happen } = asked();
    happen('anna', { kind: 'leave' }, 97_000);
    expect(room.questions).toEqual([]);
    expect(deadlineAtTurn(room)).toBe(62_000 + 300_000 + 5000);
  });
});

test('who comes back after two time-outs has two again before a computer plays for them', () => {
  const clock = { kind: 'bank', ms: 1000, increment: 0 } as const;
  const room = Room.open(GAME, { ...OPENING, rules: 'deals=3', starter: 0, clock });
  const happen = begin(room);
  const isCovered = (): boolean => room.seats.personAt(0).covered;
  let now = 0;
  /** Everybody's time runs out turn after turn until Anna has had this many. */
  const runOut = (turns: number): void => {
    for (let had = 0; had < turns;) {
      if (room.turn === 0) had++;
      now = deadlineAtTurn(room) ?? now;
      const next = { kind: 'ask', what: 'next' } as const;
      const play = { kind: 'play', step: room.steps, text: 'a' } as const;
      happen(HOUSE, room.turn === undefined ? next : play, now);
    }
  };
  runOut(1);
  expect(isCovered()).toBe(false);
  runOut(1);
  expect(isCovered()).toBe(true);
  happen('anna', { kind: 'back' }, now);
  runOut(1);
  expect(isCovered()).toBe(false);
});

test('whose turn began while they were away has all of their time', () => {
  const clock = { kind: 'bank', ms: 300_000, increment: 0 } as const;
  const room = Room.open(GAME, { ...OPENING, starter: 1, clock });
  const happen = begin(room);
  happen('anna', { kind: 'leave' }, 20_000);
  happen('bo', { kind: 'play', step: 1, text: 'a' }, 60_000);
  happen('anna', { kind: 'back' }, 90_000);
  expect(deadlineAtTurn(room)).toBe(90_000 + 2000 + 300_000);
});

describe('the first cards', () => {
  test('are seen being dealt on a table that was laid before', () => {
    const chance = chanceOf(new Sfc32(3));
    const room = Room.open(GAME, { ...OPENING, starter: 0 });
    room.apply(eventOf(room, 'anna', { kind: 'sit', seat: 0 }, chance));
    const start = eventOf(room, 'anna', { kind: 'start' }, chance);
    const [update] = applyAndShow(room, start, [0]);
    expect(update).toMatchObject({
      kind: 'opening',
      why: 'opened',
      past: [],
      scene: { step: 0, view: { turn: -1, cards: [] } },
      steps: [{ step: { seat: null }, scene: { step: 1, view: { turn: 0 } } }],
    });
  });

  test('an update contains the company if that has changed', () => {
    const chance = chanceOf(new Sfc32(3));
    const room = Room.open(GAME, { ...OPENING, starter: 0, seats: 3 });
    for (const [seat, who] of ['anna', 'bo'].entries()) {
      room.apply(eventOf(room, who, { kind: 'sit', seat }, chance));
    }
    room.apply(eventOf(room, 'anna', { kind: 'start' }, chance));
    const play = (who: Who): unknown =>
      applyAndShow(
        room,
        eventOf(room, who, { kind: 'play', step: room.steps, text: 'a' }, chance),
        [0],
      )[0];
    expect(play('anna')).not.toHaveProperty('company');
    const [asked] = applyAndShow(
      room,
      eventOf(room, 'anna', { kind: 'ask', what: 'takeback' }, chance),
      [1],
    );
    expect(asked).toMatchObject({
      kind: 'company',
      company: { questions: [{ seat: 0, steps: 1 }] },
    });
    expect(play('bo')).toMatchObject({ company: { questions: [{ seat: 0, steps: 2 }] } });
  });
});

const fresh = (): Room => Room.open(GAME, { ...OPENING, starter: 0 });

describe('a log that cannot have happened is an error', () => {
  const at = { v: 1, at: 0 } as const;
  const begun = (): Room => {
    const room = fresh();
    room.apply({ ...at, kind: 'start', starter: 0, deals: ['1 2'] });
    return room;
  };

  test.each<[string, () => Room, RoomEvent]>([
    ['opened twice', fresh, OPENING],
    ['a deal with a card twice', fresh, { ...at, kind: 'start', starter: 0, deals: ['1 1'] }],
    [
      'somebody stands up who does not sit',
      fresh,
      { ...at, kind: 'stand', seat: 0, removed: false },
    ],
    [
      'a move before the start',
      fresh,
      { ...at, kind: 'play', seat: 0, text: 'a', by: 'person', took: 0, deals: [] },
    ],
    [
      'a move that cannot be read',
      begun,
      { ...at, kind: 'play', seat: 0, text: 'z', by: 'person', took: 0, deals: [] },
    ],
    [
      'a move of another seat',
      begun,
      { ...at, kind: 'play', seat: 1, text: 'a', by: 'person', took: 0, deals: [] },
    ],
    ['an answer to nothing', begun, { ...at, kind: 'answer', ask: 1, seat: 0, yes: true }],
    [
      'a next deal in the middle of one',
      begun,
      { ...at, kind: 'ask', what: 'next', seat: null, carried: { deals: [] } },
    ],
    [
      'a takeback of nothing',
      begun,
      { ...at, kind: 'ask', what: 'takeback', seat: 0, carried: { deals: [] } },
    ],
  ])('%s', (_, make, event) => {
    const room = make();
    expect(() => room.apply(event)).toThrow();
  });

  test.each([
    ['a version that nobody knows', { version: 9 }],
    ['rules that there are not', { rules: 'strange=1' }],
    ['a record of nothing', { from: { record: 'x', toCome: [], fixed: false } }],
  ])('%s', (_, wrong) => {
    expect(() => Room.open(GAME, { ...OPENING, ...wrong })).toThrow();
  });
});

describe('logs from before a covered seat was kept for its person', () => {
  const chance = chanceOf(new Sfc32(1));

  function begun(locked: boolean): Room {
    const room = Room.open(GAME, OPENING);
    const happen = (who: Who, command: Command): void =>
      room.apply(eventOf(room, who, command, chance));
    happen('anna', { kind: 'sit', seat: 0, nonce: '11'.repeat(16) });
    happen('bo', { kind: 'sit', seat: 1 });
    if (locked) happen('anna', { kind: 'lock', locked });
    happen('anna', { kind: 'start' });
    return room;
  }
  const when = { v: EVENT_VERSION, at: 5 };
  const cover: RoomEvent = { ...when, kind: 'cover', seat: 0, why: 'absent' };
  const offer: RoomEvent = { ...when, kind: 'offer', seat: 0, open: true };

  test.each([false, true])('whoever sat down there has the seat (locked: %s)', (locked) => {
    const room = begun(locked);
    for (const event of [cover, offer]) room.apply(event);
    room.apply({ ...when, kind: 'sit', seat: 0, person: 'cleo' });
    expect(room.occupants[0]).toEqual({
      kind: 'person',
      person: 'cleo',
      covered: false,
      nonce: '11'.repeat(16),
    });
    expect([room.host, room.seatOf('anna')]).toEqual(['bo', undefined]);
  });

  test('an offer that was still open is none any more', () => {
    const room = begun(false);
    for (const event of [cover, offer]) room.apply(event);
    expect([...room.seats.offered]).toEqual([]);
    const sit = decide(room, 'cleo', { kind: 'sit', seat: 0 }, 9, chance);
    expect(sit).toMatchObject({ refused: 'already-started' });
  });
});

test('a locked table is locked when the same people play on, and the first who comes along hosts', () => {
  const chance = chanceOf(new Sfc32(1));
  const room = Room.open(GAME, OPENING);
  const happen = (who: Who, command: RoomCommand): void =>
    room.apply(eventOf(room, who, command, chance));
  happen('anna', { kind: 'sit', seat: 0 });
  happen('bo', { kind: 'sit', seat: 1 });
  happen('anna', { kind: 'lock', locked: true });
  happen('anna', { kind: 'start' });
  happen('anna', { kind: 'leave' });
  happen('bo', { kind: 'ask', what: 'end' });
  happen('bo', { kind: 'ask', what: 'again' });
  const [open, ...others] = openedAfter(room, 'U', 9);
  expect(open.host).toBe('bo');
  expect(others).toContainEqual({ v: EVENT_VERSION, at: 9, kind: 'lock', locked: true });
});
