/** A table far away as a page follows it, over a line that says by hand what servers and networks say. */
import { findGame, type GamePackage } from '@pakli/catalogue';
import { formatRecord, isRefusal, Match, refuse, Sfc32 } from '@pakli/core';
import type { Company, Opening, ToPage, ToServer } from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import { Analyst } from '../src/host/analyst.ts';
import { Failure } from '../src/host/failure.ts';
import type { Update } from '../src/host/host.ts';
import { Library } from '../src/host/library.ts';
import type { Patience, Socketlike } from '../src/host/line.ts';
import { LinkedTable } from '../src/host/linked-table.ts';
import { Remote } from '../src/host/remote.ts';
import { memoryStore } from '../src/host/store.ts';
import { companyOf } from './company.ts';

/** Nobody asks for a sign of life by themselves, and a lost line is made anew at once. */
const PATIENCE: Patience = { ping: 1e6, silence: 1e7, answer: 1e6, first: 0, last: 0 };

const COMPANY = companyOf('gathering', [
  { kind: 'person', name: 'Anna', here: true, covered: false },
  { kind: 'free' },
]);

class Wire implements Socketlike {
  readonly readyState = 1;
  readonly sent: ToServer[] = [];
  private readonly listeners = new Map<string, (event: never) => void>();

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {}

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  happen(type: 'open' | 'close' | 'message', event: object = {}): void {
    this.listeners.get(type)?.(event as never);
  }

  /** Comes from the server. */
  hears(frame: ToPage): void {
    this.happen('message', { data: JSON.stringify(frame) });
  }
}

const mulle = await findGame('mulle')!.load();

interface Told {
  readonly why?: Opening;
  readonly now?: number;
  readonly phase?: Company['phase'];
}

function opening(
  seq: number,
  { why = 'opened', now = Date.now(), phase = 'gathering' }: Told = {},
): ToPage {
  const company = { ...COMPANY, phase };
  return {
    kind: 'told',
    now,
    you: { seat: 0, host: true, name: 'Anna' },
    about: {
      table: '0123456789',
      game: 'mulle',
      version: mulle.game.version,
      rules: 'short',
      seats: 2,
      clock: { kind: 'none' },
      commitment: '',
    },
    update: {
      kind: 'opening',
      seq,
      why,
      company,
      can: [],
      scene: null,
      past: [],
      steps: [],
    },
  };
}

/** Whoever looks at the table, and the lines that they have made. */
function look(load: () => Promise<GamePackage> = () => Promise.resolve(mulle)): {
  readonly remote: Remote;
  readonly wires: readonly Wire[];
  readonly told: readonly Update[];
} {
  const wires: Wire[] = [];
  const told: Update[] = [];
  const remote = new Remote({
    connect() {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    load,
    names: { computers: ['Xenia', 'Yngve', 'Zoltán'], nameless: 'Nobody' },
    think: () => Promise.resolve(undefined),
    cancel: () => undefined,
    tell: (update) => told.push(update),
    patience: PATIENCE,
  });
  remote.open('opened');
  wires[0]!.happen('open');
  return { remote, wires, told };
}

/** All that was heard has been read. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

test('whoever has left a table is told nothing more of it', async () => {
  // Its game comes over a slow network, and whoever waited for it has gone to another table.
  const { promise, resolve } = Promise.withResolvers<GamePackage>();
  const { remote, wires, told } = look(() => promise);
  wires[0]!.hears(opening(1));
  await pause();
  const before = told.length;
  remote.close();
  resolve(mulle);
  await pause();
  expect(told.slice(before)).toEqual([]);
});

test('what was acknowledged and never seen is known: whoever keeps the table may know less', async () => {
  const { remote, wires } = look();
  wires[0]!.hears(opening(1));
  const answer = remote.command({ kind: 'lock', locked: true });
  await pause();
  const letter = wires[0]!.sent.at(-1)!;
  if (letter.kind !== 'do') throw new Error(letter.kind);
  // It is row 2, and the line breaks before anybody is shown it.
  wires[0]!.hears({ kind: 'done', id: letter.id, seq: 2 });
  await pause();
  wires[0]!.happen('close', { code: 1006 });
  await vi.waitUntil(() => wires.length > 1);
  wires[1]!.happen('open');
  // A server that has come back from a backup without it says so, and nobody waits for it any more.
  expect(wires[1]!.sent[0]).toMatchObject({ kind: 'hello', since: 2 });
  wires[1]!.hears(opening(1, { why: 'restored' }));
  expect(await answer).toBeUndefined();
  remote.close();
});

test('a page that slept shows the time of the server as soon as it has a sign of life', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { remote, wires, told } = look();
    // It was sent while the page slept, and is read half a minute later.
    vi.setSystemTime(50_000);
    wires[0]!.hears(opening(1, { now: 20_000 }));
    await pause();
    wires[0]!.hears({ kind: 'pong', seq: 1, now: 50_000 });
    await pause();
    const last = told.findLast((update) => update.kind === 'told');
    expect(last?.told.ahead).toBe(0);
    remote.close();
  } finally {
    vi.useRealTimers();
  }
});

test('a match by link for which there is no room is not said to be kept', async () => {
  const match = Match.start(mulle.game, { random: new Sfc32(1), names: ['Anna', 'Bo'] });
  if (isRefusal(match)) throw new Error(match.refused);
  const full = refuse('storage-full', 'table');
  const store = { ...memoryStore(), put: () => Promise.reject(new Failure(full)) };
  const wires: Wire[] = [];
  vi.stubGlobal('WebSocket', function connect() {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ record: formatRecord(match), deal: {} })),
  );
  try {
    const told: Update[] = [];
    const linked = new LinkedTable('0123456789', 'http://127.0.0.1/', {
      library: new Library(Promise.resolve(store), new Analyst()),
      names: { computers: ['Xenia', 'Yngve', 'Zoltán'], nameless: 'Nobody' },
      think: () => Promise.resolve(undefined),
      cancel: () => undefined,
      tell: (update) => told.push(update),
    });
    linked.keeper.open('opened');
    wires[0]!.happen('open');
    wires[0]!.hears(opening(9, { phase: 'over' }));
    await pause();
    // Whoever has played it is told by themselves, and whoever asks for it hears the same.
    expect(told).toContainEqual({ kind: 'kept', problem: full });
    expect(await linked.keep()).toEqual(full);
    linked.keeper.close();
  } finally {
    vi.unstubAllGlobals();
  }
});
