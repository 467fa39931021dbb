/**
 * Trains the nets of the trained scout by policy gradient and writes them.
 *
 *     node --conditions=@pakli/source packages/mulle/scripts/train-scout.ts --seconds 150 --threads 8 --seed 11
 *
 * The trained scout plays omgangar against itself. At every decision each move that is not hopeless
 * is played out to the end of the round with open cards. The gradient is how far each move's result
 * lies above the mean, weighted by the current probabilities of the moves. The values of moves are
 * also pulled towards these points, so that the nets speak in points. The nets start as equals of
 * the scout; with `--continue` they start from those in the tree.
 */
import { CHANCE, OVER, Sfc32, type Move } from '@pakli/core';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { mulle, scoutMove } from '../src/index.ts';
import { evaluate, outcome, stage } from '../src/knowledge/horizon.ts';
import {
  FACTS,
  facts,
  FROM_UNITS,
  INPUTS,
  lookAround,
  lookAt,
  NET,
  SCENE,
  scene,
  trainedMove,
  UNITS,
  WEIGHTS,
} from '../src/knowledge/trained-scout.ts';
import { weights } from '../src/knowledge/trained-weights.ts';
import { maskTable } from '../src/masks.ts';

const FILE = join(import.meta.dirname, '../src/knowledge/trained-weights.ts');
/** Decisions with more moves are skipped. */
const MOST_MOVES = 64;
/** A move that seems two points worse is e times rarer; one much rarer than the best is hopeless. */
const TEMPERATURE = 2;
const HOPELESS = 0.004;
/** One decision in this many is random, to reach positions that the best moves miss. */
const STRAYS = 8;
/** Decisions per thread for one step of the weights, and the step size. */
const BATCH = 64;
const RATE = 0.004;
/** Omgangar of the final measurement, each in both seatings. */
const PAIRS = 2000;
/** The written weights are the mean over this last part of the time. */
const AVERAGED = 0.85;

interface Learned {
  readonly gradient: Float64Array;
  readonly decisions: number;
}

/** Self-play: computes the gradient. */
class Learner {
  private readonly random: Sfc32;
  private readonly state = mulle.create(mulle.rules.defaults, 2);
  private readonly trial = mulle.create(mulle.rules.defaults, 2);
  private readonly outcomes = new Uint8Array(mulle.maxOutcome);
  private readonly moves = new Int32Array(mulle.maxChoices);
  private readonly inputs = new Float64Array(MOST_MOVES * INPUTS);
  private readonly units = new Float64Array(MOST_MOVES * UNITS);
  private readonly nets = new Int32Array(MOST_MOVES);
  private readonly values = new Float64Array(MOST_MOVES);
  private readonly chances = new Float64Array(MOST_MOVES);
  private readonly points = new Float64Array(MOST_MOVES);
  private readonly worth = new Float64Array(2);
  private gradient = new Float64Array(WEIGHTS);
  private decisions = 0;
  private omgangar = 0;

  constructor(seed: number) {
    this.random = new Sfc32(seed);
    mulle.setup(this.state, { number: 0, starter: 0, carry: [0, 0] });
  }

  learn(): Learned {
    const { state, outcomes, random } = this;
    this.gradient = new Float64Array(WEIGHTS);
    this.decisions = 0;
    while (this.decisions < BATCH) {
      const turn = mulle.turn(state);
      if (turn === OVER) {
        mulle.setup(state, { number: 0, starter: ++this.omgangar & 1, carry: [0, 0] });
      } else if (turn === CHANCE) {
        mulle.deal(state, outcomes, mulle.draw(state, random, outcomes));
      } else mulle.play(state, this.decide(turn));
    }
    return { gradient: this.gradient, decisions: this.decisions };
  }

  private decide(seat: number): Move {
    const { state, moves, values, chances, points, random } = this;
    const count = mulle.moves(state, moves);
    if (count === 1 || count > MOST_MOVES) return trainedMove(state);
    maskTable(state, seat);
    lookAround(state, seat);
    for (let i = 0; i < count; i++) values[i] = this.weigh(i, lookAt(state, seat, moves[i]!));
    const best = values
      .subarray(0, count)
      .reduce((top, value, i) => (value > values[top]! ? i : top), 0);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const chance = Math.exp((values[i]! - values[best]!) / TEMPERATURE);
      chances[i] = chance < HOPELESS ? 0 : chance;
      sum += chances[i]!;
    }
    let meanValue = 0;
    let meanPoints = 0;
    for (let i = 0; i < count; i++) {
      chances[i] = chances[i]! / sum;
      if (chances[i] === 0) continue;
      points[i] = this.playOut(moves[i]!, seat);
      meanValue += chances[i]! * values[i]!;
      meanPoints += chances[i]! * points[i]!;
    }
    for (let i = 0; i < count; i++) {
      if (chances[i] === 0) continue;
      this.pull(i, chances[i]! * (values[i]! - meanValue - (points[i]! - meanPoints)));
    }
    this.decisions++;
    if (random.below(STRAYS) !== 0) return moves[best]!;
    let mark = random.below(0x100000) / 0x100000;
    for (let i = 0; i < count; i++) {
      mark -= chances[i]!;
      if (mark < 0) return moves[i]!;
    }
    return moves[best]!;
  }

  /** Evaluates a net on the current facts, as the trained scout's `weigh` does; keeps what `pull` needs. */
  private weigh(move: number, net: number): number {
    const { inputs, units } = this;
    const x = move * INPUTS;
    const u = move * UNITS;
    this.nets[move] = net;
    inputs.set(facts, x);
    inputs.set(scene, x + FACTS);
    inputs[x + FACTS + SCENE] = 1;
    units.fill(0, u, u + UNITS);
    let sum = 0;
    for (let i = 0; i < INPUTS; i++) {
      const input = inputs[x + i]!;
      const row = net * NET + INPUTS + i * UNITS;
      sum += input * weights[net * NET + i]!;
      for (let j = 0; j < UNITS; j++) units[u + j] = units[u + j]! + input * weights[row + j]!;
    }
    for (let j = 0; j < UNITS; j++) {
      sum += Math.max(0, units[u + j]!) * weights[net * NET + FROM_UNITS + j]!;
    }
    return sum;
  }

  /** Adds the gradient of a move's value. */
  private pull(move: number, much: number): void {
    const { inputs, units, gradient } = this;
    const from = this.nets[move]! * NET;
    for (let j = 0; j < UNITS; j++) {
      const unit = units[move * UNITS + j]!;
      if (unit <= 0) continue;
      gradient[from + FROM_UNITS + j]! += much * unit;
      const share = much * weights[from + FROM_UNITS + j]!;
      for (let i = 0; i < INPUTS; i++) {
        gradient[from + INPUTS + i * UNITS + j]! += share * inputs[move * INPUTS + i]!;
      }
    }
    for (let i = 0; i < INPUTS; i++) gradient[from + i]! += much * inputs[move * INPUTS + i]!;
  }

  /** What a move brings the seat when both play on by the nets to the end of the round. */
  private playOut(move: Move, seat: number): number {
    const { state, trial, worth } = this;
    const round = stage(state);
    mulle.copy(state, trial);
    mulle.play(trial, move);
    while (mulle.turn(trial) >= 0 && stage(trial) === round) mulle.play(trial, trainedMove(trial));
    if (mulle.turn(trial) === OVER) return seat === 0 ? outcome(trial) : -outcome(trial);
    evaluate(trial, worth);
    return worth[seat]!;
  }
}

/** Nets that judge as the scout does: their units have weights but add nothing yet. */
function likeScout(): Float64Array {
  const made = new Float64Array(WEIGHTS);
  const random = new Sfc32(1);
  const lot = (): number => random.below(0x100000) / 0x100000;
  for (let net = 0; net < WEIGHTS; net += NET) {
    for (let i = INPUTS; i < FROM_UNITS; i++) made[net + i] = 0.25 * (lot() + lot() - 1);
  }
  const discard = { 1: -0.91, 2: -1.82, 3: -0.69, [FACTS + 2]: -0.72 };
  const capture = { 0: 1, 2: 0.84, 3: -0.4, 4: -0.95, 5: 0.92, 6: 2.58, 7: -0.53 };
  const build = { 0: -2.53, 1: -1.96, 3: 0.51, 4: -1.49, 8: 0.84, 9: -0.4, [INPUTS - 1]: 1.96 };
  for (const [net, linear] of [discard, capture, build].entries()) {
    for (const [input, weight] of Object.entries(linear)) made[net * NET + Number(input)] = weight;
  }
  return made;
}

/** The Adam optimizer. */
class Steps {
  private readonly means = new Float64Array(WEIGHTS);
  private readonly squares = new Float64Array(WEIGHTS);
  made = 0;

  step(into: Float64Array, gradient: Float64Array, rate: number): void {
    this.made++;
    const meanPart = 1 - 0.9 ** this.made;
    const squarePart = 1 - 0.999 ** this.made;
    for (let i = 0; i < WEIGHTS; i++) {
      const g = gradient[i]!;
      this.means[i] = 0.9 * this.means[i]! + 0.1 * g;
      this.squares[i] = 0.999 * this.squares[i]! + 0.001 * g * g;
      const size = Math.sqrt(this.squares[i]! / squarePart) + 1e-8;
      into[i]! -= (rate * this.means[i]!) / meanPart / size;
    }
  }
}

/** The trained scout's lead over the scout per omgang, same cards in both seatings, and its standard error. */
function duel(pairs: number): string {
  const state = mulle.create(mulle.rules.defaults, 2);
  const outcomes = new Uint8Array(mulle.maxOutcome);
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < pairs; n++) {
    let lead = 0;
    for (const seat of [0, 1]) {
      const random = new Sfc32(Math.imul(77, 0x9e3779b1) ^ n);
      mulle.setup(state, { number: 0, starter: n & 1, carry: [0, 0] });
      for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
        if (turn === CHANCE) mulle.deal(state, outcomes, mulle.draw(state, random, outcomes));
        else mulle.play(state, turn === seat ? trainedMove(state) : scoutMove(state));
      }
      lead += (seat === 0 ? outcome(state) : -outcome(state)) / 2;
    }
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / pairs;
  const error = 1.96 * Math.sqrt((squares / pairs - mean * mean) / pairs);
  return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
}

/** Writes the weights into the source as quoted rows. */
function write(learned: Float64Array): void {
  const names = ['discards', 'captures', 'builds, trottas and feeds'];
  const lines = names.flatMap((name, net) => {
    const part = Array.from(learned.subarray(net * NET, (net + 1) * NET), (weight) =>
      Math.round(1000 * weight),
    );
    const cuts = [0, INPUTS];
    while (cuts.at(-1)! < FROM_UNITS) cuts.push(cuts.at(-1)! + 3 * UNITS);
    const rows = cuts.map((cut, i) => `  '${part.slice(cut, cuts[i + 1]).join(' ')}',`);
    return [`  // ${name}`].concat(rows);
  });
  writeFileSync(
    FILE,
    `/**
 * What the trained scout has learned, in thousandths (\`packages/mulle/scripts/train-scout.ts\` writes
 * this file): for each kind of move what facts and position add by themselves, then what each adds
 * to the units, then what the units add.
 */
const LEARNED: readonly string[] = [
${lines.join('\n')}
];

export const weights: Float64Array = Float64Array.from(
  LEARNED.join(' ').split(' '),
  (thousandths) => Number(thousandths) / 1000,
);
`,
  );
}

async function train(
  seconds: number,
  threads: number,
  seed: number,
  begin: Float64Array,
): Promise<void> {
  const shared = new Float64Array(new SharedArrayBuffer(8 * WEIGHTS));
  shared.set(begin);
  const workers = Array.from(
    { length: threads },
    (_, i) =>
      new Worker(new URL(import.meta.url), { workerData: { shared, seed: 1000 * seed + i } }),
  );
  const steps = new Steps();
  const mean = new Float64Array(WEIGHTS);
  let averaged = 0;
  let decisions = 0;
  const start = performance.now();
  for (let part = 0; part < 1; part = (performance.now() - start) / 1000 / seconds) {
    const learned = await Promise.all(
      workers.map(async (worker) => {
        worker.postMessage('learn');
        return new Promise<Learned>((resolve) => worker.once('message', resolve));
      }),
    );
    const gradient = new Float64Array(WEIGHTS);
    for (const one of learned) {
      decisions += one.decisions;
      one.gradient.forEach((g, i) => (gradient[i]! += g / BATCH / threads));
    }
    steps.step(shared, gradient, RATE * Math.min(1, 2 * (1 - part)));
    if (part < AVERAGED) continue;
    averaged++;
    for (let i = 0; i < WEIGHTS; i++) mean[i]! += (shared[i]! - mean[i]!) / averaged;
  }
  await Promise.all(workers.map(async (worker) => worker.terminate()));
  weights.set(averaged > 0 ? mean : shared);
  write(weights);
  console.log(
    `${steps.made} steps, ${decisions} decisions; lead over the scout ${duel(PAIRS)} points`,
  );
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '150' },
      threads: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: '1' },
      continue: { type: 'boolean', default: false },
    },
  });
  const begin = values.continue ? weights : likeScout();
  await train(Number(values.seconds), Number(values.threads), Number(values.seed), begin);
} else {
  const { shared, seed } = workerData as { shared: Float64Array; seed: number };
  const learner = new Learner(seed);
  parentPort!.on('message', () => {
    weights.set(shared);
    parentPort!.postMessage(learner.learn());
  });
}
