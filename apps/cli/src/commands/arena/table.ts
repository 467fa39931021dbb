/** Plays the games of a block: the same cards for every seating. */
import { Match, Sfc32, type Deal, type Game, type GameTypes, type StateOf } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { LuckCounter, type LuckModel } from '@pakli/ai';
import { Failure, reasonOf } from '../../input/failure.ts';
import { LUCK_SETTINGS } from './luck.ts';
import { seatings, type ArenaBlock, type ThinkingTime, type ArenaPlan } from './plan.ts';
import { playDeal, Stopped } from '../../players/deal-loop.ts';
import { seedFor, USES } from '../../players/seeds.ts';
import type { ArenaPlayer } from '../../players/arena-player.ts';
import type { WorkerTable } from '../../players/worker-host.ts';

interface Tally {
  moves: number;
  ms: number;
  max: number;
}

/** To microseconds, so that a line of the result file stays short. */
function rounded({ moves, ms, max }: Tally): ThinkingTime {
  return { moves, ms: Math.round(ms * 1000) / 1000, max: Math.round(max * 1000) / 1000 };
}

/** Of the package only the game is asked for. */
type ArenaPlace = Omit<WorkerTable<ArenaPlan>, 'loaded'> & {
  readonly loaded: { readonly game: Game };
};

export class ArenaTable {
  private readonly game: Game;
  private readonly plan: ArenaPlan;
  private readonly sitters: readonly ArenaPlayer[];
  private readonly stopped: () => boolean;
  private readonly decided: () => void;
  private readonly luck: LuckModel<GameTypes> | undefined;
  private readonly state: StateOf<GameTypes>;
  private readonly buffers: Buffers;
  private readonly chance = new Sfc32(0);
  private readonly thoughts: readonly Sfc32[];

  constructor(
    { loaded: { game }, options, plan, sitters, stopped, decided }: ArenaPlace,
    luck?: LuckModel<GameTypes>,
  ) {
    this.game = game;
    this.plan = plan;
    this.sitters = sitters;
    this.stopped = stopped;
    this.decided = decided;
    this.luck = luck;
    this.state = game.create(options, plan.seats);
    this.buffers = new Buffers(game);
    this.thoughts = Array.from({ length: plan.seats }, () => new Sfc32(0));
  }

  async play(block: number): Promise<ArenaBlock> {
    const efforts = this.sitters.map((): Tally => ({ moves: 0, ms: 0, max: 0 }));
    const scores: number[][] = [];
    const luck: [number, number][] = [];
    for (const [index, seating] of seatings(this.plan).entries()) {
      const where = `${this.plan.unit} ${block + 1}, seating ${index + 1}`;
      scores.push(await this.playGame(block, seating, efforts, where, luck));
    }
    const rest = this.luck === undefined ? {} : { luck };
    return { block, scores, efforts: efforts.map(rounded), ...rest };
  }

  /** One deal or one match; the scores by seat. */
  private async playGame(
    block: number,
    seating: readonly number[],
    efforts: readonly Tally[],
    where: string,
    luck: [number, number][],
  ): Promise<number[]> {
    const { game, plan, state } = this;
    const first =
      game.firstStarter === 'drawn'
        ? new Sfc32(seedFor(plan.seed, block, USES.starter)).below(plan.seats)
        : game.firstStarter;
    let totals = Array<number>(plan.seats).fill(0);
    for (let number = 0; ; number++) {
      const deal = { number, starter: (first + number) % plan.seats, carry: totals };
      await this.playDeal(block, deal, seating, efforts, where, luck);
      const scores = game.scores(state);
      totals = totals.map((sum, seat) => sum + (scores[seat] ?? 0));
      const sums = totals;
      if (plan.unit === 'deal' || Match.endsWith(game, state, number + 1, () => sums))
        return totals;
    }
  }

  private async playDeal(
    block: number,
    deal: Deal,
    seating: readonly number[],
    efforts: readonly Tally[],
    where: string,
    luck: [number, number][],
  ): Promise<void> {
    const { game, plan, state, buffers, chance } = this;
    game.setup(state, deal);
    for (const [seat, random] of this.thoughts.entries()) {
      random.reseed(seedFor(plan.seed, block, USES.player, deal.number, seat));
    }
    const counter = this.counterOf(block, seating);
    await playDeal(game, state, buffers, {
      chance(dealt) {
        chance.reseed(seedFor(plan.seed, block, USES.chance, deal.number, dealt));
        return chance;
      },
      decide: (seat, _count, decisions) =>
        this.decide(seat, seating[seat] ?? 0, efforts, `${where}, decision ${decisions}`),
      stopped: this.stopped,
      watch: counter,
    });
    if (counter === undefined) return;
    const payoffs = new Float64Array(plan.seats);
    game.payoff(state, payoffs);
    luck.push([payoffs[seating.indexOf(0)] ?? 0, counter.end(state)]);
  }

  /** Follows the first player, if luck is measured. */
  private counterOf(block: number, seating: readonly number[]): LuckCounter<GameTypes> | undefined {
    const { game, plan, state, luck } = this;
    if (luck === undefined) return undefined;
    const seat = seating.indexOf(0);
    const random = new Sfc32(seedFor(plan.seed, block, USES.luck, seat));
    return new LuckCounter(game, luck, state, seat, random, LUCK_SETTINGS);
  }

  /** Asks the player in a seat; an error there names the player and the place. */
  private async decide(
    seat: number,
    index: number,
    efforts: readonly Tally[],
    where: string,
  ): Promise<number> {
    const [sitter, effort, random] = [this.sitters[index], efforts[index], this.thoughts[seat]];
    if (sitter === undefined || effort === undefined || random === undefined) {
      throw new Error(`nobody sits in seat ${seat}`);
    }
    try {
      const decision = sitter.decide(this.state, seat, random);
      // Waiting for what is already there would cost a turn of the event loop for every move.
      const { move, ms } = decision instanceof Promise ? await decision : decision;
      this.decided();
      effort.moves++;
      effort.ms += ms;
      effort.max = Math.max(effort.max, ms);
      return move;
    } catch (error) {
      if (error instanceof Stopped) throw error;
      throw new Failure(`${this.plan.players[index]}: ${where}, seat ${seat}: ${reasonOf(error)}`);
    }
  }
}
