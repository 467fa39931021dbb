/** A thread that writes databases, shared by all servers of this process: starting one takes longer than a test. */
import { EventEmitter } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { openSqlite } from '../src/store/sqlite.ts';
import type { TableStore } from '../src/store/store.ts';
import type { StoreCall } from '../src/store/writer.ts';

/** What the thread receives: a database, and the port for requests about it. */
export interface Opening {
  readonly path: string;
  readonly port: MessagePort;
}

/** Looks like a thread that has only this database. */
class KeptWriter extends EventEmitter {
  private readonly port: MessagePort;

  constructor(thread: Worker, path: string) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const fail = (error: unknown): void => void this.emit('error', error);
    thread.once('error', fail);
    port1.on('message', (reply) => this.emit('message', reply));
    port1.on('close', () => {
      thread.off('error', fail);
      this.emit('exit');
    });
    thread.postMessage({ path, port: port2 } satisfies Opening, [port2]);
  }

  postMessage(calls: readonly StoreCall[]): void {
    this.port.postMessage(calls);
  }
}

let kept: Worker | undefined;

function thread(): Worker {
  if (kept !== undefined) return kept;
  const started = new Worker(new URL('./kept-writer-thread.ts', import.meta.url));
  // An idle thread keeps no process alive, and any number of servers may share it.
  started.setMaxListeners(0).unref();
  started.once('exit', () => (kept = undefined));
  return (kept = started);
}

export function openKept(path: string): Promise<TableStore> {
  return openSqlite(path, undefined, new KeptWriter(thread(), path));
}
