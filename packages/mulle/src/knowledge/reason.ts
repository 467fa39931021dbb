/** Short reasons for hints: the most important effect of a move. */
import type { Move } from '@pakli/core';
import { because } from '@pakli/core/search';
import { copiesOf, formatKind, HAND_VALUE, KINDS, popcount, TABLE_VALUE } from '../cards.ts';
import { actionOf, BUILD_ON, DISCARD, FEED, kindOf, payloadOf, TROTTA, valueOf } from '../codes.ts';
import { act } from '../play.ts';
import { intake, mullesAndTabbe } from '../scoring.ts';
import * as S from '../state.ts';
import { copy, State } from '../state.ts';

/** Uses only what the player sees: hidden cards are counted together with the stock. */
export function reason(state: State, move: Move): string {
  const { at } = state;
  const seat = at[S.TURN]!;
  const kind = kindOf(move);
  switch (actionOf(move)) {
    case DISCARD: {
      if (copiesOf(at, S.HAND + 4 * seat, kind) === 2) return 'discard-for-mulle';
      // A twin on the table could still be captured together with it.
      const gone = copiesOf(at, S.TAKEN, kind) + copiesOf(at, S.TAKEN + 4, kind);
      if (gone > 0) return 'discard-safe';
      return because('discard', takers(state, seat, TABLE_VALUE[kind]!), unseen(state, seat));
    }
    case BUILD_ON:
      return because('build', valueOf(move), takerOf(state, seat, kind, valueOf(move)));
    case TROTTA:
      return because('trotta', TABLE_VALUE[kind]!);
    case FEED: {
      const pile = at[S.TABLE + S.STRIDE * payloadOf(move)]!;
      return because('feed', pile & S.VALUE, ((pile & S.COUNT) >> S.COUNT_SHIFT) + 1);
    }
  }
  const after = new State(state.options);
  copy(state, after);
  act(after, seat, move);
  const cards = size(after, seat) - size(state, seat);
  const points = mullesAndTabbe(after, seat) - mullesAndTabbe(state, seat);
  if (mulles(after, seat) > mulles(state, seat)) return because('capture-mulle', points);
  if (after.at[S.TABBE + seat]! > at[S.TABBE + seat]!) return because('capture-tabbe', cards);
  const counted = intake(after, seat) - intake(state, seat);
  return counted > 0 ? because('capture-points', cards, counted) : because('capture', cards);
}

function mulles({ at }: State, seat: number): number {
  return popcount(at[S.MULLES + 2 * seat]!) + popcount(at[S.MULLES + 2 * seat + 1]!);
}

/** Cards a seat has captured. */
function size({ at }: State, seat: number): number {
  let cards = 0;
  for (let word = 0; word < 4; word++) cards += popcount(at[S.TAKEN + 4 * seat + word]!);
  return cards;
}

/** Cards that the seat has not seen. */
function unseen({ at }: State, seat: number): number {
  return at[S.STOCK_CARDS]! + at[S.HELD + 1 - seat]!;
}

/** How many of them capture a lone card of this value. */
function takers({ at }: State, seat: number, value: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (HAND_VALUE[kind] !== value) continue;
    count += copiesOf(at, S.STOCK, kind) + copiesOf(at, S.HAND + 4 * (1 - seat), kind);
  }
  return count;
}

/** The hand card that takes a build of this value after another card is played. */
function takerOf({ at }: State, seat: number, played: number, value: number): string {
  for (let kind = 0; kind < KINDS; kind++) {
    const held = copiesOf(at, S.HAND + 4 * seat, kind) - (kind === played ? 1 : 0);
    if (held > 0 && HAND_VALUE[kind] === value) return formatKind(kind);
  }
  return '';
}
