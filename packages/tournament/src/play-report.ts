/**
 * How well somebody plays, from per cents on many boards: a mean with its interval, and the computers
 * just below and above it, which played the same cards.
 */
import { meanInterval } from './student.ts';

/** One's own result on a board, and the mean per cent of each kind of computers there. */
export interface ComparedBoard {
  readonly percent: number;
  /** By the name of a player. */
  readonly levels: Readonly<Record<string, number>>;
}

export interface PlayReport {
  readonly boards: number;
  readonly percent: number;
  /** Half of the 95 % interval, in points. */
  readonly margin: number;
  /** The best computer below, and the weakest above; undefined if there is none. */
  readonly lower: string | undefined;
  readonly higher: string | undefined;
}

/** With fewer boards, or a wider margin, the report would mean nothing. */
export const LEAST_BOARDS = 20;
const WIDEST_MARGIN = 10;

export function reportPlay(boards: readonly ComparedBoard[]): PlayReport | undefined {
  const interval = meanInterval(boards.map(({ percent }) => percent));
  if (interval === undefined || boards.length < LEAST_BOARDS) return undefined;
  const { mean: percent, high } = interval;
  const margin = high - percent;
  if (margin > WIDEST_MARGIN) return undefined;
  const players = new Set(boards.flatMap(({ levels }) => Object.keys(levels)));
  const means = [...players]
    .map((player) => ({ player, mean: meanOf(boards, player) }))
    .toSorted((a, b) => a.mean - b.mean);
  return {
    boards: boards.length,
    percent,
    margin,
    lower: means.findLast(({ mean }) => mean <= percent)?.player,
    higher: means.find(({ mean }) => mean > percent)?.player,
  };
}

function meanOf(boards: readonly ComparedBoard[], player: string): number {
  const values = boards.flatMap(({ levels }) => levels[player] ?? []);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
