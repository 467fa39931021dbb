/** A server in its own process that can be killed and restarted. */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { ENV } from './folder.ts';
import type { Fault } from './process.ts';

/** The tests bundle it, which starts three times as fast. */
const { PAKLI_TEST_SERVERS: bundle } = process.env;
const SCRIPT =
  bundle === undefined ? join(import.meta.dirname, 'process.ts') : join(bundle, 'process.js');

export interface Wanted {
  readonly fault?: Fault;
  readonly nats?: string;
  /** The port for metrics. */
  readonly metrics?: number;
}

type ServerChild = ChildProcessByStdio<Writable, Readable, null>;

export class ServerProcess {
  private readonly place: string;
  private readonly wanted: Wanted;
  private child: ChildProcess | undefined;
  /**
   * The next process, prepared and waiting: loading its sources takes longer than everything else before it listens.
   */
  private next: ServerChild | undefined;
  /** At 0 it takes a free port, and keeps it from then on. */
  port = 0;
  /** How often it exited unexpectedly. */
  deaths = 0;

  constructor(place: string, wanted: Wanted) {
    this.place = place;
    this.wanted = wanted;
  }

  private prepare(): ServerChild {
    const { fault, nats, metrics } = this.wanted;
    const more = fault === undefined ? [] : [fault];
    return spawn(
      process.execPath,
      ['--conditions=@pakli/source', SCRIPT, this.place, String(this.port), ...more],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: {
          ...ENV,
          PAKLI_WAITS: '1',
          ...(nats === undefined ? {} : { PAKLI_NATS: nats }),
          ...(metrics === undefined ? {} : { PAKLI_METRICS_PORT: String(metrics) }),
        },
      },
    );
  }

  async start(): Promise<void> {
    const child = this.next ?? this.prepare();
    this.next = undefined;
    child.stdin.write('\n');
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.deaths++;
    });
    const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
      Buffer | number | null,
    ];
    if (!Buffer.isBuffer(said)) throw new Error(`the server ended with ${said}`);
    this.port = Number(said.toString());
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Kills it at once and restarts it. Unless that is the last time, the next process is prepared right away. */
  async killed(isLast: boolean): Promise<void> {
    this.next ??= this.prepare();
    await this.end('SIGKILL', this.next);
    await this.start();
    if (!isLast) this.next = this.prepare();
  }

  async end(signal: NodeJS.Signals, next?: ServerChild): Promise<void> {
    const { child } = this;
    if (next === undefined) this.next?.kill('SIGKILL');
    this.next = next;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
