/**
 * `pakli selfplay GAME`: deals played by worker threads and written as arrays for
 * learning programs (docs/selfplay.md), in shards that are complete or absent, so that
 * the same command resumes where it ended.
 */
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import type { GamePackage } from '@pakli/catalogue';
import { formatOptions, freshSeed } from '@pakli/core';
import { Failure, writingReasonOf } from '../../input/failure.ts';
import { makeFolder, writeFor } from '../../input/files.ts';
import { loadPlayers, optionsFor, seatsFor } from '../../input/games.ts';
import { WorkerPool } from '../../players/pool.ts';
import { whyUnknown } from '../../players/arena-player.ts';
import { CHEAT, readSpelling, splitPlayers } from '../../players/spelling.ts';
import { startBar } from '../../terminal/bar.ts';
import {
  describe,
  PLAN_FILE,
  planDifference,
  readPlan,
  type SelfplayPlan,
  type Shard,
  type SelfplayTask,
} from './plan.ts';
import { readShard } from './shard.ts';

export interface SelfplayFlags {
  readonly players: string;
  readonly out: string;
  readonly games: number;
  readonly shard: number;
  readonly seed?: number;
  readonly options: string;
  readonly seats?: number;
  readonly half?: true;
  readonly workers?: number;
  readonly json?: true;
}

/** Beside this file: a source among sources, or a part of the bundle among its parts. */
const WORKER = new URL(`./selfplay-worker${extname(import.meta.url)}`, import.meta.url);

const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof STATUS;

export async function selfplay(id: string, given: SelfplayFlags): Promise<number> {
  const loaded = await loadPlayers(id);
  const task = begin(loaded, given);
  const shards = Math.ceil(task.games / task.shard);
  const missing = Array.from({ length: shards }, (_, shard) => shard).filter(
    (shard) => readShard(task, shard) === undefined,
  );
  const bar = await startBar(shards, 'shards', { done: shards - missing.length });
  const stop = new AbortController();
  let signal: Signal | undefined;
  const interrupt = (one: Signal): void => {
    signal = one;
    stop.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const written: Shard[] = [];
  const start = performance.now();
  try {
    const workers = Math.min(given.workers ?? availableParallelism(), missing.length);
    let next = 0;
    const pool = new WorkerPool<SelfplayTask, Shard>(WORKER, task, (shard) => {
      written.push(shard);
      bar.update(shards - missing.length + written.length);
    });
    await pool.play(workers, () => missing[next++], stop.signal);
  } catch (error) {
    if (signal === undefined) throw error;
  } finally {
    bar.stop();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  report(task, shards, missing.length, written, (performance.now() - start) / 1000, given.json);
  return signal === undefined ? 0 : STATUS[signal];
}

/** What was written now, and how fast. */
function report(
  task: SelfplayTask,
  shards: number,
  missing: number,
  written: readonly Shard[],
  seconds: number,
  json: true | undefined,
): void {
  const games = written.reduce((sum, shard) => sum + shard.games, 0);
  const rows = written.reduce((sum, shard) => sum + shard.rows, 0);
  const there = shards - missing + written.length;
  const perSecond = (count: number): number => Math.round(count / Math.max(seconds, 0.001));
  const { out, ...plan } = task;
  if (json) {
    const rates = { rowsPerSecond: perSecond(rows), gamesPerSecond: perSecond(games) };
    console.log(
      JSON.stringify({ ...plan, out, shards, there, written: { games, rows }, seconds, ...rates }),
    );
    return;
  }
  const number = new Intl.NumberFormat('en');
  const lines = [
    `${out}: ${there} of ${shards} shards, ${number.format(task.games)} deals of ${task.game}, seed ${task.seed}`,
    written.length === 0
      ? 'nothing was left to play'
      : `${number.format(rows)} decisions of ${number.format(games)} deals in ${seconds.toFixed(1)} s: ${number.format(perSecond(rows))} decisions/s`,
  ];
  console.log(lines.join('\n'));
}

/** Reads what was asked for, and makes the folder or finds it with the same plan. */
function begin(loaded: GamePackage, given: SelfplayFlags): SelfplayTask {
  const { game, encoding } = loaded;
  if (encoding === undefined)
    throw new Failure(`${game.id} has no numbers for learning programs`, 2);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  const named = splitPlayers(given.players);
  const players = named.length === 1 ? Array<string>(seats).fill(named[0] ?? '') : named;
  if (players.length !== seats) {
    throw new Failure(`--players: ${game.id} needs 1 or ${seats} players, not ${named.length}`, 2);
  }
  for (const text of named) {
    const spelling = readSpelling(text);
    const why = whyUnknown(loaded, spelling);
    if (why !== undefined) throw new Failure(`--players: ${why}`, 2);
    if (spelling.name === CHEAT) {
      throw new Failure(`--players: ${CHEAT} sees all cards: nothing can be learned from it`, 2);
    }
  }
  const file = join(given.out, PLAN_FILE);
  const before = readPlan(file);
  const plan: SelfplayPlan = {
    game: game.id,
    version: game.version,
    encoding: encoding.version,
    options: formatOptions(game.rules, options),
    seats,
    players,
    seed: given.seed ?? before?.seed ?? freshSeed(),
    shard: given.shard,
    float: given.half ? 16 : 32,
  };
  const other = before === undefined ? undefined : planDifference(before, plan);
  if (other !== undefined) throw new Failure(`--out: ${file} has ${other}`, 2);
  if (before === undefined) {
    try {
      makeFolder(given.out);
    } catch (error) {
      throw new Failure(`--out: ${given.out} cannot be made: ${writingReasonOf(error)}`, 2);
    }
    const space = encoding.actions(options, seats);
    writeFor('--out', file, describe(plan, encoding.fields(options, seats), space));
  }
  return { ...plan, out: given.out, games: given.games };
}
