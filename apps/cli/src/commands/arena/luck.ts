/** `--luck`: what the results of the first player owe to luck, deal by deal, and how that is summed up. */
import { bootstrapMean, RunningMean, type Interval, type LuckModel } from '@pakli/ai';
import type { GamePackage } from '@pakli/catalogue';
import { askPlayer, type Answer, type BaseView, type GameTypes, type Random } from '@pakli/core';
import { Failure } from '../../input/failure.ts';
import { seedFor, USES } from '../../players/seeds.ts';
import { readSpelling } from '../../players/spelling.ts';
import type { ArenaBlock, ArenaPlan } from './plan.ts';

/** How carefully luck is measured: docs/luck.md says what more would bring. */
export const LUCK_SETTINGS = { deals: 40, steps: 60, stride: 3 } as const;

/** How a player of the game answers in as many steps as its spelling or its level says. */
function answers(
  { contenders }: GamePackage,
  text: string,
  option: string,
): (view: BaseView, random: Random) => Answer {
  const { name, budget } = readSpelling(text, option);
  const contender = contenders.get(name);
  if (contender === undefined || (budget !== undefined && 'ms' in budget)) {
    throw new Failure(`${option}: ${text}: luck needs a player of the game, timed in steps`, 2);
  }
  const steps = budget?.steps ?? contender.steps;
  return (view, random) => askPlayer(contender.player, view, random, steps);
}

/** Who plays the deals that might have been, and what their views are worth. */
export function luckModel(loaded: GamePackage, plan: ArenaPlan): LuckModel<GameTypes> | undefined {
  if (plan.luck === undefined) return undefined;
  if (plan.players.length !== 2) throw new Failure('--luck: name two players, not more', 2);
  const others = answers(loaded, plan.players[1] ?? '', '--players');
  const judge = answers(loaded, plan.luck, '--luck');
  return {
    others: (view, random) => others(view, random).move,
    worth(view, random) {
      const { move, estimates = [] } = judge(view, random);
      const best = estimates.find((estimate) => estimate.move === move);
      if (best === undefined)
        throw new Failure(`--luck: ${plan.luck} does not say what it expects`);
      return best.value;
    },
  };
}

/** What luck explains of the results of the first player. */
export interface LuckSummary {
  readonly games: number;
  /** The mean luck: 0 within its interval, or the correction is biased. */
  readonly bias: Interval;
  /** Of one game: the deviation of results, and that of results less their luck. */
  readonly deviation: { readonly before: number; readonly after: number };
  /** The mean result, before and after. */
  readonly mean: { readonly before: Interval; readonly after: Interval };
}

export function summariseLuck(
  plan: ArenaPlan,
  blocks: readonly ArenaBlock[],
): LuckSummary | undefined {
  const seed = seedFor(plan.seed, USES.interval);
  const ordered = [...blocks].sort((a, b) => a.block - b.block);
  const games = ordered.map(({ luck = [] }) => luck).filter(({ length }) => length > 0);
  if (games.length === 0) return undefined;
  const [before, after] = [new RunningMean(), new RunningMean()];
  for (const [payoff, luck] of games.flat()) {
    before.add(payoff);
    after.add(payoff - luck);
  }
  const meanOf = (value: (game: readonly [number, number]) => number): Interval =>
    bootstrapMean(
      games.map((block) => block.reduce((sum, game) => sum + value(game), 0) / block.length),
      seed,
    );
  return {
    games: before.count,
    bias: meanOf(([, luck]) => luck),
    deviation: { before: Math.sqrt(before.variance), after: Math.sqrt(after.variance) },
    mean: {
      before: meanOf(([payoff]) => payoff),
      after: meanOf(([payoff, luck]) => payoff - luck),
    },
  };
}

function figure({ value, low, high }: Interval): string {
  return `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}

/** Two lines below the table of results. */
export function formatLuck(player: string, luck: LuckSummary): string {
  const { before, after } = luck.deviation;
  return (
    `luck of ${player}: mean ${figure(luck.bias)}; deviation of a game ${before.toFixed(3)}, ` +
    `without luck ${after.toFixed(3)} (${(after / before).toFixed(2)})\n` +
    `payoff ${figure(luck.mean.before)}, without luck ${figure(luck.mean.after)}`
  );
}
