/**
 * Pinned decisions: records with comments that say how players decided. Any
 * change of judgement changes one of these lines; the reader of the diff
 * decides whether it was intended.
 *
 *     # strong: play AA (draws-trumps) | 12 play AA | -4.25 play A7 | 3 more -6.5
 *     play AA
 *
 * A line precedes its step: the player, the move and its reason, the values of
 * the best moves, and the mean of the rest.
 */
import type { Game, GameTypes, ViewOf } from '../game.ts';
import { askPlayer, type Answer, type Estimate, type Player } from '../player.ts';
import { Sfc32 } from '../random.ts';
import { parseRecord, replayRecord } from '../record.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import type { Table } from '../table.ts';

/** A player and its number of steps; no time limit, so that every machine decides alike. */
export interface Decider<K extends GameTypes> {
  readonly player: Player<ViewOf<K>>;
  readonly steps: number;
}

/** The players whose decisions are pinned. */
export interface Pinned<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  /** By name, in the order of their lines. */
  readonly players: Readonly<Record<string, Decider<K>>>;
  /** The kind of a decision: the decisions to pin are chosen so that every kind is covered. */
  kind(view: ViewOf<K>): string;
}

/** How many of the best moves are listed; for the rest only the mean is given. */
const NAMED = 3;

/**
 * Half of the players for one record, the other half for the next, varied so that every player gets
 * every kind of record; `npm run pins` asks all of them.
 */
export function halfOf<K extends GameTypes>({ players }: Pinned<K>, record: number): string[] {
  return Object.keys(players).filter((_, player) => (player + record + (record >> 2)) % 2 === 0);
}

/** The record with its pins recomputed, or only those of some players. */
export function repin<K extends GameTypes>(
  { game, players }: Pinned<K>,
  text: string,
  names: readonly string[] = Object.keys(players),
): string {
  const record = parseRecord(text);
  const match = isRefusal(record) ? record : replayRecord(game, record);
  if (isRefusal(match)) {
    throw new Error(`line ${match.line}: ${formatRefusal(match)}`);
  }
  const { steps } = match.table;
  const table = match.table.cut(0);
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('[deal'));
  return lines
    .map((line, i) => {
      const name = /^# ([\w-]+):/.exec(line)?.[1] ?? '';
      const decider = players[name];
      if (decider !== undefined) {
        return names.includes(name) ? `# ${name}: ${decision(table, decider)}` : line;
      }
      const step = steps[table.steps.length];
      if (i > begin && step !== undefined && !/^(#|$)/.test(line)) table.repeat(step);
      return line;
    })
    .join('\n');
}

function decision<K extends GameTypes>(table: Table<K>, { player, steps }: Decider<K>): string {
  const { game, state, turn } = table;
  // A separate generator, so that earlier questions do not matter.
  const random = new Sfc32(table.steps.length);
  const answer = askPlayer(player, game.view(state, turn), random, steps);
  return tell(answer, (move) => game.formatTruth(state, move));
}

function tell({ move, estimates = [] }: Answer, format: (move: number) => string): string {
  // Without the facts of the position, which are not part of the decision.
  const [reason] = estimates.find((estimate) => estimate.move === move)?.reason?.split(':') ?? [];
  const chosen = reason === undefined ? format(move) : `${format(move)} (${reason})`;
  const sorted = estimates.toSorted((a, b) => rounded(b.value) - rounded(a.value));
  const parts = [chosen];
  for (const { move: one, value } of sorted.slice(0, NAMED)) {
    parts.push(`${rounded(value)} ${format(one)}`);
  }
  const rest = sorted.slice(NAMED);
  if (rest.length > 0) parts.push(`${rest.length} more ${rounded(mean(rest))}`);
  return parts.join(' | ');
}

function mean(estimates: readonly Estimate[]): number {
  return estimates.reduce((sum, { value }) => sum + value, 0) / estimates.length;
}

/** Drops the last digits, in which processors may differ. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
