/**
 * Every law is proved twice: the sound toy obeys it, and a toy with one fault
 * planted is reported under its name.
 */
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  decided,
  refuse,
  Sfc32,
  type Deal,
  type Move,
  type Player,
  type Random,
  type Refusal,
  type Rules,
  type Seat,
} from '../src/index.ts';
import {
  checkDistribution,
  formatBroken,
  perft,
  runLaws,
  type Broken,
  type LawName,
  type LawRun,
  type LawSubject,
} from '../src/testing/index.ts';
import {
  cardText,
  NONE,
  readCard,
  Toy,
  toyRules,
  toySubject,
  type ToyEvent,
  type ToyKinds,
  type ToyOptions,
  type ToySeen,
  type ToyState,
  type ToyView,
} from './toy.ts';

const RUN: LawRun = { games: 40, seed: 1, positions: 2, samples: 1, limit: 1000 };

function faultsOf(subject: LawSubject<ToyKinds>, run: LawRun = RUN): Broken[] {
  return runLaws(subject, run);
}

/** The fault is found under this law, by a message that tells what it is. */
function expectFault(subject: LawSubject<ToyKinds>, law: LawName, message: RegExp): void {
  const messages: string[] = [];
  for (let seed = 1; seed <= 100; seed++) {
    const faults = faultsOf(subject, { ...RUN, games: 1, seed });
    messages.push(...faults.filter((fault) => fault.law === law).map(({ message }) => message));
    if (messages.some((found) => message.test(found))) return;
  }
  expect(messages).toContainEqual(expect.stringMatching(message));
}

function expectFaultOf(law: LawName): (toy: Toy, message: RegExp) => void {
  return (toy, message) => expectFault(toySubject(toy), law, message);
}

/** Lines of play from a position of the toy, which stays as it is. */
function counts(text: string, depth: number, options = toyRules.defaults): readonly number[] {
  const toy = new Toy();
  const state = toy.create(options, 2);
  expect(toy.readPosition(state, text)).toBeUndefined();
  const lines = perft(toy, state, depth);
  expect(toy.formatPosition(state)).toBe(text);
  return lines;
}

/** The hidden hand of seat 1, by place. */
function handOfOne(state: ToyState): string {
  return [...state.hands.subarray(3, 3 + state.sizes[1]!)].map(cardText).join(' ');
}

/** What is wrong with the worlds of seat 0 in a position of the toy. */
function distribution(toy: Toy, text: string, worlds: string[] | number): string[] {
  const state = toy.create(toyRules.defaults, 2);
  expect(toy.readPosition(state, text)).toBeUndefined();
  const random = new Sfc32(5);
  return checkDistribution(toy, state, 0, { key: handOfOne, worlds, samples: 6000, random });
}

function without<T, Key extends keyof T>(value: T, key: Key): Omit<T, Key> {
  const rest = { ...value };
  delete (rest as Partial<T>)[key];
  return rest;
}

describe('a sound game', () => {
  test.each<[string, ToyOptions]>([
    ['by default', toyRules.defaults],
    ['with short hands in one deal', { hand: 2, look: true, deals: 1 }],
    ['without looking, in three deals', { hand: 3, look: false, deals: 3 }],
  ])('obeys all laws %s', (_, options) => {
    const faults = faultsOf(toySubject(new Toy(), options), { games: 60, seed: 1, positions: 2 });
    expect(faults.map(formatBroken)).toEqual([]);
  });

  test('progress is told after every game', () => {
    const told: string[] = [];
    const progress = (done: number, games: number): void => void told.push(`${done}/${games}`);
    runLaws(toySubject(), { games: 3, seed: 9, progress });
    expect(told).toEqual(['1/3', '2/3', '3/3']);
  });
});

describe('what is reported', () => {
  class LosesCards extends Toy {
    override take(state: ToyState, seat: Seat, place: number): void {
      super.take(state, seat, place);
      if (state.hands[3] === 5) state.hands[3] = 4;
    }
  }

  test('is found again from its seed alone', () => {
    const subject = toySubject(new LosesCards());
    const faults = faultsOf(subject);
    expect(faults.length).toBeGreaterThan(1);
    for (const fault of faults.slice(0, 6)) {
      const again = faultsOf(subject, { ...RUN, games: 1, seed: fault.seed });
      expect(again).toContainEqual(fault);
    }
  });

  test('stops at the limit', () => {
    const faults = faultsOf(toySubject(new LosesCards()), { ...RUN, limit: 1 });
    const seeds = new Set(faults.map(({ seed }) => seed));
    expect(seeds.size).toBe(1);
  });

  test('leaves out a law that is skipped with a reason', () => {
    const subject = toySubject(new LosesCards());
    const faults = faultsOf({ ...subject, skip: { cards: 'cards vanish in this variant' } });
    expect(faults.map(({ law }) => law)).not.toContain('cards');
    expect(faults.length).toBeGreaterThan(0);
  });

  test('reads as one line', () => {
    const [fault] = faultsOf(toySubject(new LosesCards()), { ...RUN, limit: 1 });
    expect(formatBroken(fault!)).toMatch(
      /^law \d \(\w+\) broken at seed \d+ deal \d ply \d+: .* \[.*\]$/,
    );
  });
});

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
      override rules = { ...toyRules, cites: { turn: '', over: '2', notation: '3' } };
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
      override play(state: ToyState, move: Move, sink?: (event: ToyEvent) => void): void {
        super.play(state, move, sink);
        state.points[0] = this.mood++ % 7;
      }
    }
    expectFault(toySubject(new Moody()), 'copies', /played twice, or without a sink, differs/);
  });

  test('play that needs its sink', () => {
    class Sinks extends Toy {
      override play(state: ToyState, move: Move, sink?: (event: ToyEvent) => void): void {
        super.play(state, move, sink);
        if (sink === undefined) state.points[0]!++;
      }
    }
    expectFault(toySubject(new Sinks()), 'copies', /without a sink, differs: points/);
  });

  test('looking that changes the state', () => {
    class Sorts extends Toy {
      override view(state: ToyState, seat: Seat | undefined): ToyView {
        state.hands.subarray(0, state.sizes[0]).sort();
        return super.view(state, seat);
      }
    }
    expectFault(toySubject(new Sorts()), 'copies', /looking changes the state: hands/);
  });
});

describe('law 2, notation', () => {
  test('two moves with one text', () => {
    class Short extends Toy {
      override format(state: ToyState, move: Move): string {
        return super.format(state, move).charAt(0);
      }
    }
    expectFault(toySubject(new Short()), 'notation', /are both written "[ab]"/);
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
      override format(state: ToyState, move: Move): string {
        return move === 0 ? written : super.format(state, move);
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

describe('law 3, cards', () => {
  test('a card that vanishes', () => {
    class Loses extends Toy {
      override play(state: ToyState, move: Move, sink?: (event: ToyEvent) => void): void {
        super.play(state, move, sink);
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
      override play(state: ToyState, move: Move, sink?: (event: ToyEvent) => void): void {
        if (move === 7) throw new Error('no such card');
        super.play(state, move, sink);
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
      override view(state: ToyState, seat: Seat | undefined): ToyView {
        const view = super.view(state, seat);
        return { ...view, ...change(view, state) };
      }
    }
    bounds(new Odd(), message);
  });

  test('an event that is not JSON', () => {
    class Odd extends Toy {
      override seen(event: ToyEvent, seat: Seat | undefined): ToySeen | undefined {
        const seen = super.seen(event, seat);
        return seen?.kind === 'up' ? { ...seen, card: Number.NaN } : seen;
      }
    }
    bounds(new Odd(), /sees is not JSON: card/);
  });
});

describe('law 4, worlds', () => {
  const worlds = expectFaultOf('worlds');

  test('a world that forgets what the view says', () => {
    class Forgets extends Toy {
      override world(view: ToyView, into: ToyState): void {
        super.world(view, into);
        into.voids.fill(0);
      }
    }
    worlds(new Forgets(), /world of seat \d: view\.voids/);
  });

  test('a world with another turn and view that hides it', () => {
    class Turns extends Toy {
      override world(view: ToyView, into: ToyState): void {
        super.world({ ...view, phase: view.phase === 2 ? 1 : view.phase }, into);
      }
    }
    worlds(new Turns(), /turn \d instead of -1/);
  });

  test('a world that keeps something of a used state', () => {
    class Keeps extends Toy {
      override world(view: ToyView, into: ToyState): void {
        const pile = into.pile.slice();
        super.world(view, into);
        into.pile.set(pile.subarray(into.played), into.played);
      }
    }
    worlds(new Keeps(), /in a used state differs: pile/);
  });

  test('redealing cards that the seat holds', () => {
    class Swaps extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): number {
        return super.redeal(state, 1 - seat, random);
      }
    }
    worlds(new Swaps(), /redeal of seat \d: view\.(moves|hands)/);
  });

  test('redealing a card that the seat has looked at', () => {
    class Forgets extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): number {
        const { exposed } = state;
        state.exposed = new Uint8Array(exposed.length);
        const weight = super.redeal(state, seat, random);
        state.exposed = exposed;
        return weight;
      }
    }
    worlds(new Forgets(), /view\.hands/);
  });

  test('a world that loses cards', () => {
    class Loses extends Toy {
      override fill(state: ToyState, seat: Seat, random: Random | undefined): void {
        super.fill(state, seat, random);
        const first = seat * 3;
        if (state.sizes[seat] === 3) state.hands[first + 2] = state.hands[first + 1]!;
      }
    }
    worlds(new Loses(), /sorted cards/);
  });

  test.each([0, -1, Number.NaN, Infinity])('weight %d', (weight) => {
    class Weightless extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): number {
        super.redeal(state, seat, random);
        return weight;
      }
    }
    worlds(new Weightless(), /weight/);
  });

  test('choices that depend on hidden cards', () => {
    class Peeks extends Toy {
      override mayLook(state: ToyState): boolean {
        return super.mayLook(state) && !this.hand(state, 1 - state.turn).includes(0);
      }
      override view(state: ToyState, seat: Seat | undefined): ToyView {
        return { ...super.view(state, seat), moves: [] };
      }
    }
    worlds(new Peeks(), /other choices/);
  });

  test('a world with something left over from the cards it had', () => {
    class Caches extends Toy {
      readonly cache = new WeakMap<ToyState, readonly number[]>();
      suits(state: ToyState): readonly number[] {
        const known = this.cache.get(state);
        if (known !== undefined) return known;
        const masks = [0, 1].map((seat) =>
          this.hand(state, seat).reduce((mask, card) => mask | (1 << (card & 1)), 0),
        );
        this.cache.set(state, masks);
        return masks;
      }
      override copy(from: ToyState, into: ToyState): void {
        super.copy(from, into);
        this.cache.set(into, this.suits(from));
      }
      override play(state: ToyState, move: Move, sink?: (event: ToyEvent) => void): void {
        super.play(state, move, sink);
        this.cache.delete(state);
      }
      override deal(
        state: ToyState,
        outcome: Uint8Array,
        length: number,
        sink?: (event: ToyEvent) => void,
      ): void {
        super.deal(state, outcome, length, sink);
        this.cache.delete(state);
      }
      override readPosition(state: ToyState, text: string): Refusal | undefined {
        const refusal = super.readPosition(state, text);
        this.cache.delete(state);
        return refusal;
      }
      override moves(state: ToyState, into: Int32Array): number {
        const follows = this.suits(state)[state.turn]! & (1 << (state.led & 1));
        return super.moves(follows === 0 ? { ...state, led: NONE } : state, into);
      }
    }
    worlds(new Caches(), /written and read back it is another: /);
  });

  test('a belief that cannot be built', () => {
    class Stops extends Toy {
      override world(): void {
        throw new Error('not yet');
      }
    }
    worlds(new Stops(), /making a world stops: .*not yet/);
  });
});

describe('law 4, rewind and memory', () => {
  test('worlds that forget what past moves have proved', () => {
    class Forgets extends Toy {
      override mayHold(): boolean {
        return true;
      }
    }
    const faults = faultsOf(toySubject(new Forgets()));
    expect(new Set(faults.map(({ law }) => law))).toEqual(new Set(['rewind']));
    expect(faults[0]?.message).toMatch(/could not have been played/);
  });

  test('cards listed by place that are not where they say', () => {
    const toy = new Toy();
    const subject = toySubject(toy);
    const cards = (state: ToyState): number[] =>
      Array.from(subject.cards(state)).sort((a, b) => a - b);
    const faults = faultsOf({ ...subject, cards });
    expect(new Set(faults.map(({ law }) => law))).toContain('variety');
  });

  test('a game whose outcomes are not cards says how they map', () => {
    const subject = toySubject();
    const wrong = { ...subject, outcomes: () => [Uint8Array.of(0, 1, 2, 3, 4, 5)] };
    expectFault(wrong, 'memory', /seen\.0\.hand/);
  });

  test('a view that forgets what an event has shown', () => {
    class Forgets extends Toy {
      override knows(_: ToyState, seat: Seat | undefined, owner: Seat): boolean {
        return seat === owner;
      }
    }
    expectFault(toySubject(new Forgets()), 'memory', /seen\.0\.card/);
  });

  test('a deal written for a seat with the cards of another', () => {
    class Shows extends Toy {
      override formatDeal(state: ToyState, outcome: Uint8Array, length: number): string {
        return super.formatDeal(state, outcome, length);
      }
    }
    expectFault(toySubject(new Shows()), 'memory', /deal /);
  });

  test('an event that shows the hand of another', () => {
    class Shows extends Toy {
      override seen(event: ToyEvent, seat: Seat | undefined): ToySeen | undefined {
        return super.seen(event, event.kind === 'deal' && seat === 1 ? 0 : seat);
      }
    }
    expectFault(toySubject(new Shows()), 'memory', /seen\.0\.hand/);
  });
});

describe('law 4, variety and distribution', () => {
  test('redealing that does nothing', () => {
    class Lazy extends Toy {
      override redeal(): number {
        return 1;
      }
    }
    const faults = faultsOf(toySubject(new Lazy()));
    expect(faults.map(({ law }) => law)).toEqual(Array<string>(4).fill('variety'));
  });

  test('redealing that does nothing for one seat', () => {
    class Partial extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): number {
        return seat === 0 ? 1 : super.redeal(state, seat, random);
      }
    }
    const faults = faultsOf(toySubject(new Partial()));
    expect(faults.map(({ law, message }) => `${law}: ${message}`)).toEqual([
      'variety: no sample of seat 0 has another card than it began with',
      'variety: no redeal of seat 0 has another card than it began with',
    ]);
  });

  /** Seat 0 holds a1 a2; of b1 b2 a4, which it has not seen, seat 1 holds two and one is left. */
  const open = '0 0 0,0 1 0 - b4 a1,a2/b1,b2; 0,0 0,0 b3,a3; 1,0 -1';
  test('worlds are sampled evenly', () => {
    const withoutA = open.replace('; 0,0 0,0 ', '; 0,0 0,1 ');
    const pairs = ['b1 b2', 'b2 b1', 'b1 a4', 'a4 b1', 'b2 a4', 'a4 b2'];
    expect(distribution(new Toy(), open, pairs)).toEqual([]);
    expect(distribution(new Toy(), open, 6)).toEqual([]);
    expect(distribution(new Toy(), withoutA, ['b1 b2', 'b2 b1'])).toEqual([]);
  });

  test('a looked at card stays', () => {
    const looked = open.replace('b1,b2', 'b1!,b2');
    expect(distribution(new Toy(), looked, ['b1 b2', 'b1 a4'])).toEqual([]);
  });

  test('a missing and an impossible world are named', () => {
    expect(distribution(new Toy(), open, ['b1 b2'])[0]).toMatch(/impossible: .*a4/);
    expect(distribution(new Toy(), open, 7)[0]).toMatch(/6 worlds instead of 7/);
    const other = ['b1 b2', 'b2 b1', 'b1 a4', 'a4 b1', 'b2 a4', 'a3 b2'];
    expect(distribution(new Toy(), open, other)[0]).toMatch(/a4 b2 is impossible/);
  });

  test('a biased shuffle is found', () => {
    class Biased extends Toy {
      override fill(state: ToyState, seat: Seat, random: Random | undefined): void {
        super.fill(state, seat, random);
        const [first, second] = [seat * 3, seat * 3 + 1];
        if (random === undefined || state.sizes[seat] !== 2 || random.below(4) > 0) return;
        if (state.hands[first]! > state.hands[second]!) {
          state.hands.subarray(first, second + 1).reverse();
        }
      }
    }
    const found = distribution(new Biased(), open, 6);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^sample of seat 0: chi-square/);
    expect(found[1]).toMatch(/^redeal of seat 0: chi-square/);
  });

  test('weights are taken into account', () => {
    // b1 in the first place is dealt in half of the cases instead of a third.
    class Weighted extends Toy {
      told = true;
      override redeal(state: ToyState, seat: Seat, random: Random): number {
        const wanted = random.below(2) === 0;
        do super.redeal(state, seat, random);
        while ((state.hands[3] === 1) !== wanted);
        return !this.told ? 1 : wanted ? 2 : 4;
      }
    }
    const weighted = new Weighted();
    expect(distribution(weighted, open, 6)).toEqual([]);
    weighted.told = false;
    expect(distribution(weighted, open, 6)[0]).toMatch(/chi-square/);
  });
});

describe('law 5, leak', () => {
  const leak = expectFaultOf('leak');

  test('a view that depends on a hidden card', () => {
    class Leaks extends Toy {
      override view(state: ToyState, seat: Seat | undefined): ToyView {
        const sum = state.hands.reduce((total, card) => total + card, 0);
        return { ...super.view(state, seat), number: sum };
      }
      override world(view: ToyView, into: ToyState): void {
        super.world({ ...view, number: 0 }, into);
      }
    }
    leak(new Leaks(), /seat \d can tell: view\.number/);
  });

  test('a view whose fields come in an order that tells', () => {
    class Orders extends Toy {
      override view(state: ToyState, seat: Seat | undefined): ToyView {
        const { points, ...rest } = super.view(state, seat);
        const best = seat !== undefined && this.hand(state, 1 - seat).includes(7);
        return best ? { points, ...rest } : { ...rest, points };
      }
    }
    leak(new Orders(), /can tell: view as text/);
  });

  test('a spectator who sees a hand', () => {
    class Shows extends Toy {
      override knows(state: ToyState, seat: Seat | undefined, owner: Seat, place: number): boolean {
        return super.knows(state, seat, owner, place) || (seat === undefined && owner === 1);
      }
    }
    leak(new Shows(), /the spectator can tell: view\.hands/);
  });

  test('a look that shows the card to all', () => {
    class Shows extends Toy {
      override seen(event: ToyEvent, seat: Seat | undefined): ToySeen | undefined {
        return event.kind === 'look' ? event : super.seen(event, seat);
      }
    }
    const subject = toySubject(new Shows());
    expectFault(
      { ...subject, reveals: (seen) => seen.kind === 'look' && seen.seat === 0 },
      'leak',
      /after look the spectator can tell: seen\.0\.card/,
    );
  });

  test('a reveal that is not declared', () => {
    const subject = without(toySubject(), 'reveals');
    expectFault(subject, 'leak', /after look seat \d can tell: seen\.0\.card/);
  });

  test('an event that depends on a hidden card', () => {
    class Hints extends Toy {
      override play(state: ToyState, move: Move, sink?: (event: ToyEvent) => void): void {
        const best = this.hand(state, 1 - state.turn).includes(7);
        super.play(state, move, sink);
        if (best && move < 8) sink?.({ kind: 'resign', seat: 0 });
      }
    }
    leak(new Hints(), /after [ab]\d seat \d can tell: seen/);
  });

  test('a turned up card that says more than itself', () => {
    class Hints extends Toy {
      override deal(
        state: ToyState,
        outcome: Uint8Array,
        length: number,
        sink?: (event: ToyEvent) => void,
      ): void {
        super.deal(state, outcome, length, sink);
        if (state.up !== NONE && this.hand(state, 1).includes(7)) {
          sink?.({ kind: 'up', card: state.up });
        }
      }
    }
    leak(new Hints(), /after up [ab]\d (seat 0|the spectator) can tell: seen/);
  });

  test('a refusal that tells a hidden card', () => {
    class Tells extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        const answer = super.read(state, seat, text);
        if (typeof answer === 'number' || answer.refused !== 'not-held') return answer;
        return this.hand(state, 1 - seat).includes(readCard(text.trim()) ?? NONE)
          ? refuse('held-by-other', '3.1')
          : answer;
      }
    }
    leak(new Tells(), /the refusal of .* can tell: /);
  });

  test('a move that is written with a hidden card', () => {
    class Tells extends Toy {
      override format(state: ToyState, move: Move): string {
        const text = super.format(state, move);
        return text === 'look' ? `look ${cardText(this.hand(state, 1 - state.turn)[0]!)}` : text;
      }
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        return super.read(state, seat, text.startsWith('look ') ? 'look' : text);
      }
    }
    leak(new Tells(), /is written differently/);
  });
});

describe('law 5, players', () => {
  type ToyPlayer = Player<ToyView>;
  const players = (player: ToyPlayer, message: RegExp, toy = new Toy()): void =>
    expectFault({ ...toySubject(toy), players: { suspect: player } }, 'players', message);

  test('a player with a memory of its own', () => {
    let asked = 0;
    players(
      { think: (view) => decided({ move: view.moves[asked++ % view.moves.length]! }) },
      /suspect: asked twice it answers otherwise/,
    );
  });

  test('a player that finds the truth behind the view', () => {
    const behind = new WeakMap<object, ToyState>();
    class Smuggles extends Toy {
      override view(state: ToyState, seat: Seat | undefined): ToyView {
        const view = super.view(state, seat);
        behind.set(view, state);
        return view;
      }
    }
    const think: ToyPlayer['think'] = (view) => {
      const state = behind.get(view);
      const best = state?.hands.subarray((1 - view.turn) * 3).includes(7) === true;
      return decided({ move: view.moves[best ? 0 : view.moves.length - 1]! });
    };
    players({ think }, /suspect: can tell a (world|sample|redeal) from the truth/, new Smuggles());
  });

  test('a player that breaks the rules', () => {
    players({ think: () => decided({ move: 55 }) }, /answers 55, which is not listed/);
  });

  test('a player that changes its view', () => {
    players(
      {
        think(view) {
          Object.assign(view, { number: 8 });
          return decided({ move: view.moves[0]! });
        },
      },
      /changes the view/,
    );
  });

  test('a player that throws', () => {
    players(
      {
        think() {
          throw new Error('no idea');
        },
      },
      /no idea/,
    );
  });
});

describe('law 6, perft', () => {
  test('counts lines of play', () => {
    // Counted by hand. Last trick, one card each: lead or look, then lead, then follow.
    const last = '0 0 0,0 1 0 - b4 a1/b1; 0,1 0,0 a2,b2,a3,b3; 1,1 -1';
    expect(counts(last, 4)).toEqual([1, 2, 2, 1, 0]);
    const blind = { ...toyRules.defaults, look: false };
    expect(counts(last, 3, blind)).toEqual([1, 1, 1, 0]);
    // First trick of two cards each: a1 leaves two answers, b1 one; then a card is turned up.
    const first = '0 0 0,0 1 0 - - a1,b1/b2,b3; 0,0 0,0 ; 0,0 -1';
    expect(counts(first, 3, { ...blind, hand: 2 })).toEqual([1, 2, 4, 0]);
    const follow = '0 0 0,0 1 0 - - a1,b1/a2,b3; 0,0 0,0 ; 0,0 -1';
    expect(counts(follow, 3, { ...blind, hand: 2 })).toEqual([1, 2, 2, 0]);
  });
});
