/**
 * Positions as `train.py` reads them, and the threads that write them: the part of self-play that all games share. Rows
 * are concatenated; counts say how many each part of a position has, labels what it was worth.
 */
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Sparse } from '@pakli/core/net';

/** The job of a thread. */
export interface Job {
  readonly out: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly thread: number;
  readonly threads: number;
  /** Options of the game itself, by name. */
  readonly more: Readonly<Record<string, string>>;
}

/** The positions of games, written out a megabyte at a time. */
export class Samples {
  private readonly parts: number;
  private readonly files: readonly number[];
  private readonly rows = new Uint16Array(1 << 23);
  private readonly counts: Uint8Array;
  private readonly labels = new Float32Array(1 << 16);
  private readonly seats = new Uint8Array(1 << 16);
  private filled = 0;
  private made = 0;
  private settled = 0;
  /** Total written. */
  total = 0;

  /** `parts`: how many a position has, what is beside the like ones among them. */
  constructor(folder: string, thread: number, parts: number) {
    this.parts = parts;
    this.counts = new Uint8Array(parts << 16);
    this.files = ['rows.u16', 'counts.u8', 'labels.f32'].map((kind) =>
      openSync(`${folder}/part${thread}.${kind}`, 'w'),
    );
  }

  /** A position as a seat knows it; its label is first its estimate. */
  add({ rows, ends }: Sparse, seat: number, value = 0): void {
    const { parts } = this;
    for (let part = 0; part < parts; part++) {
      const from = part === 0 ? 0 : ends[part - 1]!;
      this.counts[parts * this.made + part] = ends[part]! - from;
    }
    const all = ends[parts - 1]!;
    for (let i = 0; i < all; i++) this.rows[this.filled + i] = rows[i]!;
    this.filled += all;
    this.seats[this.made] = seat;
    this.labels[this.made++] = value;
  }

  /** The value of the position added last. */
  label(worth: number): void {
    this.labels[this.made - 1] = worth;
    this.settled = this.made;
  }

  /** The game of the last positions is over: what each was worth, the last first. */
  settle(worth: (seat: number, value: number) => number): void {
    for (let i = this.made - 1; i >= this.settled; i--) {
      this.labels[i] = worth(this.seats[i]!, this.labels[i]!);
    }
    this.settled = this.made;
    this.writeWhenFull();
  }

  writeWhenFull(): void {
    if (this.made > 1 << 15 || this.filled > 1 << 22) this.write();
  }

  write(): void {
    const parts = [
      this.rows.subarray(0, this.filled),
      this.counts.subarray(0, this.parts * this.settled),
      this.labels.subarray(0, this.settled),
    ];
    parts.forEach((part, i) => writeSync(this.files[i]!, part));
    this.total += this.settled;
    this.filled = this.made = this.settled = 0;
  }
}

/** The output of a thread. */
export interface Done {
  readonly games: number;
  readonly positions: number;
}

/** The contents of the rows, and the command-line options beyond those that all games share. */
export interface About {
  readonly game: string;
  readonly table: string;
  readonly rows: number;
  readonly parts: number;
  /** By name, with the defaults. */
  readonly more: Readonly<Record<string, string>>;
  lambda?(more: Readonly<Record<string, string>>): number;
}

/**
 * Runs a script in many threads, each with its own job, and writes a header over all their output. Undefined in a
 * thread.
 */
export async function inThreads<D extends Done>(
  script: string,
  about: About,
  work: (job: Job) => D,
): Promise<readonly D[] | undefined> {
  if (!isMainThread) {
    parentPort?.postMessage(work(workerData as Job));
    return undefined;
  }
  const usual: Readonly<Record<string, string>> = {
    out: 'data',
    seed: '1',
    games: 'Infinity',
    seconds: 'Infinity',
    threads: String(availableParallelism()),
    ...about.more,
  };
  const options = Object.fromEntries(
    Object.entries(usual).map(([name, text]) => [name, { type: 'string', default: text } as const]),
  );
  const { values } = parseArgs({ options });
  const given = (name: string): string => String(values[name]);
  const [seed, games, seconds, threads] = ['seed', 'games', 'seconds', 'threads'].map((name) =>
    Number(given(name)),
  ) as [number, number, number, number];
  const more = Object.fromEntries(Object.keys(about.more).map((name) => [name, given(name)]));
  const out = given('out');
  mkdirSync(out, { recursive: true });
  const begin = performance.now();
  const done = await Promise.all(
    Array.from(
      { length: threads },
      (_, thread) =>
        new Promise<D>((resolve, reject) => {
          const job: Job = { out, seed, games, seconds, thread, threads, more };
          new Worker(new URL(script), { workerData: job })
            .on('message', resolve)
            .on('error', reject);
        }),
    ),
  );
  const { game, table, rows, parts } = about;
  const head = {
    game,
    table,
    rows,
    parts,
    files: threads,
    games: done.reduce((sum, one) => sum + one.games, 0),
    positions: done.reduce((sum, one) => sum + one.positions, 0),
    lambda: about.lambda?.(more) ?? 1,
    seed,
  };
  writeFileSync(`${out}/head.json`, JSON.stringify(head));
  const time = (performance.now() - begin) / 1000;
  console.log(`${head.games} games, ${head.positions} positions in ${time.toFixed(0)} s`);
  return done;
}
