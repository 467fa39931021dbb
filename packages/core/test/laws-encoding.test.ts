/** Law 5 for numbers, proved by planted faults; and the encoding of a view. */
import { describe, expect, test } from 'vitest';
import { randomMatch, isRefusal, Sfc32, type Seat } from '../src/index.ts';
import {
  Actions,
  encodeView,
  observationSize,
  type Encoding,
  type EncodingField,
  type Numbers,
} from '../src/encoding.ts';
import { formatBroken } from '../src/testing/index.ts';
import { expectFault, faultsOf } from './faults.ts';
import { LOOK, NONE, Toy, toySubject, type ToyKinds, type ToyState } from './toy.ts';

/** The own hand, the other cards seen, and the cards played. */
class ToyEncoding implements Encoding<ToyKinds> {
  readonly version: number = 1;

  fields(): readonly EncodingField[] {
    return [
      { name: 'hand', size: 8, meaning: 'the own cards' },
      { name: 'seen', size: 8, meaning: 'cards of the other hand that were looked at' },
      { name: 'played', size: 8, meaning: 'cards played' },
    ];
  }

  observe(state: ToyState, seat: Seat, into: Numbers): void {
    into.fill(0, 0, 24);
    for (let place = 0; place < 3; place++) {
      const own = state.hands[3 * seat + place]!;
      const other = state.hands[3 * (1 - seat) + place]!;
      if (own !== NONE) into[own] = 1;
      if (other !== NONE && state.exposed[3 * (1 - seat) + place] === 1) into[8 + other] = 1;
    }
    for (let i = 0; i < state.played; i++) into[16 + state.pile[i]!] = 1;
  }

  actions(): number {
    return 9;
  }

  actionsOf(_state: ToyState, moves: Int32Array, count: number, into: Int32Array): void {
    for (let i = 0; i < count; i++) into[i] = moves[i] === LOOK ? 8 : moves[i]!;
  }
}

const broken = (encoding: Encoding<ToyKinds>, message: RegExp): void =>
  expectFault({ ...toySubject(), encoding }, 'encoding', message);

describe('law 5, encoding', () => {
  test('holds for numbers that tell what the seat knows', () => {
    const subject = { ...toySubject(), encoding: new ToyEncoding() };
    expect(faultsOf(subject).map(formatBroken)).toEqual([]);
  });

  test('a number that reads a hidden card', () => {
    class Reads extends ToyEncoding {
      override observe(state: ToyState, seat: Seat, into: Numbers): void {
        super.observe(state, seat, into);
        if (state.hands.subarray(3 * (1 - seat), 3 * (2 - seat)).includes(7)) into[8] = 1;
      }
    }
    broken(new Reads(), /(redeal|sample|world) of seat \d can be told by seen\[0\]/);
  });

  test('a number that is left as it was', () => {
    class Forgets extends ToyEncoding {
      override observe(state: ToyState, seat: Seat, into: Numbers): void {
        const kept = into[23]!;
        super.observe(state, seat, into);
        into[23] = kept;
      }
    }
    broken(new Forgets(), /played\[7\] is NaN/);
  });

  test('a number above 1', () => {
    class Counts extends ToyEncoding {
      override observe(state: ToyState, seat: Seat, into: Numbers): void {
        super.observe(state, seat, into);
        into[16] = state.played;
      }
    }
    broken(new Counts(), /played\[0\] is \d/);
  });

  test('more numbers than fields', () => {
    class Overflows extends ToyEncoding {
      override observe(state: ToyState, seat: Seat, into: Numbers): void {
        super.observe(state, seat, into);
        into[24] = 0;
      }
    }
    broken(new Overflows(), /observe writes beyond its \d+ numbers: the next is 0/);
  });

  test('a look that changes the state', () => {
    class Touches extends ToyEncoding {
      override observe(state: ToyState, seat: Seat, into: Numbers): void {
        super.observe(state, seat, into);
        state.points[0] = 9;
      }
    }
    broken(new Touches(), /looking changes the state/);
  });

  test('two moves with one action', () => {
    class Merges extends ToyEncoding {
      override actionsOf(_: ToyState, moves: Int32Array, count: number, into: Int32Array): void {
        for (let i = 0; i < count; i++) into[i] = moves[i]! >> 1;
      }
      override actions(): number {
        return 100;
      }
    }
    broken(new Merges(), /two moves are action \d/);
  });

  test('an action outside the space', () => {
    class Outside extends ToyEncoding {
      override actions(): number {
        return 8;
      }
    }
    broken(new Outside(), /action 8 is not one of 8/);
  });

  test('actions that tell a hidden card', () => {
    class Tells extends ToyEncoding {
      override actionsOf(
        state: ToyState,
        moves: Int32Array,
        count: number,
        into: Int32Array,
      ): void {
        super.actionsOf(state, moves, count, into);
        const best = state.hands.subarray(3 * (1 - state.turn), 3 * (2 - state.turn)).includes(7);
        for (let i = 0; i < count; i++) into[i]! += best ? 9 : 0;
      }
      override actions(): number {
        return 18;
      }
    }
    broken(new Tells(), /has other actions/);
  });
});

test('a view gives the numbers of the state it shows, and a spectator none', () => {
  const toy = new Toy();
  const encoding = new ToyEncoding();
  const match = randomMatch<ToyKinds>(toy, new Sfc32(5), {});
  if (isRefusal(match)) throw new Error(match.refused);
  const { state } = match.table.cut(4);
  const numbers = new Float32Array(observationSize(encoding, state.options, 2));
  encoding.observe(state, 1, numbers);
  expect(numbers.some((number) => number > 0)).toBe(true);
  expect(encodeView(toy, encoding, toy.view(state, 1)).numbers).toEqual(numbers);
  expect(encodeView(toy, encoding, toy.view(state, null)).numbers).toEqual(new Float32Array(24));
});

test('actions are found by move and back', () => {
  const toy = new Toy();
  const state = toy.create(toy.rules.defaults, 2);
  toy.deal(state, Uint8Array.of(0, 3, 5, 1, 2, 4), 6);
  const actions = new Actions(toy, new ToyEncoding());
  actions.list(state);
  expect([...actions.numbers.subarray(0, actions.count)]).toEqual([0, 3, 5, 8]);
  expect(actions.moveOf(8)).toBe(LOOK);
  expect(actions.actionOf(LOOK)).toBe(8);
  expect(actions.moveOf(1)).toBeUndefined();
  expect(actions.actionOf(1)).toBeUndefined();
});
