/** Keys of short reasons for moves, for hints. A reason names what the move does that matters most. */
import type { Move } from '@pakli/core';
import { copiesOf, popcount } from '../cards.ts';
import { actionOf, BUILD_ON, DISCARD, FEED, kindOf, TROTTA } from '../codes.ts';
import { act } from '../play.ts';
import { intake } from '../scoring.ts';
import { copy, HAND, MULLES, State, TABBE, TAKEN, TURN } from '../state.ts';

/** From what the player sees: hidden cards are only counted together with the stock. */
export function reason(state: State, move: Move): string {
  const { at } = state;
  const seat = at[TURN]!;
  const kind = kindOf(move);
  switch (actionOf(move)) {
    case DISCARD: {
      if (copiesOf(at, HAND + 4 * seat, kind) === 2) return 'discard-for-mulle';
      // A twin that lies on the table could still be taken together with it.
      const gone = copiesOf(at, TAKEN, kind) + copiesOf(at, TAKEN + 4, kind);
      return gone > 0 ? 'discard-safe' : 'discard';
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
