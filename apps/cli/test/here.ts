/**
 * Runs a program's `main` inside this process. Streams, environment and working directory are process-wide, so calls
 * wait for each other.
 */
import { Console } from 'node:console';
import { Readable, Writable } from 'node:stream';

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly input?: string;
  /** Overrides of the test environment; undefined removes a variable. */
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

class Capture extends Writable {
  private readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.chunks).toString();
  }
}

let last: Promise<unknown> = Promise.resolve();

export function runHere(
  main: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Ended> {
  const ended = last.then(() => runAlone(main, args, surroundings));
  last = ended.catch(() => {});
  return ended;
}

async function runAlone(
  main: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
  { input = '', env, cwd }: Surroundings,
): Promise<Ended> {
  const [stdout, stderr] = [new Capture(), new Capture()];
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false });
  const before = {
    streams: Object.getOwnPropertyDescriptors(process),
    console: globalThis.console,
    env: { ...process.env },
    cwd: process.cwd(),
  };
  try {
    for (const [name, value] of Object.entries({ stdin, stdout, stderr })) {
      Object.defineProperty(process, name, { value, configurable: true });
    }
    globalThis.console = new Console(stdout, stderr);
    changeEnv(env);
    process.chdir(cwd);
    const status = await main(args);
    return { status, stdout: stdout.text, stderr: stderr.text };
  } finally {
    for (const name of ['stdin', 'stdout', 'stderr'] as const) {
      Object.defineProperty(process, name, before.streams[name]);
    }
    globalThis.console = before.console;
    for (const name of Object.keys(process.env)) {
      if (!(name in before.env)) delete process.env[name];
    }
    changeEnv(before.env);
    process.chdir(before.cwd);
  }
}

function changeEnv(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
