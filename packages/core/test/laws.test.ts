/** The sound toy obeys all laws, planted faults can be found again, and positions are counted. */
import { describe, expect, test } from 'vitest';
import { type Seat, type Reader, EVERYBODY } from '../src/index.ts';
import { formatBroken, perft, runLaws } from '../src/testing/index.ts';
import { RUN, faultsOf } from './faults.ts';
import { Toy, toyRules, toySubject, type ToyOptions, type ToyState } from './toy.ts';

/** Lines of play from a position of the toy, which is unchanged afterwards. */
function counts(text: string, depth: number, options = toyRules.defaults): readonly number[] {
  const toy = new Toy();
  const state = toy.create(options, 2);
  expect(toy.readPosition(state, text)).toBeUndefined();
  const lines = perft(toy, state, depth);
  expect(toy.formatPosition(state)).toBe(text);
  return lines;
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

  test('progress is reported after every game', () => {
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

  test('a skipped law voids no other', () => {
    class Shows extends Toy {
      override knows(state: ToyState, seat: Reader, owner: Seat, place: number): boolean {
        return super.knows(state, seat, owner, place) || seat === EVERYBODY;
      }
    }
    const subject = toySubject(new Shows());
    const skip = { worlds: 'a test of skipping', rewind: 'a test of skipping' };
    const laws = new Set(faultsOf({ ...subject, skip }).map(({ law }) => law));
    expect(laws).toContain('leak');
    expect(laws).not.toContain('worlds');
  });

  test('reads as one line', () => {
    const [fault] = faultsOf(toySubject(new LosesCards()), { ...RUN, limit: 1 });
    expect(formatBroken(fault!)).toMatch(
      /^law \d \(\w+\) broken at seed \d+ deal \d ply \d+: .* \[.*\]$/,
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
