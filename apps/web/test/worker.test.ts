/** The worker that stores games, with a disc that writes on command. */
import { expect, test, vi } from 'vitest';
import type { ToKeeper, ToPage, Update } from '@pakli/protocol';
import type { Call, Calls, FromWorker } from '../src/host/calls.ts';
import type { TableSeating, PlayableScene } from '../src/host/host.ts';

/** As much of a browser's database as is needed; a write lands once `write` is called. */
class Disc {
  private readonly stores = new Map<string, Map<unknown, unknown>>();
  private waiting: (() => void)[] = [];
  /** How busy it is. */
  busy = 0;
  slow = false;
  full = false;

  write(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const done of waiting) done();
  }

  /** Another tab plays the game by now. */
  claim(id: unknown): void {
    const games = this.stores.get('games');
    games?.set(id, { ...(games.get(id) as object), by: 'another tab' });
  }

  open(): object {
    return asked(() =>
      Object.assign(new EventTarget(), {
        transaction: (_: unknown, mode: string) => this.transaction(mode),
      }),
    );
  }

  private transaction(mode: string): object {
    const transaction = new EventTarget();
    const complete = (): void => void transaction.dispatchEvent(new Event('complete'));
    this.busy++;
    // Requests to it are answered first.
    setTimeout(() => {
      this.busy--;
      if (this.slow && mode === 'readwrite') this.waiting.push(complete);
      else complete();
    });
    const objectStore = (name: string): object => {
      const store = this.stores.get(name) ?? new Map<unknown, unknown>();
      this.stores.set(name, store);
      return {
        get: (id: unknown) => asked(() => store.get(id)),
        put: (value: { id?: unknown; saved?: { id: unknown } }) => {
          if (this.full) throw new DOMException('a planted fault', 'QuotaExceededError');
          store.set(value.saved?.id ?? value.id, value);
        },
      };
    };
    const abort = (): void => void transaction.dispatchEvent(new Event('abort'));
    return Object.assign(transaction, { objectStore, abort });
  }
}

function asked(find: () => unknown): EventTarget {
  const request = new EventTarget();
  queueMicrotask(() => {
    Object.assign(request, { result: find() });
    request.dispatchEvent(new Event('success'));
  });
  return request;
}

const disc = new Disc();
const posted: FromWorker[] = [];
vi.stubGlobal('indexedDB', disc);
vi.stubGlobal('self', { postMessage: (message: FromWorker) => posted.push(message) });
const { hear } = await import('../src/host/worker.ts');

let calls = 0;
async function call<Name extends keyof Calls>(
  name: Name,
  ...args: Parameters<Calls[Name]>
): Promise<unknown> {
  const id = ++calls;
  await hear({ id, name, args } as Call);
  const answer = posted.find((message) => 'id' in message && message.id === id);
  return answer !== undefined && 'answer' in answer ? answer.answer : answer;
}

/** What the client of the table open here sends. */
const send = (table: string, frame: ToKeeper): void => void hear({ table, wire: { send: frame } });

/** Opens the table for a page that arrives. */
function watch(table: string): void {
  void hear({ table, wire: { do: 'open' } });
  send(table, { kind: 'hello', protocol: 1, since: null });
}

const frames = (): readonly ToPage[] =>
  posted.flatMap((message) =>
    'wire' in message && 'heard' in message.wire ? [message.wire.heard] : [],
  );

const told = (): readonly Update[] =>
  frames().flatMap((frame) => (frame.kind === 'told' ? [frame.update] : []));

/** Who may lift the curtain. */
function looker(): number {
  const curtain = told().findLast((update) => update.kind === 'curtain');
  return curtain?.seats[0] ?? 0;
}

/** Plays the first legal move of the person looking. */
function move(table: string, id: string): void {
  const last = told().findLast((update) => 'steps' in update);
  const opened = last?.kind === 'opening' ? last.scene : undefined;
  const scene = (last !== undefined && 'steps' in last ? last.steps.at(-1)?.scene : null) ?? opened;
  const { choices = [], step = 0 } = (scene ?? {}) as Partial<PlayableScene>;
  const [choice] = choices;
  send(table, { kind: 'do', id, command: { kind: 'play', step, text: choice?.text ?? '' } });
}

/** Everything is done except what waits for the disc: nothing else takes a turn of the event loop. */
async function pause(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (disc.busy > 0);
}

const START: Parameters<Calls['start']>[0] = {
  game: 'mulle',
  level: 'beginner',
  rules: 'short',
  seat: 0,
  names: ['Anna', 'Bo'],
  chairs: ['person', 'person'],
};

async function start(): Promise<string> {
  const { sitting } = (await call('start', START)) as TableSeating;
  return sitting.id;
}

/** Two people on one device; one of them moves, and the move is still being written. */
async function moveSlowly(): Promise<string> {
  disc.slow = false;
  const id = await start();
  watch(id);
  await pause();
  send(id, { kind: 'do', id: 'look', command: { kind: 'look', seat: looker() } });
  await pause();
  expect(frames().at(-1)).toMatchObject({ kind: 'done', id: 'look' });
  disc.slow = true;
  move(id, 'move');
  await pause();
  return id;
}

test('nothing is sent or answered before it is written, and the answer comes last', async () => {
  await moveSlowly();
  const known = frames().length;
  expect(frames().at(-1)).toMatchObject({ kind: 'done', id: 'look' });
  disc.write();
  await pause();
  const kinds = frames()
    .slice(known)
    .map((frame) => (frame.kind === 'told' ? frame.update.kind : frame.kind));
  expect(kinds).toEqual(['steps', 'curtain', 'done']);
});

test('a move that is sent twice is done once, and answered twice', async () => {
  const id = await moveSlowly();
  move(id, 'move');
  disc.slow = false;
  disc.write();
  await pause();
  const answers = frames().filter((frame) => 'id' in frame && frame.id === 'move');
  expect(answers.slice(-2)).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
  expect(told().at(-1)).toMatchObject({ kind: 'curtain' });
});

test('what one table still has to send does not reach the next', async () => {
  await moveSlowly();
  const known = frames().length;
  await start();
  disc.write();
  await pause();
  expect(frames().slice(known)).toEqual([]);
});

test('a table is not lost with another that was left', async () => {
  const id = await moveSlowly();
  // The table being left still has something to write when another tab takes it.
  send(id, { kind: 'do', id: 'back', command: { kind: 'ask', what: 'takeback' } });
  const next = await start();
  await pause();
  disc.claim(id);
  disc.slow = false;
  const known = posted.length;
  disc.write();
  await pause();
  expect(posted.slice(known)).toEqual([]);
  watch(next);
  await pause();
  expect(told().at(-1)).toMatchObject({ kind: 'curtain' });
});

test('a table that another tab has taken says so, and nothing else', async () => {
  disc.slow = false;
  const id = await start();
  watch(id);
  await pause();
  send(id, { kind: 'do', id: 'look', command: { kind: 'look', seat: looker() } });
  await pause();
  disc.claim(id);
  const known = posted.length;
  move(id, 'taken');
  await pause();
  expect(posted.slice(known)).toMatchObject([
    { table: id, wire: { failed: { refused: 'open-elsewhere' } } },
  ]);
});

test('a page whose table is not open any more hears of it, and may open it again', async () => {
  disc.slow = false;
  const id = await start();
  watch(id);
  const next = await start();
  await pause();
  const known = posted.length;
  send(id, { kind: 'do', id: 'late', command: { kind: 'ask', what: 'takeback' } });
  expect(posted.slice(known)).toMatchObject([{ table: id, wire: { failed: {} } }]);
  void hear({ table: id, wire: { do: 'close' } });
  watch(next);
  await pause();
  expect(told().at(-1)).toMatchObject({ kind: 'curtain' });
});

test('where there is no room a game continues, says so, and is kept once there is some', async () => {
  disc.slow = false;
  const id = await start();
  await pause();
  void hear({ table: id, wire: { do: 'close' } });
  await pause();
  disc.full = true;
  const known = told().length;
  expect(await call('resume', id, false)).toMatchObject({ sitting: { id } });
  watch(id);
  await pause();
  const kept = (): Update | undefined => told().findLast(({ kind }) => kind === 'kept');
  expect(kept()).toMatchObject({ problem: { refused: 'storage-full' } });
  disc.full = false;
  send(id, { kind: 'do', id: 'look2', command: { kind: 'look', seat: looker() } });
  await pause();
  move(id, 'move2');
  await pause();
  expect(frames()).toContainEqual(expect.objectContaining({ kind: 'done', id: 'move2' }));
  expect(kept()).toMatchObject({ problem: null });
  expect(told().slice(known)).not.toContainEqual(expect.objectContaining({ kind: 'broken' }));
});
