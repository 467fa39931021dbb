/** Somebody's seat in the current round. */
import type { EveningView } from '@pakli/protocol';

export interface OwnSeat {
  readonly table: string;
  /** From 1, as people count. */
  readonly tableNumber: number;
  readonly seatNumber: number;
}

export function seatIn(view: EveningView, entrant: number | null): OwnSeat | undefined {
  const round = view.phase === 'playing' ? view.rounds.at(-1) : undefined;
  if (round === undefined || entrant === null) return undefined;
  const at = round.tables.findIndex(({ entrants }) => entrants.includes(entrant));
  const found = round.tables[at];
  if (found === undefined) return undefined;
  return {
    table: found.table,
    tableNumber: at + 1,
    seatNumber: found.entrants.indexOf(entrant) + 1,
  };
}
