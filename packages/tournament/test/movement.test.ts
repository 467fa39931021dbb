/** Plans: who meets whom, and how evenly people sit. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inspectPlan,
  planMovement,
  planNextRound,
  turnLines,
  type RoundPlan,
} from '../src/index.ts';

/** The errors in the tables of a plan, whoever meets. */
function tableFaults(rounds: readonly RoundPlan[], everybody: number, seats: number): string[] {
  return rounds.flatMap((tables, round) => {
    const seated = tables.flat().toSorted((a, b) => a - b);
    const faults = tables.some((table) => table.length !== seats) ? [`round ${round}: size`] : [];
    const all = Array.from({ length: everybody }, (_, i) => i);
    return String(seated) === String(all)
      ? faults
      : [...faults, `round ${round}: ${seated.join(' ')}`];
  });
}

test.for([
  [9, 4],
  [15, 7],
  [21, 10],
  [27, 13],
  [33, 16],
  [39, 19],
  [45, 22],
] as const)('three seats, %i people: all meet exactly once in %i rounds', ([people, rounds]) => {
  const plan = planMovement({ people, seats: 3 });
  expect(plan).toMatchObject({ kind: 'design', fillers: 0 });
  expect(plan.rounds.length).toBe(rounds);
  expect(tableFaults(plan.rounds, people, 3)).toEqual([]);
  const pairs = (people * (people - 1)) / 2;
  const unevenness = rounds % 3 === 0 ? 0 : 1;
  expect(inspectPlan(plan.rounds, people, 3)).toEqual({ meetings: [0, pairs], unevenness });
});

test.for([
  [16, 5],
  [28, 9],
] as const)('four seats, %i people: all meet exactly once in %i rounds', ([people, rounds]) => {
  const plan = planMovement({ people, seats: 4 });
  expect(plan.rounds.length).toBe(rounds);
  expect(tableFaults(plan.rounds, people, 4)).toEqual([]);
  const meetings = [0, (people * (people - 1)) / 2];
  expect(inspectPlan(plan.rounds, people, 4)).toEqual({ meetings, unevenness: 1 });
});

test.for([8, 12, 16, 20, 24, 28, 32, 36, 40])(
  'four seats, %i people: all meet three times when as many rounds as others are played',
  (people) => {
    const plan = planMovement({ people, seats: 4, rounds: people - 1 });
    expect(plan.kind).toBe('design');
    expect(tableFaults(plan.rounds, people, 4)).toEqual([]);
    const report = inspectPlan(plan.rounds, people, 4);
    expect(report).toEqual({ meetings: [0, 0, 0, (people * (people - 1)) / 2], unevenness: 1 });
  },
);

test('two seats: a round robin, with one more computer for an odd number', () => {
  for (const people of [2, 3, 7, 8, 20]) {
    const plan = planMovement({ people, seats: 2 });
    const fillers = people % 2;
    expect(plan.fillers).toBe(fillers);
    expect(plan.rounds.length).toBe(people + fillers - 1);
    expect(tableFaults(plan.rounds, people + fillers, 2)).toEqual([]);
    const { meetings, unevenness } = inspectPlan(plan.rounds, people, 2);
    expect(meetings).toEqual([0, (people * (people - 1)) / 2]);
    expect(unevenness).toBeLessThan(2);
  }
});

test('any number of people: full tables, even lines, computers in the last seats only', () => {
  const request = fc.record({
    people: fc.integer({ min: 1, max: 30 }),
    seats: fc.constantFrom(2, 3, 4),
    rounds: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(request, (given) => {
      const { people, seats, rounds } = given;
      const plan = planMovement(given);
      expect(plan.fillers).toBeLessThan(seats);
      expect((people + plan.fillers) % seats).toBe(0);
      expect(plan.rounds.length).toBe(rounds);
      expect(tableFaults(plan.rounds, people + plan.fillers, seats)).toEqual([]);
      const { unevenness } = inspectPlan(plan.rounds, people + plan.fillers, seats);
      expect(unevenness).toBeLessThan(rounds % seats === 0 ? 1 : 2);
    }),
    { numRuns: 20 },
  );
});

test.for([
  // People, seats and rounds, and how many pairs meet a second time at most.
  [12, 3, 4, 2],
  [18, 3, 6, 0],
  [24, 3, 6, 0],
  [42, 3, 7, 0],
  [20, 4, 4, 1],
] as const)(
  'the search seats %i people at tables of %i for %i rounds with %i repeats at most',
  ([people, seats, rounds, repeats]) => {
    const plan = planMovement({ people, seats, rounds });
    expect(plan.kind).toBe('search');
    const { meetings } = inspectPlan(plan.rounds, people, seats);
    expect(meetings.length).toBeLessThan(4);
    expect(meetings[2] ?? 0).toBeLessThanOrEqual(repeats);
  },
);

test('the same seed gives the same plan, another seed another one', () => {
  const [one, same, other] = [4, 4, 5].map((seed) => planMovement({ people: 12, seats: 3, seed }));
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

test('computers that fill tables do not have to avoid each other', () => {
  // Five at tables of four: three computers, which keep meeting each other.
  const { rounds, fillers } = planMovement({ people: 5, seats: 4, rounds: 3 });
  expect(fillers).toBe(3);
  const { meetings } = inspectPlan(rounds, 5, 4);
  expect(meetings.slice(3)).toEqual([]);
});

test('a plan that is longer than its design begins again, and lines stay even', () => {
  const { rounds } = planMovement({ people: 9, seats: 3, rounds: 6 });
  expect(inspectPlan(rounds, 9, 3)).toEqual({ meetings: [0, 18, 18], unevenness: 0 });
});

test('a fault in a plan is found', () => {
  const rounds = planMovement({ people: 9, seats: 3 }).rounds.map((tables) =>
    tables.map((table) => [...table]),
  );
  const [[first = [], second = []] = []] = rounds;
  [first[0], second[0]] = [second[0] ?? 0, first[0] ?? 0];
  const { meetings } = inspectPlan(rounds, 9, 3);
  expect(meetings).toEqual([4, 28, 4]);
});

test('lines turn with every board, so that three boards show everybody every line', () => {
  expect([0, 1, 2, 3].map((board) => turnLines([7, 8, 9], board))).toEqual([
    [7, 8, 9],
    [8, 9, 7],
    [9, 7, 8],
    [7, 8, 9],
  ]);
});

/** `0-2`, in either order. */
function pairsOf(tables: RoundPlan): string[] {
  return tables.map((table) => table.toSorted((a, b) => a - b).join('-')).toSorted();
}

test('a Swiss round pairs neighbours in the standings who have not met', () => {
  const fresh = planNextRound({
    people: [0, 1, 2, 3],
    seats: 2,
    history: [],
    places: [1, 3, 2, 4],
  });
  expect(pairsOf(fresh)).toEqual(['0-2', '1-3']);
  const next = planNextRound({
    people: [0, 1, 2, 3],
    seats: 2,
    history: [fresh],
    places: [1, 2, 3, 4],
  });
  expect(pairsOf(next)).toEqual(['0-1', '2-3']);
});

test('the first Swiss round of twelve pairs each with the next', () => {
  const people = Array.from({ length: 12 }, (_, i) => i);
  const places = people.map((person) => 1 + ((person * 5) % 12));
  const tables = planNextRound({ people, seats: 2, history: [], places });
  const gaps = tables.map(([one = 0, other = 0]) =>
    Math.abs((places[one] ?? 0) - (places[other] ?? 0)),
  );
  expect(gaps).toEqual([1, 1, 1, 1, 1, 1]);
});

test('in a Swiss tournament nobody meets twice, and everybody sits on both sides', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10 }), fc.nat(), (half, seed) => {
      const people = Array.from({ length: 2 * half }, (_, i) => i);
      const history: RoundPlan[] = [];
      for (let round = 0; round < half / 2; round++) {
        const places = people.map((person) => 1 + ((person * 7 + seed + round) % people.length));
        history.push(planNextRound({ people, seats: 2, history, places, seed }));
      }
      expect(tableFaults(history, people.length, 2)).toEqual([]);
      const { meetings, unevenness } = inspectPlan(history, people.length, 2);
      expect(meetings.length).toBeLessThan(3);
      expect(unevenness).toBeLessThan(4);
    }),
    { numRuns: 4 },
  );
});

test('in a next round everybody sits where they have sat least', () => {
  expect(planNextRound({ people: [0, 1], seats: 2, history: [[[0, 1]]] })).toEqual([[1, 0]]);
  const history = [[[0, 1, 2]], [[1, 2, 0]]];
  expect(planNextRound({ people: [0, 1, 2], seats: 3, history })).toEqual([[2, 0, 1]]);
});

test('large tables are seated, too: nobody sits where they have sat', () => {
  const people = Array.from({ length: 16 }, (_, i) => i);
  const history = [people, people.map((person) => (person + 5) % 16)].map((table) => [table]);
  const [next = []] = planNextRound({ people, seats: 16, history });
  expect(next.toSorted((a, b) => a - b)).toEqual(people);
  for (const [table = []] of history) {
    expect(next.filter((person, line) => table[line] === person)).toEqual([]);
  }
});

test('a round after somebody came late and somebody left seats those who are there', () => {
  const { rounds } = planMovement({ people: 9, seats: 3, rounds: 2 });
  // 4 left, 9 came late.
  const people = [0, 1, 2, 3, 5, 6, 7, 8, 9];
  const next = planNextRound({ people, seats: 3, history: rounds });
  expect(next.flat().toSorted((a, b) => a - b)).toEqual(people);
  expect(inspectPlan([...rounds, next], 9, 3).meetings.length).toBeLessThan(3);
});
