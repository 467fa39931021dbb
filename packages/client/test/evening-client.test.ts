/** A client's knowledge of its evening, and the outcome of its requests there. */
import type { EveningToPage, EveningToServer, EveningView, EveningYou } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { CLIENT_TIMES, EveningClient, SocketWire, type EveningFrame } from '../src/index.ts';
import { FakeSocket, VirtualTime } from '../src/testing/index.ts';

const YOU = { name: 'Anna', entrant: null } as EveningYou;

function told(seq: number, now = 0): EveningToPage {
  return { kind: 'told', seq, now, you: YOU, view: {} as EveningView };
}

function enter(key?: string): {
  readonly client: EveningClient;
  readonly time: VirtualTime;
  /** The current socket. */
  readonly socket: () => FakeSocket;
  readonly hear: (frame: EveningToPage) => void;
  /** Drops that socket; the next one is open. */
  readonly cut: () => FakeSocket;
} {
  const time = new VirtualTime();
  let current = new FakeSocket();
  const wire = new SocketWire<EveningToServer, EveningFrame>(
    () => (current = new FakeSocket()),
    time,
  );
  const client = new EveningClient(wire, key, time);
  client.open();
  current.happen('open');
  const cut = (): FakeSocket => {
    current.happen('close', { code: 1006 });
    time.advance(CLIENT_TIMES.firstRetryMs);
    current.happen('open');
    return current;
  };
  const hear = (frame: EveningToPage): void =>
    current.happen('message', { data: JSON.stringify(frame) });
  return { client, time, socket: () => current, hear, cut };
}

test('the clock of the server is known, ahead or behind', () => {
  const { client, time, hear } = enter();
  hear(told(1, time.wallTime() + 4000));
  expect(client.state).toEqual({ seq: 1, you: YOU, view: {}, ahead: 4000 });
  hear(told(2, time.wallTime() - 1500));
  expect(client.state?.ahead).toBe(-1500);
});

test('who directs says so by a key, over every connection', () => {
  const { socket, cut } = enter('secret');
  const hello = { kind: 'hello', protocol: 1, key: 'secret' };
  expect(socket().sent).toEqual([hello]);
  expect(cut().sent).toEqual([hello]);
  expect(enter().socket().sent).toEqual([{ kind: 'hello', protocol: 1 }]);
});

test('what is asked for is settled once it is shown, and sent again over the next connection', async () => {
  const { client, hear, socket, cut } = enter();
  hear(told(1));
  let settled = false;
  const answer = client.act({ kind: 'round' }).finally(() => (settled = true));
  const request = socket().sent.at(-1) as unknown as Extract<EveningToServer, { id: string }>;
  expect(request).toMatchObject({ kind: 'do', command: { kind: 'round' } });
  expect(cut().sent.slice(1)).toEqual([request]);
  hear({ kind: 'done', id: request.id, seq: 2 });
  // All possible effects have happened by now.
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).toBe(false);
  hear(told(2));
  expect(await answer).toBeUndefined();
});

test('a refusal comes back', async () => {
  const { client, hear, socket } = enter();
  hear(told(1));
  const answer = client.act({ kind: 'finish' });
  const { id } = socket().sent.at(-1) as unknown as { readonly id: string };
  const refusal = { refused: 'not-now', rule: 'table' };
  hear({ kind: 'refused', id, refusal });
  expect(await answer).toMatchObject(refusal);
});

test('what did not arrive is asked for by the number of a pong', () => {
  const { hear, socket } = enter();
  hear(told(3));
  const { length } = socket().sent;
  hear({ kind: 'pong', seq: 3, now: 0 });
  expect(socket().sent).toHaveLength(length);
  hear({ kind: 'pong', seq: 4, now: 0 });
  expect(socket().sent.slice(length)).toEqual([{ kind: 'hello', protocol: 1 }]);
});

test('an evening that is gone answers all that was asked, and one that is closed tells nothing', async () => {
  const { client, hear } = enter();
  let heard = 0;
  client.listen(() => void heard++);
  hear(told(1));
  const before = client.act({ kind: 'round' });
  hear({ kind: 'bye', why: 'gone', after: null });
  for (const answer of [before, client.act({ kind: 'round' })]) {
    expect(await answer).toMatchObject({ refused: 'no-such-evening' });
  }
  expect(client.connection).toEqual({ kind: 'gone', why: 'gone' });
  client.close();
  const known = heard;
  hear(told(2));
  expect(heard).toBe(known);
});
