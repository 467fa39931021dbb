/** The time of a round is like that of a clock at a table: what passes while nobody can play is nobody's. */
import type { EveningView, ShownRound } from '@pakli/protocol';
import type { ServerContext } from '../context.ts';

type TimeContext = Pick<ServerContext, 'heartbeat'>;

/** From when on its time counts. */
export function countedFrom({ heartbeat }: TimeContext, startedAt: number): number {
  return startedAt + heartbeat.lostSince(startedAt);
}

/** As pages count down the time that is left. */
export function withCountedTime(context: TimeContext, view: EveningView): EveningView {
  if (view.settings.roundMs === null) return view;
  const counted = (round: ShownRound): ShownRound =>
    round.finished ? round : { ...round, startedAt: countedFrom(context, round.startedAt) };
  return { ...view, rounds: view.rounds.map(counted) };
}
