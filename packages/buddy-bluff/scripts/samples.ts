/** Positions as `training/train.py` reads them, and the threads that write them. */
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { State } from '../src/index.ts';
import { Known, PARTS, ROWS, TABLE } from '../src/knowledge/known.ts';
import type { Passed } from '../src/knowledge/passed.ts';

/** What one of the threads is to do. */
export interface Job {
  readonly out: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  /** Files of nets; empty for none. */
  readonly net: string;
  readonly people: string;
  readonly thread: number;
  readonly threads: number;
}

interface Done {
  readonly games: number;
  readonly positions: number;
}

/** The positions of deals, written out by the megabyte. */
export class Samples {
  private readonly known = new Known();
  private readonly files: readonly number[];
  private readonly rows = new Uint16Array(1 << 23);
  private readonly counts = new Uint8Array((PARTS + 1) << 16);
  private readonly labels = new Float32Array(1 << 16);
  private readonly seats = new Uint8Array(1 << 16);
  private filled = 0;
  private made = 0;
  private settled = 0;
  /** Written in all. */
  total = 0;

  constructor(folder: string, thread: number) {
    this.files = ['rows.u16', 'counts.u8', 'labels.f32'].map((kind) =>
      openSync(`${folder}/part${thread}.${kind}`, 'w'),
    );
  }

  add(state: State, seat: number, passed: Passed): void {
    const { rows, ends } = this.known;
    this.known.read(state, seat, passed);
    for (let part = 0; part <= PARTS; part++) {
      const from = part === 0 ? 0 : ends[part - 1]!;
      this.counts[(PARTS + 1) * this.made + part] = ends[part]! - from;
    }
    const all = ends[PARTS]!;
    for (let i = 0; i < all; i++) this.rows[this.filled + i] = rows[i]!;
    this.filled += all;
    this.seats[this.made++] = seat;
  }

  /** What the position that was added last is worth. */
  label(worth: number): void {
    this.labels[this.made - 1] = worth;
    this.settled = this.made;
  }

  /** The deal is over whose positions were added last. */
  settle(worth: Float64Array): void {
    for (let i = this.settled; i < this.made; i++) {
      this.labels[i] = Math.max(0, Math.min(1, worth[this.seats[i]!]!));
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
      this.counts.subarray(0, (PARTS + 1) * this.settled),
      this.labels.subarray(0, this.settled),
    ];
    parts.forEach((part, i) => writeSync(this.files[i]!, part));
    this.total += this.settled;
    this.filled = this.made = this.settled = 0;
  }
}

/** Runs a script in many threads, each with a job of its own, and writes what all of them have made. */
export async function inThreads(script: string, work: (job: Job) => Done): Promise<void> {
  if (!isMainThread) {
    parentPort?.postMessage(work(workerData as Job));
    return;
  }
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'data' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: 'Infinity' },
      seconds: { type: 'string', default: 'Infinity' },
      net: { type: 'string', default: '' },
      people: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const { out, net, people } = values;
  const [seed, games, seconds, threads] = [
    values.seed,
    values.games,
    values.seconds,
    values.threads,
  ].map(Number) as [number, number, number, number];
  mkdirSync(out, { recursive: true });
  const begin = performance.now();
  const done = await Promise.all(
    Array.from(
      { length: threads },
      (_, thread) =>
        new Promise<Done>((resolve, reject) => {
          const job: Job = { out, seed, games, seconds, net, people, thread, threads };
          new Worker(new URL(script), { workerData: job })
            .on('message', resolve)
            .on('error', reject);
        }),
    ),
  );
  const head = {
    game: 'buddy-bluff',
    table: TABLE,
    rows: ROWS,
    parts: PARTS,
    files: threads,
    games: done.reduce((sum, one) => sum + one.games, 0),
    positions: done.reduce((sum, one) => sum + one.positions, 0),
    lambda: 1,
    seed,
  };
  writeFileSync(`${out}/head.json`, JSON.stringify(head));
  const time = (performance.now() - begin) / 1000;
  console.log(`${head.games} deals, ${head.positions} positions in ${time.toFixed(0)} s`);
}
