/**
 * Plays the deals of a shard and writes them: a folder of arrays that appears
 * whole or not at all. A deal depends on its number alone, so that it does not
 * matter who plays it when.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sfc32, type Move } from '@pakli/core';
import { Actions, observationSize, type Encoding } from '@pakli/core/encoding';
import { Buffers } from '@pakli/core/search';
import { Failure, reasonOf, writingReasonOf } from '../../input/failure.ts';
import { playDeal } from '../../players/deal-loop.ts';
import type { WorkerTable } from '../../players/worker-host.ts';
import { seedFor, USES } from '../../players/seeds.ts';
import { formatNpy } from './npy.ts';
import type { Shard, SelfplayTask } from './plan.ts';
import { Rows } from './rows.ts';

const SHARD_FILE = 'shard.json';

export function folderOf(out: string, shard: number): string {
  return join(out, String(shard).padStart(6, '0'));
}

/** How many deals a shard of so many in all has. */
export function gamesOf({ games, shard: size }: SelfplayTask, shard: number): number {
  return Math.min(size, games - shard * size);
}

/** What is there of a shard; undefined if nothing is, or less than is wanted. */
export function readShard(task: SelfplayTask, shard: number): Shard | undefined {
  try {
    const text = readFileSync(join(folderOf(task.out, shard), SHARD_FILE), 'utf8');
    const found = JSON.parse(text) as Shard;
    return found.games === gamesOf(task, shard) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Plays a shard by its number, and writes it. */
export function shardTable(
  { plan, options, loaded: { game }, sitters, stopped }: WorkerTable<SelfplayTask>,
  encoding: Encoding,
): (shard: number) => Promise<Shard> {
  const { seats, seed } = plan;
  const numbers = new Float32Array(observationSize(encoding, options, seats));
  const buffers = new Buffers(game);
  const actions = new Actions(game, encoding);
  const state = game.create(options, seats);
  const thoughts = Array.from({ length: seats }, () => new Sfc32(0));
  const chance = new Sfc32(0);

  const playGame = async (number: number, rows: Rows): Promise<void> => {
    // Everybody starts as often as the others and sits everywhere.
    const starter = number % seats;
    const shift = Math.floor(number / seats) % seats;
    game.setup(state, { number: 0, starter, carry: Array<number>(seats).fill(0) });
    for (const [seat, random] of thoughts.entries()) {
      random.reseed(seedFor(seed, number, USES.player, 0, seat));
    }
    const noted = (seat: number, player: number, move: Move): Move => {
      encoding.observe(state, seat, numbers);
      actions.list(state);
      rows.observations.append(numbers);
      rows.actions.push(actions.actionOf(move) ?? -1);
      rows.legal.append(actions.numbers.subarray(0, actions.count));
      rows.legalCounts.push(actions.count);
      rows.seats.push(seat);
      rows.players.push(player);
      rows.games.push(number);
      return move;
    };
    await playDeal(game, state, buffers, {
      chance(dealt) {
        chance.reseed(seedFor(seed, number, USES.chance, 0, dealt));
        return chance;
      },
      decide: (seat, _count, decisions) => {
        const player = (seat + shift) % seats;
        const where = `deal ${number + 1}, decision ${decisions}, seat ${seat}`;
        const failed = (error: unknown): never => {
          throw new Failure(`${plan.players[player]}: ${where}: ${reasonOf(error)}`);
        };
        const [sitter, thought] = [sitters[player], thoughts[seat]];
        if (sitter === undefined || thought === undefined) {
          throw new Error(`nobody sits in seat ${seat}`);
        }
        try {
          const decision = sitter.decide(state, seat, thought);
          if (!(decision instanceof Promise)) return noted(seat, player, decision.move);
          return decision.then(({ move }) => noted(seat, player, move), failed);
        } catch (error) {
          return failed(error);
        }
      },
      stopped,
    });
    const payoffs = new Float64Array(seats);
    game.payoff(state, payoffs);
    rows.pay(payoffs);
  };

  return async (shard) => {
    const games = gamesOf(plan, shard);
    const rows = new Rows();
    for (let i = 0; i < games; i++) await playGame(shard * plan.shard + i, rows);
    const result = { shard, games, rows: rows.count };
    writeShard(plan, result, rows.columns(plan.float === 16, numbers.length));
    return result;
  };
}

/** The folder gets its name when all files are in it. */
function writeShard(
  { out }: SelfplayTask,
  result: Shard,
  columns: ReturnType<Rows['columns']>,
): void {
  const folder = folderOf(out, result.shard);
  const part = `${folder}.part`;
  try {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part);
    for (const [name, column, width] of columns) {
      writeFileSync(join(part, `${name}.npy`), formatNpy(column, width), { flush: true });
    }
    writeFileSync(join(part, SHARD_FILE), `${JSON.stringify(result)}\n`, { flush: true });
    // A shard that had fewer deals makes room.
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  } catch (error) {
    throw new Failure(`--out: ${folder} cannot be written: ${writingReasonOf(error)}`);
  }
}
