/** The thread that writes: one question after another, in the order they came. */
import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import { CannotOpen } from './store.ts';

export interface Question {
  readonly id: number;
  readonly method: keyof Database;
  readonly given: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  /** Whether the database is open. */
  | { readonly opened: true }
  | { readonly problem: CannotOpen['problem'] };

const port = parentPort;
if (port === null) throw new Error('the writer is a thread of its own');

function reply(reply: Reply): void {
  port?.postMessage(reply);
}

try {
  const database = new Database(String(workerData));
  port.on('message', ({ id, method, given }: Question) => {
    try {
      const work = database[method] as (...given: unknown[]) => unknown;
      reply({ id, result: work.apply(database, [...given]) });
    } catch (error) {
      reply({ id, error: String(error) });
    }
    if (method === 'close') port.close();
  });
  reply({ opened: true });
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error;
  reply({ problem: error.problem });
  port.close();
}
