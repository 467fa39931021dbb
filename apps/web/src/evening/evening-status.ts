/** The progress of an evening, and how long a round may still take. */
import type { EveningState } from '@pakli/client';
import type { EveningView } from '@pakli/protocol';
import type { useEveningWords } from '../words/evening-words.ts';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const LOOK_AGAIN_MS = 5000;

export function headline(
  { phase, rounds, settings }: EveningView,
  { round }: ReturnType<typeof useEveningWords>,
): string {
  return {
    joining: round.first,
    playing: round.of(rounds.length, settings.rounds),
    between: round.between(rounds.length),
    over: round.over,
  }[phase];
}

/** When a break ends, by this machine's clock. */
export function breakEnd(until: number, { ahead }: EveningState, locale: string): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  return new Date(until - ahead).toLocaleTimeString(locale, clock);
}

/** Whole minutes left in the round, updated as they pass; undefined for a round without a time limit. */
export function useMinutesLeft(state: EveningState | undefined): number | undefined {
  const end = state && endOf(state);
  const [looked, setLooked] = useState({ at: 0, end });
  useEffect(() => {
    if (end === undefined) return undefined;
    const look = (): void => setLooked({ at: Date.now(), end });
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [end]);
  // The reading is from another round.
  if (end === undefined || looked.end !== end) return undefined;
  return Math.max(0, Math.ceil((end - looked.at) / MINUTE_MS));
}

/** When the round ends, by this machine's clock. */
function endOf({ view, ahead }: EveningState): number | undefined {
  const round = view.phase === 'playing' ? view.rounds.at(-1) : undefined;
  const { roundMs } = view.settings;
  return round === undefined || roundMs === null ? undefined : round.startedAt + roundMs - ahead;
}
