/**
 * One conversation with the engine. Requests are answered one after another in
 * the order they came, each with exactly one reply; only `stop` takes effect
 * as soon as it is read, on every `go` that was sent before it.
 */
import { TOO_LONG } from '../../input/line-splitter.ts';
import { reasonOf } from '../../input/failure.ts';
import { Batches } from './batch/batch.ts';
import { errorFrame, FRAME_TOO_LONG, type BatchFrame } from './batch/frame.ts';
import { encode, go, hello } from './player.ts';
import { error, type EngineReply, isErrorReply, type ErrorReply } from './reply.ts';
import { MAX_LINE, parseRequest, type Parsed, type EngineRequest } from './request.ts';
import { encoding } from './observation.ts';
import { askTable, begin, games, load, type BegunTable, type EngineTable } from './table.ts';

/** Sends a line or the bytes of a frame; resolves when the bytes may be written again. */
export type EngineSend = (message: string | Uint8Array) => void | Promise<void>;

interface Waiting extends Parsed {
  /** For a `go`: told to end. For a `stop`: there was something to end. */
  stopped: boolean;
}

export class EngineSession {
  private readonly tables = new EngineTables();
  private readonly queue: (Waiting | BatchFrame)[] = [];
  private readonly send: EngineSend;
  private readonly batches = new Batches();
  /** Whether the program may send binary frames. */
  isBinary = false;
  private working: Promise<void> | undefined;

  constructor(send: EngineSend) {
    this.send = send;
  }

  /** How many requests have no answer yet. */
  get waiting(): number {
    return this.queue.length;
  }

  receive(line: string | typeof TOO_LONG): void {
    if (line !== TOO_LONG && line.trim() === '') return;
    const parsed: Parsed =
      line === TOO_LONG
        ? { request: error('line-too-long', 'line', `a line may have ${MAX_LINE} bytes`) }
        : parseRequest(line);
    const { request } = parsed;
    const stopped = 'do' in request && request.do === 'stop' ? this.stop() : false;
    this.queue.push({ ...parsed, stopped });
    this.working ??= this.work();
  }

  /** Takes a binary frame, which is answered in its turn as lines are. */
  receiveFrame(frame: BatchFrame | typeof FRAME_TOO_LONG): void {
    if (frame === FRAME_TOO_LONG) {
      const request = error('frame-too-long', 'line', 'a frame holds an action per match');
      this.queue.push({ request, stopped: false });
    } else this.queue.push(frame);
    this.working ??= this.work();
  }

  /** Ends all thinking; true if there was any. */
  stop(): boolean {
    let any = false;
    for (const item of this.queue) {
      if (!('request' in item && 'do' in item.request && item.request.do === 'go')) continue;
      item.stopped = true;
      any = true;
    }
    return any;
  }

  /** Resolves when everything received has been answered. */
  async idle(): Promise<void> {
    while (this.working !== undefined) await this.working;
  }

  private async work(): Promise<void> {
    for (let item = this.queue[0]; item !== undefined; item = this.queue[0]) {
      if ('body' in item) {
        for (const part of this.answerFrame(item)) await this.send(part);
        this.queue.shift();
        continue;
      }
      const reply = await this.answer(item);
      this.queue.shift();
      const { ok, ...rest } = reply;
      void this.send(
        JSON.stringify({ ok, ...(item.id === undefined ? {} : { id: item.id }), ...rest }),
      );
    }
    this.working = undefined;
  }

  private async answer(item: Waiting): Promise<EngineReply> {
    const { request } = item;
    if (!('do' in request)) return request;
    try {
      return await this.serve(request, item);
    } catch (cause) {
      return error('internal', 'do', `this is a fault of ours: ${reasonOf(cause)}`);
    }
  }

  private answerFrame(frame: BatchFrame): readonly Uint8Array[] {
    try {
      return this.batches.answer(frame);
    } catch (cause) {
      const { error: fault } = error(
        'internal',
        'do',
        `this is a fault of ours: ${reasonOf(cause)}`,
      );
      return [errorFrame(frame.batch, fault)];
    }
  }

  private serve(request: EngineRequest, item: Waiting): EngineReply | Promise<EngineReply> {
    const { tables } = this;
    switch (request.do) {
      case 'games':
        return games();
      case 'encoding':
        return encoding(request);
      case 'new':
      case 'position':
        return tables.begin(request.table, () => begin(request));
      case 'load':
        return tables.begin(request.table, () => load(request));
      case 'state':
      case 'view':
      case 'moves':
      case 'observe':
      case 'play':
      case 'deal':
      case 'undo':
      case 'record': {
        const table = tables.find(request.table);
        return isErrorReply(table) ? table : askTable(table, request);
      }
      case 'close':
        return request.batch === undefined
          ? tables.close(request.table)
          : this.batches.close(request.batch);
      case 'batch':
        if (!this.isBinary) return error('no-frames', 'do', 'ask for frames at hello');
        return this.batches.open(request);
      case 'encode':
        return encode(request);
      case 'hello':
        this.isBinary ||= request.frames === 1;
        return hello(request);
      case 'go':
        return go(request, () => item.stopped);
      case 'stop':
        return { ok: true, stopped: item.stopped };
      default:
        return request satisfies never;
    }
  }
}

// The tables of one conversation, by name: the one without a name, and as many more as a program trains on.

/** Anyone who needs more starts a second engine. */
export const MOST_TABLES = 4096;

class EngineTables {
  private readonly tables = new Map<string, EngineTable>();

  /** A table that has begun. */
  find(name: string | undefined): EngineTable | ErrorReply {
    const table = this.tables.get(name ?? '');
    if (table !== undefined) return table;
    return error(
      'no-table',
      name === undefined ? 'do' : 'table',
      'begin with new, position or load',
    );
  }

  /** A table takes the place of the one that had its name, once it has begun. */
  async begin(
    name: string | undefined,
    work: () => Promise<BegunTable | ErrorReply>,
  ): Promise<EngineReply> {
    const key = name ?? '';
    if (!this.tables.has(key) && this.tables.size >= MOST_TABLES) {
      return error('too-many-tables', 'table', `there may be ${MOST_TABLES}: close some`);
    }
    const begun = await work();
    if (isErrorReply(begun)) return begun;
    this.tables.set(key, begun.table);
    return begun.reply;
  }

  close(name: string | undefined): EngineReply {
    const table = this.find(name);
    if (isErrorReply(table)) return table;
    this.tables.delete(name ?? '');
    return { ok: true, tables: this.tables.size };
  }
}
