/** A client's knowledge of its table, and the outcome of its requests, whatever happens to frames. */
import type { Company, Scene, Shown, ToPage, Update } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { CLIENT_TIMES, SocketWire, TableClient, type ClientNews } from '../src/index.ts';
import { FakeSocket, VirtualTime } from '../src/testing/index.ts';

const COMPANY = { phase: 'playing', seats: [], questions: [] } as unknown as Company;
const LOCK = { kind: 'lock', locked: true } as const;

function sceneAfter(step: number): Scene {
  return { step, deal: 0 } as Scene;
}

function shownAs(step: number): Shown {
  const seen = { deal: 0, seat: 0, text: String(step), seen: [] };
  return { step: seen, scene: sceneAfter(step) };
}

function told(update: Update): ToPage {
  const you = { seat: 0, host: true, name: 'Anna' };
  const about = { table: '0123456789' } as Extract<ToPage, { kind: 'told' }>['about'];
  return { kind: 'told', now: 0, you, update, ...(about && { about }) };
}

/** An opening after this many steps, followed by these visible ones. */
function opening(seq: number, past: number, steps: readonly Shown[] = [], why = 'opened'): ToPage {
  const earlier = Array.from({ length: past }, (_, i) => shownAs(i + 1).step);
  const common = { seq, company: COMPANY, can: [], past: earlier, steps };
  return told({
    kind: 'opening',
    why: why as 'opened',
    scene: sceneAfter(past),
    ...common,
  });
}

function stepsOf(seq: number, ...numbers: number[]): ToPage {
  return told({ kind: 'steps', seq, can: [], steps: numbers.map(shownAs) });
}

function enter(): {
  readonly client: TableClient;
  readonly time: VirtualTime;
  readonly news: ClientNews[];
  /** The current socket. */
  readonly socket: () => FakeSocket;
  /** Drops that socket; the next one is open. */
  readonly cut: () => FakeSocket;
} {
  const time = new VirtualTime();
  const news: ClientNews[] = [];
  let current = new FakeSocket();
  const wire = new SocketWire(() => (current = new FakeSocket()), time);
  const client = new TableClient(wire, time);
  client.listen((one) => news.push(one));
  client.open();
  current.happen('open');
  const cut = (): FakeSocket => {
    current.happen('close', { code: 1006 });
    time.advance(CLIENT_TIMES.firstRetryMs);
    current.happen('open');
    return current;
  };
  return { client, time, news, socket: () => current, cut };
}

/** Whether a promise has settled. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = {};
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

test('a request keeps its id over losses, and settles once what it did is shown', async () => {
  const { client, time, socket, cut } = enter();
  socket().hear(opening(1, 2));
  const answer = client.act(LOCK);
  const [, request] = socket().sent;
  time.advance(CLIENT_TIMES.resendMs);
  expect(socket().sent.slice(1)).toEqual([request, request]);
  const next = cut();
  expect(next.sent).toEqual([{ kind: 'hello', protocol: 1, since: 1, steps: 2 }, request]);
  if (request?.kind !== 'do') throw new Error('it is a command');
  next.hear({ kind: 'done', id: request.id, seq: 2 });
  time.advance(CLIENT_TIMES.resendMs - 1);
  expect(next.sent).toHaveLength(2);
  expect(await isSettled(answer)).toBe(false);
  next.hear(told({ kind: 'company', seq: 2, company: COMPANY, can: [] }));
  expect(await answer).toBeUndefined();
});

test('a server that has lost what it acknowledged says so, and nobody waits for it', async () => {
  const { client, socket, cut } = enter();
  socket().hear(opening(1, 2));
  const answer = client.act(LOCK);
  const id = '000000000000000000000000';
  socket().hear({ kind: 'done', id, seq: 2 });
  const next = cut();
  expect(next.sent[0]).toMatchObject({ kind: 'hello', since: 2 });
  next.hear(opening(1, 2, [], 'restored'));
  expect(await answer).toBeUndefined();
});

test('a missed update is requested: by the next one, or by the number of a pong', () => {
  const { client, socket } = enter();
  socket().hear(opening(1, 2));
  socket().hear(stepsOf(3, 4));
  expect(client.state?.seq).toBe(1);
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'hello', since: 1, steps: 2 });
  socket().hear(opening(3, 2, [shownAs(3), shownAs(4)]));
  expect(client.state).toMatchObject({ seq: 3, scene: { step: 4 } });
  expect(client.state?.past).toHaveLength(4);
  const { length } = socket().sent;
  socket().hear({ kind: 'pong', seq: 3, now: 0 });
  expect(socket().sent).toHaveLength(length);
  socket().hear({ kind: 'pong', seq: 4, now: 0 });
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'hello', since: 3, steps: 4 });
});

test('a client that was cut off has seen what an opening repeats, unless something was taken back', () => {
  const { client, news, socket, cut } = enter();
  const known = (): boolean | undefined => {
    const last = news.at(-1);
    return last?.kind === 'update' ? last.known : undefined;
  };
  socket().hear(opening(1, 2));
  expect(known()).toBe(false);
  cut().hear(opening(2, 2, [shownAs(3)]));
  expect(known()).toBe(true);
  cut().hear(opening(3, 2));
  expect(known()).toBe(false);
  // A viewer who shows the table from the start needs all of it.
  client.open('passed');
  expect(socket().sent.at(-1)).toEqual({ kind: 'hello', protocol: 1, since: 3 });
  socket().hear(opening(3, 2));
  expect(news.at(-1)).toMatchObject({ known: false, update: { why: 'passed' } });
});

test('the clock of the server is set again by a pong, where it is far off', () => {
  const { client, time, news, socket } = enter();
  socket().hear(opening(1, 2));
  time.advance(4000);
  // The machine slept: no timer ran, and the frame was waiting.
  socket().hear({ kind: 'pong', seq: 1, now: 500 });
  expect(client.state?.ahead).toBe(-3500);
  expect(news.at(-1)?.kind).toBe('clock');
});

test('a table that is gone answers every request, and wakes whoever waits', async () => {
  const { client, socket } = enter();
  const before = client.act(LOCK);
  const waited = client.until(() => false);
  socket().hear({ kind: 'bye', why: 'gone', after: null });
  await waited;
  for (const answer of [before, client.act(LOCK)]) {
    expect(await answer).toMatchObject({ refused: 'no-such-table' });
  }
});

test('a client that is closed hears nothing more and keeps nobody waiting', async () => {
  const { client, news, socket, time } = enter();
  socket().hear(opening(1, 2));
  const answer = client.act(LOCK);
  const waited = client.until(({ state }) => state?.seq === 2);
  client.close();
  await waited;
  expect(await answer).toMatchObject({ refused: 'restored' });
  const { length } = news;
  socket().hear(stepsOf(2, 3));
  time.advance(1e6);
  expect(news).toHaveLength(length);
  expect(socket().sent).toHaveLength(2);
});
