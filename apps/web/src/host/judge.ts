/** What is thought of one decision of a recorded match: from what the mover knew and, once all is over, with all cards open. */
import type { Weighed } from '@pakli/ai';
import type { GamePackage } from '@pakli/catalogue';
import {
  choicesOf,
  isRefusal,
  Match,
  type Choice,
  type Clock,
  type Kinds,
  type Seat,
} from '@pakli/core';
import type { Better, Judgement } from './host.ts';

export interface Asked {
  readonly seat: Seat;
  /** Of the match, from 1. */
  readonly step: number;
  /** Whether cards may be looked at that the mover did not see. */
  readonly open: boolean;
}

/** So many imagined deals weigh a move, unless they take too long. */
const STEPS = 200;
const MILLISECONDS = 1500;
/** The same game is judged alike every time. */
const SEED = 1;

/** Null where the seat did not decide anything in this step. */
export async function judgeStep(
  {
    game,
    contenders,
    levels,
    knowledge,
  }: Pick<GamePackage, 'game' | 'contenders' | 'levels' | 'knowledge'>,
  match: Match<Kinds>,
  { seat, step, open }: Asked,
  clock: Clock,
): Promise<Judgement | null> {
  // The catalogue fetches it with a game, and no sooner.
  const { hindsight, judge } = await import('@pakli/ai');
  const before = Match.cut(match, step - 1);
  const after = Match.cut(match, step);
  const player = contenders.get(levels.at(-1) ?? '')?.player;
  if (isRefusal(before) || isRefusal(after) || player === undefined) return null;
  const taken = after.table.steps.at(-1);
  if (taken?.kind !== 'move' || taken.seat !== seat) return null;
  const { state } = before.table;
  const { move } = taken;
  const view = game.view(state, seat);
  // Giving up is on no list: there is nothing to weigh it against.
  if (view.moves.length < 2 || !view.moves.includes(move)) return null;
  const budget = { steps: STEPS, ms: MILLISECONDS };
  const weighed = await judge({ player, budget, seed: SEED }, view, move, clock);
  if (weighed === undefined) return null;
  const offered = choicesOf(game, view);
  const better = betterOf(weighed, offered);
  const looked = open
    ? await hindsight({ game, knowledge }, { budget, seed: SEED }, state, move, clock)
    : undefined;
  const missed = looked && betterOf(looked, offered);
  const exact = open
    ? [knowledge.open?.(state, seat), knowledge.open?.(after.table.state, seat)]
    : [];
  const [now, then] = exact;
  return {
    step,
    before: weighed.best.value,
    after: weighed.played.value,
    open,
    ...(better === undefined ? {} : { better }),
    ...(missed === undefined ? {} : { hindsight: missed }),
    ...(now === undefined || then === undefined ? {} : { exact: [now, then] }),
  };
}

function betterOf({ best, played, lost }: Weighed, offered: readonly Choice[]): Better | undefined {
  const choice = offered.find(({ move }) => move === best.move);
  if (choice === undefined || lost <= 0) return undefined;
  const { value: worth, reason } = best;
  return {
    choice,
    worth,
    played: played.value,
    ...(played.atMost === true ? { atMost: true } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}
