/**
 * One tab at a time plays a game. Browsers have locks for that, but only on
 * pages from https or this machine; elsewhere the tabs ask one another.
 */

export type Unlock = () => void;

/** A tab that neither lets go of its game nor says that it plays it is frozen: nobody waits for it longer than so many milliseconds. */
const FROZEN_AFTER_MS = 20_000;
/** How often a tab is asked, and how long it may take to say that it plays the game, where there are no locks. */
const ATTEMPTS = 8;
const ANSWER_MS = 250;

/** Undefined if another tab plays the game. `steal`: no other can, whatever it seems. */
export function lock(id: string, steal: boolean): Promise<Unlock | undefined> {
  const { locks } = navigator as Partial<typeof navigator>;
  return locks === undefined ? askTabs(id, steal) : takeLock(locks, id, steal);
}

type Word<Tab> =
  /** Somebody wants the game. Where there are no locks, of two who ask at once the lower number has it. */
  | { readonly asks: Tab }
  /** To the one who has asked, by who has the game. */
  | { readonly refused: Tab };

/**
 * A tab that is being reloaded lets go of its game, however long that takes; one that plays the game says so again and
 * again. A worker that was ended while it was busy may hold on for longer than anybody waits: its lock is taken.
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

/** Every tab that has the game open, or has asked for it first, says so to anyone who asks. */
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
    // It may have begun to listen too late to hear who is before it.
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
