/**
 * From blocks to figures. Every value is first added up within a block; the
 * intervals come from the spread between blocks.
 */
import { bootstrapMean, eloInterval, shareInterval, type Interval } from '@pakli/ai';
import { placesOf } from '@pakli/core';
import { winningSides } from '@pakli/core/analysis';
import { seatings, sideCount, sidesIn, type ArenaBlock, type ArenaPlan } from './plan.ts';
import { seedFor, USES } from '../../players/seeds.ts';

/** Which score wins. */
export type ScoreOrder = 'high' | 'low';

/** What a player did in one block, summed over its seats in all games; those of one side count once. */
interface Part {
  seats: number;
  /** Games won, ties split. */
  wins: number;
  /** Seats in games that one seat won alone, and those wins. */
  decided: number;
  decidedWins: number;
  score: number;
  /** Own score less the mean of the others, positive when better. */
  lead: number;
}

export interface ArenaResult {
  readonly player: string;
  readonly games: number;
  readonly share: Interval;
  readonly decided: { readonly games: number; readonly share: Interval };
  /** By how much its score is better than the mean of the others, a game. */
  readonly lead: Interval;
  readonly score: number;
  readonly elo: Interval;
  readonly moves: number;
  /** Milliseconds a move. */
  readonly time: { readonly mean: number; readonly max: number };
}

export interface ArenaSummary {
  readonly blocks: number;
  readonly games: number;
  /** The win share of equals. */
  readonly fair: number;
  /** What all players thought together, in hours of one core. */
  readonly hours: number;
  readonly results: readonly ArenaResult[];
}

function partsOf(plan: ArenaPlan, best: ScoreOrder, block: ArenaBlock): Part[] {
  const parts = plan.players.map((): Part => ({
    seats: 0,
    wins: 0,
    decided: 0,
    decidedWins: 0,
    score: 0,
    lead: 0,
  }));
  const sides = sidesIn(plan);
  for (const [index, seating] of seatings(plan).entries()) {
    const scores = block.scores[index] ?? [];
    const places = placesOf(scores, best, sides);
    const winners = winningSides(places, sides);
    const total = scores.reduce((sum, score) => sum + score, 0);
    const counted = new Set<string>();
    for (const [seat, player] of seating.entries()) {
      const part = parts[player];
      const score = scores[seat] ?? 0;
      const once = `${player} ${sides[seat]}`;
      if (part === undefined || counted.has(once)) continue;
      counted.add(once);
      const partners = sides.filter((side) => side === sides[seat]).length;
      const won = places[seat] === 1 ? 1 / winners : 0;
      const ahead = score - (total - partners * score) / (scores.length - partners);
      part.seats++;
      part.wins += won;
      if (winners === 1) {
        part.decided++;
        part.decidedWins += won;
      }
      part.score += score;
      part.lead += best === 'high' ? ahead : -ahead;
    }
  }
  return parts;
}

/** What a player got in a block by seat: a share of wins, at which the sequential test looks, or a lead. */
export function meanOf(
  what: 'wins' | 'lead',
  plan: ArenaPlan,
  best: ScoreOrder,
  block: ArenaBlock,
  player: number,
): number {
  const part = partsOf(plan, best, block)[player];
  return part === undefined ? Number.NaN : part[what] / part.seats;
}

export function summarise(
  plan: ArenaPlan,
  best: ScoreOrder,
  blocks: readonly ArenaBlock[],
): ArenaSummary {
  const ordered = [...blocks].sort((a, b) => a.block - b.block);
  const parts = ordered.map((block) => partsOf(plan, best, block));
  const results = plan.players.map((_, player) => resultOf(plan, ordered, parts, player));
  const [first, second] = results;
  if (plan.players.length === 2 && first !== undefined && second !== undefined) {
    // Of two players one is as much weaker as the other is stronger, also one among many.
    const { value, low, high } = first.elo;
    results[1] = { ...second, elo: { value: 0 - value, low: 0 - high, high: 0 - low } };
  }
  const games = ordered.length * seatings(plan).length;
  const ms = ordered.flatMap(({ efforts }) => efforts).reduce((sum, effort) => sum + effort.ms, 0);
  return {
    blocks: ordered.length,
    games,
    fair: 1 / sideCount(plan),
    hours: ms / 3_600_000,
    results,
  };
}

function resultOf(
  plan: ArenaPlan,
  blocks: readonly ArenaBlock[],
  parts: readonly (readonly Part[])[],
  player: number,
): ArenaResult {
  const own = parts.flatMap((block) => block[player] ?? []);
  const column = (key: keyof Part): number[] => own.map((part) => part[key]);
  const total = (key: keyof Part): number => column(key).reduce((sum, value) => sum + value, 0);
  // One seed for all: what is one player's gain and the other's loss has mirrored bounds.
  const seed = seedFor(plan.seed, USES.interval);
  const share = shareInterval(column('wins'), column('seats'), seed);
  const efforts = blocks.flatMap((block) => block.efforts[player] ?? []);
  const moves = efforts.reduce((sum, effort) => sum + effort.moves, 0);
  const ms = efforts.reduce((sum, effort) => sum + effort.ms, 0);
  return {
    player: plan.players[player] ?? '',
    games: total('seats'),
    share,
    decided: {
      games: total('decided'),
      share: shareInterval(column('decidedWins'), column('decided'), seed),
    },
    lead: bootstrapMean(
      own.map((part) => part.lead / part.seats),
      seed,
    ),
    score: total('score') / total('seats'),
    elo: eloInterval(share, sideCount(plan)),
    moves,
    time: {
      mean: ms / moves,
      max: efforts.reduce((max, effort) => Math.max(max, effort.max), 0),
    },
  };
}
