/** A thread in which computers think: it is given views and never learns more. */
import { parentPort } from 'node:worker_threads';
import { bringGuests } from '@pakli/catalogue/guests';
import { answerTo, type PlayerQuestion } from '@pakli/host';
import type { Move } from '@pakli/core';

export interface Task {
  readonly question: PlayerQuestion;
  /** Milliseconds at most. */
  readonly budget: number;
}

export type Thought =
  | { readonly move: Move; readonly missing?: string | undefined }
  | { readonly error: string };

const port = parentPort;
if (port === null) throw new Error('a thinker is a thread of its own');

// Questions wait until somebody listens.
await bringGuests([]);
port.on('message', ({ question, budget }: Task) => {
  const clock = {
    now: () => performance.now(),
    pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
  answerTo(question, clock, () => false, budget).then(
    (answer) => {
      if (answer === undefined) throw new Error('a player gave no answer');
      const { move, missing } = answer;
      port.postMessage({ move, missing } satisfies Thought);
    },
    (error: unknown) => port.postMessage({ error: String(error) } satisfies Thought),
  );
});
