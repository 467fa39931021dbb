/**
 * Only one tab at a time plays a game. Browsers have locks for that, but only on
 * pages from https or localhost; elsewhere the tabs ask one another.
 */

export type Unlock = () => void;

/** A tab that neither releases its game nor says that it is playing is frozen: others wait this long. */
const FROZEN_AFTER_MS = 20_000;
/** Without locks: how often to ask other tabs, and how long each has to answer. */
const ATTEMPTS = 8;
const ANSWER_MS = 250;

/** Undefined if another tab plays the game. `steal`: no other tab can, despite appearances. */
export function lock(id: string, steal: boolean): Promise<Unlock | undefined> {
  const { locks } = navigator as Partial<typeof navigator>;
  return locks === undefined ? askTabs(id, steal) : takeLock(locks, id, steal);
}

type Word<Tab> =
  /** A tab wants the game. Without locks, the lower number wins if two ask at once. */
  | { readonly asks: Tab }
  /** The reply of the tab that has the game. */
  | { readonly refused: Tab };

/**
 * A reloading tab releases its game in the end; a playing tab keeps saying that it plays. A worker terminated
 * while busy may hold its lock longer than anybody would wait: its lock is stolen.
 */
export async function takeLock(
  locks: LockManager,
  id: string,
  steal: boolean,
  everyMs: number = ANSWER_MS,
): Promise<Unlock | undefined> {
  const name = `pakli-${id}`;
  const channel = new BroadcastChannel(name);
  const say = (word: Word<string>): void => channel.postMessage(word);
  const tab = crypto.randomUUID();
  const stop = new AbortController();
  let mine = false;
  let answers = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<Word<string>>) => {
    if ('asks' in data) {
      if (mine) say({ refused: data.asks });
    } else if (data.refused === tab && ++answers === ATTEMPTS) stop.abort();
  });
  const asking = setInterval(() => say({ asks: tab }), everyMs);
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(FROZEN_AFTER_MS)]);
  try {
    return await new Promise<Unlock>((resolve, reject) => {
      const hold = (): Promise<void> =>
        new Promise((unlock) => {
          mine = true;
          resolve(() => {
            channel.close();
            unlock();
          });
        });
      locks.request(name, steal ? { steal } : { signal }, hold).catch(reject);
    });
  } catch {
    channel.close();
    return undefined;
  } finally {
    clearInterval(asking);
  }
}

type Sleep = (ms: number) => Promise<void>;
const sleepFor: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every tab that has the game open, or asked for it first, answers those that ask. */
export async function askTabs(
  id: string,
  steal: boolean,
  sleep: Sleep = sleepFor,
): Promise<Unlock | undefined> {
  const channel = new BroadcastChannel(`pakli-${id}`);
  const say = (word: Word<number>): void => channel.postMessage(word);
  const number = Math.random();
  let mine = steal;
  let taken = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Word<number>>) => {
    if ('refused' in data) taken ||= data.refused === number;
    else if (mine || number < data.asks) say({ refused: data.asks });
    // Some tabs may have asked before this one listened.
    else taken = true;
  });
  for (let attempt = 0; !mine && attempt < ATTEMPTS; attempt++) {
    taken = false;
    say({ asks: number });
    await sleep(ANSWER_MS);
    mine = !taken;
  }
  if (mine) return () => channel.close();
  channel.close();
  return undefined;
}
