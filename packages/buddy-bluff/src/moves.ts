/**
 * Legal plays. A move is card x 8 + target, where the target is a seat or 4 for the pool: it names
 * only what the mover sees.
 */
import { refuse, type Move, type Refusal, type Seat } from '@pakli/core';
import { formatCard, parseCard, rankOf, type Card, DECK_SIZE } from '@pakli/core/cards';
import { IN_HAND, NONE, PLAYER, POOL, type State } from './state.ts';
import { REFUSALS, SEATS } from './types.ts';

export function moveOf(card: Card, target: number): Move {
  return (card << 3) | target;
}

export function cardOfMove(move: Move): Card {
  return move >> 3;
}

/** A seat, or POOL. */
export function targetOf(move: Move): number {
  return move & 7;
}

/** The first move in a list equivalent to the i-th: only ranks matter. */
export function firstOfSame(moves: Int32Array, i: number): number {
  const move = moves[i]!;
  for (let first = 0; first < i; first++) {
    const other = moves[first]!;
    if (
      targetOf(other) === targetOf(move) &&
      rankOf(cardOfMove(other)) === rankOf(cardOfMove(move))
    )
      return first;
  }
  return i;
}

function textOf(move: Move): string {
  const target = targetOf(move);
  const card = formatCard(cardOfMove(move));
  return target === POOL ? card : `${card}>${target}`;
}

/** Computed once: every view lists all plays so far. */
const TEXTS: readonly string[] = Array.from({ length: DECK_SIZE << 3 }, (_, move) => textOf(move));

/** Rule 8: `7D` or `QH>2`, and back; undefined where it is no play at any table. */
export function formatMove(move: Move): string {
  // Not a play, but callers may pass any number.
  return TEXTS[move] ?? textOf(move);
}

export function parseMove(text: string): Move | undefined {
  const card = parseCard(text.slice(0, 2));
  if (card === undefined || !/^..(?:>[0-3])?$/.test(text)) return undefined;
  return moveOf(card, text.length === 2 ? POOL : Number(text.charAt(3)));
}

/** Rule 4.7: hand order; a matching card has four targets, clockwise from oneself. */
export function moves(state: State, into: Int32Array): number {
  const ranks = state.sight[0]!;
  const seat = state.now[PLAYER]!;
  let count = 0;
  for (let card = state.first[seat]!; card !== NONE; card = state.link[card]!) {
    if (((ranks >> rankOf(card)) & 1) === 0) {
      into[count++] = moveOf(card, POOL);
      continue;
    }
    for (let i = 0; i < SEATS; i++) into[count++] = moveOf(card, (seat + i) & 3);
  }
  return count;
}

function refusal(id: keyof typeof REFUSALS): Refusal {
  return refuse(id, REFUSALS[id].rule);
}

/**
 * Rule 4.6: the move that lays this card there, or the first reason against it. The target is
 * untrusted; null means the pool.
 */
export function check(
  state: State,
  seat: Seat,
  card: Card | undefined,
  target: unknown,
): Move | Refusal {
  if (card === undefined || state.place[card] !== IN_HAND + seat)
    return refusal('card-not-in-hand');
  const matches = ((state.sight[0]! >> rankOf(card)) & 1) !== 0;
  if (!matches) {
    return target === null || target === undefined ? moveOf(card, POOL) : refusal('no-match');
  }
  if (target === null || target === undefined) return refusal('target-required');
  if (typeof target !== 'number' || !Number.isInteger(target) || target < 0 || target >= SEATS) {
    return refusal('bad-target');
  }
  return moveOf(card, target);
}

/** A hand of more than four cards exists only in set-up positions; all 52 with four targets bound it. */
export const MAX_CHOICES: number = DECK_SIZE * SEATS;
