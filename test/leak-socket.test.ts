/** Nobody is sent a byte that depends on a card they may not see, by a real server over a real socket. */
import { EVERYBODY, type Game } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { Room, type RoomEvent } from '@pakli/host';
import { expect, test } from 'vitest';
import { dueAt, type Viewers } from '../apps/server/src/schedule.ts';
import { WebSocket } from '../apps/server/test/client.ts';
import { QUICK } from '../apps/server/test/running.ts';
import { WATCHED } from '../packages/host/test/leak.ts';
import { compare, exchangedTables, holdReaders, tablesFor, withTwins } from './leak-socket.ts';

const SEED = 21;

test('all that reaches a reader is the same in both worlds', () => holdReaders(1, SEED, 4));

/** Tells everybody steps in full. */
async function spoilt(game: Game, work: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptors(game);
  Object.assign(game, {
    format: (...[state, move]: Parameters<Game['format']>) => game.formatTruth(state, move),
    formatDeal: (...[state, outcome, length]: Parameters<Game['formatDeal']>) =>
      game.formatDealTruth(state, outcome, length),
  });
  try {
    await work();
  } finally {
    for (const key of ['format', 'formatDeal']) Reflect.deleteProperty(game, key);
    Object.defineProperties(game, own);
  }
}

test('a step that is sent in full is noticed in every game', () =>
  withTwins(async (twins) => {
    for (const watched of WATCHED.filter(({ reader }) => reader === EVERYBODY)) {
      const [logs] = tablesFor(watched, 1, SEED);
      if (logs === undefined) throw new Error('no table');
      await spoilt(watched.game, async () => {
        const { faults } = await compare(twins, logs);
        expect(faults.length, watched.name).toBeGreaterThan(0);
      });
    }
  }));

/** The table as everybody sees it, in a game of Compile. */
const SPECTATOR = WATCHED.find(({ name }) => name === 'compile, everybody')!;

test('a frame of another length is noticed', () =>
  withTwins(async (twins) => {
    const [logs] = exchangedTables(SPECTATOR, 1, SEED);
    if (logs === undefined) throw new Error('no table');
    expect((await compare(twins, logs)).faults).toEqual([]);
    const port = Number(new URL(twins.sides[1].place.base).port);
    const send: unknown = Reflect.get(WebSocket.prototype, 'send');
    const longerFrames = function (this: WebSocket, ...[data, ...rest]: unknown[]): void {
      const from = (this as { _socket?: { localPort?: number } })._socket?.localPort;
      const longer = from === port && String(data).startsWith('{"kind":"told"');
      Reflect.apply(send as () => void, this, [longer ? `${String(data)} ` : data, ...rest]);
    };
    Reflect.set(WebSocket.prototype, 'send', longerFrames);
    try {
      expect((await compare(twins, logs)).faults.length).toBeGreaterThan(0);
    } finally {
      Reflect.set(WebSocket.prototype, 'send', send);
    }
  }));

/** When something happens on its own after each event of a log, with a spectator. */
function dueTimes(
  game: Game,
  [opened, ...log]: readonly RoomEvent[],
  due: typeof dueAt,
): unknown[] {
  if (opened?.kind !== 'open') throw new Error('a log begins with its table');
  const room = Room.open(game, opened);
  const presence: Viewers = { size: 1, isHere: () => true, awaySince: () => undefined };
  const pace = { ...QUICK, move: 700, expertMove: 1500, nextDeal: 3000 };
  return log.map((event) => {
    room.apply(event);
    return due(room, { touched: 0, acted: 0 }, presence, pace) ?? null;
  });
}

/** A server whose speed depends on the cards. */
const dueByCards: typeof dueAt = (room, ...rest) => {
  const due = dueAt(room, ...rest);
  const position = room.match?.game.formatPosition(room.match.table.state) ?? '';
  return due && { ...due, at: due.at + (Number.parseInt(checksum([position]), 16) % 97) };
};

test('the next frame is due at the same time in both worlds, and a time that depends on a card is noticed', () => {
  for (const watched of WATCHED) {
    let noticed = 0;
    for (const [one, other] of exchangedTables(watched, 3, SEED)) {
      const { game } = watched;
      expect(dueTimes(game, one, dueAt), watched.name).toEqual(dueTimes(game, other, dueAt));
      const times = [one, other].map((log) => JSON.stringify(dueTimes(game, log, dueByCards)));
      if (times[0] !== times[1]) noticed++;
    }
    expect(noticed, watched.name).toBeGreaterThan(0);
  }
});
