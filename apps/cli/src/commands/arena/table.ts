/** Plays the games of a block: the same cards for every seating. */
import { Match, Sfc32, type Deal, type Game, type GameTypes } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { LuckCounter, type LuckModel } from '@pakli/ai';
import { Failure, reasonOf } from '../../input/failure.ts';
import { LUCK_SETTINGS } from './luck.ts';
import { seatings, type ArenaBlock, type ThinkingTime, type ArenaPlan } from './plan.ts';
import { playDeal, Stopped } from '../../players/deal-loop.ts';
import { seedFor, USES } from '../../players/seeds.ts';
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

/** Of the package it needs only the game. */
type ArenaPlace = Omit<WorkerTable<ArenaPlan>, 'loaded'> & {
  readonly loaded: { readonly game: Game };
};

/** Plays a block by its number. `luck` says what views are worth, if luck is measured. */
export function arenaTable(
  { loaded: { game }, options, plan, sitters, stopped, decided }: ArenaPlace,
  luck?: LuckModel<GameTypes>,
): (block: number) => Promise<ArenaBlock> {
  const state = game.create(options, plan.seats);
  const buffers = new Buffers(game);
  const chance = new Sfc32(0);
  const thoughts = Array.from({ length: plan.seats }, () => new Sfc32(0));

  /** Follows the first player. */
  const counterOf = (block: number, seat: number): LuckCounter<GameTypes> | undefined => {
    if (luck === undefined) return undefined;
    const random = new Sfc32(seedFor(plan.seed, block, USES.luck, seat));
    return new LuckCounter(game, luck, state, seat, random, LUCK_SETTINGS);
  };

  return async (block) => {
    const efforts = sitters.map((): Tally => ({ moves: 0, ms: 0, max: 0 }));
    const lucks: [number, number][] = [];

    /** Asks the player in a seat; an error there names the player and the place. */
    const decide = async (seat: number, index: number, where: string): Promise<number> => {
      const [sitter, effort, random] = [sitters[index], efforts[index], thoughts[seat]];
      if (sitter === undefined || effort === undefined || random === undefined) {
        throw new Error(`nobody sits in seat ${seat}`);
      }
      try {
        const decision = sitter.decide(state, seat, random);
        // Awaiting a plain value would cost a turn of the event loop per move.
        const { move, ms } = decision instanceof Promise ? await decision : decision;
        decided();
        effort.moves++;
        effort.ms += ms;
        effort.max = Math.max(effort.max, ms);
        return move;
      } catch (error) {
        if (error instanceof Stopped) throw error;
        throw new Failure(`${plan.players[index]}: ${where}, seat ${seat}: ${reasonOf(error)}`);
      }
    };

    const playOut = async (
      deal: Deal,
      seating: readonly number[],
      where: string,
    ): Promise<void> => {
      game.setup(state, deal);
      for (const [seat, random] of thoughts.entries()) {
        random.reseed(seedFor(plan.seed, block, USES.player, deal.number, seat));
      }
      const first = seating.indexOf(0);
      const counter = counterOf(block, first);
      await playDeal(game, state, buffers, {
        chance(dealt) {
          chance.reseed(seedFor(plan.seed, block, USES.chance, deal.number, dealt));
          return chance;
        },
        decide: (seat, _count, decisions) =>
          decide(seat, seating[seat] ?? 0, `${where}, decision ${decisions}`),
        stopped,
        watch: counter,
      });
      if (counter === undefined) return;
      const payoffs = new Float64Array(plan.seats);
      game.payoff(state, payoffs);
      lucks.push([payoffs[first] ?? 0, counter.end(state)]);
    };

    /** One deal or one match; the scores by seat. */
    const playGame = async (seating: readonly number[], where: string): Promise<number[]> => {
      const first =
        game.firstStarter === 'drawn'
          ? new Sfc32(seedFor(plan.seed, block, USES.starter)).below(plan.seats)
          : game.firstStarter;
      let totals = Array<number>(plan.seats).fill(0);
      for (let number = 0; ; number++) {
        await playOut(
          { number, starter: (first + number) % plan.seats, carry: totals },
          seating,
          where,
        );
        const scores = game.scores(state);
        totals = totals.map((sum, seat) => sum + (scores[seat] ?? 0));
        const sums = totals;
        if (plan.unit === 'deal' || Match.endsWith(game, state, number + 1, () => sums))
          return totals;
      }
    };

    const scores: number[][] = [];
    for (const [index, seating] of seatings(plan).entries()) {
      scores.push(await playGame(seating, `${plan.unit} ${block + 1}, seating ${index + 1}`));
    }
    const rest = luck === undefined ? {} : { luck: lucks };
    return { block, scores, efforts: efforts.map(rounded), ...rest };
  };
}
