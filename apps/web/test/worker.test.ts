/** The worker that keeps games, with a disc that writes when it is told to. */
import { expect, test, vi } from 'vitest';
import type { Call, Calls, FromWorker } from '../src/host/calls.ts';
import type { Update } from '../src/host/host.ts';

/** As much of a browser's database as is needed; what is written is there once `write` is called. */
class Disc {
  private readonly stores = new Map<string, Map<unknown, unknown>>();
  private waiting: (() => void)[] = [];
  /** How much it is doing. */
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
    // What is asked of it is answered before.
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

const told = (): readonly Update[] =>
  posted.flatMap((message) => ('update' in message ? [message.update] : []));

/** All has been done but what the disc is slow with: nothing else than the disc takes a turn of the event loop. */
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

/** Two people at one device; one of them moves, and the move is still being written. */
async function moveSlowly(): Promise<unknown> {
  disc.slow = false;
  const id = await call('start', START);
  await call('watch', 'opened');
  await pause();
  const curtain = told().findLast((update) => update.kind === 'curtain');
  expect(await call('look', curtain?.curtain.seats[0] ?? 0)).toBeUndefined();
  const shown = told().findLast((update) => 'scene' in update);
  disc.slow = true;
  void call('submit', shown?.scene.choices[0]?.text ?? '');
  await pause();
  return id;
}

test('what one table still has to tell is not told to the next', async () => {
  await moveSlowly();
  const known = told().length;
  expect(await call('start', START)).toEqual(expect.any(String));
  disc.write();
  await pause();
  expect(told().slice(known)).toEqual([]);
});

test('a table is not lost with another that was left', async () => {
  const id = await moveSlowly();
  // Something of the table that is left is yet to be written when another tab takes it.
  void call('undo');
  expect(await call('start', START)).toEqual(expect.any(String));
  await pause();
  disc.claim(id);
  disc.slow = false;
  const known = told().length;
  disc.write();
  await pause();
  expect(told().slice(known)).toEqual([]);
  await call('watch', 'opened');
  await pause();
  expect(told().slice(known)).toMatchObject([{ kind: 'curtain' }]);
});

test('where there is no room a game goes on, says so, and is kept once there is some', async () => {
  disc.slow = false;
  const id = (await call('start', START)) as string;
  await pause();
  await call('close', id);
  await pause();
  disc.full = true;
  const known = told().length;
  expect(await call('resume', id)).toBe(id);
  await call('watch', 'opened');
  await pause();
  const kept = (): Update | undefined => told().findLast(({ kind }) => kind === 'kept');
  expect(kept()).toMatchObject({ problem: { refused: 'storage-full' } });
  disc.full = false;
  const [seat = 0] = told().findLast((update) => update.kind === 'curtain')?.curtain.seats ?? [];
  await call('look', seat);
  const shown = told().findLast((update) => 'scene' in update);
  expect(await call('submit', shown?.scene.choices[0]?.text ?? '')).toBeUndefined();
  await pause();
  expect(kept()).toMatchObject({ problem: null });
  expect(told().slice(known)).not.toContainEqual(expect.objectContaining({ kind: 'broken' }));
});
