/** Judges a decision of a recorded match: from what the mover knew and, once the match is over, with all cards open. */
import type { Weighed } from '@pakli/ai';
import type { GamePackage } from '@pakli/catalogue';
import { isRefusal, Match, type GameTypes, type Seat } from '@pakli/core';
import {
  ADVICE,
  choicesOf,
  gradeDecision,
  gradeOf,
  isClear,
  isMistake,
  WIN_SHARE_LOSSES,
  type Choice,
} from '@pakli/core/analysis';
import type { Clock } from '@pakli/core/search';
import type { Better, Judgement } from './host.ts';

export interface JudgeQuestion {
  readonly seat: Seat;
  /** In the match, from 1. */
  readonly step: number;
  /** Whether cards hidden from the mover may be used. */
  readonly open: boolean;
}

/** Null if the seat decided nothing in this step. */
export async function judgeStep(
  {
    game,
    contenders,
    levels,
    knowledge,
    learn,
  }: Pick<GamePackage, 'game' | 'contenders' | 'levels' | 'knowledge' | 'learn'>,
  match: Match<GameTypes>,
  { seat, step, open }: JudgeQuestion,
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
  // Giving up is not in the move list: there is nothing to compare it with.
  if (view.moves.length < 2 || !view.moves.includes(move)) return null;
  await learn();
  const { seed, ...budget } = ADVICE;
  const looked = open
    ? await hindsight({ game, knowledge }, budget, state, move, clock)
    : undefined;
  const scale = knowledge.losses ?? WIN_SHARE_LOSSES;
  const missed =
    looked && isMistake(gradeOf(looked, scale))
      ? betterOf(looked, choicesOf(game, view))
      : undefined;
  // With nothing hidden, the mover could have known the calculated result.
  const weighed =
    looked?.inSight === true ? looked : await judge({ player, budget, seed }, view, move, clock);
  if (weighed === undefined) return null;
  const better = betterOf(weighed, choicesOf(game, view));
  const graded = gradeDecision(weighed, scale);
  const { ahead, aheadError } = weighed;
  const exact = open
    ? [knowledge.open?.(state, seat), knowledge.open?.(after.table.state, seat)]
    : [];
  const [now, then] = exact;
  return {
    step,
    before: weighed.best.value,
    after: weighed.played.value,
    ...(weighed.error === undefined ? {} : { error: weighed.error }),
    ...(graded === undefined ? {} : { graded }),
    ...(isClear(ahead, scale, aheadError) ? { ahead } : {}),
    open: looked !== undefined,
    ...(better === undefined ? {} : { better }),
    ...(better !== undefined || weighed.best.reason === undefined
      ? {}
      : { reason: weighed.best.reason }),
    ...(missed === undefined ? {} : { hindsight: missed }),
    ...(now === undefined || then === undefined ? {} : { exact: [now, then] }),
    ...(knowledge.openFromFirstCard === true ? { exactFromFirstCard: true } : {}),
  };
}

function betterOf({ best, played, lost }: Weighed, offered: readonly Choice[]): Better | undefined {
  const choice = offered.find(({ move }) => move === best.move);
  if (choice === undefined || lost <= 0) return undefined;
  const { value: worth, reason, weight, goal } = best;
  return {
    choice,
    worth,
    played: played.value,
    ...(weight > 0 ? { guess: true } : {}),
    ...(goal === undefined ? {} : { goal }),
    ...(played.goal === undefined ? {} : { playedGoal: played.goal }),
    ...(played.atMost === true ? { atMost: true } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}
