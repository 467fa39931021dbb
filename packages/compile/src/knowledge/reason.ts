/** Short reasons for moves, for hints. A reason names the most important effect of the move, with its line and totals. */
import { Sfc32, type Move } from '@pakli/core';
import { because } from '@pakli/core/search';
import { measureLines, totals } from '../engine/measure.ts';
import * as O from '../engine/offers.ts';
import { redeal } from '../redeal.ts';
import { apply, runTurn } from '../turn/loop.ts';
import { ASK, DECIDER, copy, END, HAND, State, WINNER, zoneOf } from '../state.ts';
import { COMPILE_AT } from '../types.ts';
import { cardOf } from './seed.ts';

/** Both players' public position. By player, and where noted by line: 3 x player + line. */
interface Standing {
  readonly plates: readonly number[];
  /** By line. */
  readonly totals: readonly number[];
  /** By line: compiled for the first time unless somebody prevents it. */
  readonly ready: readonly boolean[];
  readonly compiled: readonly number[];
  readonly leads: readonly number[];
  readonly hand: readonly number[];
}

const LINES = [0, 1, 2] as const;

function perPlayer(of: (player: number, line: number) => number): number[] {
  return [0, 1].map((player) => of(player, 0) + of(player, 1) + of(player, 2));
}

function standing(state: State): Standing {
  measureLines(state);
  const points = [...totals];
  const compiled = [...state.compiled];
  const leads = (player: number, line: number): boolean =>
    points[3 * player + line]! > points[3 * (1 - player) + line]!;
  return {
    plates: perPlayer((player, line) => compiled[3 * player + line]!),
    totals: points,
    ready: [0, 1].flatMap((player) =>
      LINES.map((line) => {
        const at = 3 * player + line;
        return compiled[at] === 0 && points[at]! >= COMPILE_AT && leads(player, line);
      }),
    ),
    compiled,
    leads: perPlayer((player, line) => (leads(player, line) ? 1 : 0)),
    hand: [0, 1].map((player) => state.size[zoneOf(player, HAND)]!),
  };
}

/** Worlds in which a reason must be the same: an effect that depends on hidden cards is no reason. */
const WORLDS = 8;

/** Uses only what the player sees; the state may be any that fits the view. Undefined where the position gives no reason. */
export function reason(state: State, move: Move): string | undefined {
  const seat = state.now[DECIDER]!;
  if (state.now[ASK] === O.ASK_DRAFT) return 'draft';
  if (state.now[ASK] === O.ASK_BAN) return 'ban';
  if (isUnread(state, move, seat)) return 'unread';
  const found = effectOf(state, move);
  if (found === undefined) return undefined;
  const world = new State(state.options, state.program);
  const random = new Sfc32(1);
  for (let i = 1; i < WORLDS; i++) {
    copy(state, world);
    redeal(world, seat, random);
    if (effectOf(world, move) !== found) return undefined;
  }
  return found;
}

/** Whether a move chooses a face-down card of the other player that the player has never seen. */
function isUnread(state: State, move: Move, seat: number): boolean {
  if (O.kindOf(move) !== O.M_PLACE || O.chosenOf(move) >> 12 === seat) return false;
  return ((state.known[cardOf(state, move)]! >> seat) & 1) === 0;
}

/** The result of the rest of the own turn in one world; the other player's turn is not the move's doing. */
function effectOf(state: State, move: Move): string | undefined {
  const seat = state.now[DECIDER]!;
  const before = standing(state);
  const end = new State(state.options, state.program);
  copy(state, end);
  apply(end, move);
  runTurn(end);
  const after = standing(end);
  if (end.now[END] !== 0) return end.now[WINNER] === seat + 1 ? 'wins' : undefined;
  return changeOfLines(seat, before, after) ?? changeOfRest(state, move, before, after);
}

/** The first line of a player with some property, from 0; -1 if none. */
function lineWhere(player: number, holds: (at: number) => boolean): number {
  return LINES.findIndex((line) => holds(3 * player + line));
}

/** Plates, and lines that became ready or no longer are. */
function changeOfLines(seat: number, before: Standing, after: Standing): string | undefined {
  const other = 1 - seat;
  if (after.plates[seat]! > before.plates[seat]!) {
    const line = lineWhere(seat, (at) => after.compiled[at]! > before.compiled[at]!);
    return because('compiles', line + 1);
  }
  const stopped = lineWhere(other, (at) => before.ready[at]! && !after.ready[at]!);
  // Nothing is gained if another line of theirs becomes ready instead.
  const more = lineWhere(other, (at) => after.ready[at]! && !before.ready[at]!);
  if (stopped >= 0 && more < 0) return because('stops', stopped + 1);
  const ready = lineWhere(seat, (at) => after.ready[at]! && !before.ready[at]!);
  if (ready < 0) return undefined;
  const facts = [ready + 1, after.totals[3 * seat + ready]!, after.totals[3 * other + ready]!];
  return because(after.plates[seat] === 2 ? 'ready-to-win' : 'ready', ...facts);
}

function changeOfRest(
  state: State,
  move: Move,
  before: Standing,
  after: Standing,
): string | undefined {
  const seat = state.now[DECIDER]!;
  const other = 1 - seat;
  const kind = O.kindOf(move);
  const chosen = O.chosenOf(move);
  const points = ({ totals: of }: Standing): number =>
    of[3 * other]! + of[3 * other + 1]! + of[3 * other + 2]!;
  const lost = points(before) - points(after);
  const drawn = after.hand[seat]! - before.hand[seat]!;
  if (state.now[ASK] === O.ASK_HAND) {
    return kind === O.M_CARD ? because('spares', before.hand[seat]!) : undefined;
  }
  if (kind === O.M_REFRESH) return because('refresh', before.hand[seat]!);
  if (kind === O.M_PERM || kind === O.M_CONTROL) return chosen === 0 ? 'declines' : 'rearranges';
  if (state.now[ASK] === O.ASK_MAY && chosen === 0) return 'declines';
  if (lost > 0) return because('weakens', lost);
  if (state.options.control === 'on' && after.leads[seat]! > 1 && before.leads[seat]! < 2) {
    return because('control', after.leads[seat]!);
  }
  const emptied = before.hand[other]! - after.hand[other]!;
  if (emptied > 0) return because('empties', emptied);
  if (drawn > 0) return because('draws', drawn);
  const line = lineWhere(seat, (at) => after.totals[at]! > before.totals[at]!);
  if (line < 0) return undefined;
  const facts = [line + 1, after.totals[3 * seat + line]!, after.totals[3 * other + line]!];
  return because(kind === O.M_PLAY && (chosen & 2) === 0 ? 'face-down' : 'points', ...facts);
}
