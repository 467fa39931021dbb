/**
 * Games of the players against themselves for `training/train.py` to learn
 * from, written as numbers of rows (`src/knowledge/known.ts`).
 *
 *     node --conditions=@pakli/source packages/compile/scripts/selfplay.ts --out data --games 20000 --seed 1
 *     node --conditions=@pakli/source packages/compile/scripts/selfplay.ts --out data --games 20000 --seed 2 --net gen1.net
 *     node --conditions=@pakli/source packages/compile/scripts/selfplay.ts --out data --games 20000 --seed 3 --net mine.net --against theirs.net
 *
 * Without a net the first judgement plays, and a position is worth who won.
 * With one the net plays, and a position is worth what the net thought of the
 * later ones, the nearer the more, and who won: TD(lambda). Every game has its
 * own numbers, so that the same games come out however many threads play them;
 * with `--seconds` instead of `--games` it ends when the time is up.
 * With `--against` another net has one of the seats and makes no move at
 * random, and only what the first one saw is written: how to beat this one.
 */
import { mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { netOf, readNet, Sfc32 } from '@pakli/core';
import { ASK_ACTION } from '../src/effects/offers.ts';
import { Judge, type Judgement } from '../src/knowledge/judge.ts';
import { Known, ROWS, TABLE } from '../src/knowledge/known.ts';
import { LearnedJudge } from '../src/knowledge/learned.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { weights } from '../src/knowledge/weights.ts';
import { ASK, ASKED, STARTER } from '../src/state.ts';
import { OPTIONS, playGames } from './games.ts';

/** One move in so many is made at random. */
const SLIP = 16;
/** Nobody waits for these players, and quantity counts more than depth. */
const EFFORT = { positions: 4, chain: 30, plays: 5000 };
const PARTS = 4;

interface Job {
  readonly out: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly lambda: number;
  readonly net: string;
  readonly against: string;
  readonly thread: number;
  readonly threads: number;
}

/** The positions of games, written out by the megabyte. */
class Samples {
  private readonly known = new Known();
  private readonly lambda: number;
  private readonly files: readonly number[];
  private readonly rows = new Uint16Array(1 << 22);
  private readonly counts = new Uint8Array(1 << 18);
  private readonly labels = new Float32Array(1 << 16);
  private readonly seats = new Uint8Array(1 << 16);
  private filled = 0;
  private made = 0;
  private settled = 0;
  /** Written in all. */
  total = 0;

  constructor(folder: string, thread: number, lambda: number) {
    this.lambda = lambda;
    this.files = ['rows.u16', 'counts.u8', 'labels.f32'].map((kind) =>
      openSync(`${folder}/part${thread}.${kind}`, 'w'),
    );
  }

  /** A position as a seat knows it; its label is at first what is thought of it. */
  add(state: Parameters<Known['read']>[0], seat: number, value: number): void {
    const { rows, ends } = this.known;
    this.known.read(state, seat);
    for (let part = 0; part < PARTS; part++) {
      this.counts[PARTS * this.made + part] = ends[part]! - (part === 0 ? 0 : ends[part - 1]!);
    }
    this.rows.set(rows.subarray(0, ends[PARTS - 1]), this.filled);
    this.filled += ends[PARTS - 1]!;
    this.seats[this.made] = seat;
    this.labels[this.made++] = value;
  }

  /** The game is over whose positions were added last. */
  settle(payoff: number): void {
    const { labels, lambda } = this;
    for (const seat of [0, 1]) {
      let worth = seat === 0 ? payoff : 1 - payoff;
      for (let i = this.made - 1; i >= this.settled; i--) {
        if (this.seats[i] !== seat) continue;
        const value = labels[i]!;
        labels[i] = worth;
        worth = lambda * worth + (1 - lambda) * value;
      }
    }
    this.settled = this.made;
    if (this.made > 1 << 15 || this.filled > 1 << 21) this.write();
  }

  write(): void {
    const { rows, counts, labels } = this;
    const parts = [
      rows.subarray(0, this.filled),
      counts.subarray(0, PARTS * this.settled),
      labels.subarray(0, this.settled),
    ];
    parts.forEach((part, i) => writeSync(this.files[i]!, part));
    this.total += this.settled;
    this.filled = this.made = this.settled = 0;
  }
}

function judgeOf(path: string): Judgement {
  if (path === '') return new Judge(weights);
  const file = readNet(readFileSync(path), TABLE);
  if ('problem' in file) throw new Error(`${path}: ${file.problem}`);
  return new LearnedJudge(netOf(file));
}

function work(job: Job): void {
  const { out, seed, games, seconds, lambda, net, against, thread, threads } = job;
  const judge = judgeOf(net);
  const turns = new Turns(OPTIONS, judge, EFFORT);
  const others = against === '' ? turns : new Turns(OPTIONS, judgeOf(against), EFFORT);
  // Who won is all that the first judgement's games tell.
  const samples = new Samples(out, thread, net === '' ? 1 : lambda);
  const results: number[] = [];
  const until = performance.now() + 1000 * seconds;
  let played = 0;
  let won = 0;
  for (let game = thread; game < games && performance.now() < until; game += threads) {
    const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ game);
    // Who begins changes from game to game, and the seat of the first net half as often.
    const own = (game >> 1) & 1;
    const learners = against === '' ? [0, 1] : [own];
    playGames(
      {
        games: 1,
        first: game & 1,
        slip: SLIP,
        ...(against === '' ? {} : { slipping: own }),
        choose(state) {
          const player = state.now[ASKED] === own ? turns : others;
          player.renew();
          return player.choose(state, random);
        },
        asked(state) {
          if (state.now[ASK] !== ASK_ACTION) return;
          for (const seat of learners) {
            samples.add(state, seat, net === '' ? 0 : judge.chanceOf(state, seat));
          }
        },
        over(state, payoff) {
          samples.settle(payoff);
          results.push(...state.plates, state.now[STARTER]!, 2 * payoff);
          won += own === 0 ? payoff : 1 - payoff;
        },
      },
      random,
    );
    played++;
  }
  samples.write();
  writeFileSync(`${out}/part${thread}.results.u8`, Uint8Array.from(results));
  parentPort?.postMessage({ games: played, positions: samples.total, won });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'data' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: 'Infinity' },
      seconds: { type: 'string', default: 'Infinity' },
      lambda: { type: 'string', default: '0.85' },
      net: { type: 'string', default: '' },
      against: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const { out, net, against } = values;
  const [seed, games, seconds, lambda, threads] = [
    values.seed,
    values.games,
    values.seconds,
    values.lambda,
    values.threads,
  ].map(Number) as [number, number, number, number, number];
  mkdirSync(out, { recursive: true });
  const begin = performance.now();
  const done = await Promise.all(
    Array.from(
      { length: threads },
      (_, thread) =>
        new Promise<{ games: number; positions: number; won: number }>((resolve, reject) => {
          const workerData: Job = {
            out,
            seed,
            games,
            seconds,
            lambda,
            net,
            against,
            thread,
            threads,
          };
          new Worker(new URL(import.meta.url), { workerData })
            .on('message', resolve)
            .on('error', reject);
        }),
    ),
  );
  const head = {
    game: 'compile',
    table: TABLE,
    rows: ROWS,
    parts: PARTS - 1,
    files: threads,
    games: done.reduce((sum, one) => sum + one.games, 0),
    positions: done.reduce((sum, one) => sum + one.positions, 0),
    lambda: net === '' ? 1 : lambda,
    seed,
  };
  writeFileSync(`${out}/head.json`, JSON.stringify(head));
  const time = (performance.now() - begin) / 1000;
  const won = done.reduce((sum, one) => sum + one.won, 0);
  const share = against === '' ? '' : `, ${((100 * won) / head.games).toFixed(1)} % won`;
  console.log(`${head.games} games, ${head.positions} positions in ${time.toFixed(0)} s${share}`);
}

if (isMainThread) await main();
else work(workerData as Job);
