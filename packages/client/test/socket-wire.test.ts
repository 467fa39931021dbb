/** A dead socket is noticed and replaced, not too often and not before the server allows it. */
import type { ToPage } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { CLIENT_TIMES, SocketWire, type Connection } from '../src/index.ts';
import { FakeSocket, VirtualTime } from '../src/testing/index.ts';

const { pingMs, silenceMs, answerMs, firstRetryMs, lastRetryMs } = CLIENT_TIMES;

/** A wire that is connecting; each retry waits the maximum. */
function openWire(): {
  readonly wire: SocketWire;
  readonly time: VirtualTime;
  readonly sockets: FakeSocket[];
  readonly connections: Connection[];
  /** Milliseconds until the next socket. */
  readonly wait: () => number;
} {
  const time = new VirtualTime();
  time.random = () => 1;
  const sockets: FakeSocket[] = [];
  const connections: Connection[] = [];
  const wire = new SocketWire(() => sockets[sockets.push(new FakeSocket()) - 1]!, time);
  wire.listen({
    opened: () => {},
    heard: () => {},
    failed: () => {},
    connected: (connection) => connections.push(connection),
    seq: () => 7,
  });
  wire.open();
  const wait = (): number => {
    const [count, from] = [sockets.length, time.elapsed()];
    while (sockets.length === count) time.advance(100);
    return time.elapsed() - from;
  };
  return { wire, time, sockets, connections, wait };
}

const TOLD = { kind: 'told' } as ToPage;

test('a socket is given up when nothing has come for too long, and no sooner', () => {
  const { wire, time, sockets, wait } = openWire();
  for (let beat = 0; beat < 10; beat++) {
    time.advance(pingMs);
    expect(sockets[0]?.sent).toHaveLength(beat + 1);
    sockets[0]?.hear({ kind: 'pong', seq: 7, now: 0 });
  }
  expect(sockets[0]?.sent.at(-1)).toEqual({ kind: 'ping', seq: 7 });
  const waited = wait();
  expect(waited).toBeGreaterThanOrEqual(silenceMs);
  expect(waited).toBeLessThanOrEqual(silenceMs + pingMs + firstRetryMs);
  wire.close();
});

test('every failure doubles the wait up to a limit, until a server has told something', () => {
  const { wire, sockets, wait } = openWire();
  const waits = Array.from({ length: 7 }, () => {
    sockets.at(-1)?.happen('close', { code: 1006 });
    return wait();
  });
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, lastRetryMs, lastRetryMs]);
  sockets.at(-1)?.hear(TOLD);
  sockets.at(-1)?.happen('close', { code: 1006 });
  expect(wait()).toBe(firstRetryMs);
  wire.close();
});

test('a server says when it wants a client back, and nobody comes sooner', () => {
  const { wire, time, sockets, wait } = openWire();
  sockets[0]?.hear({ kind: 'bye', why: 'fast', after: 60_000 });
  time.advance(30_000);
  wire.check();
  expect(sockets).toHaveLength(1);
  expect(wait()).toBe(30_000 + firstRetryMs);
  // Later, looking at the page reconnects at once again.
  sockets[1]?.hear(TOLD);
  sockets[1]?.happen('close', { code: 1006 });
  wire.check();
  expect(sockets).toHaveLength(3);
  wire.close();
});

test.each([
  ['bye', (socket: FakeSocket) => socket.hear({ kind: 'bye', why: 'removed', after: null })],
  ['code', (socket: FakeSocket) => socket.happen('close', { code: 4003 })],
])('a client that is not wanted stays away: told by %s', (_, happens) => {
  const { wire, time, sockets, connections } = openWire();
  sockets[0]?.hear(TOLD);
  happens(sockets[0]!);
  time.advance(1e6);
  wire.check();
  expect(sockets).toHaveLength(1);
  expect(connections).toEqual([
    { kind: 'waiting' },
    { kind: 'live' },
    { kind: 'gone', why: 'removed' },
  ]);
  wire.close();
});

test('a page that nobody can see says so: at once, with every ping, and on the next connection', () => {
  const { wire, sockets, time } = openWire();
  const pings = (socket = sockets.at(-1)): unknown[] =>
    socket?.sent.filter(({ kind }) => kind === 'ping') ?? [];
  const shown = { kind: 'ping', seq: 7 };
  const hidden = { ...shown, hidden: true };
  // Before the first answer there is no listener.
  wire.check(true);
  expect(pings()).toEqual([]);
  sockets[0]?.hear(TOLD);
  expect(pings()).toEqual([hidden]);
  time.advance(pingMs);
  expect(pings()).toEqual([hidden, hidden]);
  wire.check();
  expect(pings()).toEqual([hidden, hidden, shown]);
  wire.check(true);
  expect(pings()).toEqual([hidden, hidden, shown, hidden]);
  // No caller waits for the answer to that one.
  sockets[0]?.hear(TOLD);
  sockets[0]?.happen('close', { code: 1006 });
  time.advance(firstRetryMs);
  expect(sockets).toHaveLength(2);
  sockets[1]?.hear(TOLD);
  expect(pings()).toEqual([hidden]);
  wire.close();
});

test('after sleep a socket that seems to be open has to answer soon', () => {
  const { wire, sockets, time } = openWire();
  wire.check();
  sockets[0]?.hear({ kind: 'pong', seq: 7, now: 0 });
  time.advance(answerMs);
  expect(sockets).toHaveLength(1);
  wire.check();
  time.advance(answerMs + firstRetryMs);
  expect(sockets).toHaveLength(2);
  wire.close();
});

test.each(['<html>', '7', 'null'])('text that is not a frame ends a socket: %s', (data) => {
  const { wire, sockets, wait } = openWire();
  sockets[0]?.happen('message', { data });
  expect(wait()).toBe(firstRetryMs);
  wire.close();
});
