/** The blocks of an arena as they come in, and when to stop. */
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RunningMean, type Sprt } from '@pakli/ai';
import { startBar } from '../../terminal/bar.ts';
import type { ResultFile } from './file.ts';
import type { ArenaBlock, ArenaPlan } from './plan.ts';
import { WorkerPool } from '../../players/pool.ts';
import type { RemoteWorkers } from './remote.ts';
import { formatShare } from './report.ts';
import { meanOf, type ScoreOrder } from './summary.ts';

/** Beside this file: a source among sources, or a part of the bundle among its parts. */
export const WORKER: URL = new URL(`./arena-worker${extname(import.meta.url)}`, import.meta.url);

/** By then a signal to all processes of a terminal has reached this one, too. */
const SIGNAL_MS = 200;

/** How often the bar is drawn again while no block ends. */
const TICK_MS = 500;

/** A signal, or the end of the time that was given. */
export type Ended = 'SIGINT' | 'SIGTERM' | 'time';

export class Run {
  private readonly plan: ArenaPlan;
  private readonly best: ScoreOrder;
  private readonly deals: number;
  private readonly test: Sprt | undefined;
  private readonly file: ResultFile | undefined;
  private readonly blocks = new Map<number, ArenaBlock>();
  private readonly running = new RunningMean();
  private readonly stop = new AbortController();
  /** The next block to hand out. */
  private handed = 0;
  /** Blocks before this one have all been seen by the test. */
  private tested = 0;

  constructor(
    plan: ArenaPlan,
    best: ScoreOrder,
    deals: number,
    test: Sprt | undefined,
    file: ResultFile | undefined,
  ) {
    this.plan = plan;
    this.best = best;
    this.deals = deals;
    this.test = test;
    this.file = file;
    for (const block of file?.blocks ?? []) if (block.block < deals) this.keep(block);
  }

  get played(): number {
    return this.blocks.size;
  }

  /** The blocks that count: up to the one that decided the test, whoever was faster. */
  get counted(): readonly ArenaBlock[] {
    const decided = this.test?.verdict !== undefined;
    return [...this.blocks.values()].filter(({ block }) => !decided || block < this.tested);
  }

  /** Plays what is missing, for so many minutes at most; answers with what ended it early. */
  async play(workers: number | RemoteWorkers, minutes?: number): Promise<Ended | undefined> {
    let signal: Ended | undefined;
    let pool: WorkerPool<ArenaPlan, ArenaBlock> | undefined;
    const interrupt = (given: Ended): void => {
      signal = given;
      this.stop.abort();
    };
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', interrupt);
    const { running } = this;
    const bar = await startBar(this.deals, this.plan.unit === 'deal' ? 'deals' : 'matches', {
      done: this.played,
      note: () =>
        `${running.count < 2 ? '' : `win share ${formatShare(running.interval)} | `}${
          typeof workers === 'number'
            ? `${pool?.decisions ?? 0} decisions | `
            : `${workers.threads} threads elsewhere | `
        }`,
    });
    // A deal may take minutes: the decisions in it say that something is going on.
    const ticking = setInterval(() => bar.update(this.played), TICK_MS);
    const ending =
      minutes === undefined ? undefined : setTimeout(interrupt, minutes * 60_000, 'time');
    const left = this.deals - this.played;
    try {
      if (left > 0) {
        const take = (block: ArenaBlock): void => {
          this.file?.add(block);
          this.keep(block);
          bar.update(this.played);
        };
        const { signal: stop } = this.stop;
        if (typeof workers === 'number') {
          pool = new WorkerPool<ArenaPlan, ArenaBlock>(WORKER, this.plan, take);
          await pool.play(Math.min(workers, left), () => this.next(), stop);
        } else await workers.play(() => this.next(), take, stop);
      }
    } catch (error) {
      // A terminal's Ctrl-C reaches outside programs too, and their end may be heard first.
      await wait(SIGNAL_MS);
      if (signal === undefined) throw error;
    } finally {
      clearInterval(ticking);
      clearTimeout(ending);
      bar.stop();
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
    }
    return signal;
  }

  private next(): number | undefined {
    while (this.blocks.has(this.handed)) this.handed++;
    return this.handed < this.deals ? this.handed++ : undefined;
  }

  private keep(block: ArenaBlock): void {
    this.blocks.set(block.block, block);
    this.running.add(meanOf('wins', this.plan, this.best, block, 0));
    if (this.test === undefined) return;
    // In the order of their numbers, so that the verdict does not depend on who was faster.
    for (let next = this.blocks.get(this.tested); next !== undefined;) {
      if (this.test.verdict !== undefined) break;
      this.test.add(meanOf('wins', this.plan, this.best, next, 0));
      next = this.blocks.get(++this.tested);
    }
    if (this.test.verdict !== undefined) this.stop.abort();
  }
}
