/** Law 3, proved by planted faults: cards and bounds. */
import { describe, test } from 'vitest';
import {
  CHANCE,
  refuse,
  type Listener,
  type Move,
  type Random,
  type Reader,
  type Refusal,
} from '../src/index.ts';
import { expectFault, expectFaultOf } from './faults.ts';
import {
  Toy,
  toySubject,
  type ToyEvent,
  type ToySeen,
  type ToyState,
  type ToyView,
} from './toy.ts';

describe('law 3, cards', () => {
  test('a card that vanishes', () => {
    class Loses extends Toy {
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        super.play(state, move, listener);
        if (move === 3) state.pile[state.played - 1] = 2;
      }
    }
    expectFault(toySubject(new Loses()), 'cards', /sorted cards/);
  });
});

describe('law 3, bounds', () => {
  const bounds = expectFaultOf('bounds');

  test('more moves than promised', () => {
    class Longer extends Toy {
      override maxMoves = 5;
    }
    bounds(new Longer(), /not over after 5 moves/);
  });

  test('more choices than promised', () => {
    class Wider extends Toy {
      override maxChoices = 3;
    }
    bounds(new Wider(), /4 moves listed, 1 to 3 were promised/);
  });

  test('a seat at turn without a move', () => {
    class Stuck extends Toy {
      override moves(state: ToyState, into: Int32Array): number {
        return state.played === 4 ? 0 : super.moves(state, into);
      }
    }
    bounds(new Stuck(), /0 moves listed/);
  });

  test('a door that refuses a view of the game', () => {
    class Shy extends Toy {
      override checkView(given: unknown): Refusal | undefined {
        const { pile } = given as ToyView;
        return pile.length > 1 ? refuse('bad-view', '2.4', { at: 'pile' }) : undefined;
      }
    }
    bounds(new Shy(), /is refused: bad-view \(rule 2\.4\) at=pile/);
  });

  test('a move listed twice', () => {
    class Twice extends Toy {
      override moves(state: ToyState, into: Int32Array): number {
        const count = super.moves(state, into);
        if (count === 2) into[2] = into[0]!;
        return count === 2 ? 3 : count;
      }
    }
    bounds(new Twice(), /listed twice/);
  });

  test('a negative move', () => {
    class Negative extends Toy {
      override moves(state: ToyState, into: Int32Array): number {
        const count = super.moves(state, into);
        into[0] = -1;
        return count;
      }
    }
    bounds(new Negative(), /negative move/);
  });

  test('an outcome longer than promised', () => {
    class Deeper extends Toy {
      override maxOutcome = 4;
    }
    bounds(new Deeper(), /an outcome of 6 bytes, at most 4/);
  });

  test('drawing that deals', () => {
    class Deals extends Toy {
      override draw(state: ToyState, random: Random, into: Uint8Array): number {
        state.led = 1;
        const length = super.draw(state, random, into);
        return length;
      }
    }
    bounds(new Deals(), /draw changes the state: led/);
  });

  test('a turn of nobody', () => {
    class Nobody extends Toy {
      override turn(state: ToyState): number {
        const turn = super.turn(state);
        return turn === 1 && state.played === 3 ? 2 : turn;
      }
    }
    bounds(new Nobody(), /turn 2 at 2 seats/);
  });

  test('a deal that deals for ever', () => {
    class Endless extends Toy {
      override turn(state: ToyState): number {
        return state.played === 4 ? CHANCE : super.turn(state);
      }
      override draw(): number {
        return 0;
      }
      override deal(): void {}
    }
    bounds(new Endless(), /steps and the deal is not over/);
  });

  test('play that throws', () => {
    class Throws extends Toy {
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        if (move === 7) throw new Error('no such card');
        super.play(state, move, listener);
      }
    }
    bounds(new Throws(), /play stops: .*no such card/);
  });

  test('payoffs that do not add up', () => {
    class Generous extends Toy {
      override payoff(state: ToyState, into: Float64Array): void {
        super.payoff(state, into);
        if (into[0]! > 0) into[0] = into[0]! * 2;
      }
    }
    bounds(new Generous(), /add up to \d+ instead of 0/);
  });

  test('a payoff that is not written', () => {
    class Half extends Toy {
      override payoff(_: ToyState, into: Float64Array): void {
        into[0] = 0;
      }
    }
    bounds(new Half(), /payoffs \[0 NaN\]/);
  });

  test('a score for too few seats', () => {
    class Half extends Toy {
      override scores(state: ToyState): readonly number[] {
        return [state.points[0]!];
      }
    }
    bounds(new Half(), /scores \[\d\] for 2 seats/);
  });

  test.each<[string, (view: ToyView, state: ToyState) => object, RegExp]>([
    ['holds a typed array', (_, state) => ({ points: state.points }), /points/],
    ['holds undefined', () => ({ note: undefined }), /note/],
    ['is of another seat', () => ({ seat: 1 }), /seat: 1 instead of/],
    ['lists moves out of turn', () => ({ moves: [1] }), /moves/],
    ['has another turn', () => ({ turn: CHANCE }), /turn: -1 instead of/],
  ])('a view that %s', (_, change, message) => {
    class Odd extends Toy {
      override view(state: ToyState, seat: Reader): ToyView {
        const view = super.view(state, seat);
        return { ...view, ...change(view, state) };
      }
    }
    bounds(new Odd(), message);
  });

  test('an event that is not JSON', () => {
    class Odd extends Toy {
      override seen(event: ToyEvent, seat: Reader): ToySeen | undefined {
        const seen = super.seen(event, seat);
        return seen?.kind === 'up' ? { ...seen, card: Number.NaN } : seen;
      }
    }
    bounds(new Odd(), /sees is not JSON: card/);
  });
});
