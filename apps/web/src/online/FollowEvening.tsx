/** Takes somebody from a finished table of an evening to their table of the next round, once that begins. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { seatIn } from './seat-in.ts';
import { useEvening } from './use-evening.ts';

export interface FollowEveningProps {
  readonly evening: string;
  /** The finished table. */
  readonly table: string;
}

export function FollowEvening({ evening, table }: FollowEveningProps): null {
  const [, go] = useLocation();
  const { state } = useEvening(evening);
  const next = state && seatIn(state.view, state.you.entrant)?.table;
  useEffect(() => {
    if (next !== undefined && next !== table) go(`/t/${next}`);
  }, [next, table, go]);
  return null;
}
