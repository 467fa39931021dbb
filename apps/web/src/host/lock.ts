/**
 * One tab at a time plays a game. Browsers have locks for that, but only on
 * pages from https or this machine; elsewhere the tabs ask one another.
 */

export type Unlock = () => void;

/** A tab that is being reloaded lets go of its game in a moment: so many milliseconds are waited for it. */
const PATIENCE = 2000;
/** How long a tab may take to say that it plays the game. */
const ANSWER = 250;

/** Undefined if another tab plays the game. `steal`: no other can, whatever it seems. */
export function lock(id: string, steal: boolean): Promise<Unlock | undefined> {
  const { locks } = navigator as Partial<typeof navigator>;
  return locks === undefined ? askTabs(id, steal) : takeLock(locks, id, steal);
}

/** A worker that was ended while it was busy may hold on for longer than anybody waits: its lock is taken. */
function takeLock(locks: LockManager, id: string, steal: boolean): Promise<Unlock | undefined> {
  const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
  return new Promise((resolve) => {
    locks
      .request(`pakli-${id}`, options, () => new Promise<void>((unlock) => resolve(unlock)))
      .catch(() => resolve(undefined));
  });
}

type Word =
  /** Somebody wants the game. Of two who ask at once the lower number has it. */
  | { readonly asks: number }
  /** To the one who has asked with this number, by who has the game. */
  | { readonly refused: number };

type Sleep = (ms: number) => Promise<void>;
const sleepFor: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every tab that has the game open, or has asked for it first, says so to whoever asks. */
export async function askTabs(
  id: string,
  steal: boolean,
  sleep: Sleep = sleepFor,
): Promise<Unlock | undefined> {
  const channel = new BroadcastChannel(`pakli-${id}`);
  const say = (word: Word): void => channel.postMessage(word);
  const number = Math.random();
  let mine = steal;
  let taken = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('refused' in data) taken ||= data.refused === number;
    else if (mine || number < data.asks) say({ refused: data.asks });
    // It may have begun to listen too late to hear who is before it.
    else taken = true;
  });
  for (let waited = 0; !mine && waited < PATIENCE; waited += ANSWER) {
    taken = false;
    say({ asks: number });
    await sleep(ANSWER);
    mine = !taken;
  }
  if (mine) return () => channel.close();
  channel.close();
  return undefined;
}
