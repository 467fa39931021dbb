/** A thread in which computers think: it is given views and never more. */
import { parentPort } from 'node:worker_threads';
import { bringGuests } from '@pakli/catalogue/guests';
import { answerTo, loadPlayer, type PlayerQuestion } from '@pakli/host';
import type { Move } from '@pakli/core';
import { failureOf, PlainError, type FailureReport } from '../failure.ts';
import { MACHINE } from '../machine.ts';

export type ThinkTask =
  | {
      readonly question: PlayerQuestion;
      /** Milliseconds at most. */
      readonly budget: number;
    }
  /** Loads a player that will be asked soon; not answered. */
  | { readonly game: string; readonly player: string };

export type ThinkReply =
  | { readonly move: Move; readonly missing?: string | undefined }
  | { readonly failure: FailureReport };

const port = parentPort;
if (port === null) throw new Error('a thinker is a thread of its own');

// Questions wait until somebody listens.
await bringGuests([]);
port.on('message', (task: ThinkTask) => {
  if ('player' in task) {
    // The question itself will fail, and say why.
    loadPlayer(task.game, task.player).catch(() => {});
    return;
  }
  const { question, budget } = task;
  const clock = {
    now: MACHINE.elapsed,
    pause: MACHINE.soon,
  };
  answerTo(question, clock, () => false, budget).then(
    (answer) => {
      if (answer === undefined) throw new PlainError('a player gave no answer');
      const { move, missing } = answer;
      port.postMessage({ move, missing } satisfies ThinkReply);
    },
    (error: unknown) => port.postMessage({ failure: failureOf(error) } satisfies ThinkReply),
  );
});
