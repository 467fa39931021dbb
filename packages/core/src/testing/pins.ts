/**
 * Pinned decisions: records with comments that say how players decided in
 * them. Whatever changes a judgement changes one of these lines; whether that
 * was meant is for the reader of the diff to say.
 *
 *     # strong: play AA (draws-trumps) | 12 play AA | -4.25 play A7 | 3 more -6.5
 *     play AA
 *
 * A line stands before the step it is about: who decides, the move and its
 * reason, what it takes the best moves to be worth, and the rest in the mean.
 */
import type { Game, GameTypes, ViewOf } from '../game.ts';
import { askPlayer, type Answer, type Estimate, type Player } from '../player.ts';
import { Sfc32 } from '../random.ts';
import { parseRecord, replayRecord } from '../record.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import type { Table } from '../table.ts';

/** A player and the steps after which it decides: never a time, so that every machine decides alike. */
export interface Decider<K extends GameTypes> {
  readonly player: Player<ViewOf<K>>;
  readonly steps: number;
}

/** Whose decisions are pinned, and what they are about. */
export interface Pinned<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  /** By name, in the order in which they stand. */
  readonly players: Readonly<Record<string, Decider<K>>>;
  /** What a decision is about: where decisions are chosen, no kind is left out. */
  kind(view: ViewOf<K>): string;
}

/** So many of the best moves are named; of the rest only the mean is given. */
const NAMED = 3;

/**
 * Half of the players for one of many records, the others for the next; `npm run pins` asks
 * everybody. Those that every fourth record pins take turns, too.
 */
export function halfOf<K extends GameTypes>({ players }: Pinned<K>, record: number): string[] {
  return Object.keys(players).filter((_, player) => (player + record + (record >> 2)) % 2 === 0);
}

/** The record with its pins decided again, or only those of some players. */
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
  // Numbers of its own: what was asked before must not matter.
  const random = new Sfc32(table.steps.length);
  const answer = askPlayer(player, game.view(state, turn), random, steps);
  return tell(answer, (move) => game.formatTruth(state, move));
}

function tell({ move, estimates = [] }: Answer, format: (move: number) => string): string {
  // Facts of the position are none of the player's decision.
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

/** Far from the last digit, in which processors may differ. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
