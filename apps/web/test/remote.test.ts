/** A table far away as a page follows it, over a line that says by hand what servers and networks say. */
import { findGame, type GamePackage } from '@pakli/catalogue';
import type { Company, Opening, ToPage, ToServer } from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import type { Update } from '../src/host/host.ts';
import type { Patience, Socketlike } from '../src/host/line.ts';
import { Remote } from '../src/host/remote.ts';

/** Nobody asks for a sign of life by themselves, and a lost line is made anew at once. */
const PATIENCE: Patience = { ping: 1e6, silence: 1e7, answer: 1e6, first: 0, last: 0 };

const COMPANY: Company = {
  phase: 'gathering',
  seats: [{ kind: 'person', name: 'Anna', here: true, covered: false }, { kind: 'free' }],
  host: 0,
  locked: false,
  watching: true,
  talk: false,
  offered: [],
  takebacks: true,
  hints: false,
  questions: [],
  again: null,
};

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

function opening(seq: number, why: Opening = 'opened', now = Date.now()): ToPage {
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
      company: COMPANY,
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
  wires[1]!.hears(opening(1, 'restored'));
  expect(await answer).toBeUndefined();
  remote.close();
});

test('a page that slept shows the time of the server as soon as it has a sign of life', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { remote, wires, told } = look();
    // It was sent while the page slept, and is read half a minute later.
    vi.setSystemTime(50_000);
    wires[0]!.hears(opening(1, 'opened', 20_000));
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
