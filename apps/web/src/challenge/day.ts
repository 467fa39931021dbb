/** The deals of the day: one per game, the same for everybody whose calendar shows the same date. */
import { around, dayNumber } from '@pakli/protocol';
import type { DayDeal, Saved } from '../host/host.ts';
import { streakOf } from '../lessons/day.ts';
import type { ShelfGame } from '../table/shelf-game.ts';

/** The computers' level, for everybody. */
const LEVEL = 'strong';

/** The deal of a game on a day. The person's seat changes every day. */
export function dealOf({ id, seats, dayRules }: ShelfGame, day: string): DayDeal {
  const seat = around(dayNumber(day) ?? 0, seats);
  return { game: id, rules: dayRules, seat, level: LEVEL, day };
}

/** The state of a deal of the day in this browser. */
export interface DayState {
  /** Undefined if it has not been begun. */
  readonly saved: Saved | undefined;
  /** Consecutive days on which the game's deal was finished. */
  readonly streak: number;
}

/** The previous date. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

export function stateOf(games: readonly Saved[], game: string, day: string): DayState {
  const deals = games.filter((saved) => saved.game === game && saved.day !== undefined);
  const done = new Set(deals.flatMap((saved) => (saved.over ? [saved.day ?? ''] : [])));
  return {
    saved: deals.find((saved) => saved.day === day),
    streak: streakOf(done, day),
  };
}
