/** Batches in binary frames: compared with tables of the same seeds, and fed every error a program may send. */
import { expect, test } from 'vitest';
import { GAMES } from '@pakli/catalogue';
import {
  FrameSplitter,
  FRAME_HEADER_BYTES,
  writeHeader,
} from '../src/commands/engine/batch/frame.ts';
import { EngineSession } from '../src/commands/engine/session.ts';
import { LineSplitter } from '../src/input/line-splitter.ts';

interface Reply {
  readonly ok: boolean;
  readonly error?: { readonly id: string; readonly at: string; readonly message: string };
  readonly batch: number;
  readonly numbers: number;
  readonly seats: number;
  readonly turn: number | string;
  readonly over: boolean;
  readonly payoffs?: readonly number[];
  readonly totals: readonly number[];
  readonly observation?: { readonly numbers: string; readonly actions: readonly number[] };
}

/** A conversation in this process, in chunks of any length. */
class Talk {
  private readonly heard: (string | Buffer)[] = [];
  private readonly session = new EngineSession((message) => {
    this.heard.push(typeof message === 'string' ? message : Buffer.from(message));
  });
  private readonly input = new FrameSplitter(
    new LineSplitter(1 << 20, (line) => this.session.receive(line)),
    (frame) => this.session.receiveFrame(frame),
    () => this.session.isBinary,
  );

  async send(bytes: Buffer | string, chunk = Infinity): Promise<(string | Buffer)[]> {
    const all = Buffer.from(bytes);
    for (let at = 0; at < all.length; at += chunk) this.input.push(all.subarray(at, at + chunk));
    await this.session.idle();
    return this.heard.splice(0);
  }

  async say(request: object): Promise<Reply> {
    const [line] = await this.send(`${JSON.stringify(request)}\n`);
    return JSON.parse(String(line)) as Reply;
  }

  async step(batch: number, actions: readonly number[], chunk?: number): Promise<Buffer> {
    return Buffer.concat((await this.send(frameOf(batch, actions), chunk)) as Buffer[]);
  }
}

function frameOf(batch: number, actions: readonly number[], kind = 1): Buffer {
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  writeHeader(header, kind, batch, actions.length * 4);
  return Buffer.concat([header, Buffer.from(Int32Array.from(actions).buffer)]);
}

function errorIn(frame: Buffer): unknown {
  expect(frame[1]).toBe(0);
  return JSON.parse(frame.subarray(FRAME_HEADER_BYTES).toString());
}

/** A frame of one match as a program reads it. */
function read(
  frame: Buffer,
  { seats, numbers }: Reply,
): Record<string, unknown> & {
  readonly actions: readonly number[];
} {
  expect([frame[0], frame[1], frame.readUInt32LE(4)]).toEqual([0, 1, frame.length - 8]);
  const bytes = Uint8Array.from(frame.subarray(8)).buffer;
  const places = 16 * seats + 4 * numbers;
  const [turn, count, end] = new Int32Array(bytes, places, 3);
  const actions = [...new Int32Array(bytes, places + 12)];
  expect(actions).toHaveLength(count!);
  return {
    payoffs: [...new Float64Array(bytes, 0, seats)],
    totals: [...new Float64Array(bytes, 8 * seats, seats)],
    numbers: Buffer.from(bytes, 16 * seats, 4 * numbers).toString('base64'),
    turn,
    end,
    actions,
  };
}

test.for(GAMES.map(({ id }) => id))('%s: a match of a batch is that of a table', async (game) => {
  const talk = new Talk();
  await talk.say({ do: 'hello', frames: 1 });
  const opened = await talk.say({ do: 'batch', game, size: 1, seed: 7, stride: 3 });
  let table = await talk.say({ do: 'new', game, seed: 7, observe: true });
  let seen = read(await talk.step(opened.batch, []), opened);
  for (let step = 0, ended = 0; ended < 2; step++) {
    expect([seen['turn'], seen.actions]).toEqual([table.turn, table.observation?.actions]);
    expect(seen['numbers'] === table.observation?.numbers).toBe(true);
    const action = seen.actions[(step * 7) % seen.actions.length]!;
    seen = read(await talk.step(opened.batch, [action]), opened);
    table = await talk.say({ do: 'play', action, observe: true });
    expect(seen['end']).toBe(table.over ? 2 : table.payoffs === undefined ? 0 : 1);
    if (table.payoffs === undefined) continue;
    expect([seen['payoffs'], seen['totals']]).toEqual([table.payoffs, table.totals]);
    ended++;
    // The next match of the row has the seed of the next round of rows.
    if (table.over) table = await talk.say({ do: 'new', game, seed: 7 + 3 * ended, observe: true });
  }
});

test('several deals are one match', async () => {
  const talk = new Talk();
  await talk.say({ do: 'hello', frames: 1 });
  const start = { game: 'buddy-bluff', options: 'match', seed: 4 };
  const opened = await talk.say({ do: 'batch', size: 1, ...start });
  await talk.say({ do: 'new', ...start });
  let seen = read(await talk.step(opened.batch, []), opened);
  const ends: unknown[] = [];
  while (ends.length < 4) {
    const action = seen.actions[0]!;
    seen = read(await talk.step(opened.batch, [action]), opened);
    const table = await talk.say({ do: 'play', action });
    if (seen['end'] === 0) continue;
    ends.push(seen['end']);
    expect(seen['totals']).toEqual(table.totals);
  }
  expect(ends).toEqual([1, 1, 1, 2]);
});

test('frames are read in any pieces, between lines', async () => {
  const talk = new Talk();
  await talk.say({ do: 'hello', frames: 1 });
  const opened = await talk.say({ do: 'batch', game: 'ulti', size: 2, seed: 1 });
  const whole = await talk.step(opened.batch, []);
  expect(await talk.step(opened.batch, [], 1)).toEqual(whole);
  const both = Buffer.concat([Buffer.from('{"do":"moves"}\n'), frameOf(opened.batch, [])]);
  const [line, ...frame] = await talk.send(both, 3);
  expect(JSON.parse(String(line))).toMatchObject({ ok: false, error: { id: 'no-table' } });
  expect(Buffer.concat(frame as Buffer[])).toEqual(whole);
});

test('a wrong action names its table and plays nothing', async () => {
  const talk = new Talk();
  await talk.say({ do: 'hello', frames: 1 });
  const opened = await talk.say({ do: 'batch', game: 'buddy-bluff', size: 2, seed: 1 });
  const { batch, numbers, seats } = opened;
  const before = await talk.step(batch, []);
  const first = before.readInt32LE(8 + 2 * (16 * seats + 4 * numbers + 12));
  expect(errorIn(await talk.step(batch, [first, 999]))).toMatchObject({ id: 'not-an-action' });
  expect(errorIn(await talk.step(batch, [-1, 999]))).toEqual({
    id: 'not-an-action',
    at: 'actions[0]',
    message: expect.stringMatching(/^table 0: action -1 may not be done now, but \d+(, \d+)*$/),
  });
  expect(await talk.step(batch, [])).toEqual(before);
});

test('whatever else is wrong is answered', async () => {
  const talk = new Talk();
  const open = { do: 'batch', game: 'ulti', size: 2, seed: 1 };
  expect(await talk.say(open)).toMatchObject({ error: { id: 'no-frames' } });
  // Before hello a frame is a line like any other.
  const [line] = await talk.send(Buffer.concat([frameOf(1, []), Buffer.from('\n')]));
  expect(JSON.parse(String(line))).toMatchObject({ error: { id: 'bad-json' } });
  expect(await talk.say({ do: 'hello', frames: 2 })).toMatchObject({ error: { at: 'frames' } });
  expect(await talk.say({ do: 'hello' })).not.toHaveProperty('frames');
  expect(await talk.say({ do: 'hello', frames: 1 })).toMatchObject({ frames: 1 });
  for (const [wrong, at] of [
    [{ size: 0 }, 'size'],
    [{ size: 5000 }, 'size'],
    [{ seed: -1 }, 'seed'],
    [{ seats: 4 }, 'seats'],
    [{ options: 'nonsense' }, 'options'],
    [{ game: 'bridge' }, 'game'],
  ] as const) {
    expect(await talk.say({ ...open, ...wrong })).toMatchObject({ ok: false, error: { at } });
  }
  const { batch } = await talk.say(open);
  expect(errorIn(await talk.step(9, []))).toMatchObject({ id: 'no-batch' });
  expect(errorIn(await talk.step(batch, [1]))).toMatchObject({ id: 'bad-frame' });
  const [odd] = await talk.send(frameOf(batch, [], 7));
  expect(errorIn(odd as Buffer)).toMatchObject({ id: 'unknown-frame' });
  const long = frameOf(batch, Array<number>(300_000).fill(0));
  const [refused] = await talk.send(long, 65_536);
  expect(JSON.parse(String(refused))).toMatchObject({ error: { id: 'frame-too-long' } });
  expect(await talk.say({ do: 'close', batch })).toMatchObject({ ok: true, batches: 0 });
  expect(await talk.say({ do: 'close', batch })).toMatchObject({ error: { id: 'no-batch' } });
});
