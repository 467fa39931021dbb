/** Keys of short reasons for moves, for hints. A reason names what the move does that matters most. */
import type { Move } from '@pakli/core';
import { measureLines, totals } from '../effects/measure.ts';
import {
  ASK_BAN,
  ASK_DRAFT,
  ASK_HAND,
  ASK_MAY,
  chosenOf,
  kindOf,
  M_CONTROL,
  M_PERM,
  M_PLACE,
  M_PLAY,
  M_REFRESH,
} from '../effects/offers.ts';
import { apply, runTurn } from '../run.ts';
import { ASK, ASKED, copy, END, HAND, State, WINNER, zoneOf } from '../state.ts';
import { COMPILE_AT } from '../types.ts';

/** What both players have, as everybody sees it. */
interface Standing {
  /** By player. */
  readonly plates: readonly number[];
  readonly points: readonly number[];
  readonly leads: readonly number[];
  /** Lines that will be compiled for the first time unless somebody does something about it. */
  readonly ready: readonly number[];
  readonly hand: readonly number[];
}

function sum(of: (player: number, line: number) => number): number[] {
  return [0, 1].map((player) => of(player, 0) + of(player, 1) + of(player, 2));
}

function ahead(player: number, line: number): boolean {
  return totals[3 * player + line]! > totals[3 * (1 - player) + line]!;
}

function standing(state: State): Standing {
  measureLines(state);
  const { compiled } = state;
  const open = (at: number): boolean => compiled[at] === 0 && totals[at]! >= COMPILE_AT;
  return {
    plates: sum((player, line) => compiled[3 * player + line]!),
    points: sum((player, line) => totals[3 * player + line]!),
    leads: sum((player, line) => (ahead(player, line) ? 1 : 0)),
    ready: sum((player, line) => (open(3 * player + line) && ahead(player, line) ? 1 : 0)),
    hand: [0, 1].map((player) => state.size[zoneOf(player, HAND)]!),
  };
}

/** From what the player sees; the state may be any that fits the view. Undefined where the position gives none. */
export function reason(state: State, move: Move): string | undefined {
  const seat = state.now[ASKED]!;
  const other = 1 - seat;
  const kind = kindOf(move);
  const chosen = chosenOf(move);
  if (state.now[ASK] === ASK_DRAFT) return 'draft';
  if (state.now[ASK] === ASK_BAN) return 'ban';
  if (state.now[ASK] === ASK_HAND) return 'spares';
  if (kind === M_PLACE && chosen >> 12 !== seat) return 'unread';
  const before = standing(state);
  const end = new State(state.options);
  copy(state, end);
  // What the other player's turn brings is not what the move does.
  apply(end, move);
  runTurn(end);
  const after = standing(end);
  if (end.now[END] !== 0) return end.now[WINNER] === seat + 1 ? 'wins' : undefined;
  if (after.plates[seat]! > before.plates[seat]!) return 'compiles';
  if (after.ready[other]! < before.ready[other]!) return 'stops';
  if (after.ready[seat]! > before.ready[seat]!) {
    return after.plates[seat] === 2 ? 'ready-to-win' : 'ready';
  }
  if (kind === M_REFRESH) return 'refresh';
  if (kind === M_PERM || kind === M_CONTROL) return chosen === 0 ? 'declines' : 'rearranges';
  if (state.now[ASK] === ASK_MAY && chosen === 0) return 'declines';
  if (after.points[other]! < before.points[other]!) return 'weakens';
  if (state.options.control === 'on' && after.leads[seat]! > 1 && before.leads[seat]! < 2) {
    return 'control';
  }
  if (after.hand[other]! < before.hand[other]!) return 'empties';
  if (after.hand[seat]! > before.hand[seat]!) return 'draws';
  if (kind === M_PLAY && (chosen & 2) === 0) return 'face-down';
  return after.points[seat]! > before.points[seat]! ? 'points' : undefined;
}
