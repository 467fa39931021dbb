/** Threads in which computers think, kept for the next server of this process: to start one takes longer than a test. */
import { startThread, type StartThread, type ThreadListener } from '../src/think/thread.ts';

/** A thread whose server has stopped may be given to another. */
class KeptThread {
  private listener: ThreadListener | undefined;
  /** Questions that it thinks about. */
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
        // Who has given it back has it no more.
        if (this.listener !== listener) return;
        this.listener = undefined;
        if (this.isIdle) back();
        else await this.thread.terminate();
      },
    };
  }
}

/** A thread knows the guests that there were when it started: whoever has others needs another. */
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
