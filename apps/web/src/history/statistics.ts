/** Statistics of finished games. None of it leaves the browser. */
import type { LevelId } from '@pakli/core/search';
import type { Saved } from '../host/host.ts';
import { isHelp } from '../host/help.ts';
import { isShared } from '../host/hot-seat.ts';

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
/** `drawn`: shared first place. */
export type Outcome = (typeof OUTCOMES)[number];

/** A finished game from the person's point of view. */
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly level: LevelId;
  readonly rules: string;
  readonly at: number;
  readonly points: number;
  /** The opponent's points in a game of two. */
  readonly other?: number;
  readonly place: number;
  readonly outcome: Outcome;
  /** With hints, undo, or known cards. */
  readonly helped: boolean;
}

/** Oldest first. Branches, lessons, imported games and those of several people do not count. */
export function playedOf(saved: readonly Saved[]): PlayedGame[] {
  return saved
    .filter((one) => !isShared(one))
    .flatMap(({ id, game, level, rules, at, over, purpose, seat, totals, places = [], help }) => {
      const points = totals[seat];
      const place = places[seat];
      if (!over || purpose !== undefined || points === undefined || place === undefined) return [];
      // A shared first place leaves second place empty.
      const alone = places.includes(2);
      const outcome: Outcome = place > 1 ? 'lost' : alone ? 'won' : 'drawn';
      const helped = help !== undefined && isHelp(help);
      const other = totals.length === 2 ? { other: totals[1 - seat] ?? 0 } : {};
      return [{ id, game, level, rules, at, points, ...other, place, outcome, helped }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Finished games of several people on this device, newest first. */
export function sharedOf(saved: readonly Saved[]): Saved[] {
  return saved
    .filter((one) => one.over && one.purpose === undefined && isShared(one))
    .toSorted((one, other) => other.at - one.at);
}

export interface Streak {
  readonly outcome: Outcome;
  readonly length: number;
}

export interface ResultSummary extends Readonly<Record<Outcome, number>> {
  readonly games: number;
  /** The share of games won, from 0 to 1; a shared first place is not a win. */
  readonly share: number;
  readonly mean: number;
  /** The current streak. */
  readonly now: Streak | undefined;
  readonly longest: number;
  /** Wins with help. */
  readonly helped: number;
}

export function summaryOf(played: readonly PlayedGame[]): ResultSummary {
  const counts = { won: 0, drawn: 0, lost: 0 };
  let now: Streak | undefined;
  let longest = 0;
  let points = 0;
  for (const { outcome, points: scored } of played) {
    counts[outcome]++;
    points += scored;
    now = { outcome, length: now?.outcome === outcome ? now.length + 1 : 1 };
    if (outcome === 'won') longest = Math.max(longest, now.length);
  }
  const games = played.length;
  const helped = played.filter((one) => one.outcome === 'won' && one.helped).length;
  return { ...counts, helped, games, share: shareOf(played), mean: points / games, now, longest };
}

function shareOf(played: readonly PlayedGame[]): number {
  return played.filter(({ outcome }) => outcome === 'won').length / played.length;
}

/** Games averaged for each point of a curve. */
export const WINDOW = 10;

/** Per game: the share of wins over the last games up to it. */
export function winCurve(played: readonly PlayedGame[]): number[] {
  return windows(played).map(shareOf);
}

/** Per game: the mean points over the last games up to it. */
export function pointCurve(played: readonly PlayedGame[]): number[] {
  return windows(played).map(
    (last) => last.reduce((sum, { points }) => sum + points, 0) / last.length,
  );
}

function windows(played: readonly PlayedGame[]): (readonly PlayedGame[])[] {
  return played.map((_, n) => played.slice(Math.max(0, n + 1 - WINDOW), n + 1));
}

/** The filters and groupings of games. */
export const KINDS = ['game', 'level', 'rules'] as const;
export type FilterKind = (typeof KINDS)[number];
/** Left out: any. */
export type GameFilter = Partial<Readonly<Record<FilterKind, string>>>;

export function filtered(played: readonly PlayedGame[], filter: GameFilter): PlayedGame[] {
  return played.filter((one) =>
    KINDS.every((kind) => filter[kind] === undefined || filter[kind] === one[kind]),
  );
}

/** Groups games of the same kind, the most played first. */
export function groupsOf(
  played: readonly PlayedGame[],
): (readonly [PlayedGame, ...PlayedGame[]])[] {
  const groups = new Map<string, [PlayedGame, ...PlayedGame[]]>();
  for (const one of played) {
    const key = KINDS.map((kind) => one[kind]).join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}
