/** A turn loop and a device whose ports fail, stop or advise: everybody is informed, and no move is made. */
import { EVERYBODY, Sfc32, type Refusal } from '@pakli/core';
import type { Update } from '@pakli/protocol';
import { expect, test } from 'vitest';
import {
  chanceOf,
  TurnLoop,
  HOUSE,
  Room,
  sitDown,
  randomPlayerSeeds,
  type EventOf,
  type PlayerQuestion,
  type Thought,
} from '../src/index.ts';
import { ask, canRedo, Device, look, redo, submit } from './acts.ts';
import { OPENING } from './opening.ts';
import { GAME } from './rounds.ts';
import { settle } from './seated.ts';

const OPEN: EventOf<'open'> = {
  ...OPENING,
  rules: 'deals=2',
  host: null,
  starter: 1,
};

interface At {
  readonly room: Room;
  readonly turnLoop: TurnLoop;
  readonly told: Update[];
  readonly asked: PlayerQuestion[];
  readonly cancelled: number[];
}

type Think = (question: PlayerQuestion) => Promise<Thought | undefined>;

/** Anna in seat 0, and a computer that starts. */
function dealt(think: Think): At {
  const room = Room.open(GAME, OPEN);
  const told: Update[] = [];
  const asked: PlayerQuestion[] = [];
  const cancelled: number[] = [];
  const turnLoop = new TurnLoop(room, {
    chance: chanceOf(new Sfc32(1)),
    playerSeeds: randomPlayerSeeds(new Sfc32(2)),
    now: () => 0,
    think: (question) => {
      asked.push(question);
      return think(question);
    },
    cancel: () => void cancelled.push(room.steps),
    keep: () => {},
    readers: () => [0],
    tell: (_, update) => void told.push(update),
  });
  turnLoop.do('anna', { kind: 'sit', seat: 0 });
  turnLoop.do(HOUSE, { kind: 'computer', seat: 1, level: 'strong' });
  return { room, turnLoop, told, asked, cancelled };
}

const move = (which: number): Promise<Thought> =>
  Promise.resolve({ move: which, scores: [] } as unknown as Thought);

test.each<[string, Think, string]>([
  ['fails', () => Promise.reject(new Error('no thread')), 'no thread'],
  ['gives no answer', () => Promise.resolve(undefined), 'a player gave no answer'],
])('a player that %s is reported to everybody', async (_, think, problem) => {
  const { turnLoop, told, room } = dealt(think);
  turnLoop.do(HOUSE, { kind: 'start' });
  await settle();
  expect(told.at(-1)).toEqual({ kind: 'broken', problem });
  expect([room.steps, room.turn]).toEqual([1, 1]);
});

test('the thinking seat is announced, with what it sees, and then no longer', async () => {
  const { turnLoop, told, asked, room } = dealt(() => move(0));
  turnLoop.do(HOUSE, { kind: 'start' });
  await settle();
  const kinds = told.filter(({ kind }) => kind === 'thinking');
  expect(kinds).toEqual([
    { kind: 'thinking', seat: 1 },
    { kind: 'thinking', seat: null },
  ]);
  expect(asked).toMatchObject([{ game: 'rounds', version: 1, player: 'strong' }]);
  expect(asked[0]?.view).toMatchObject({ seat: 1, turn: 1 });
  expect(asked[0]?.seed).toBe(new Sfc32(2).below(2 ** 32));
  expect([room.steps, room.turn]).toEqual([2, 0]);
});

test('after it is closed nothing is sent and nobody plays', async () => {
  const answer = Promise.withResolvers<Thought>();
  const { turnLoop, told, room, cancelled } = dealt(() => answer.promise);
  turnLoop.do(HOUSE, { kind: 'start' });
  await settle();
  const before = told.length;
  const stops = cancelled.length;
  turnLoop.close();
  answer.resolve(await move(0));
  await settle();
  expect([told.length, room.steps, cancelled.length]).toEqual([before, 1, stops + 1]);
});

test('what a player thought before a takeback is not played', async () => {
  const answers = [0, 0, 0].map(() => Promise.withResolvers<Thought>());
  let next = 0;
  const { turnLoop, room, asked } = dealt(() => answers[next++]!.promise);
  turnLoop.do(HOUSE, { kind: 'start' });
  await settle();
  answers[0]?.resolve(await move(0));
  await settle();
  expect(turnLoop.do('anna', { kind: 'play', step: room.steps, text: 'a' })).toBeUndefined();
  await settle();
  expect(turnLoop.do('anna', { kind: 'ask', what: 'takeback' })).toBeUndefined();
  answers[1]?.resolve(await move(1));
  await settle();
  expect([room.turn, room.steps, asked.length]).toEqual([0, 2, 2]);
});

test('what was done before is done again deal by deal, and stops where it does not fit', () => {
  const { turnLoop, room } = dealt(() => new Promise(() => {}));
  turnLoop.do(HOUSE, { kind: 'start' });
  const first = [1, 0, 1, 0].map((seat) => ({ deal: 0, seat, text: 'a' }));
  expect(turnLoop.repeat([...first, { deal: 1, seat: 0, text: 'z' }])).toMatchObject({
    refused: 'unreadable',
  });
  expect(room.match?.tables).toHaveLength(2);
  expect(turnLoop.repeat([{ deal: 2, seat: 0, text: 'a' }])).toMatchObject({
    refused: 'deal-goes-on',
  });
});

interface Alone {
  readonly device: Device;
  readonly room: Room;
  readonly told: Update[];
  readonly cancelled: unknown[];
  readonly asked: PlayerQuestion[];
}

/** This many people at one device; no computer decides anything. */
function devised(people: number, think: Think, more: Partial<EventOf<'open'>> = {}): Alone {
  const room = Room.open(GAME, { ...OPEN, starter: 0, ...more });
  const places = [0, 1].map((seat) =>
    seat < people
      ? ({ kind: 'person' } as const)
      : ({ kind: 'computer', level: 'strong' } as const),
  );
  sitDown(room, places, 0);
  const told: Update[] = [];
  const cancelled: unknown[] = [];
  const asked: PlayerQuestion[] = [];
  const device = new Device(room, {
    chance: chanceOf(new Sfc32(1)),
    playerSeeds: randomPlayerSeeds(new Sfc32(2)),
    now: () => 0,
    think: (question) => {
      asked.push(question);
      return think(question);
    },
    cancel: () => void cancelled.push(1),
    keep: () => {},
    tell: (update) => void told.push(update),
  });
  return { device, room, told, cancelled, asked };
}

test('behind the curtain nobody plays, asks or takes back', () => {
  const { device, told } = devised(2, () => new Promise(() => {}));
  device.open();
  expect(told.at(-1)).toMatchObject({ kind: 'curtain', seats: [0], last: null });
  const refused = { refused: 'not-seated' };
  const answers: (Refusal | undefined)[] = [
    submit(device, 'a'),
    ask(device, 'takeback'),
    ask(device, 'end'),
  ];
  expect(answers).toMatchObject([refused, refused, refused]);
  expect(look(device, 1)).toMatchObject({ refused: 'not-your-turn' });
  expect(look(device, 0)).toBeUndefined();
  expect(look(device, 0)).toBeUndefined();
  expect(look(device, 1)).toMatchObject({ refused: 'not-your-turn' });
  expect(submit(device, 'a')).toBeUndefined();
  expect(told.at(-1)).toMatchObject({ kind: 'curtain', seats: [1], last: 0 });
});

test('what was taken back by one person comes again, until they decide otherwise', async () => {
  const { device, room, told } = devised(1, () => move(0));
  device.open();
  expect(canRedo(told)).toBe(false);
  expect(redo(device)).toMatchObject({ refused: 'stale' });
  expect(submit(device, 'b')).toBeUndefined();
  await settle();
  const steps = room.steps;
  expect(ask(device, 'takeback')).toBeUndefined();
  expect([canRedo(told), room.steps]).toEqual([true, 1]);
  // A refused command changes nothing.
  expect(submit(device, 'z')).toMatchObject({ refused: 'unreadable' });
  expect(canRedo(told)).toBe(true);
  expect(redo(device)).toBeUndefined();
  await settle();
  expect([canRedo(told), room.steps]).toEqual([false, steps]);
  ask(device, 'takeback');
  submit(device, 'a');
  expect(canRedo(told)).toBe(false);
  device.close();
});

test('a broken player is reported to everybody who looks, even behind a curtain', async () => {
  const three = { seats: 3, starter: 2 };
  const room = Room.open(GAME, { ...OPEN, ...three });
  const told: Update[] = [];
  sitDown(room, [{ kind: 'person' }, { kind: 'person' }, { kind: 'computer', level: 'strong' }], 0);
  const device = new Device(room, {
    chance: chanceOf(new Sfc32(1)),
    playerSeeds: randomPlayerSeeds(new Sfc32(2)),
    now: () => 0,
    think: () => Promise.reject(new Error('no thread')),
    cancel: () => {},
    keep: () => {},
    tell: (update) => void told.push(update),
  });
  device.open();
  await settle();
  expect(told.map(({ kind }) => kind)).toEqual(['curtain', 'broken']);
  expect(told[0]).toMatchObject({ open: { reader: EVERYBODY }, seats: [0, 1] });
});
