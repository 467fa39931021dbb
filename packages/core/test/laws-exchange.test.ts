/** Law 5 with two cards swapped, proved by planted leaks. */
import { describe, expect, test } from 'vitest';
import {
  EVERYBODY,
  listMoves,
  type Hidden,
  type Listener,
  type Move,
  type Reader,
  type Seat,
} from '../src/index.ts';
import { exchanges, type ReaderStep } from '../src/testing/index.ts';
import {
  cardText,
  Toy,
  toyRules,
  type ToyEvent,
  type ToyKinds,
  type ToyState,
  type ToyView,
} from './toy.ts';

/** Undealt cards are hidden too: one of them may be swapped with one in a hand. */
class Stocked extends Toy {
  override hidden(state: ToyState): Hidden {
    return { ...super.hidden(state), stock: Array.from(this.undealt(state), cardText) };
  }
}

function lookedAt({ seen }: ReaderStep<ToyKinds>): number | null {
  return seen.reduce<number | null>((card, one) => (one.kind === 'look' ? one.card : card), null);
}

/** The first unlawful difference in this many pairs of worlds. */
function faultOf(game: Toy, reader: Reader, pairs: number): string | undefined {
  const subject = {
    game,
    options: { ...toyRules.defaults, deals: 1 },
    // A look shows its seat a card as a number.
    tellsApart: (one: ReaderStep<ToyKinds>, other: ReaderStep<ToyKinds>): boolean =>
      lookedAt(one) !== lookedAt(other),
  };
  let done = 0;
  for (const { fault } of exchanges<ToyKinds>(subject, reader, 1)) {
    if (fault !== undefined) return fault;
    if (++done === pairs) break;
  }
  return undefined;
}

test.each([0, 1, EVERYBODY])('a sound game tells reader %s the same in all worlds', (reader) => {
  expect(faultOf(new Stocked(), reader, 100)).toBeUndefined();
});

describe('a leak is found', () => {
  test('of the order of a list in which the reader knows one card', () => {
    class Sorts extends Stocked {
      override view(state: ToyState, seat: Reader): ToyView {
        const view = super.view(state, seat);
        const hands = view.hands.map((hand, owner) => {
          const cards = this.hand(state, owner);
          return hand
            .map((card, i) => ({ card, is: cards[i] ?? 0 }))
            .toSorted((a, b) => a.is - b.is)
            .map(({ card }) => card);
        });
        return { ...view, hands };
      }
    }
    expect(faultOf(new Sorts(), 0, 2000)).toMatch(/seat 0 can tell .* apart after .*: view\.hands/);
  });

  test('of the number of steps, where the only answer is given on its own', () => {
    class Hurries extends Stocked {
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        super.play(state, move, listener);
        if (state.led === 255 || this.turn(state) < 0) return;
        const [only, ...more] = listMoves(this, state);
        if (only !== undefined && more.length === 0) super.play(state, only, listener);
      }
    }
    expect(faultOf(new Hurries(), EVERYBODY, 2000)).toMatch(/the spectator can tell .* apart/);
  });

  test('of a view that grows with a hidden card', () => {
    class Grows extends Stocked {
      override view(state: ToyState, seat: Reader): ToyView {
        const other: Seat = seat === null ? 0 : 1 - seat;
        const length = this.hand(state, other)[0] ?? 0;
        return { ...super.view(state, seat), carry: Array<number>(length).fill(0) };
      }
    }
    expect(faultOf(new Grows(), 0, 300)).toMatch(/view\.carry/);
  });
});
