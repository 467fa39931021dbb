/**
 * The host in a worker of the same browser. A worker that breaks or stops
 * answering is replaced. For an open table this is a lost connection: the next
 * worker opens it and continues from its record.
 */
import { PortWire, TableClient, type FromWire, type PortWirePorts } from '@pakli/client';
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import type { Calls, FromWorker } from './calls.ts';
import { refusalOf } from './failure.ts';
import { guestScripts } from './guests.ts';
import type { TableSeating, Host, OpenTable } from './host.ts';
import { lookAfter } from './server.ts';
import { Replies } from './replies.ts';
import type { Employed, Role } from './role.ts';

/** The worker itself does nothing slow: one that is silent for `SILENT_BEATS` while the page is awake is dead. */
const BEAT_MS = 1000;
const SILENT_BEATS = 12;
/** A beat this late says nothing about the worker: the machine was asleep, or is busy. */
const LATE_MS = 2 * BEAT_MS;
/** A worker that breaks more often than this will not recover. */
const BREAKS_PER_MINUTE = 3;

const RESTORED = refuse('restored', 'table');
const GONE = refuse('host-gone', 'table');

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
  const channel = new WorkerChannel(employed);
  const call =
    <Name extends keyof Calls>(name: Name) =>
    (...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> =>
      channel.call(name, ...args);
  const seat = async (opening: Promise<TableSeating | Refusal>): Promise<OpenTable | Refusal> => {
    const seating = await opening;
    if (isRefusal(seating)) return seating;
    const { id } = seating.sitting;
    const open = async (dead: boolean): Promise<Refusal | undefined> => {
      const again = await channel.call('resume', id, dead);
      return isRefusal(again) ? again : undefined;
    };
    return { id, seating, client: channel.follow(id, open, { lost: RESTORED }) };
  };
  return {
    lasting: call('lasting'),
    saved: call('saved'),
    remove: call('remove'),
    take: call('take'),
    film: call('film'),
    share: call('share'),
    judge: call('judge'),
    challenge: call('challenge'),
    challenged: call('challenged'),
    compare: call('compare'),
    expert: call('expert'),
    why: call('why'),
    hint: call('hint'),
    cancelHint: call('cancelHint'),
    keep: call('keep'),
    verify: call('verify'),
    verifyEvening: call('verifyEvening'),
    start: (start) => seat(channel.call('start', start)),
    resume: (id) => seat(channel.call('resume', id, false)),
    async join(id, names) {
      const page = new URL('.', document.baseURI).href;
      const open = (): Promise<void> => channel.call('join', id, page, names);
      await open();
      const client = channel.follow(id, open, { closed: () => stop() });
      const stop = lookAfter(client);
      return { id, names, client };
    },
  };
}

/** The open table, as the page follows it. */
interface Followed {
  readonly id: string;
  readonly wire: PortWire;
  hear(message: FromWire): void;
}

class WorkerChannel {
  private readonly employ: () => Employed;
  /** Undefined once it has broken too often: the next call retries. */
  private worker: Employed | undefined;
  /** Whether the worker ever answered; before that it has done nothing. */
  private came = false;
  private readonly replies = new Replies<Asked, unknown>();
  private breaks: number[] = [];
  private followed: Followed | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private beatAt = 0;
  private silentBeats = 0;

  constructor(employed: () => Employed) {
    this.employ = employed;
    this.worker = this.wake();
  }

  call<Name extends keyof Calls>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): ReturnType<Calls[Name]> {
    const answer = this.replies.ask({ name, args }, (id) => {
      this.worker ??= this.wake();
      this.worker.postMessage({ id, name, args });
    });
    return answer as ReturnType<Calls[Name]>;
  }

  /** A client for the table just opened in the worker; `open` reopens it there or in another worker. */
  follow(
    id: string,
    open: (dead: boolean) => Promise<Refusal | undefined | void>,
    ports: Omit<PortWirePorts, 'connect'>,
  ): TableClient {
    let opened = this.worker;
    let isFirst = true;
    const wire = new PortWire({
      ...ports,
      connect: async (hear) => {
        const dead = opened !== this.worker;
        const refusal = isFirst && !dead ? undefined : await open(dead).catch(refusalOf);
        isFirst = false;
        opened = this.worker;
        followed.hear = hear;
        return refusal ?? ((wire) => this.worker?.postMessage({ table: id, wire }));
      },
      closed: () => {
        if (this.followed === followed) this.rest();
        ports.closed?.();
      },
    });
    const followed: Followed = { id, wire, hear: () => {} };
    this.followed = followed;
    clearInterval(this.heart);
    this.silentBeats = 0;
    this.beatAt = performance.now();
    this.heart = setInterval(() => this.beat(), BEAT_MS);
    return new TableClient(wire);
  }

  private rest(): void {
    this.followed = undefined;
    clearInterval(this.heart);
  }

  private wake(): Employed {
    const worker = this.employ();
    this.came = false;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    // The error event of a worker that cannot be loaded has no message.
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
      this.restart(message ?? 'not loaded'),
    );
    return worker;
  }

  private hear(message: FromWorker): void {
    this.came = true;
    this.silentBeats = 0;
    if (!('table' in message)) this.replies.hear(message);
    else if (this.followed?.id === message.table) this.followed.hear(message.wire);
  }

  private beat(): void {
    // A worker that fails to load raises an error.
    if (this.worker === undefined || !this.came) return;
    const now = performance.now();
    if (now - this.beatAt < LATE_MS) this.silentBeats++;
    this.beatAt = now;
    if (this.silentBeats > SILENT_BEATS) this.restart('no answer');
    // A failure is an answer, too.
    else this.call('ping').catch(() => undefined);
  }

  /** Nothing is lost: the stored record is as new as the last step shown. */
  private restart(problem: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.silentBeats = 0;
    const now = performance.now();
    this.breaks = [...this.breaks, now].filter((at) => now - at < 60_000);
    if (this.breaks.length > BREAKS_PER_MINUTE) {
      this.breaks = [];
      this.replies.end(GONE);
      this.followed?.wire.fail(GONE);
    } else if (!this.came) {
      const next = (this.worker = this.wake());
      this.replies.again((id, { name, args }) => next.postMessage({ id, name, args }));
    } else {
      this.replies.end(refuse('failed', 'table', { text: problem }));
      this.followed?.wire.lose();
    }
  }
}
