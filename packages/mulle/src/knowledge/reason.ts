/** Keys of short reasons for moves, for hints. A reason names what the move does that matters most. */
import type { Move } from '@pakli/core';
import { copiesOf, popcount } from '../cards.ts';
import { actionOf, BUILD_ON, DISCARD, FEED, kindOf, TROTTA } from '../codes.ts';
import { act } from '../play.ts';
import { intake } from '../scoring.ts';
import { copy, HAND, MULLES, State, STOCK, TABBE, TURN } from '../state.ts';

/** From what the player sees: hidden cards are only counted together with the stock. */
export function reason(state: State, move: Move): string {
  const { at } = state;
  const seat = at[TURN]!;
  const kind = kindOf(move);
  switch (actionOf(move)) {
    case DISCARD: {
      if (copiesOf(at, HAND + 4 * seat, kind) === 2) return 'discard-for-mulle';
      const unseen = copiesOf(at, STOCK, kind) + copiesOf(at, HAND + 4 * (1 - seat), kind);
      return unseen === 0 ? 'discard-safe' : 'discard';
    }
    case BUILD_ON:
      return 'build';
    case TROTTA:
      return 'trotta';
    case FEED:
      return 'feed';
  }
  const after = new State(state.options);
  copy(state, after);
  act(after, seat, move);
  if (mulles(after, seat) > mulles(state, seat)) return 'capture-mulle';
  if (after.at[TABBE + seat]! > at[TABBE + seat]!) return 'capture-tabbe';
  return intake(after, seat) > intake(state, seat) ? 'capture-points' : 'capture';
}

function mulles({ at }: State, seat: number): number {
  return popcount(at[MULLES + 2 * seat]!) + popcount(at[MULLES + 2 * seat + 1]!);
}
