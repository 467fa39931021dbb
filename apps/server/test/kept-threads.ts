/**
 * Threads in which computers think, reused by the next server of this process: starting one takes longer than a test.
 */
import { startThread, type StartThread, type ThreadListener } from '../src/think/thread.ts';

/** The thread of a stopped server may go to another. */
class KeptThread {
  private listener: ThreadListener | undefined;
  /** Pending questions. */
  private asked = 0;
  private hasEnded = false;
  private readonly thread = startThread({
    heard: (reply) => {
      this.asked--;
      this.listener?.heard(reply);
    },
    ended: (why) => {
      this.hasEnded = true;
      this.listener?.ended(why);
    },
  });

  get isIdle(): boolean {
    return this.asked === 0 && !this.hasEnded;
  }

  lend(listener: ThreadListener, back: () => void): ReturnType<StartThread> {
    this.listener = listener;
    return {
      post: (task) => {
        if ('question' in task) this.asked++;
        this.thread.post(task);
      },
      terminate: async () => {
        // A server that has returned the thread no longer has it.
        if (this.listener !== listener) return;
        this.listener = undefined;
        if (this.isIdle) back();
        else await this.thread.terminate();
      },
    };
  }
}

/** A thread knows the guests that existed when it started: a server with different ones needs another. */
const kept = new Map<string, KeptThread[]>();

export const keptThread: StartThread = (listener) => {
  const guests = process.env['PAKLI_WITH'] ?? '';
  const idle = kept.get(guests) ?? [];
  kept.set(guests, idle);
  let thread = idle.pop();
  while (thread?.isIdle === false) thread = idle.pop();
  const lent = thread ?? new KeptThread();
  return lent.lend(listener, () => idle.push(lent));
};
