/**
 * The host in a worker of the same browser. If the worker breaks or falls
 * silent it is started anew, the game goes on from its record, and whoever
 * listens gets an opening that says so.
 */
import { isRefusal, type Refusal } from '@pakli/core';
import type { Calls, FromWorker } from './calls.ts';
import type { Host, HostTable, Opening, Update } from './host.ts';
import type { Role } from './role.ts';

/** Nothing the worker does itself takes long: who is silent for so many milliseconds is dead. */
const SILENCE = 3000;
/** A worker that breaks so often in a minute will not get better by itself. */
const PATIENCE = 3;

/** What is asked of no table: if the worker breaks meanwhile, nobody else will answer. */
const APART: ReadonlySet<keyof Calls> = new Set([
  'lasting',
  'saved',
  'remove',
  'take',
  'film',
  'share',
  'judge',
  'start',
  'resume',
] as const);

interface Waiting {
  readonly name: keyof Calls;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function localHost(): Host {
  const link = new Link();
  const seat = async (opened: Promise<string | Refusal>): Promise<HostTable | Refusal> => {
    const id = await opened;
    return isRefusal(id) ? id : link.table(id);
  };
  return {
    lasting: () => link.call('lasting'),
    saved: () => link.call('saved'),
    remove: (id) => link.call('remove', id),
    take: (text) => link.call('take', text),
    film: (source, watch) => link.call('film', source, watch),
    share: (source, names) => link.call('share', source, names),
    judge: (source, seat, step) => link.call('judge', source, seat, step),
    start: (start) => seat(link.call('start', start)),
    resume: (id) => seat(link.call('resume', id)),
  };
}

class Link {
  private worker: Worker = this.employ();
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private readonly breaks: number[] = [];
  /** The table that is open and who listens to it. */
  private at:
    | { readonly id: string; readonly listeners: Set<(update: Update) => void> }
    | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  call<Name extends keyof Calls>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): ReturnType<Calls[Name]> {
    const id = ++this.calls;
    const answer = new Promise((resolve, reject) =>
      this.waiting.set(id, { name, resolve, reject }),
    );
    this.worker.postMessage({ id, name, args });
    return answer as ReturnType<Calls[Name]>;
  }

  table(id: string): HostTable {
    const listeners = new Set<(update: Update) => void>();
    this.at = { id, listeners };
    clearInterval(this.heart);
    this.heart = setInterval(() => void this.beat(), SILENCE);
    return {
      id,
      listen: (listener) => {
        listeners.add(listener);
        this.watch('opened');
        return () => void listeners.delete(listener);
      },
      submit: (text) => this.call('submit', text),
      why: (text) => this.call('why', text),
      hint: () => this.call('hint'),
      cancelHint: () => void this.call('cancelHint'),
      undo: () => this.call('undo'),
      next: () => this.call('next'),
      close: () => {
        if (this.at?.id !== id) return;
        this.at = undefined;
        clearInterval(this.heart);
        void this.call('close');
      },
    };
  }

  private watch(why: Opening): void {
    this.call('watch', why).catch((error: unknown) => this.tell(brokenBy(error)));
  }

  private tell(update: Update): void {
    for (const listener of this.at?.listeners ?? []) listener(update);
  }

  private employ(): Worker {
    const worker = new Worker(new URL('./entry.ts', import.meta.url), {
      type: 'module',
      name: 'host' satisfies Role,
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    worker.addEventListener('error', ({ message }) => void this.restart(message));
    return worker;
  }

  private hear(message: FromWorker): void {
    if ('update' in message) {
      this.tell(message.update);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('failed' in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.answer);
  }

  private async beat(): Promise<void> {
    const { worker } = this;
    // Twice, because a machine that slept wakes with all its timers past.
    if ((await this.isSilent()) && (await this.isSilent()) && worker === this.worker) {
      await this.restart('no answer');
    }
  }

  private isSilent(): Promise<boolean> {
    const silence = new Promise<boolean>((resolve) => setTimeout(resolve, SILENCE, true));
    return Promise.race([this.call('ping').then(() => false), silence]);
  }

  /** Nothing is lost: the record in the database is as new as the last step that was shown. */
  private async restart(problem: string): Promise<void> {
    this.worker.terminate();
    // What was asked at a table is answered by the scene that the new worker opens with.
    for (const waiting of this.waiting.values()) {
      if (APART.has(waiting.name)) waiting.reject(new Error(problem));
      else waiting.resolve(undefined);
    }
    this.waiting.clear();
    const now = performance.now();
    this.breaks.push(now);
    if (this.breaks.filter((at) => now - at < 60_000).length > PATIENCE) {
      clearInterval(this.heart);
      this.tell({ kind: 'broken', problem });
      return;
    }
    this.worker = this.employ();
    if (this.at === undefined) return;
    const id = await this.call('resume', this.at.id, true);
    if (isRefusal(id)) this.tell({ kind: 'broken', problem: id.refused });
    else this.watch('restarted');
  }
}

function brokenBy(error: unknown): Update {
  return { kind: 'broken', problem: String(error) };
}
