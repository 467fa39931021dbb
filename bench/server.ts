/** A server in its own process, measured from outside. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Server {
  readonly base: string;
  /** Milliseconds of processor time so far, over all its threads. */
  cpu(): number;
  /** Milliseconds of processor time of the thread that answers. */
  answering(): number;
  /** Megabytes of memory. */
  memory(): number;
  /** The same after a garbage collection; `process.ts` only. */
  needed(): Promise<number>;
  stop(): Promise<void>;
}

/** A script of the server's tests that prints its port, started as `npm start` and deploy/ start a server. */
export async function started(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--max-semi-space-size=16',
      '--conditions=@pakli/source',
      join(import.meta.dirname, '../apps/server/test', file),
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PAKLI_PACE: 'usual', ...env } },
  );
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  const proc = `/proc/${child.pid}`;
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) / 1024;
  return {
    base: `http://127.0.0.1:${Number(String(port))}`,
    cpu() {
      const fields = readFileSync(`${proc}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // In hundredths of a second: user and system.
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    // In nanoseconds.
    answering: () =>
      Number(readFileSync(`${proc}/task/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    memory,
    async needed() {
      for (let i = 0; i < 2; i++) {
        child.kill('SIGUSR2');
        await wait(1000);
      }
      return memory();
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
