/** A thread in which computers think, as the pool uses it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PlainError } from '../failure.ts';
import type { ThinkReply, ThinkTask } from './thinker.ts';

export interface ThinkThread {
  post(task: ThinkTask): void;
  terminate(): Promise<unknown>;
}

export interface ThreadListener {
  readonly heard: (reply: ThinkReply) => void;
  /** It answers nothing any more, whoever has ended it. */
  readonly ended: (why: Error) => void;
}

export type StartThread = (listener: ThreadListener) => ThinkThread;

export const startThread: StartThread = ({ heard, ended }) => {
  const worker = new Worker(new URL(`./thinker${extname(import.meta.url)}`, import.meta.url));
  // An idle thread keeps no process alive.
  worker.unref();
  worker.on('message', heard);
  worker.on('error', ended);
  worker.on('exit', () => ended(new PlainError('a thinker has ended')));
  return {
    post: (task) => worker.postMessage(task),
    terminate: () => worker.terminate(),
  };
};
