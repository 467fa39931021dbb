/**
 * Plays the deals of a shard and writes them: a folder of arrays that appears
 * whole or not at all. A deal depends on its number alone, so that it does not
 * matter who plays it when.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sfc32, type GameTypes, type Move, type StateOf } from '@pakli/core';
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

export class ShardTable {
  private readonly place: WorkerTable<SelfplayTask>;
  private readonly encoding: Encoding;
  private readonly numbers: Float32Array;
  private readonly thoughts: readonly Sfc32[];
  private readonly chance = new Sfc32(0);
  private readonly buffers: Buffers;
  private readonly actions: Actions<GameTypes>;
  private readonly state: StateOf<GameTypes>;

  constructor(place: WorkerTable<SelfplayTask>, encoding: Encoding) {
    const { plan, options } = place;
    this.place = place;
    this.encoding = encoding;
    this.numbers = new Float32Array(observationSize(encoding, options, plan.seats));
    this.buffers = new Buffers(place.loaded.game);
    this.actions = new Actions(place.loaded.game, encoding);
    this.state = place.loaded.game.create(options, plan.seats);
    this.thoughts = Array.from({ length: plan.seats }, () => new Sfc32(0));
  }

  async play(shard: number): Promise<Shard> {
    const { plan } = this.place;
    const games = gamesOf(plan, shard);
    const rows = new Rows();
    for (let i = 0; i < games; i++) await this.playGame(shard * plan.shard + i, rows);
    const result = { shard, games, rows: rows.count };
    this.write(result, rows);
    return result;
  }

  private async playGame(number: number, rows: Rows): Promise<void> {
    const { place, encoding, numbers, chance, buffers, actions, state } = this;
    const { plan, stopped } = place;
    const { game } = place.loaded;
    const { seats, seed } = plan;
    // Everybody starts as often as the others and sits everywhere.
    const starter = number % seats;
    const shift = Math.floor(number / seats) % seats;
    game.setup(state, { number: 0, starter, carry: Array<number>(seats).fill(0) });
    for (const [seat, random] of this.thoughts.entries()) {
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
        try {
          const decision = this.sitter(player).decide(state, seat, this.thought(seat));
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
  }

  private sitter(player: number): WorkerTable<SelfplayTask>['sitters'][number] {
    const sitter = this.place.sitters[player];
    if (sitter === undefined) throw new Error(`there is no player ${player}`);
    return sitter;
  }

  private thought(seat: number): Sfc32 {
    const random = this.thoughts[seat];
    if (random === undefined) throw new Error(`there is no seat ${seat}`);
    return random;
  }

  /** The folder gets its name when all files are in it. */
  private write(result: Shard, rows: Rows): void {
    const { out, float } = this.place.plan;
    const folder = folderOf(out, result.shard);
    const part = `${folder}.part`;
    try {
      rmSync(part, { recursive: true, force: true });
      mkdirSync(part);
      for (const [name, column, width] of rows.columns(float === 16, this.numbers.length)) {
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
}
