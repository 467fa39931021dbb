/**
 * The seed player: the heuristics of the document the rules come from (RULES 13), around a simple
 * judgement of the lines. It decides at once, from what the seat sees, and is the playout policy.
 */
import { answerAtOnce, type Move, type Player } from '@pakli/core';
import { insteadOfFlip } from '../engine/lasting.ts';
import { total } from '../engine/measure.ts';
import * as O from '../engine/offers.ts';
import { COMPILING, KIND, openText, OWNER, PC, SPEND, TO, topFrame } from '../engine/stack.ts';
import { valueOf } from '../engine/values.ts';
import { look } from '../engine/viewpoint.ts';
import { compile } from '../game.ts';
import { anyFlip } from '../ops/flip.ts';
import type { OpNodeOf } from '../ops/operation.ts';
import * as S from '../state.ts';
import { isStack, sideOf, slotOf, type State, zoneOf, type CardSlot } from '../state.ts';
import type { View } from '../types.ts';
import { world } from '../world.ts';
import { flipScore, ownSwap } from './numbers.ts';
import { powerOf, protocolPower } from './power.ts';

/** The seed player's move for the seat that is asked. */
export function seedMove(state: State): Move {
  const { now, offers } = state;
  const seat = now[S.DECIDER]!;
  const count = now[S.OFFERED]!;
  let best = offers[0]!;
  let bestValue = -Infinity;
  for (let i = 0; i < count; i++) {
    const value = worth(state, seat, offers[i]!);
    if (value > bestValue) {
      bestValue = value;
      best = offers[i]!;
    }
  }
  return best;
}

/** A heuristic value of an offered move to the seat; comparable within one question. */
export function worth(state: State, seat: number, move: Move): number {
  const chosen = O.chosenOf(move);
  switch (state.now[S.ASK]!) {
    case O.ASK_ACTION:
    case O.ASK_PLAY:
      return O.kindOf(move) === O.M_REFRESH
        ? refreshWorth(state, seat)
        : playWorth(state, seat, move);
    case O.ASK_CONTROL:
      return controlWorth(state, seat, chosen);
    case O.ASK_REARRANGE:
      return orderWorth(state, seat, whosePlates(state), chosen);
    case O.ASK_CARD:
      return cardWorth(state, seat, cardOf(state, move));
    case O.ASK_HAND:
      return O.kindOf(move) === O.M_DONE ? 0 : 1 - keepWorth(state, cardOf(state, move));
    case O.ASK_LINE:
      return lineWorth(state, seat, chosen);
    case O.ASK_MAY:
      return chosen === 1 ? mayWorth(state, seat) : 0;
    case O.ASK_DRAFT:
    case O.ASK_BAN:
      return protocolPower(chosen);
    default:
      return 0;
  }
}

/** The card that a move chooses. */
export function cardOf(state: State, move: Move): CardSlot {
  const chosen = O.chosenOf(move);
  return O.kindOf(move) === O.M_PLACE ? O.cardAt(state, chosen) : slotOf(state, chosen);
}

/** What the asking text is about to do with a card, a line or by permission. */
export function operation(state: State): string {
  const f = openText(state);
  if (f < 0) return '';
  const node = state.program.nodes[state.frames[f + PC]!];
  const inside = node?.inside[0]?.[0];
  const outer = node?.op === 'may' || node?.op === 'chooseLine';
  return outer ? (inside?.op ?? '') : (node?.op ?? '');
}

/** Whose plates are being rearranged. */
function whosePlates(state: State): number {
  const f = topFrame(state);
  const { frames } = state;
  if (frames[f + KIND] === SPEND) return frames[f + TO]!;
  const step = state.program.nodes[frames[f + PC]!]?.step;
  const own = step !== null && step !== undefined && 'whose' in step && step.whose === 'own';
  return own ? frames[f + OWNER]! : 1 - frames[f + OWNER]!;
}

/** The line being compiled while control is spent, or -1: it will be worth nothing (RULES 13). */
function compilingLine(state: State): number {
  const below = topFrame(state) - S.FRAME;
  return below >= 0 && state.frames[below + KIND] === COMPILING ? state.frames[below + TO]! : -1;
}

/** No rearrangement may raise the stack under an uncompiled plate of the opponent. */
const RAISES = 100;

/** The value of an order of plates to their player, as the seed counts swaps. */
function orderWorth(state: State, seat: number, whose: number, order: number): number {
  const from = [order >> 4, (order >> 2) & 3, order & 3];
  const compiling = compilingLine(state);
  const own = whose === seat;
  let value = 0;
  for (let line = 0; line < 3; line++) {
    const came = from[line]!;
    if (came === line || state.compiled[3 * whose + came] !== 0) continue;
    // An uncompiled plate comes to this line and leaves its old one.
    const had = state.compiled[3 * whose + line] !== 0;
    if (own && line === compiling) {
      if (had) value += 1000;
      continue;
    }
    const here = line === compiling ? 0 : total(state, whose, line);
    const there = came === compiling ? 0 : total(state, whose, came);
    if (own) {
      if (came === compiling && state.compiled[3 * whose + came] === 0) value -= 500;
      if (had && ownSwap(here, there).considered) value += ownSwap(here, there).closeness;
      else value += (here - there) / 100;
    } else if (here > there) value -= RAISES + here - there;
    else if (had) value += there - here;
  }
  return value;
}

/** Own improvement comes first, then harm, then nothing. */
function controlWorth(state: State, seat: number, chosen: number): number {
  if (chosen === 0) return 0.5;
  const whose = chosen - 1;
  let best = -1;
  for (const order of O.ORDERS) {
    best = Math.max(best, orderWorth(state, seat, whose, order));
  }
  if (whose === seat) return best >= 8 ? 100 + best : -1;
  return best > 0 ? best : -1;
}

/** The value of playing a card face-up at a place: points and text. */
function playWorth(state: State, seat: number, move: Move): number {
  if (O.kindOf(move) !== O.M_PLAY) return 0;
  const chosen = O.chosenOf(move);
  const line = (chosen >> 4) & 15;
  const up = (chosen & 2) !== 0;
  const opposite = (chosen & 1) !== 0;
  const text = state.program.texts[chosen >> 8]!;
  const value = up ? text.value : 2;
  if (opposite) return -value;
  const own = total(state, seat, line);
  const other = total(state, 1 - seat, line);
  const open = state.compiled[3 * seat + line] === 0;
  let worth = value * 2 + (up ? powerOf(chosen >> 8) * 1.5 : -powerOf(chosen >> 8) * 0.3);
  if (own + value >= 10 && own + value > other) worth += open ? 12 : 3;
  else if (own + value > other && own <= other) worth += 3;
  if (!open) worth -= 3;
  if (other >= 10 && own < other && own + value >= other) worth += 6;
  return worth + own * 0.2;
}

function refreshWorth(state: State, seat: number): number {
  const missing = 5 - state.size[zoneOf(seat, S.HAND)]!;
  return missing * 2.6 - 2;
}

/** The value of keeping a hand card. */
function keepWorth(state: State, card: CardSlot): number {
  const def = state.def[card]!;
  return state.program.texts[def]!.value + powerOf(def);
}

/** RULES 13: the value of flipping a card. */
export function flipWorth(state: State, seat: number, card: CardSlot): number {
  const own = sideOf(state.place[card]!) === seat;
  const def = state.def[card]!;
  const printed = state.program.texts[def]!.value;
  if (state.up[card] === 0) return own ? 100 * (printed - 2) : -1;
  if (insteadOfFlip(state, card) >= 0) return own ? -600 : 600;
  const score = flipScore(printed, powerOf(def));
  if (own) return -score;
  // Never 0 or 1 where another target exists; 4 to 6 first.
  return printed <= 1 ? -1000 + score : printed >= 4 ? score + 50 : score;
}

/** The value of a card as the target of what the text does. */
function cardWorth(state: State, seat: number, card: CardSlot): number {
  const zone = state.place[card]!;
  if (!isStack(zone)) {
    const gives = ['discard', 'give', ''].includes(operation(state));
    return gives ? -keepWorth(state, card) : keepWorth(state, card);
  }
  const own = sideOf(zone) === seat;
  const value =
    valueOf(state, card) * 100 + (state.up[card] === 0 ? 0 : powerOf(state.def[card]!) * 10);
  switch (operation(state)) {
    case 'flip':
      return flipWorth(state, seat, card);
    case 'copyMiddle':
      return powerOf(state.def[card]!);
    case 'reveal':
      return own ? 0 : 1;
    case 'shift':
      return own ? -value / 2 : value;
    default:
      return own ? -value : value;
  }
}

/** Lines: where a card helps its player, or where a compile is new. */
function lineWorth(state: State, seat: number, line: number): number {
  if (state.now[S.PHASE] === S.COMPILE && openText(state) < 0) {
    return (state.compiled[3 * seat + line] === 0 ? 100 : 0) + total(state, 1 - seat, line);
  }
  const own = total(state, seat, line);
  const other = total(state, 1 - seat, line);
  const open = state.compiled[3 * seat + line] === 0 ? 2 : 0;
  return operation(state) === 'delete' ? other - own : own + open;
}

/** RULES 13: an optional flip only where a legal target scores above 0; other permissions are used. */
function mayWorth(state: State, seat: number): number {
  const f = openText(state);
  const first = f < 0 ? undefined : state.program.nodes[state.frames[f + PC]!]?.inside[0]?.[0];
  if (first?.op !== 'flip') return 1;
  look(state, f);
  const good = (card: CardSlot): boolean => flipWorth(state, seat, card) > 0;
  return anyFlip(state, first as OpNodeOf<'flip'>, seat, good) ? 1 : -1;
}

/** `seedMove` as a player. */
export const seed: Player<View> = {
  think(view) {
    const state = compile.create(view.options, view.seats);
    world(view, state);
    return answerAtOnce({ move: seedMove(state) });
  },
};
