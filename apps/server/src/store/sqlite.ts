/** The embedded store: a database file and the thread that writes it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PlainError, ThreadError, type FailureReport } from '../failure.ts';
import { MACHINE } from '../machine.ts';
import { DamagedLog } from './damaged-log.ts';
import type { Database } from './database.ts';
import { QUERIES } from './queries.ts';
import {
  CannotOpen,
  type Append,
  type Appended,
  type Glance,
  type TableStore,
  type StoreProblem,
  type Others,
} from './store.ts';
import { BatchQueue } from './batch.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { StoreCall, StoreReply } from './writer.ts';

type Died = (why: Error) => void;

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

type Method = StoreCall['method'];
type Given<M extends Method> = Parameters<Database[M]>;
type Result<M extends Method> = ReturnType<Database[M]>;
/** Methods that are passed on to the thread as they are. */
type PassedOn = {
  readonly [M in Exclude<Method, 'close'>]: (...given: Given<M>) => Promise<Result<M>>;
};

/** Events of the thread that works on the database file; it ends once the file is closed. */
interface Listen {
  (event: 'message', heard: (reply: StoreReply) => void): unknown;
  (event: 'error', ended: (error: Error) => void): unknown;
  (event: 'exit', ended: () => void): unknown;
}

export interface Writer {
  readonly on: Listen;
  readonly once: Listen;
  postMessage(calls: readonly StoreCall[]): void;
}

function startWriter(path: string): Writer {
  const script = new URL(`./writer${extname(import.meta.url)}`, import.meta.url);
  return new Worker(script, { workerData: path });
}

/** Calls `died` if the writing thread ends although nobody has closed the store: nothing works from then on. */
export async function openSqlite(
  path: string,
  died: Died = () => {},
  writer: Writer = startWriter(path),
): Promise<TableStore> {
  await new Promise<void>((resolve, reject) => {
    writer.once('error', reject);
    writer.once('message', (reply: StoreReply) => {
      if (reply.kind === 'problem') reject(new CannotOpen(reply.problem, path));
      else resolve();
    });
  });
  const store = new SqliteStore(writer, died);
  const passedOn = [...(Object.keys(QUERIES) as Method[]), 'beat' as const, 'check' as const].map(
    (method) => [method, (...given: Given<typeof method>) => store.ask(method, ...given)],
  );
  return Object.assign(store, Object.fromEntries(passedOn) as PassedOn);
}

class SqliteStore implements Omit<TableStore, keyof PassedOn> {
  private readonly writer: Writer;
  private readonly asked = new Map<number, Waiting<unknown>>();
  private questions = 0;
  /** Calls of one turn of the event loop go to the thread together: a message costs more than most answers. */
  private waiting: StoreCall[] = [];
  private readonly rows = new BatchQueue<Append, Appended>(
    ({ table }) => table,
    (rows) => this.ask('appendAll', rows),
  );
  private readonly presence = new Presence();
  private broken: Error | undefined;
  private closing = false;

  constructor(writer: Writer, died: Died) {
    this.writer = writer;
    const end = (error: Error): void => {
      const first = this.broken === undefined;
      this.fail(error);
      if (first && !this.closing) died(error);
    };
    writer.on('message', (reply: StoreReply) => this.hear(reply));
    writer.on('error', end);
    writer.on('exit', () => end(new PlainError('the store is closed')));
  }

  append(row: Append): Promise<Appended> {
    return this.rows.ask(row);
  }

  async time(): Promise<number> {
    return MACHINE.wallTime();
  }

  async look(tables: readonly string[], node: string): Promise<ReadonlyMap<string, Glance>> {
    const heads = await this.ask('heads', tables);
    const now = MACHINE.wallTime();
    return new Map(
      [...heads].map(([id, head]) => [
        id,
        { ...head, others: this.presence.others(id, node, now) },
      ]),
    );
  }

  async attend(table: string, node: string, people: readonly string[] | null): Promise<void> {
    this.presence.attend(table, node, people);
  }

  async alive(node: string, ms: number): Promise<boolean> {
    return this.presence.alive(node, MACHINE.wallTime() + ms);
  }

  async depart(node: string): Promise<void> {
    this.presence.depart(node);
  }

  async close(): Promise<void> {
    if (this.broken !== undefined) return;
    this.closing = true;
    const exit = new Promise<void>((resolve) => this.writer.once('exit', () => resolve()));
    await this.ask('close');
    await exit;
  }

  ask<M extends Method>(method: M, ...given: Given<M>): Promise<Result<M>> {
    return new Promise((resolve, reject) => {
      if (this.broken !== undefined) {
        reject(this.broken);
        return;
      }
      const id = ++this.questions;
      // Messages between threads lose the type: the answer is that of the method.
      this.asked.set(id, { resolve: (result) => resolve(result as Result<M>), reject });
      if (this.waiting.push({ id, method, given }) === 1)
        void MACHINE.soon().then(() => this.post());
    });
  }

  private post(): void {
    this.writer.postMessage(this.waiting);
    this.waiting = [];
  }

  private hear(reply: StoreReply): void {
    for (const answer of reply.kind === 'answers' ? reply.answers : []) {
      const waiting = this.asked.get(answer.id);
      this.asked.delete(answer.id);
      if (!('failure' in answer)) waiting?.resolve(answer.result);
      else {
        waiting?.reject(errorFrom(answer.failure, answer.problem));
      }
    }
  }

  private fail(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.asked.values()) reject(this.broken);
    this.asked.clear();
  }
}

/** An error of the thread, as the store throws it. */
function errorFrom(failure: FailureReport, problem: StoreProblem | undefined): Error {
  if (problem === 'full' || problem === 'not-writable') {
    return new StoreUnavailable(problem, failure.code ?? problem);
  }
  const error = new ThreadError(failure);
  return problem === 'damaged' ? new DamagedLog(undefined, error) : error;
}

/** Who looks at which table, in memory, which is enough for nodes of one process. */
export class Presence {
  /** By node: until when it counts as alive. */
  private readonly nodes = new Map<string, number>();
  /** By table and node. */
  private readonly here = new Map<string, Map<string, readonly string[]>>();

  /** False if the node was not known, or no longer. */
  alive(node: string, until: number): boolean {
    const known = this.nodes.has(node);
    this.nodes.set(node, until);
    return known;
  }

  attend(table: string, node: string, people: readonly string[] | null): void {
    const nodes = this.here.get(table) ?? new Map<string, readonly string[]>();
    if (people === null) nodes.delete(node);
    else nodes.set(node, people);
    if (nodes.size === 0) this.here.delete(table);
    else this.here.set(table, nodes);
  }

  depart(node: string): void {
    this.nodes.delete(node);
    for (const table of this.here.keys()) this.attend(table, node, null);
  }

  others(table: string, node: string, now: number): Others {
    const all = [...(this.here.get(table) ?? [])];
    return new Map(all.filter(([other]) => other !== node && (this.nodes.get(other) ?? 0) > now));
  }
}
