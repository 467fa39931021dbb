/** The games of a learning table, and its positions as `training/train.py` reads them. */
import { readFileSync } from 'node:fs';
import { formatRefusal, isRefusal } from '@pakli/core';
import type { Random } from '@pakli/core';
import { netOf, readNet, type Net } from '@pakli/core/net';
import {
  inThreads as inAll,
  Samples as AnySamples,
  type Done,
  type Job as AnyJob,
} from '../../../training/samples.ts';
import type { State } from '../src/index.ts';
import { NetInput, PARTS, ROWS, TABLE } from '../src/knowledge/net-input.ts';
import type { PassedOver } from '../src/knowledge/past.ts';
import type { Options } from '../src/options.ts';
import { DEALS, SEATS } from '../src/types.ts';

/** The job of one thread. */
export interface Job extends AnyJob {
  /** Files of nets; empty for none. */
  readonly net: string;
  readonly people: string;
  readonly against: string;
}

/** What a table plays: a single deal, a match, or the last deal of one, given the totals before it. */
export interface Sitting {
  readonly options: Options;
  readonly first: number;
  readonly carry: number[];
}

/** Of twelve tables one plays a match, and five its last deal, which decides whatever the earlier deals brought. */
const TABLES = 12;
const LASTS = 6;
/** One in this many plays with whole runs. */
const ONIONS = 10;
/** The totals before a last deal spread around this, like three throws of a die with this many sides. */
const TOTAL = 210;
const SIDES = 51;

export function sit(random: Random): Sitting {
  const lift = random.below(ONIONS) === 0 ? 'run' : 'top';
  const table = random.below(TABLES);
  const options: Options = { lift, deals: table < LASTS ? DEALS : 1 };
  if (table === 0 || table >= LASTS) return { options, first: 0, carry: [0, 0, 0, 0] };
  const thrown = (): number => random.below(SIDES) - (SIDES >> 1);
  const carry = Array.from({ length: SEATS }, () => TOTAL + thrown() + thrown() + thrown());
  return { options, first: DEALS - 1, carry };
}

export function netAt(path: string): Net {
  const file = readNet(readFileSync(path), TABLE);
  if (isRefusal(file)) throw new Error(`${path}: ${formatRefusal(file)}`);
  return netOf(file);
}

/** The positions of deals. */
export class Samples {
  private readonly known = new NetInput();
  private readonly samples: AnySamples;

  constructor(folder: string, thread: number) {
    this.samples = new AnySamples(folder, thread, PARTS + 1);
  }

  get total(): number {
    return this.samples.total;
  }

  add(state: State, seat: number, passed: PassedOver): void {
    this.known.read(state, seat, passed);
    this.samples.add(this.known, seat);
  }

  /** Sets the value of the position added last. */
  label(worth: number): void {
    this.samples.label(worth);
  }

  /** Ends the deal of the positions added last. */
  settle(worth: Float64Array): void {
    this.samples.settle((seat) => Math.max(0, Math.min(1, worth[seat]!)));
  }

  writeWhenFull(): void {
    this.samples.writeWhenFull();
  }

  write(): void {
    this.samples.write();
  }
}

/** Runs a script in many threads, each with its own job, and writes their joint output. */
export async function inThreads(script: string, work: (job: Job) => Done): Promise<void> {
  const more = { net: '', people: '', against: '' };
  const about = { game: 'buddy-bluff', table: TABLE, rows: ROWS, parts: PARTS, more };
  await inAll(script, about, (job) => work({ ...more, ...job.more, ...job }));
}
