/** Laws 1 and 2, each proved by planted faults: moves, copies, notation, records. */
import { describe, expect, test } from 'vitest';
import {
  refuse,
  type Deal,
  type Move,
  type Refusal,
  type Rules,
  type Seat,
  type Reader,
  type Listener,
} from '../src/index.ts';
import { expectFault, faultsOf, without } from './faults.ts';
import {
  readCard,
  Toy,
  toyRules,
  toySubject,
  type ToyEvent,
  type ToyOptions,
  type ToyState,
  type ToyView,
} from './toy.ts';

describe('law 1, moves', () => {
  test('a listed move that is refused', () => {
    class Refuses extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        return text === 'a1' ? refuse('not-today', '9') : super.read(state, seat, text);
      }
    }
    expectFault(toySubject(new Refuses()), 'moves', /"a1" is answered .*not-today/);
  });

  test('a move that is accepted without being listed', () => {
    class Lenient extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        const card = readCard(text);
        return card !== undefined && this.hand(state, seat).includes(card)
          ? card
          : super.read(state, seat, text);
      }
    }
    expectFault(toySubject(new Lenient()), 'moves', /is read as \d, which is not listed/);
  });

  test('giving up that is not declared', () => {
    const subject = without(toySubject(), 'givesUp');
    class Resigns extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        return super.read(state, seat, text === '' ? 'resign' : text);
      }
    }
    expectFault({ ...subject, game: new Resigns() }, 'moves', /is read as 101/);
  });

  test('a refusal without a rule', () => {
    class NoRule extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        const answer = super.read(state, seat, text);
        return typeof answer === 'number' ? answer : refuse(answer.refused, '');
      }
    }
    expectFault(toySubject(new NoRule()), 'moves', /without a rule/);
  });

  test('a refusal of the door without a rule', () => {
    class NoCites extends Toy {
      override rules = { ...toyRules, cites: { turn: '', over: '2', notation: '3', views: '4' } };
    }
    expectFault(toySubject(new NoCites()), 'moves', /out of turn: .* without a rule/);
  });

  test('an answer that is neither a move nor a refusal', () => {
    class Nothing extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        const answer = super.read(state, seat, text);
        return typeof answer === 'number' ? answer : JSON.parse('null');
      }
    }
    expectFault(toySubject(new Nothing()), 'moves', /instead of a refusal/);
  });

  test('reading that throws', () => {
    class Throws extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        if (text.length > 2000) throw new Error('too long');
        return super.read(state, seat, text);
      }
    }
    expectFault(toySubject(new Throws()), 'moves', /too long/);
  });

  test('reading that changes the state', () => {
    class Counts extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        state.carry[0]! += 1;
        return super.read(state, seat, text);
      }
    }
    expectFault(toySubject(new Counts()), 'moves', /asking changes the state: carry/);
  });
});

describe('law 1, copies', () => {
  test('a copy that shares an array with the original', () => {
    class Shares extends Toy {
      override copy(from: ToyState, into: ToyState): void {
        super.copy(from, into);
        into.hands = from.hands;
      }
    }
    expectFault(toySubject(new Shares()), 'copies', /changes the state: hands/);
  });

  test('a copy that forgets a field', () => {
    class Forgets extends Toy {
      override copy(from: ToyState, into: ToyState): void {
        const looked = into.looked.slice();
        super.copy(from, into);
        into.looked.set(looked);
      }
    }
    expectFault(toySubject(new Forgets()), 'copies', /a copy into a new state differs: looked/);
  });

  test('a copy through which a used state shines', () => {
    class Adds extends Toy {
      override copy(from: ToyState, into: ToyState): void {
        const [first, second] = into.voids;
        super.copy(from, into);
        into.voids[0]! |= first!;
        into.voids[1]! |= second!;
      }
    }
    expectFault(toySubject(new Adds()), 'copies', /a copy into a used state differs: voids/);
  });

  test('a new deal in which the last one shines through', () => {
    class Keeps extends Toy {
      override setup(state: ToyState, deal: Deal): void {
        const points = state.points.slice();
        super.setup(state, deal);
        state.points.set(points);
      }
    }
    expectFault(toySubject(new Keeps()), 'copies', /setup of a used state keeps .*points/);
  });

  test('play that does not only depend on the state', () => {
    class Moody extends Toy {
      mood = 0;
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        super.play(state, move, listener);
        state.points[0] = this.mood++ % 7;
      }
    }
    expectFault(toySubject(new Moody()), 'copies', /played twice, or without a listener, differs/);
  });

  test('play that depends on what was played before', () => {
    class Drifts extends Toy {
      plays = 0;
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        super.play(state, move, listener);
        if (++this.plays % 50 === 0) state.points[1]!++;
      }
    }
    expectFault(toySubject(new Drifts()), 'copies', /the same steps lead elsewhere: points/);
  });

  test('play that needs its listener', () => {
    class Sinks extends Toy {
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        super.play(state, move, listener);
        if (listener === undefined) state.points[0]!++;
      }
    }
    expectFault(toySubject(new Sinks()), 'copies', /without a listener, differs: points/);
  });

  test('looking that changes the state', () => {
    class Sorts extends Toy {
      override view(state: ToyState, seat: Reader): ToyView {
        state.hands.subarray(0, state.sizes[0]).sort();
        return super.view(state, seat);
      }
    }
    expectFault(toySubject(new Sorts()), 'copies', /looking changes the state: hands/);
  });
});

describe('law 1, listeners', () => {
  test('events that are sent in the middle of a move', () => {
    class Early extends Toy {
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        this.step(state, move, listener);
      }
    }
    expectFault(toySubject(new Early()), 'listeners', /told before the step is whole/);
  });

  test('scratch memory that a listener who plays on takes away', () => {
    class Shares extends Toy {
      readonly scratch: ToyEvent[] = [];
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        this.scratch.length = 0;
        super.step(state, move, (event) => void this.scratch.push(event, event));
        if (listener !== undefined) for (const event of this.scratch) listener(event);
      }
    }
    expectFault(toySubject(new Shares()), 'listeners', /plays on spoils the step: events/);
  });
});

describe('law 2, notation', () => {
  test('two moves with one text', () => {
    class Short extends Toy {
      override formatTruth(state: ToyState, move: Move): string {
        return super.formatTruth(state, move).charAt(0);
      }
    }
    expectFault(toySubject(new Short()), 'notation', /are both written "[ab]"/);
  });

  test('a move that its own mover does not read as it is', () => {
    class Hides extends Toy {
      override format(): string {
        return '?';
      }
    }
    expectFault(toySubject(new Hides()), 'notation', /its mover reads "\?" where/);
  });

  test('a text that is read as another move', () => {
    class Swaps extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        const into = new Int32Array(8);
        const count = this.moves(state, into);
        const answer = super.read(state, seat, text);
        return answer === into[0] && count > 1 ? into[1]! : answer;
      }
    }
    expectFault(toySubject(new Swaps()), 'notation', /but is read as/);
  });

  test.each([
    ['a line break', 'a\n1'],
    ['what a record takes for a comment', 'a1 #'],
    ['blanks around it', ' a1'],
    ['nothing', ''],
  ])('a move written with %s', (_, written) => {
    class Breaks extends Toy {
      override formatTruth(state: ToyState, move: Move): string {
        return move === 0 ? written : super.formatTruth(state, move);
      }
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        return super.read(state, seat, text === written ? 'a1' : text);
      }
    }
    expectFault(toySubject(new Breaks()), 'notation', /move 0 cannot stand in a record/);
  });

  test('a position that forgets a field', () => {
    class Forgets extends Toy {
      override readPosition(state: ToyState, text: string): Refusal | undefined {
        const refusal = super.readPosition(state, text);
        state.voids.fill(0);
        return refusal;
      }
    }
    expectFault(toySubject(new Forgets()), 'notation', /reads as another state: voids/);
  });

  test('a position may leave out what the game says it does, but nothing else', () => {
    class Forgets extends Toy {
      override readPosition(state: ToyState, text: string): Refusal | undefined {
        const refusal = super.readPosition(state, text);
        state.voids.fill(0);
        return refusal;
      }
    }
    const compare = {
      reason: 'a test of leaving out',
      by: (state: ToyState) => without(state, 'voids'),
    };
    const subject = { ...toySubject(new Forgets()), compare };
    expect(faultsOf(subject).filter(({ law }) => law === 'notation')).toEqual([]);
    class Copies extends Forgets {
      override copy(from: ToyState, into: ToyState): void {
        super.copy(from, into);
        into.voids.fill(0);
      }
    }
    expectFault({ ...subject, game: new Copies() }, 'copies', /a copy into .* differs: voids/);
  });

  test('a position that refuses itself', () => {
    class Strict extends Toy {
      override readPosition(state: ToyState, text: string): Refusal | undefined {
        return super.readPosition(state, text.replace(' 3 ', ' 4 '));
      }
    }
    expectFault(toySubject(new Strict()), 'notation', /its own position is refused/);
  });

  test('a position with a card twice that is accepted', () => {
    class Trusts extends Toy {
      override distinct(): boolean {
        return true;
      }
    }
    expectFault(toySubject(new Trusts()), 'notation', /is read with wrong cards/);
  });

  test('reading a position that throws', () => {
    class Throws extends Toy {
      override readPosition(state: ToyState, text: string): Refusal | undefined {
        if (!/\d$/.test(text)) throw new Error('no number');
        return super.readPosition(state, text);
      }
    }
    expectFault(toySubject(new Throws()), 'notation', /no number/);
  });

  test('a deal that is read in another order', () => {
    class Turns extends Toy {
      override readDeal(state: ToyState, text: string, into: Uint8Array): number | Refusal {
        const length = super.readDeal(state, text, into);
        if (typeof length === 'number') into.subarray(0, length).reverse();
        return length;
      }
    }
    expectFault(toySubject(new Turns()), 'notation', /is read as another deal/);
  });

  test('a deal that refuses itself', () => {
    class Strict extends Toy {
      override readDeal(state: ToyState, text: string, into: Uint8Array): number | Refusal {
        return text.startsWith('up') ? refuse('no', '1') : super.readDeal(state, text, into);
      }
    }
    expectFault(toySubject(new Strict()), 'notation', /its own deal is refused/);
  });

  test('a deal longer than its buffer', () => {
    class Long extends Toy {
      override readDeal(state: ToyState, text: string, into: Uint8Array): number | Refusal {
        return text === '' ? 100 : super.readDeal(state, text, into);
      }
    }
    expectFault(toySubject(new Long()), 'notation', /a deal of length 100/);
  });

  test('reading a deal that deals it', () => {
    class Deals extends Toy {
      override readDeal(state: ToyState, text: string, into: Uint8Array): number | Refusal {
        const length = super.readDeal(state, text, into);
        state.carry = [9, 9];
        return length;
      }
    }
    expectFault(toySubject(new Deals()), 'notation', /reading changes the state: carry/);
  });
});

describe('law 2, options', () => {
  test.each<[string, Partial<Rules<ToyOptions>>, RegExp]>([
    [
      'an option missing in the table',
      { options: toyRules.options.slice(1) },
      /options in the table/,
    ],
    [
      'defaults that are refused',
      { defaults: { hand: 2, look: true, deals: 3 } },
      /defaults are refused/,
    ],
    [
      'a preset that is refused',
      { presets: { tall: { hand: 9 } } },
      /preset tall is refused.*hand/,
    ],
    [
      'values that read as each other',
      {
        options: toyRules.options.map((row) =>
          row.key === 'hand' ? { ...row, values: ['2', 3, 2] } : row,
        ),
      },
      /options "hand=2 deals=1" read otherwise: hand/,
    ],
  ])('%s', (_, change, message) => {
    class Odd extends Toy {
      override rules: Rules<ToyOptions> = { ...toyRules, ...change };
    }
    const subject = toySubject(new Odd(), { hand: 2, look: true, deals: 1 });
    expectFault(subject, 'notation', message);
  });
});

describe('law 2, records', () => {
  test('options that a record cannot keep', () => {
    class Words extends Toy {
      override rules: Rules<ToyOptions> = {
        ...toyRules,
        options: toyRules.options.filter(({ key }) => key !== 'hand'),
      };
    }
    const subject = toySubject(new Words(), { hand: 2, look: true, deals: 1 });
    expectFault(subject, 'records', /line \d+: /);
  });

  test('a state that depends on more than the record', () => {
    class Remembers extends Toy {
      count = 0;
      override setup(state: ToyState, deal: Deal): void {
        super.setup(state, deal);
        if (state.number === 1) state.carry = [this.count++ % 10, 0];
      }
    }
    expectFault(toySubject(new Remembers()), 'records', /checksum|another state/);
  });
});
