/** Law 4, proved by planted faults: worlds, rewinding, memory, variety, distribution. */
import { describe, expect, test } from 'vitest';
import {
  Sfc32,
  type Move,
  type Random,
  type Refusal,
  type Seat,
  type Table,
  type Reader,
  type Listener,
} from '../src/index.ts';
import { balanceFaults, checkDistribution, type LawSubject } from '../src/testing/index.ts';
import { faultsOf, expectFault, expectFaultOf } from './faults.ts';
import {
  cardText,
  NONE,
  Toy,
  toyRules,
  toySubject,
  type ToyEvent,
  type ToyKinds,
  type ToySeen,
  type ToyState,
  type ToyView,
} from './toy.ts';

/** Variety is a property of a whole run, not of a single game. */
function expectVariety(subject: LawSubject<ToyKinds>, message: RegExp): void {
  const faults = faultsOf(subject).filter(({ law }) => law === 'variety');
  expect(faults.map(({ message }) => message)).toContainEqual(expect.stringMatching(message));
}

/** The moves of a table in the order played. */
function movesOf({ steps }: Table<ToyKinds>): number[] {
  return steps.flatMap((step) => (step.kind === 'move' ? [step.move] : []));
}

/** The hidden hand of seat 1, by place. */
function handOfOne(state: ToyState): string {
  return [...state.hands.subarray(3, 3 + state.sizes[1]!)].map(cardText).join(' ');
}

/** The errors in the worlds of seat 0 in a position of the toy. */
function distribution(toy: Toy, text: string, worlds: string[] | number): string[] {
  const state = toy.create(toyRules.defaults, 2);
  expect(toy.readPosition(state, text)).toBeUndefined();
  const random = new Sfc32(5);
  return checkDistribution(toy, state, 0, { key: handOfOne, worlds, samples: 6000, random });
}

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
      override redeal(state: ToyState, seat: Seat, random: Random): void {
        super.redeal(state, 1 - seat, random);
      }
    }
    worlds(new Swaps(), /redeal of seat \d: view\.(moves|hands)/);
  });

  test('redealing a card that the seat has looked at', () => {
    class Forgets extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): void {
        const { exposed } = state;
        state.exposed = new Uint8Array(exposed.length);
        super.redeal(state, seat, random);
        state.exposed = exposed;
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

  test('choices that depend on hidden cards', () => {
    class Peeks extends Toy {
      override mayLook(state: ToyState): boolean {
        return super.mayLook(state) && !this.hand(state, 1 - state.turn).includes(0);
      }
      override view(state: ToyState, seat: Reader): ToyView {
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
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        super.play(state, move, listener);
        this.cache.delete(state);
      }
      override deal(
        state: ToyState,
        outcome: Uint8Array,
        length: number,
        listener?: Listener<ToyEvent>,
      ): void {
        super.deal(state, outcome, length, listener);
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
    expectFault(wrong, 'memory', /at ply 0 deal .*shown/);
  });

  test('a game with hidden choices says which moves led to a world', () => {
    const subject = toySubject();
    expect(faultsOf({ ...subject, moves: movesOf })).toEqual([]);
    const never = 1 << 20;
    expectFault({ ...subject, moves: () => [never] }, 'rewind', /could not have been played/);
  });

  test('a view that forgets what an event has shown', () => {
    class Forgets extends Toy {
      override knows(_: ToyState, seat: Reader, owner: Seat): boolean {
        return seat === owner;
      }
    }
    expectFault(toySubject(new Forgets()), 'memory', /shown\.1\.0\.0\.card/);
  });

  test('a deal written for a seat with the cards of another', () => {
    class Shows extends Toy {
      override formatDeal(state: ToyState, outcome: Uint8Array, length: number): string {
        return super.formatDealTruth(state, outcome, length);
      }
    }
    expectFault(toySubject(new Shows()), 'memory', /deal /);
  });

  test('a deal written for everybody with the cards of a seat', () => {
    class Shows extends Toy {
      override formatDeal(
        state: ToyState,
        outcome: Uint8Array,
        length: number,
        reader: Reader,
      ): string {
        return super.formatDeal(state, outcome, length, reader ?? 1);
      }
    }
    expectFault(toySubject(new Shows()), 'memory', /deal /);
  });

  test('an event that shows the hand of another', () => {
    class Shows extends Toy {
      override seen(event: ToyEvent, seat: Reader): ToySeen | undefined {
        return super.seen(event, event.kind === 'deal' && seat === 1 ? 0 : seat);
      }
    }
    expectFault(toySubject(new Shows()), 'memory', /shown\.1\.0\.0\.hand/);
  });
});

describe('law 4, variety and distribution', () => {
  test('redealing that does nothing', () => {
    class Lazy extends Toy {
      override redeal(): void {}
    }
    const faults = faultsOf(toySubject(new Lazy()));
    expect(new Set(faults.map(({ law }) => law))).toEqual(new Set(['variety']));
    expect(faults.map(({ message }) => message.replace(/ in all of .*/, ''))).toEqual(
      expect.arrayContaining([
        'the sample of seat 0 at place 3 is the same card',
        'the redeal of seat 0 at place 3 is the same card',
        'the sample of seat 1 at place 0 is the same card',
        'the redeal of seat 1 at place 0 is the same card',
      ]),
    );
    expect(faults[0]?.message).toMatch(/tries \(where cards are left undealt, redeal shuffles/);
  });

  test('a card that is never dealt and yet named hidden says so', () => {
    const subject = toySubject();
    const deck = [...Array.from(subject.deck), 8];
    const cards = (state: ToyState): number[] => [...Array.from(subject.cards(state)), 8];
    expectVariety(
      { ...subject, cards, deck, hidden: () => [8] },
      /tries, and in all matches \(perhaps it is not dealt: hidden leaves such cards out\)$/,
    );
  });

  test('redealing that does nothing for one seat', () => {
    class Partial extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): void {
        if (seat !== 0) super.redeal(state, seat, random);
      }
    }
    const faults = faultsOf(toySubject(new Partial()));
    expect(faults.length).toBeGreaterThan(0);
    for (const { message } of faults) expect(message).toMatch(/^the \w+ of seat 0 at/);
  });

  test('a card that view and redealing agree to show', () => {
    class Open extends Toy {
      override knows(state: ToyState, seat: Reader, owner: Seat, place: number): boolean {
        return super.knows(state, seat, owner, place) || (seat !== undefined && place === 1);
      }
    }
    expectVariety(toySubject(new Open()), /of seat 1 at place 1 is the same card/);
  });

  test('a game in which nothing is hidden has to say so', () => {
    const subject = { ...toySubject(), hidden: () => [] };
    expectVariety(subject, /nothing was ever hidden/);
    const skip = { variety: 'all cards lie open' };
    expect(faultsOf({ ...subject, skip }).map(({ law }) => law)).toEqual([]);
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

  test('redealing that gives the other one card more often than the rest, on the whole deck', () => {
    class Leans extends Toy {
      override redeal(state: ToyState, seat: Seat, random: Random): void {
        // A few more tries if the other holds nothing low.
        const holds = (): boolean => state.hands.slice((1 - seat) * 3, (2 - seat) * 3).includes(0);
        for (let tries = 0; tries < 5; tries++) {
          super.redeal(state, seat, random);
          if (holds()) return;
        }
      }
    }
    const run = { deals: 300, seed: 1 };
    expect(balanceFaults(toySubject(new Toy()), run)).toEqual([]);
    const [worst] = balanceFaults(toySubject(new Leans()), run);
    expect(worst).toMatch(/^the place of card 0 is \d\.\d\d lower in redealt worlds/);
  });
});
