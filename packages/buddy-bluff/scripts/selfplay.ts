/**
 * Games of the players against themselves for `training/train.py` to learn
 * from, written as numbers of rows (`src/knowledge/known.ts`).
 *
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/selfplay.ts --out data --games 200000 --seed 1
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/selfplay.ts --out data --games 200000 --seed 2 --net gen1.net
 *
 * Half of the tables are of one kind, the others of players drawn by lot. One
 * that learns writes what it knew after each of its plays, and between two
 * rounds; all of it is worth what the deal brought it in the end. Without a net
 * simple players learn from each other. Every table has its own numbers, so
 * that the same games come out however many threads play them; with
 * `--seconds` instead of `--games` it ends when the time is up.
 */
import { mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { CHANCE, netOf, OVER, readNet, Sfc32, type Move, type Random } from '@pakli/core';
import { buddyBluff, type State } from '../src/index.ts';
import { carefulMove } from '../src/knowledge/careful.ts';
import { Chances } from '../src/knowledge/chances.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { Known, PARTS, ROWS, TABLE } from '../src/knowledge/known.ts';
import { likelyMove } from '../src/knowledge/likely.ts';
import { Passed } from '../src/knowledge/passed.ts';
import { outcome } from '../src/knowledge/standing.ts';
import { SEATS, type Options } from '../src/types.ts';
import { MAX_CHOICES } from '../src/view.ts';

/** One move in so many of those that learn is made at random. */
const SLIP = 20;
/** One table in so many plays a match of four deals, and one in so many with whole runs. */
const MATCHES = 8;
const ONIONS = 6;

interface Job {
  readonly out: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly net: string;
  readonly thread: number;
  readonly threads: number;
}

/** The positions of deals, written out by the megabyte. */
class Samples {
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

  /** The deal is over whose positions were added last. */
  settle(worth: Float64Array): void {
    for (let i = this.settled; i < this.made; i++) {
      this.labels[i] = Math.max(0, Math.min(1, worth[this.seats[i]!]!));
    }
    this.settled = this.made;
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

type Mover = (state: State, random: Random, passed: Passed) => Move;

const choices = new Int32Array(MAX_CHOICES);
const SIMPLE: readonly Mover[] = [greedyMove, carefulMove, likelyMove];

function anyMove(state: State, random: Random): Move {
  return choices[random.below(buddyBluff.moves(state, choices))]!;
}

/** Plays by a net; the first of equals, since lots would make no difference. */
function learnedBy(path: string): Mover {
  const file = readNet(readFileSync(path), TABLE);
  if ('problem' in file) throw new Error(`${path}: ${file.problem}`);
  const chances = new Chances(netOf(file));
  return (state, _random, passed) => {
    const count = chances.weigh(state, passed);
    return chances.moves[chances.best(count)]!;
  };
}

/** Who sits where: undefined is one that learns. */
function seated(random: Random): (Mover | undefined)[] {
  const alone = random.below(2) === 0;
  return Array.from({ length: SEATS }, () =>
    alone || random.below(5) < 2 ? undefined : SIMPLE[random.below(SIMPLE.length)],
  );
}

function work({ out, seed, games, seconds, net, thread, threads }: Job): void {
  const samples = new Samples(out, thread);
  const passed = new Passed();
  const outcomes = new Uint8Array(buddyBluff.maxOutcome);
  const worth = new Float64Array(SEATS);
  const learned = net === '' ? undefined : learnedBy(net);
  const until = performance.now() + 1000 * seconds;
  let played = 0;
  for (let table = thread; table < games && performance.now() < until; table += threads) {
    const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ table);
    const options: Options = {
      lift: random.below(ONIONS) === 0 ? 'run' : 'top',
      deals: random.below(MATCHES) === 0 ? 4 : 1,
    };
    const state = buddyBluff.create(options, SEATS);
    const sitting = seated(random);
    const carry = [0, 0, 0, 0];
    for (let deal = 0; deal < options.deals; deal++) {
      buddyBluff.setup(state, { number: deal, starter: (table + deal) & 3, carry });
      // Without a net those that learn are simple players too, another one in every deal.
      const movers = sitting.map((one) => one ?? learned ?? SIMPLE[1 + random.below(2)]!);
      for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
        if (turn === CHANCE) {
          buddyBluff.deal(state, outcomes, buddyBluff.draw(state, random, outcomes));
          passed.clear();
          continue;
        }
        const learns = sitting[turn] === undefined;
        const slips = learns && random.below(SLIP) === 0;
        const move = slips ? anyMove(state, random) : movers[turn]!(state, random, passed);
        passed.note(state, move);
        buddyBluff.play(state, move);
        const next = buddyBluff.turn(state);
        if (next === OVER) break;
        if (learns) samples.add(state, turn, passed);
        if (next !== CHANCE) continue;
        for (let seat = 0; seat < SEATS; seat++) {
          if (seat !== turn && sitting[seat] === undefined) samples.add(state, seat, passed);
        }
      }
      outcome(state, worth);
      samples.settle(worth);
      for (let seat = 0; seat < SEATS; seat++) carry[seat] = carry[seat]! + state.penalty[seat]!;
      played++;
    }
  }
  samples.write();
  parentPort?.postMessage({ games: played, positions: samples.total });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'data' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: 'Infinity' },
      seconds: { type: 'string', default: 'Infinity' },
      net: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const { out, net } = values;
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
        new Promise<{ games: number; positions: number }>((resolve, reject) => {
          const workerData: Job = { out, seed, games, seconds, net, thread, threads };
          new Worker(new URL(import.meta.url), { workerData })
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

if (isMainThread) await main();
else work(workerData as Job);
