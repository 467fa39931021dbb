/** The deals of the day: one of every game, the same for everybody whose calendar shows the same date. */
import { around, dayNumber } from '@pakli/protocol';
import type { DayDeal, Saved } from '../host/host.ts';
import { streakOf } from '../lessons/day.ts';
import type { ShelfGame } from '../table/shelf-game.ts';

/** Everybody's computers. */
const LEVEL = 'strong';

/** One sits in another seat every day. */
export function dealOf({ id, seats, dayRules }: ShelfGame, day: string): DayDeal {
  const seat = around(dayNumber(day) ?? 0, seats);
  return { game: id, rules: dayRules, seat, level: LEVEL, day };
}

/** How one of the deals stands here. */
export interface DayState {
  /** Undefined if it was not begun. */
  readonly saved: Saved | undefined;
  /** Days in a row on which the game's deal was played to its end. */
  readonly streak: number;
}

/** The date before another one. */
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
