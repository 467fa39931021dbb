import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatRecord,
  isRefusal,
  Match,
  OVER,
  parseRecord,
  placesOf,
  randomMatch,
  replayRecord,
  Sfc32,
  type Game,
  type MatchStart,
  type Random,
} from '../src/index.ts';
import { formatLink, replayLink } from '../src/link.ts';
import { Buffers, playout, playRandomly } from '../src/search.ts';
import { Toy, toyRules, type ToyKinds } from './toy.ts';

const toy: Game<ToyKinds> = new Toy();
const NEVER: Random = {
  below() {
    throw new Error('nothing was to be drawn');
  },
};

function start(from: MatchStart<ToyKinds> = {}, game: Game<ToyKinds> = toy): Match<ToyKinds> {
  const match = Match.start(game, from);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function random(seed: number, from: MatchStart<ToyKinds> = {}): Match<ToyKinds> {
  const match = randomMatch(toy, new Sfc32(seed), from);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** The same match, read from its record. */
function readAgain(match: Match<ToyKinds>): Match<ToyKinds> {
  const record = parseRecord(formatRecord(match));
  const read = isRefusal(record) ? record : replayRecord(toy, record);
  if (isRefusal(read)) throw new Error(read.refused);
  return read;
}

function add(deals: readonly (readonly number[])[]): number[] {
  return [0, 1].map((seat) => deals.reduce((sum, deal) => sum + deal[seat]!, 0));
}

/** The starter after a match of one deal in which the first starter gives up. */
function next(game: Toy, starter: number): number | undefined {
  const match = start({ starter, options: { hand: 3, look: false, deals: 1 } }, game);
  match.advance(new Sfc32(4));
  expect(match.nextStarter).toBe(undefined);
  match.submit(match.table.turn, 'resign');
  return match.nextStarter;
}

describe('beginning', () => {
  test.each<[MatchStart<ToyKinds>, object]>([
    [{ seats: 3 }, { refused: 'bad-seats', detail: { seats: '3', known: '2' } }],
    [{ seats: Number.NaN }, { refused: 'bad-seats' }],
    [{ starter: 2 }, { refused: 'no-such-seat', detail: { seat: '2', seats: 2 } }],
    [{ starter: -1 }, { refused: 'no-such-seat' }],
    [{ starter: 0.5 }, { refused: 'no-such-seat' }],
    [{ names: ['Ada'] }, { refused: 'bad-names', detail: { names: 1, seats: 2 } }],
    [{ position: 'nonsense' }, { refused: 'bad-position' }],
  ])('with %j is refused', (from, refusal) => {
    expect(Match.start(toy, from)).toMatchObject(refusal);
  });

  test('fills in what is left out', () => {
    const match = start({ random: new Sfc32(1) });
    expect(match.options).toEqual(toyRules.defaults);
    expect(match.seats).toBe(2);
    expect(match.names).toEqual(['Seat 0', 'Seat 1']);
    expect(match.over).toBe(false);
  });

  test('draws the first starter by lot', () => {
    const source = new Sfc32(1);
    const starters = Array.from({ length: 40 }, () => start({ random: source }).starter);
    expect(new Set(starters)).toEqual(new Set([0, 1]));
    expect(start({ random: NEVER, starter: 1 }).starter).toBe(1);
  });

  test('takes the first starter of the game where it is fixed', () => {
    class Fixed extends Toy {
      override firstStarter = 1;
    }
    expect(start({ random: NEVER }, new Fixed()).starter).toBe(1);
  });

  test('the loser starts a rematch, after a draw the other seat, where the game says so', () => {
    class Again extends Toy {
      readonly rematch = 'loser';
    }
    class Drawn extends Again {
      override scores(): readonly number[] {
        return [1, 1];
      }
    }
    expect([0, 1].map((starter) => next(new Again(), starter))).toEqual([0, 1]);
    expect([0, 1].map((starter) => next(new Drawn(), starter))).toEqual([1, 0]);
    expect(next(new Toy(), 0)).toBe(undefined);
  });

  test('from a position', () => {
    const position = '0 0 0,0 1 0 - b4 a1/b1; 0,1 0,0 a2,b2,a3,b3; 1,1 -1';
    const match = start({ starter: 0, position });
    expect(match.table.turn).toBe(0);
    match.submit(0, 'a1');
    match.submit(1, 'b1');
    expect(match.tables).toHaveLength(1);
    expect([...match.table.state.points]).toEqual([2, 1]);
  });
});

describe('a match of several deals', () => {
  test('the starter moves on and scores are carried', () => {
    const match = random(4, { starter: 1, options: { hand: 3, look: false, deals: 3 } });
    expect(match.tables.map(({ deal }) => [deal.number, deal.starter])).toEqual([
      [0, 1],
      [1, 0],
      [2, 1],
    ]);
    const scores = match.tables.map(({ state }) => toy.scores(state));
    expect(match.tables.map(({ deal }) => deal.carry)).toEqual([
      [0, 0],
      add(scores.slice(0, 1)),
      add(scores.slice(0, 2)),
    ]);
    expect(match.totals).toEqual(add(scores));
    expect(match.over).toBe(true);
  });

  test('no deal begins before the last is over, none after the last', () => {
    const match = start({ random: new Sfc32(3) });
    expect(match.nextDeal()).toBe(false);
    match.advance(new Sfc32(4));
    expect(match.nextDeal()).toBe(false);
    match.submit(match.table.turn, 'resign');
    expect(match.table.turn).toBe(OVER);
    expect(match.over).toBe(false);
    expect(match.nextDeal()).toBe(true);
    match.advance(new Sfc32(4));
    match.submit(match.table.turn, 'resign');
    expect(match.over).toBe(true);
    expect(match.nextDeal()).toBe(false);
    expect(match.tables).toHaveLength(2);
  });

  test('a deal being played does not count yet', () => {
    const match = start({ starter: 0 });
    match.table.submitDeal('deal a1 b1 a2 | a3 b2 b3');
    for (const [seat, text] of [
      [0, 'a1'],
      [1, 'a3'],
    ] as const) {
      match.submit(seat, text);
    }
    expect([...match.table.state.points]).toEqual([0, 1]);
    expect(match.totals).toEqual([0, 0]);
  });

  test('the same random numbers give the same match', () => {
    const records = [1, 1, 2].map((seed) => formatRecord(random(seed)));
    expect(records[0]).toBe(records[1]);
    expect(records[0]).not.toBe(records[2]);
  });
});

describe('places', () => {
  test.each<[number[], 'high' | 'low', number[]]>([
    [[5, 3, 9, 1], 'high', [2, 3, 1, 4]],
    [[5, 3, 9, 1], 'low', [3, 2, 4, 1]],
    [[5, 5, 3, 3], 'high', [1, 1, 3, 3]],
    [[5, 5, 3, 1], 'low', [3, 3, 2, 1]],
    [[0, 0, 0], 'high', [1, 1, 1]],
    [[-1, 0], 'high', [2, 1]],
    [[], 'high', []],
  ])('of %j when the %s score is best', (scores, best, places) => {
    expect(placesOf(scores, best)).toEqual(places);
  });

  test('follow the totals of the match', () => {
    const match = random(6);
    expect(match.places).toEqual(placesOf(match.totals, 'high'));
  });
});

test('the same cards again: every deal as it was dealt, whoever plays it', () => {
  const first = random(9);
  const again = Match.withCardsOf(first, ['x', 'y']);
  if (isRefusal(again)) throw new Error(again.refused);
  expect(texts(again)).toEqual([]);
  playRandomly(again, new Sfc32(1234));
  const dealt = (match: typeof first): unknown =>
    match.tables.map(({ steps }) => steps.find((step) => step.kind === 'chance')?.text);
  expect(dealt(again)).toEqual(dealt(first));
  expect(again.starter).toBe(first.starter);
  expect(again.names).toEqual(['x', 'y']);
});

function texts({ tables }: Match<ToyKinds>): string[] {
  return tables.flatMap(({ steps }) => steps.map(({ text }) => text));
}

test('an earlier match as far as any of its steps: the cards that follow come again', () => {
  const first = random(7, { options: { hand: 3, look: true, deals: 3 } });
  const total = first.tables.reduce((sum, { steps }) => sum + steps.length, 0);
  for (let count = 0; count <= total + 1; count++) {
    const cut = Match.cut(first, count);
    if (isRefusal(cut)) throw new Error(cut.refused);
    expect(texts(cut)).toEqual(texts(first).slice(0, count));
    expect(cut.over).toBe(count >= total);
    playRandomly(cut, new Sfc32(count));
    const dealt = cut.tables.map(({ steps }) => steps.find(({ kind }) => kind === 'chance')?.text);
    expect(dealt).toEqual(
      first.tables.map(({ steps }) => steps.find(({ kind }) => kind === 'chance')?.text),
    );
  }
});

test('the cards that an undo has taken back come again in a match that follows an earlier one', () => {
  const whole = random(7, { options: { hand: 3, look: true, deals: 3 } });
  const dealt = ({ tables }: typeof whole): unknown =>
    tables.map(({ steps }) => steps.find(({ kind }) => kind === 'chance')?.text);
  const first = Match.cut(whole, Infinity);
  if (isRefusal(first)) throw new Error(first.refused);
  while (first.undo(0));
  expect(first.tables).toHaveLength(1);
  for (const match of [Match.cut(first, Infinity), Match.withCardsOf(first)]) {
    if (isRefusal(match)) throw new Error(match.refused);
    playRandomly(match, new Sfc32(1234));
    expect(dealt(match)).toEqual(dealt(whole));
  }
});

describe('undo', () => {
  test('without a decision does nothing', () => {
    const match = start({ starter: 0 });
    match.advance(new Sfc32(1));
    expect(match.undo(0)).toBe(false);
    match.submit(0, 'look');
    expect(match.undo(1)).toBe(false);
    expect(match.undo(0)).toBe(true);
    expect(match.table.steps).toHaveLength(1);
    expect(match.undo(0)).toBe(false);
  });

  test('takes back the last decision of the seat and what came after', () => {
    const match = start({ starter: 0 });
    match.table.submitDeal('deal a1 b1 a2 | a3 b2 b3');
    match.submit(0, 'a1');
    match.submit(1, 'a3');
    match.advance(new Sfc32(3));
    match.submit(1, 'b2');
    const { up } = match.table.state;
    expect(match.undo(0)).toBe(true);
    expect(match.table.steps.map(({ text }) => text)).toEqual(['deal a1 b1 a2 | a3 b2 b3']);
    match.submit(0, 'a2');
    match.submit(1, 'a3');
    match.advance(NEVER);
    expect(match.table.state.up).toBe(up);
  });

  test('reaches back over the end of a deal', () => {
    const match = start({ starter: 0, random: new Sfc32(5) });
    match.advance(new Sfc32(6));
    match.submit(0, 'resign');
    match.advance(new Sfc32(7));
    const second = match.table.steps[0]?.text;
    match.submit(1, 'look');
    expect(match.undo(0)).toBe(true);
    expect(match.tables).toHaveLength(1);
    match.submit(0, 'resign');
    match.advance(NEVER);
    expect(match.table.steps.map(({ text }) => text)).toEqual([second]);
  });

  test('as often as one likes, the same decisions lead to the same end with the same cards, also for one who has read the record', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.array(fc.nat(1), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        (seed, undone, written) => {
          let match = random(seed, { options: { hand: 3, look: true, deals: 3 } });
          const record = formatRecord(match);
          const decisions = match.tables.map(({ steps }) =>
            steps.flatMap((step) => (step.kind === 'move' ? [step.text] : [])),
          );
          for (const seat of undone) match.undo(seat);
          if (written) {
            const { cardsToCome } = match;
            match = readAgain(match);
            match.keepCards(cardsToCome);
          }
          for (;;) {
            match.advance(NEVER);
            const { table } = match;
            if (table.turn === OVER) break;
            const made = table.steps.filter(({ kind }) => kind === 'move').length;
            const text = decisions[table.deal.number]?.[made] ?? '';
            expect(isRefusal(match.submit(table.turn, text))).toBe(false);
          }
          expect(formatRecord(match)).toBe(record);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('random play', () => {
  test('counts the decisions of a deal', () => {
    const state = toy.create(toyRules.defaults, 2);
    const buffers = new Buffers(toy);
    const source = new Sfc32(1);
    for (let i = 0; i < 50; i++) {
      toy.setup(state, { number: 0, starter: 0, carry: [0, 0] });
      const decisions = playout(toy, state, source, buffers);
      expect(toy.turn(state)).toBe(OVER);
      expect(decisions).toBe(6 + state.looked[0]! + state.looked[1]!);
    }
  });

  test('continues from where a match stands', () => {
    const match = start({ starter: 0 });
    match.table.submitDeal('deal a1 b1 a2 | a3 b2 b3');
    match.submit(0, 'a2');
    playRandomly(match, new Sfc32(1));
    expect(match.over).toBe(true);
    expect(match.tables[0]?.steps[1]?.text).toBe('a2');
  });

  test('a deal that does not end is an error, not a hang', () => {
    class Endless extends Toy {
      override play(): void {}
    }
    const game = new Endless();
    const state = game.create(toyRules.defaults, 2);
    expect(() => playout(game, state, new Sfc32(1), new Buffers(game))).toThrow('does not end');
  });

  test('a start that is refused stays so', () => {
    expect(randomMatch(toy, new Sfc32(1), { seats: 9 })).toMatchObject({ refused: 'bad-seats' });
  });
});

/** A match to eleven points, of thirty deals at most. */
class ToPoints extends Toy {
  override deals(): number {
    return 30;
  }
  target(): number {
    return 11;
  }
}

const isWon = ([one = 0, other = 0]: readonly number[]): boolean =>
  Math.max(one, other) >= 11 && one !== other;

describe('a match to points', () => {
  const game: Game<ToyKinds> = new ToPoints();
  const matches = Array.from({ length: 40 }, (_, seed) => {
    const match = randomMatch(game, new Sfc32(seed));
    if (isRefusal(match)) throw new Error(match.refused);
    return match;
  });

  test('ends with the deal that brings them to somebody who leads alone', () => {
    for (const { tables, totals } of matches) {
      const last = game.scores(tables.at(-1)!.state);
      const before = totals.map((sum, seat) => sum - last[seat]!);
      expect([isWon(before), isWon(totals)]).toEqual([false, tables.length < 30 || isWon(totals)]);
    }
    const counts = new Set(matches.map(({ tables }) => tables.length));
    expect(counts.size).toBeGreaterThan(3);
    expect(Math.max(...counts)).toBeLessThan(30);
  });

  test('comes back from its record and its link, and has no deal after the last', () => {
    for (const match of matches) {
      const link = formatLink(match);
      if (isRefusal(link)) throw new Error(link.refused);
      const again = replayLink(game, link);
      if (isRefusal(again)) throw new Error(again.refused);
      expect(formatRecord(again)).toBe(formatRecord(match));
      expect([again.over, again.nextDeal()]).toEqual([true, false]);
    }
  });

  test('of which nobody knows how many deals it has', () => {
    expect([Match.dealsOf(game, toyRules.defaults), Match.dealsOf(toy, toyRules.defaults)]).toEqual(
      [0, toyRules.defaults.deals],
    );
  });

  test('continues as long as opponents share the lead, and partners may share it', () => {
    class Pairs extends ToPoints {
      override side(_state: unknown, seat: number): number {
        return seat % 2;
      }
    }
    const state = game.create(toyRules.defaults, 2);
    const ends = (rules: Game<ToyKinds>, totals: readonly number[]): boolean =>
      Match.endsWith(rules, state, 3, () => totals);
    expect(ends(game, [12, 12])).toBe(false);
    expect(ends(game, [12, 11])).toBe(true);
    expect(ends(game, [10, 9])).toBe(false);
    expect(ends(new Pairs(), [11, 8, 11, 8])).toBe(true);
    expect(ends(new Pairs(), [11, 11, 11, 11])).toBe(false);
  });
});
