/** The thread that writes: one call after another, in order; calls of one message are answered together. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { failureOf, type FailureReport } from '../failure.ts';
import { openDatabase, type Database } from './database.ts';
import { problemIn } from './sqlite-problem.ts';
import { CannotOpen, type StoreProblem } from './store.ts';

export interface StoreCall {
  readonly id: number;
  readonly method: keyof Database;
  readonly given: readonly unknown[];
}

type Answer =
  | { readonly id: number; readonly result: unknown }
  | {
      readonly id: number;
      readonly failure: FailureReport;
      readonly problem: StoreProblem | undefined;
    };

export type StoreReply =
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  /** Whether the database is open. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'problem'; readonly problem: CannotOpen['problem'] };

/** Where calls come from, and answers go. */
type Asker = Pick<MessagePort, 'on' | 'postMessage' | 'close'>;

/** Opens a database and answers until it is closed. */
export function answerAll(port: Asker, path: string): void {
  const reply = (reply: StoreReply): void => port.postMessage(reply);
  try {
    const database = openDatabase(path);
    const answer = ({ id, method, given }: StoreCall): Answer => {
      try {
        const work = database[method] as (...given: unknown[]) => unknown;
        return { id, result: work(...given) };
      } catch (error) {
        return { id, failure: failureOf(error), problem: problemIn(error) };
      }
    };
    port.on('message', (questions: readonly StoreCall[]) => {
      reply({ kind: 'answers', answers: questions.map(answer) });
      if (questions.some(({ method }) => method === 'close')) port.close();
    });
    reply({ kind: 'opened' });
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    reply({ kind: 'problem', problem: error.problem });
    port.close();
  }
}

if (parentPort !== null && typeof workerData === 'string') answerAll(parentPort, workerData);
