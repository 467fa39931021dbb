/** The time of a round runs like a clock at a table: outages do not count. */
import type { EveningView, ShownRound } from '@pakli/protocol';
import type { ServerContext } from '../context.ts';

type TimeContext = Pick<ServerContext, 'heartbeat'>;

/** When a round would have started without the outages since. */
export function countedFrom({ heartbeat }: TimeContext, startedAt: number): number {
  return startedAt + heartbeat.lostSince(startedAt);
}

/** The view with such starts, from which pages count down. */
export function withCountedTime(context: TimeContext, view: EveningView): EveningView {
  if (view.settings.roundMs === null) return view;
  const counted = (round: ShownRound): ShownRound =>
    round.finished ? round : { ...round, startedAt: countedFrom(context, round.startedAt) };
  return { ...view, rounds: view.rounds.map(counted) };
}
