/**
 * `pakli arena GAME`: measures players against each other with duplicate deals
 * (docs/arena.md). Blocks are played by worker threads; this thread hands them
 * out, keeps the results, and stops when enough is known.
 */
import { availableParallelism } from 'node:os';
import { Sprt, shareOfElo, type Hypotheses } from '@pakli/ai';
import type { GamePackage } from '@pakli/catalogue';
import { formatOptions, freshSeed } from '@pakli/core';
import { ResultFile, seedOf } from './file.ts';
import { sideCount, type ArenaBlock, type ArenaPlan } from './plan.ts';
import { describePlan, formatSprt, formatSummary } from './report.ts';
import type { RemoteWorkers } from './remote.ts';
import { formatLuck, luckModel, summariseLuck } from './luck.ts';
import { Run, type Ended } from './run.ts';
import { whyUnknown } from '../../players/arena-player.ts';
import { commandOf, readSpelling, splitPlayers } from '../../players/spelling.ts';
import { summarise, type ArenaSummary, type ScoreOrder } from './summary.ts';
import { Failure } from '../../input/failure.ts';
import { checkWritable, writeFor } from '../../input/files.ts';
import { loadGame, optionsFor, seatsFor } from '../../input/games.ts';

export interface ArenaFlags {
  readonly players: string;
  readonly deals: number;
  readonly seed?: number;
  readonly options: string;
  readonly seats?: number;
  readonly match?: true;
  readonly luck?: string;
  readonly sprt?: string;
  /** Threads of this process, or the address of a NATS where others play. */
  readonly workers?: number | string;
  readonly out?: string;
  readonly html?: string;
  readonly json?: true;
}

/** How an arena ended, as an exit status: stopped by a signal counts as the shell counts it. */
const STATUS = { done: 0, time: 0, SIGINT: 130, SIGTERM: 143 } as const;

/** What was measured, and how it ended. */
interface Measured {
  readonly plan: ArenaPlan;
  readonly best: ScoreOrder;
  readonly blocks: readonly ArenaBlock[];
  readonly summary: ArenaSummary;
  readonly test: Sprt | undefined;
  /** All deals were played, or the sequential test was decided. */
  readonly complete: boolean;
  readonly seconds: number;
  readonly status: number;
}

export async function arena(id: string, given: ArenaFlags): Promise<number> {
  if (given.html !== undefined) checkWritable('--html', given.html);
  const { plan, best, blocks, summary, test, complete, seconds, status } = await measure(id, given);
  const luck = summariseLuck(plan, blocks);
  const sprt = test === undefined ? {} : { sprt: sprtReport(test) };
  const report = { ...plan, deals: given.deals, complete, ...summary, ...sprt, luck, seconds };
  if (given.json) console.log(JSON.stringify(report));
  else {
    console.log(`${describePlan(plan, blocks.length)}\n\n${formatSummary(summary)}`);
    if (test !== undefined) console.log(formatSprt(test));
    if (luck !== undefined) console.log(formatLuck(plan.players[0] ?? '', luck));
  }
  if (given.html !== undefined) {
    const { formatPage } = await import('./page.ts');
    writeFor('--html', given.html, formatPage(plan, best, blocks, summary, test));
  }
  return status;
}

/** Plays until enough is known, a signal comes or the minutes are over, which it says. */
export async function measure(id: string, given: ArenaFlags, minutes?: number): Promise<Measured> {
  const loaded = await loadGame(id);
  const plan = planFor(loaded, given);
  const { best } = loaded.game;
  const test =
    given.sprt === undefined ? undefined : new Sprt(readSprt(given.sprt, sideCount(plan)));
  const file = given.out === undefined ? undefined : ResultFile.open(given.out, plan);
  const begin = performance.now();
  const run = new Run(plan, best, given.deals, test, file);
  const kept =
    file === undefined
      ? 'nothing is kept without --out'
      : `what was played is kept in ${file.path}`;
  const ended = await playOut(run, plan, given, kept, minutes).finally(() => file?.close());
  const seconds = (performance.now() - begin) / 1000;
  const blocks = run.counted;
  if (ended !== undefined) {
    const units = plan.unit === 'deal' ? 'deals' : 'matches';
    const when = ended === 'time' ? `${minutes} min and ` : '';
    console.error(`pakli: stopped after ${when}${run.played} of ${given.deals} ${units}: ${kept}`);
  }
  return {
    plan,
    best,
    blocks,
    summary: summarise(plan, best, blocks),
    test,
    complete: run.played >= given.deals || test?.verdict !== undefined,
    seconds,
    status: STATUS[ended ?? 'done'],
  };
}

/** Plays what is missing, here or elsewhere. */
async function playOut(
  run: Run,
  plan: ArenaPlan,
  given: ArenaFlags,
  kept: string,
  minutes: number | undefined,
): Promise<Ended | undefined> {
  const workers = await workersFor(plan, given.workers ?? availableParallelism());
  try {
    return await run.play(workers, minutes);
  } catch (error) {
    throw error instanceof Failure && run.played > 0
      ? new Failure(`${error.message} (${kept})`)
      : error;
  } finally {
    if (typeof workers !== 'number') await workers.close();
  }
}

async function workersFor(
  plan: ArenaPlan,
  workers: number | string,
): Promise<number | RemoteWorkers> {
  if (typeof workers === 'number') return workers;
  if (plan.players.some((text) => commandOf(readSpelling(text)) !== undefined)) {
    throw new Failure('--workers: outside programs play on this machine only', 2);
  }
  const { RemoteWorkers } = await import('./remote.ts');
  return RemoteWorkers.open(workers, plan);
}

function planFor(loaded: GamePackage, given: ArenaFlags): ArenaPlan {
  const { game } = loaded;
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  const players = splitPlayers(given.players);
  const sides = game.sides?.(seats);
  const count = sideCount({ seats, ...(sides === undefined ? {} : { sides }) });
  if (![seats, count].includes(players.length) && !(players.length === 2 && seats > 2)) {
    const each = count < seats && count > 2 ? `, ${count} for the sides` : '';
    const two = seats > 2 ? `${each}, or 2 for one among the others` : '';
    throw new Failure(
      `--players: ${game.id} needs ${seats} players${two}, not ${players.length}`,
      2,
    );
  }
  for (const text of players) {
    const why = whyUnknown(loaded, readSpelling(text));
    if (why !== undefined) throw new Failure(`--players: ${why}`, 2);
  }
  if (given.luck !== undefined && given.match) {
    throw new Failure('--luck: it is measured for single deals, not for matches', 2);
  }
  const plan: ArenaPlan = {
    game: game.id,
    version: game.version,
    options: formatOptions(game.rules, options),
    seats,
    players,
    seed: given.seed ?? (given.out === undefined ? undefined : seedOf(given.out)) ?? freshSeed(),
    unit: given.match ? 'match' : 'deal',
    ...(sides === undefined ? {} : { sides }),
    ...(given.luck === undefined ? {} : { luck: given.luck }),
  };
  luckModel(loaded, plan);
  return plan;
}

function sprtReport(test: Sprt): object {
  const { blocks, ratio, lower, upper } = test;
  return { ...test.hypotheses, blocks, ratio, lower, upper, verdict: test.verdict ?? null };
}

function inside(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < 1;
}

/** The hypotheses of `--sprt`: `50%,55%`, `0.5,0.55` or `0elo,30elo`, then perhaps alpha and beta. */
export function readSprt(text: string, seats: number): Hypotheses {
  const [low, high, alpha = 0.05, beta = alpha, ...rest] = text.split(',').map((part, index) => {
    const [, number, unit] = /^\s*([-+]?\d+(?:\.\d+)?)\s*(%|elo)?\s*$/i.exec(part) ?? [];
    const value = Number(number ?? Number.NaN);
    if (unit === '%') return value / 100;
    return unit === undefined || index > 1 ? value : shareOfElo(value, seats);
  });
  if (
    rest.length > 0 ||
    !inside(low) ||
    !inside(high) ||
    low >= high ||
    !(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)
  ) {
    throw new Failure(
      `--sprt: ${text}: H0,H1 with H0 below H1 is expected, as in 50%,55% or 0elo,30elo; alpha and beta may follow, both below 0.5`,
      2,
    );
  }
  return { low, high, alpha, beta };
}
