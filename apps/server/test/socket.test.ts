/** One socket at one table: every reason to close it, with its code and its moment, and what is sent when. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { PROTOCOL, type ToPage } from '@pakli/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveTable } from '../src/live-table.ts';
import { MACHINE } from '../src/machine.ts';
import { LIMITS } from '../src/settings.ts';
import { Socket, type Comer } from '../src/socket.ts';
import { Standstill } from '../src/standstill.ts';
import { DamagedLog } from '../src/store/damaged-log.ts';
import type { StoredLine } from '../src/store/store.ts';
import { HELLO, inHouse, type HouseSetting, type Indoors } from './context.ts';
import { GENEROUS } from './running.ts';
import { but } from './spoil.ts';

beforeEach(() => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'];
  vi.useFakeTimers({ toFake: toFake as ('setTimeout' | 'performance')[] });
});
afterEach(() => void vi.useRealTimers());

/** The library's side of a socket, with a network that a test blocks and unblocks. */
class Line extends EventEmitter {
  readonly frames: ToPage[] = [];
  readonly pongs: string[] = [];
  /** In order: what happened to the socket itself. */
  readonly ends: unknown[] = [];
  bufferedAmount = 0;
  private readonly sent: (() => void)[] = [];

  send(text: string, done: () => void): void {
    this.frames.push(JSON.parse(text) as ToPage);
    this.sent.push(done);
  }

  close(code: number): void {
    this.ends.push(code);
    this.emit('close');
  }

  terminate(): void {
    this.ends.push('terminated');
  }

  pong(data: Buffer): void {
    this.pongs.push(data.toString());
  }

  /** The oldest data has been sent, and the rest waits. */
  drainOne(): void {
    this.sent.shift()?.();
  }

  /** Everything was sent. */
  drain(): void {
    this.bufferedAmount = 0;
    for (const done of this.sent.splice(0)) done();
  }

  /** From the page. */
  hear(frame: unknown): void {
    const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.emit('message', Buffer.from(text), false);
  }

  get kinds(): string[] {
    return this.frames.map(({ kind }) => kind);
  }
}

/** Everything that was started has ended: nothing here waits for a timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

interface Connected extends Indoors {
  readonly live: LiveTable;
  readonly line: Line;
  readonly stream: PassThrough;
}

/** Anna, who has opened a table, connects to it. */
function connected(
  work: (place: Connected) => Promise<void>,
  setting: HouseSetting & { readonly nameless?: boolean } = {},
): Promise<void> {
  return inHouse(async (indoors) => {
    const { context, welcome, open } = indoors;
    const anna = await welcome('Anna');
    const live = await open(anna);
    const line = new Line();
    const stream = new PassThrough();
    const person = setting.nameless === true ? undefined : anna;
    const comer: Comer = { person, screen: false, shownBy: undefined };
    Socket.attach(line, stream, context, live, comer);
    await work({ ...indoors, live, line, stream });
  }, setting);
}

const START = { kind: 'do', id: 'abcdefgh', command: { kind: 'start' } };

const bye = (why: string, after: number | null): object => ({ kind: 'bye', why, after });

describe('silence', () => {
  test('a silent client is sent away after ten seconds', () =>
    connected(async ({ line, metric }) => {
      await vi.advanceTimersByTimeAsync(9999);
      expect([line.frames, line.ends]).toEqual([[], []]);
      await vi.advanceTimersByTimeAsync(1);
      expect([line.frames, line.ends]).toEqual([[bye('silent', 0)], [4011]]);
      expect(metric('pakli_byes_total{why="silent"}')).toBe(1);
      // A client that does not read does not answer a close either.
      await vi.advanceTimersByTimeAsync(1999);
      expect(line.ends).toEqual([4011]);
      await vi.advanceTimersByTimeAsync(1);
      expect(line.ends).toEqual([4011, 'terminated']);
      expect(metric('pakli_byes_total{why="silent"}')).toBe(1);
    }));

  test('after the first frame each frame gives forty seconds', () =>
    connected(async ({ line, live }) => {
      await vi.advanceTimersByTimeAsync(9999);
      line.hear(HELLO);
      await settled();
      expect(line.kinds).toEqual(['told']);
      await vi.advanceTimersByTimeAsync(39_999);
      line.hear({ kind: 'ping', seq: 1 });
      await settled();
      await vi.advanceTimersByTimeAsync(39_999);
      expect(line.kinds).toEqual(['told', 'pong']);
      await vi.advanceTimersByTimeAsync(1);
      expect(line.ends).toEqual([4011]);
      await settled();
      expect(live.connections).toEqual([]);
    }));
});

describe('what is not a frame', () => {
  test.each<[string, unknown, boolean]>([
    ['no JSON', Buffer.from('{'), false],
    ['nothing', Buffer.from(''), false],
    ['bytes', Buffer.from(JSON.stringify(HELLO)), true],
    ['a frame that nobody knows', Buffer.from('{"kind":"what"}'), false],
    ['null', Buffer.from('null'), false],
    ['a sign of life before the hello', Buffer.from('{"kind":"ping","seq":1}'), false],
    ['a command before the hello', Buffer.from(JSON.stringify(START)), false],
  ])('%s is unreadable', (_, data, binary) =>
    connected(async ({ line, live, metric }) => {
      line.emit('message', data, binary);
      await settled();
      expect([line.frames, line.ends]).toEqual([[bye('unreadable', null)], [1007]]);
      expect(metric('pakli_byes_total{why="unreadable"}')).toBe(1);
      expect(live.connections).toEqual([]);
    }),
  );

  test('a bad command with an id is refused, and the socket stays', () =>
    connected(async ({ line, metric }) => {
      line.hear(HELLO);
      line.hear({ ...START, command: { kind: 'sit', seat: -1 } });
      await settled();
      expect(line.frames.find(({ kind }) => kind === 'refused')).toEqual({
        kind: 'refused',
        id: 'abcdefgh',
        refusal: { refused: 'bad-command', rule: 'table', detail: { at: 'seat' } },
      });
      expect(metric('pakli_refused_total{why="bad-command"}')).toBe(1);
      expect(line.ends).toEqual([]);
    }));

  test('a broken socket is counted', () =>
    connected(async ({ line, metric }) => {
      line.emit('error', new Error('HA'));
      expect(metric('pakli_socket_errors_total')).toBe(1);
    }));
});

test.each([
  [PROTOCOL - 1, ['bye']],
  [PROTOCOL, ['told']],
  [PROTOCOL + 1, ['told']],
])('a page of protocol %i is answered with %j', (protocol, kinds) =>
  connected(async ({ line }) => {
    line.hear({ ...HELLO, protocol });
    await settled();
    expect(line.kinds).toEqual(kinds);
    expect(line.ends).toEqual(kinds[0] === 'bye' ? [4001] : []);
    if (kinds[0] === 'bye') expect(line.frames).toEqual([bye('old', null)]);
  }),
);

test('a sign of life is answered with the newest row and the time', () =>
  connected(async ({ line, clock }) => {
    line.hear(HELLO);
    line.hear({ kind: 'do', id: 'abcdefgh', command: { kind: 'sit', seat: 0 } });
    await settled();
    line.hear({ kind: 'ping', seq: 1 });
    await settled();
    expect(line.frames.at(-1)).toEqual({ kind: 'pong', seq: 2, now: clock.now() });
    expect(line.frames).toContainEqual({ kind: 'done', id: 'abcdefgh', seq: 2 });
  }));

test('a page that knows more than the node makes it look', () =>
  connected(async ({ line, live, context }) => {
    line.hear(HELLO);
    await settled();
    const look = vi.spyOn(context.store, 'look');
    line.hear({ kind: 'ping', seq: 1 });
    await settled();
    expect(look).not.toHaveBeenCalled();
    line.hear({ kind: 'ping', seq: 2 });
    await settled();
    expect(look).toHaveBeenCalledWith([live.id], 'one');
    expect(line.kinds).toEqual(['told', 'pong', 'pong']);
  }));

test('without a name everything but looking is refused', () =>
  connected(
    async ({ line }) => {
      line.hear(HELLO);
      for (const frame of [
        START,
        { kind: 'cover', id: 'abcdefgh', seat: 0 },
        { kind: 'say', id: 'abcdefgh', say: { sign: 'tea' } },
        { kind: 'report', id: 'abcdefgh', seat: 0 },
      ]) {
        line.hear(frame);
      }
      await settled();
      const refusal = { refused: 'no-name', rule: 'table' };
      expect(line.frames.filter(({ kind }) => kind !== 'told')).toEqual(
        Array.from({ length: 4 }, () => ({ kind: 'refused', id: 'abcdefgh', refusal })),
      );
    },
    { nameless: true },
  ));

describe('a reader that is behind', () => {
  test('is sent nothing more, and everything once it has read', () =>
    connected(async ({ line, metric }) => {
      line.hear(HELLO);
      await settled();
      line.bufferedAmount = 65_536;
      line.hear({ kind: 'ping', seq: 1 });
      await settled();
      expect(line.kinds).toEqual(['told', 'pong']);
      line.bufferedAmount = 65_537;
      line.hear({ kind: 'ping', seq: 1 });
      line.emit('ping', Buffer.from('x'));
      await settled();
      line.bufferedAmount = 1;
      line.hear({ kind: 'ping', seq: 1 });
      await settled();
      line.drainOne();
      await settled();
      expect([line.kinds, line.pongs]).toEqual([['told', 'pong'], []]);
      expect(metric('pakli_caught_up_total')).toBe(0);
      line.drain();
      await settled();
      expect(line.kinds).toEqual(['told', 'pong', 'told']);
      expect(line.frames.at(-1)).toMatchObject({ update: { kind: 'opening', why: 'opened' } });
      expect(metric('pakli_caught_up_total')).toBe(1);
      line.emit('ping', Buffer.from('x'));
      expect(line.pongs).toEqual(['x']);
    }));

  test('at the moment of a restore hears of it when it has read', () => {
    const restored = { now: false };
    return connected(
      async ({ line, live }) => {
        line.hear(HELLO);
        line.hear({ kind: 'do', id: 'abcdefgh', command: { kind: 'sit', seat: 0 } });
        await settled();
        line.bufferedAmount = 65_537;
        restored.now = true;
        await live.wake();
        line.drain();
        await settled();
        expect(line.frames.at(-1)).toMatchObject({ update: { why: 'restored', seq: 1 } });
      },
      {
        // As if everything after the first row were lost.
        spoil: (store) =>
          but(store, {
            look: async (...asked) => {
              const found = await store.look(...asked);
              const first = [...found].map(([id, glance]) => [id, { ...glance, seq: 1 }] as const);
              return restored.now ? new Map(first) : found;
            },
            read: async (...asked) => {
              const log = await store.read(...asked);
              return restored.now && log ? { ...log, rows: log.rows.slice(0, 1) } : log;
            },
          }),
      },
    );
  });

  test('that asks again is answered when it has read, once', () =>
    connected(async ({ line, metric }) => {
      line.hear(HELLO);
      await settled();
      line.bufferedAmount = 65_537;
      for (let asked = 0; asked < 3; asked++) line.hear(HELLO);
      await settled();
      expect(line.kinds).toEqual(['told']);
      line.drain();
      await settled();
      expect(line.kinds).toEqual(['told', 'told']);
      expect(metric('pakli_openings_total')).toBe(2);
    }));

  test('for a minute is sent away', () =>
    connected(async ({ line }) => {
      line.hear(HELLO);
      await settled();
      line.bufferedAmount = 65_537;
      line.hear({ kind: 'ping', seq: 1 });
      await vi.advanceTimersByTimeAsync(30_000);
      line.hear({ kind: 'ping', seq: 1 });
      await vi.advanceTimersByTimeAsync(30_000);
      line.hear({ kind: 'ping', seq: 1 });
      await settled();
      expect(line.ends).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      line.hear({ kind: 'ping', seq: 1 });
      await settled();
      expect(line.frames.slice(1)).toEqual([bye('slow', 1000)]);
      expect(line.ends).toEqual([4008]);
    }));
});

describe('too many frames', () => {
  test.each(['elapsed', 'wallTime'] as const)(
    'what came while the server stood still is too fast for nobody (%s goes on)',
    (clock) =>
      connected(
        async ({ context, live }) => {
          let stood = 0;
          const clocks = { elapsed: () => 0, wallTime: () => 0, every: () => () => {} };
          const standstill = new Standstill({ ...clocks, [clock]: () => stood }, 2000);
          const line = new Line();
          const comer: Comer = { person: undefined, screen: false, shownBy: undefined };
          Socket.attach(line, new PassThrough(), { ...context, standstill }, live, comer);
          const hear = (many: number): void => {
            for (let i = 0; i < many; i++) line.hear({ kind: 'ping', seq: 1 });
          };
          line.hear(HELLO);
          await settled();
          stood = 9000;
          // 20 at once, and five for each second that the clock stood still.
          hear(19 + 45);
          expect(line.ends).toEqual([]);
          hear(1);
          expect(line.frames.at(-1)).toEqual(bye('fast', 60_000));
        },
        { settings: { limits: LIMITS } },
      ),
  );

  const limits = { ...GENEROUS, frameBurst: 5, framesPerSecond: 2 };
  const KINDS: readonly (readonly [string, (line: Line) => void])[] = [
    ['frames', (line) => line.hear({ kind: 'ping', seq: 1 })],
    ['pings', (line) => void line.emit('ping', Buffer.from(''))],
    ['pongs', (line) => void line.emit('pong')],
  ];

  test.each(KINDS)('%s', (_, send) =>
    connected(
      async ({ line, metric }) => {
        line.hear(HELLO);
        for (let sent = 0; sent < 4; sent++) send(line);
        expect(line.ends).toEqual([]);
        await vi.advanceTimersByTimeAsync(500);
        send(line);
        expect(line.ends).toEqual([]);
        send(line);
        expect(line.ends).toEqual([4009]);
        expect(line.frames.at(-1)).toEqual(bye('fast', 60_000));
        expect(metric('pakli_limited_total{kind="frames"}')).toBe(1);
        // Later frames are not even counted.
        send(line);
        expect(metric('pakli_limited_total{kind="frames"}')).toBe(1);
      },
      { settings: { limits } },
    ),
  );
});

test('what is sent at once leaves in one write', () =>
  connected(async ({ line, stream }) => {
    const cork = vi.spyOn(stream, 'cork');
    const uncork = vi.spyOn(stream, 'uncork');
    line.hear(HELLO);
    await settled();
    expect([cork.mock.calls.length, uncork.mock.calls.length]).toEqual([1, 1]);
    line.hear({ ...START, command: { kind: 'lock', locked: true } });
    await settled();
    expect(line.kinds).toEqual(['told', 'done', 'told']);
    expect([cork.mock.calls.length, uncork.mock.calls.length]).toEqual([2, 2]);
    expect(stream.writableCorked).toBe(0);
  }));

/** A store whose tables cannot be read while it fails. */
function failing(error: () => Error): HouseSetting & { readonly fail: { now: boolean } } {
  const fail = { now: false };
  return {
    fail,
    spoil: (store) =>
      but(store, {
        look: (...asked) => (fail.now ? Promise.reject(error()) : store.look(...asked)),
      }),
  };
}

test('what is said after a restore is heard, though its numbers begin again lower', () => {
  // Like a database that numbers rows, and loses the last numbers with its last rows.
  const lines: StoredLine[] = [];
  return connected(
    async ({ line, context, live }) => {
      line.hear(HELLO);
      line.hear({ kind: 'do', id: 'sitsdown', command: { kind: 'sit', seat: 0 } });
      const say = (id: string): void => line.hear({ kind: 'say', id, say: { phrase: 'hello' } });
      const numbers = (): number[] =>
        line.frames.flatMap((one) => (one.kind === 'said' ? one.lines.map(({ n }) => n) : []));
      say('thefirst');
      await settled();
      expect(numbers()).toEqual([1]);
      lines.push({ ...lines[0]!, n: 2 }, { ...lines[0]!, n: 3 });
      await live.wake();
      expect(numbers()).toEqual([1, 2, 3]);
      lines.length = 1;
      await live.wake();
      await context.store.say(live.id, { at: 0, person: lines[0]!.person, text: lines[0]!.text });
      await live.wake();
      expect(numbers()).toEqual([1, 2, 3, 2]);
    },
    {
      spoil: (store) =>
        but(store, {
          say: async (_, said) => lines.push({ ...said, n: lines.length + 1 }),
          said: async (_, after, most) => lines.filter(({ n }) => n > after).slice(-most),
          look: async (...asked) => {
            const found = [...(await store.look(...asked))];
            const line = lines.at(-1)?.n ?? 0;
            return new Map(found.map(([id, glance]) => [id, { ...glance, line }] as const));
          },
        }),
    },
  );
});

describe('where the store fails', () => {
  test.each([
    [0, 500],
    [1499, 1999],
  ])('a hello is sent away, to come back soon: %d', (random, after) => {
    const { fail, ...setting } = failing(() => new Error('not now'));
    return connected(async ({ line }) => {
      vi.spyOn(MACHINE.random, 'below').mockReturnValueOnce(random);
      fail.now = true;
      line.hear(HELLO);
      await settled();
      expect([line.frames, line.ends]).toEqual([[bye('restart', after)], [1012]]);
    }, setting);
  });

  test('for good, nobody need come back', () => {
    const { fail, ...setting } = failing(() => new DamagedLog(3, new Error('HA')));
    return connected(async ({ line, lines }) => {
      fail.now = true;
      line.hear(HELLO);
      await settled();
      expect([line.frames, line.ends]).toEqual([[bye('damaged', null)], [4005]]);
      expect(lines.join()).toContain('row 3 of a log is damaged');
    }, setting);
  });

  test('what cannot be answered is not, and counted', () => {
    const { fail, ...setting } = failing(() => new Error('not now'));
    return connected(async ({ line, metric }) => {
      line.hear(HELLO);
      await settled();
      fail.now = true;
      line.hear({ kind: 'ping', seq: 9 });
      await settled();
      expect([line.kinds, line.ends]).toEqual([['told'], []]);
      expect(metric('pakli_unanswered_total')).toBe(1);
      fail.now = false;
    }, setting);
  });
});

test('a client that has gone receives nothing more, and is not there any more', () =>
  connected(async ({ line, live }) => {
    line.hear(HELLO);
    await settled();
    expect(live.connections).toHaveLength(1);
    line.emit('close');
    await settled();
    expect(live.connections).toEqual([]);
    line.hear({ kind: 'ping', seq: 1 });
    line.drain();
    await vi.advanceTimersByTimeAsync(100_000);
    expect([line.kinds, line.ends]).toEqual([['told'], []]);
  }));

test('what waits in line is not done once its socket has closed: the page sends it again elsewhere', () => {
  const hold = Promise.withResolvers<void>();
  const spoil: HouseSetting['spoil'] = (store) =>
    but(store, {
      append: async (row) => {
        await hold.promise;
        return store.append(row);
      },
    });
  return connected(
    async ({ line, live, context }) => {
      line.hear(HELLO);
      await settled();
      line.hear({ ...START, id: 'lock-first', command: { kind: 'lock', locked: true } });
      line.hear({ ...START, id: 'lock-later', command: { kind: 'lock', locked: false } });
      await settled();
      line.emit('close');
      hold.resolve();
      await settled();
      const rows = (await context.store.read(live.id, 0))?.rows ?? [];
      expect(rows.map(({ cmd }) => cmd.split('/')[1])).toEqual(['1', 'lock-first']);
    },
    { spoil },
  );
});
