/** What happens at a table by itself, and when: it follows from the room alone. */
import { OVER } from '@pakli/core';
import { deadlineAtTurn, isPresent, playerAtTurn, type Room } from '@pakli/host';
import type { Pace } from './settings.ts';

export interface Due {
  readonly at: number;
  /** A computer moves, or the clock for a person; the next deal begins; nobody comes any more. */
  readonly what: 'computer' | 'clock' | 'next' | 'put-away';
}

/** A table that nobody has touched for so long is put away. */
const PATIENCE = 14 * 86_400_000;

/**
 * While nobody looks a table without a clock sleeps: no computer thinks, and
 * it goes on when somebody comes. Undefined if there is nothing to wait for.
 */
export function dueAt(room: Room, touched: number, watched: boolean, pace: Pace): Due | undefined {
  const { phase, match, turn, moment, chairs, opened } = room;
  if (phase === 'over') return undefined;
  const away: Due = { at: touched + PATIENCE, what: 'put-away' };
  const sleeps = !watched && opened.clock.kind === 'none';
  if (phase === 'gathering' || match === undefined || sleeps) return away;
  if (match.table.turn === OVER) return { at: moment.turn + pace.nextDeal, what: 'next' };
  if (turn === undefined) return away;
  if (isPresent(chairs[turn])) {
    const deadline = deadlineAtTurn(room);
    return deadline === undefined ? away : { at: deadline, what: 'clock' };
  }
  const slow = playerAtTurn(room) === 'expert';
  return { at: moment.turn + (slow ? pace.expertMove : pace.move), what: 'computer' };
}

/** When a new table is put away if nobody ever comes. */
export function dueAfterOpening(at: number): number {
  return at + PATIENCE;
}
