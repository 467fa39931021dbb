/**
 * The host in a worker of the same browser. If the worker breaks or falls
 * silent it is started anew, the game goes on from its record, and whoever
 * listens gets an opening that says so.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import type { Calls, FromWorker } from './calls.ts';
import { refusalOf } from './failure.ts';
import { guestScripts } from './guests.ts';
import type { Host, HostTable, Opening, Update } from './host.ts';
import { Replies } from './replies.ts';
import type { Employed, Role } from './role.ts';

/** Nothing the worker does itself takes long: who is silent for so many milliseconds is dead. */
const SILENCE = 3000;
/** A worker that breaks so often in a minute will not get better by itself. */
const PATIENCE = 3;

const RESTORED = refuse('restored', 'table');
const GONE = refuse('host-gone', 'table');

/**
 * What is asked at a table and how it is answered if the worker breaks
 * meanwhile: the scene that the next one opens with says the rest. Whoever
 * asks for anything else is told that it failed.
 */
const AT_TABLE: { readonly [Name in keyof Calls]?: Awaited<ReturnType<Calls[Name]>> } = {
  watch: undefined,
  submit: RESTORED,
  why: RESTORED,
  hint: undefined,
  cancelHint: undefined,
  look: RESTORED,
  undo: undefined,
  redo: undefined,
  answer: RESTORED,
  next: undefined,
  command: RESTORED,
  request: RESTORED,
  renew: undefined,
  poke: undefined,
  close: undefined,
  ping: undefined,
};

interface Asked {
  readonly name: keyof Calls;
  readonly args: readonly unknown[];
}

function employ(): Employed {
  const role: Role = 'host';
  return new Worker(new URL('./entry.ts', import.meta.url), {
    type: 'module',
    name: [role, ...guestScripts()].join(' '),
  });
}

export function localHost(employed: () => Employed = employ): Host {
  const link = new Link(employed);
  const seat = async (opened: Promise<string | Refusal>): Promise<HostTable | Refusal> => {
    const id = await opened;
    return isRefusal(id) ? id : link.table(id, () => link.call('resume', id, true));
  };
  return {
    lasting: () => link.call('lasting'),
    saved: () => link.call('saved'),
    remove: (id) => link.call('remove', id),
    take: (text) => link.call('take', text),
    film: (source, watch) => link.call('film', source, watch),
    share: (source, names) => link.call('share', source, names),
    judge: (source, seat, step) => link.call('judge', source, seat, step),
    challenge: (id, name) => link.call('challenge', id, name),
    challenged: (code) => link.call('challenged', code),
    compare: (id, code) => link.call('compare', id, code),
    expert: (deal) => link.call('expert', deal),
    start: (start) => seat(link.call('start', start)),
    resume: (id) => seat(link.call('resume', id)),
    async join(id, names) {
      const page = new URL('.', document.baseURI).href;
      const come = (): Promise<string | Refusal> => link.call('join', id, page, names);
      const came = await come();
      return isRefusal(came) ? came : link.linked(id, come);
    },
  };
}

interface Open {
  readonly id: string;
  readonly listeners: Set<(update: Update) => void>;
  /** How it is opened in another worker. */
  goOn(): Promise<string | Refusal>;
}

class Link {
  private readonly employ: () => Employed;
  /** Undefined once it has broken too often: the next call tries again. */
  private worker: Employed | undefined;
  /** Whether it was ever heard of: one that was not has done nothing yet. */
  private came = false;
  private readonly replies = new Replies<Asked, unknown>();
  private breaks: number[] = [];
  /** The table that is open and who listens to it. */
  private at: Open | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  constructor(employed: () => Employed) {
    this.employ = employed;
    this.worker = this.wake();
  }

  call<Name extends keyof Calls>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): ReturnType<Calls[Name]> {
    const answer = this.replies.ask({ name, args }, (id) => {
      // Whoever sits down elsewhere does not want the table back that was open.
      const anew = name === 'start' || name === 'resume' || name === 'join';
      const worker = this.worker ?? (anew ? (this.worker = this.wake()) : this.revive());
      worker.postMessage({ id, name, args });
    });
    return answer as ReturnType<Calls[Name]>;
  }

  table(id: string, goOn: Open['goOn']): HostTable {
    const listeners = new Set<(update: Update) => void>();
    this.at = { id, listeners, goOn };
    clearInterval(this.heart);
    this.heart = setInterval(() => void this.beat(), SILENCE);
    return {
      id,
      listen: (listener) => {
        listeners.add(listener);
        this.watch('opened');
        return () => void listeners.delete(listener);
      },
      submit: (text, after) => this.call('submit', text, after),
      why: (text) => this.call('why', text),
      hint: () => this.call('hint'),
      cancelHint: () => this.mention('cancelHint'),
      look: (seat) => this.call('look', seat),
      undo: (seat) => this.call('undo', seat),
      redo: () => this.call('redo'),
      answer: (ask, yes, seat) => this.call('answer', ask, yes, seat),
      next: () => this.call('next'),
      close: () => {
        if (this.at?.id !== id) return;
        this.at = undefined;
        clearInterval(this.heart);
        this.mention('close', id);
      },
    };
  }

  /** A table far away: the line to it is looked after when the network is back and when somebody looks again. */
  linked(id: string, goOn: Open['goOn']): HostTable {
    const table = this.table(id, goOn);
    const poke = (): void => {
      if (!document.hidden) this.mention('poke');
    };
    addEventListener('online', poke);
    document.addEventListener('visibilitychange', poke);
    return {
      ...table,
      acts: {
        command: (command) => this.call('command', command),
        request: (act) => this.call('request', act),
        renew: () => this.mention('renew'),
        keep: () => this.call('keep'),
        verify: (remembered) => this.call('verify', remembered),
      },
      close: () => {
        removeEventListener('online', poke);
        document.removeEventListener('visibilitychange', poke);
        table.close();
      },
    };
  }

  /** Nobody waits for it, and nothing is lost if it fails. */
  private mention<Name extends 'cancelHint' | 'close' | 'renew' | 'poke'>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): void {
    this.call(name, ...args).catch(() => undefined);
  }

  private watch(why: Opening): void {
    this.call('watch', why).catch((error: unknown) => this.tell(brokenBy(error)));
  }

  private tell(update: Update): void {
    for (const listener of this.at?.listeners ?? []) listener(update);
  }

  private wake(): Employed {
    const worker = this.employ();
    this.came = false;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    // A worker that cannot be loaded has no message.
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
      this.restart(message ?? 'not loaded'),
    );
    return worker;
  }

  private hear(message: FromWorker): void {
    this.came = true;
    if ('update' in message) this.tell(message.update);
    else this.replies.hear(message);
  }

  private async beat(): Promise<void> {
    const { worker } = this;
    if (worker === undefined) return;
    // Twice, because a machine that slept wakes with all its timers past.
    if ((await this.isSilent()) && (await this.isSilent()) && worker === this.worker) {
      this.restart('no answer');
    }
  }

  private isSilent(): Promise<boolean> {
    const silence = new Promise<boolean>((resolve) => setTimeout(resolve, SILENCE, true));
    // Whoever answers that it failed is not silent.
    const heard = this.call('ping').catch(() => undefined);
    return Promise.race([heard.then(() => false), silence]);
  }

  /** Nothing is lost: the record in the database is as new as the last step that was shown. */
  private restart(problem: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const now = performance.now();
    this.breaks = [...this.breaks, now].filter((at) => now - at < 60_000);
    const hopeless = this.breaks.length > PATIENCE;
    if (!hopeless && !this.came) {
      const next = (this.worker = this.wake());
      this.replies.again((id, { name, args }) => next.postMessage({ id, name, args }));
      return;
    }
    const why = hopeless ? GONE : refuse('failed', 'table', { text: problem });
    this.replies.end(why, ({ name }) =>
      name in AT_TABLE ? { answer: AT_TABLE[name] } : undefined,
    );
    if (!hopeless) this.revive();
    else {
      this.breaks = [];
      this.tell({ kind: 'broken', problem: GONE });
    }
  }

  /** Another worker, in which the table that was open goes on. */
  private revive(): Employed {
    const worker = this.wake();
    this.worker = worker;
    if (this.at !== undefined) this.goOn(this.at);
    return worker;
  }

  private goOn(at: Open): void {
    at.goOn().then(
      (answer) => {
        if (isRefusal(answer)) this.tell({ kind: 'broken', problem: answer });
        else this.watch('restarted');
      },
      // Where the worker itself has broken again, this has been told already.
      (error: unknown) => {
        if (this.worker !== undefined) this.tell(brokenBy(error));
      },
    );
  }
}

function brokenBy(error: unknown): Update {
  return { kind: 'broken', problem: refusalOf(error) };
}
