/**
 * Designs: plans in which everybody meets everybody else equally often. Each is a round that is
 * rotated: people are numbers in circles of `turns`, and in the next round everybody is replaced by
 * the next in the same circle. A person left over after the last full circle stays in place. An orbit
 * is a table whose rotations are the tables of one additional round. The rounds were found by random
 * search; tests count the meetings of every design.
 *
 * With three seats these are Kirkman triple systems, with four seats resolvable designs in which
 * everybody meets once or, as in a whist tournament, three times.
 */
import type { RoundPlan } from './plan.ts';

interface Design {
  readonly seats: number;
  readonly people: number;
  /** How often everybody meets everybody else. */
  readonly times: number;
  /** The number of people in a circle. */
  readonly turns: number;
  /** The tables of the first round. */
  readonly opening: string;
  /** Tables whose rotations are one round each. */
  readonly orbits?: string;
}

/** In order of preference. */
const DESIGNS: readonly Design[] = [
  {
    seats: 3,
    people: 9,
    times: 1,
    turns: 3,
    opening: '0 1 3, 2 6 7, 4 5 8',
    orbits: '0 4 6',
  },
  {
    seats: 3,
    people: 15,
    times: 1,
    turns: 7,
    opening: '0 4 13, 1 6 11, 2 3 10, 5 9 14, 7 8 12',
  },
  {
    seats: 3,
    people: 21,
    times: 1,
    turns: 7,
    opening: '0 1 5, 2 9 18, 3 8 15, 4 7 19, 6 12 20, 10 11 13, 14 16 17',
    orbits: '0 8 18, 0 9 20, 0 11 17',
  },
  {
    seats: 3,
    people: 27,
    times: 1,
    turns: 9,
    opening: '0 1 3, 2 7 22, 4 16 18, 5 9 15, 6 23 25, 8 13 17, 10 11 19, 12 14 26, 20 21 24',
    orbits: '0 11 18, 0 15 25, 0 16 22, 0 17 21',
  },
  {
    seats: 3,
    people: 33,
    times: 1,
    turns: 11,
    opening:
      '0 1 4, 2 8 23, 3 5 21, 6 26 31, 7 17 24, 9 13 22, 10 12 18, 11 20 32, 14 25 29, 15 16 19, 27 28 30',
    orbits: '0 11 27, 0 12 29, 0 14 22, 0 17 30, 0 20 23',
  },
  {
    seats: 3,
    people: 39,
    times: 1,
    turns: 13,
    opening:
      '0 8 35, 1 7 38, 2 11 32, 3 4 6, 5 14 15, 9 21 37, 10 13 18, 12 17 19, 16 23 33, 20 24 26, 22 25 30, 27 28 31, 29 34 36',
    orbits: '0 13 33, 0 14 36, 0 15 26, 0 17 29, 0 19 32, 0 24 38',
  },
  {
    seats: 3,
    people: 45,
    times: 1,
    turns: 15,
    opening:
      '0 12 27, 1 9 37, 2 7 11, 3 41 42, 4 18 38, 5 29 32, 6 26 28, 8 10 40, 13 14 17, 15 24 34, 16 23 44, 19 22 30, 20 21 25, 31 36 43, 33 35 39',
    orbits: '0 16 31, 0 17 41, 0 21 35, 0 23 40, 0 25 37, 0 26 33, 0 28 44',
  },
  {
    seats: 4,
    people: 16,
    times: 1,
    turns: 5,
    opening: '0 2 10 11, 1 9 13 15, 3 4 5 8, 6 7 12 14',
  },
  {
    seats: 4,
    people: 28,
    times: 1,
    turns: 9,
    opening: '0 14 19 27, 1 8 9 21, 2 3 6 15, 4 18 22 25, 5 12 16 20, 7 13 23 24, 10 11 17 26',
  },
  {
    seats: 4,
    people: 8,
    times: 3,
    turns: 7,
    opening: '0 3 4 5, 1 2 6 7',
  },
  {
    seats: 4,
    people: 12,
    times: 3,
    turns: 11,
    opening: '0 5 7 8, 1 2 3 9, 4 6 10 11',
  },
  {
    seats: 4,
    people: 16,
    times: 3,
    turns: 15,
    opening: '0 9 12 13, 1 4 8 14, 2 6 7 15, 3 5 10 11',
  },
  {
    seats: 4,
    people: 20,
    times: 3,
    turns: 19,
    opening: '0 2 3 9, 1 13 18 19, 4 12 15 16, 5 8 10 14, 6 7 11 17',
  },
  {
    seats: 4,
    people: 24,
    times: 3,
    turns: 23,
    opening: '0 2 21 23, 1 12 16 17, 3 8 14 22, 4 5 11 18, 6 9 19 20, 7 10 13 15',
  },
  {
    seats: 4,
    people: 28,
    times: 3,
    turns: 27,
    opening: '0 7 10 25, 1 2 9 14, 3 4 8 19, 5 13 22 26, 6 12 15 23, 11 17 24 27, 16 18 20 21',
  },
  {
    seats: 4,
    people: 32,
    times: 3,
    turns: 31,
    opening:
      '0 7 21 22, 1 11 14 16, 2 4 13 17, 3 9 20 28, 5 8 12 31, 6 15 19 27, 10 24 29 30, 18 23 25 26',
  },
  {
    seats: 4,
    people: 36,
    times: 3,
    turns: 35,
    opening:
      '0 2 13 19, 1 3 21 29, 4 12 23 25, 5 10 30 33, 6 7 11 32, 8 24 28 31, 9 20 26 34, 14 15 18 27, 16 17 22 35',
  },
  {
    seats: 4,
    people: 40,
    times: 3,
    turns: 39,
    opening:
      '0 7 10 32, 1 15 16 21, 2 3 19 38, 4 27 28 34, 5 13 26 30, 6 8 18 36, 9 12 17 22, 11 23 29 31, 14 25 37 39, 20 24 33 35',
  },
];

/** The people of a table after `turn` rotations. */
function turned(table: readonly number[], turn: number, { people, turns }: Design): number[] {
  const circles = people - (people % turns);
  return table.map((person) => {
    if (person >= circles) return person;
    const place = person % turns;
    return person - place + ((place + turn) % turns);
  });
}

function readTables(text: string): number[][] {
  return text === '' ? [] : text.split(', ').map((table) => table.split(' ').map(Number));
}

/** All rounds of a design. */
function develop(design: Design): RoundPlan[] {
  const { turns, opening, orbits = '' } = design;
  const everyTurn = Array.from({ length: turns }, (_, turn) => turn);
  return [
    ...everyTurn.map((turn) => readTables(opening).map((table) => turned(table, turn, design))),
    ...readTables(orbits).map((table) => everyTurn.map((turn) => turned(table, turn, design))),
  ];
}

/** Everybody meets everybody once, at tables of two: the circle method, for an even number of people. */
export function roundRobin(people: number): RoundPlan[] {
  const circle = people - 1;
  return Array.from({ length: circle }, (_, round) =>
    Array.from({ length: people / 2 }, (_table, table) => {
      if (table === 0) return [round, circle];
      return [(round + table) % circle, (round - table + circle) % circle];
    }),
  );
}

/** The rounds of a design, and how often everybody meets in all of them. */
export interface DesignRounds {
  readonly times: number;
  readonly rounds: readonly RoundPlan[];
}

/**
 * The design for a number of people. A design with single meetings works for any number of rounds;
 * one with three meetings only as a whole, since its first rounds repeat meetings.
 */
export function findDesign(
  people: number,
  seats: number,
  rounds: number | undefined,
): DesignRounds | undefined {
  if (people === seats) return { times: 1, rounds: [[Array.from({ length: seats }, (_, i) => i)]] };
  if (seats === 2) return { times: 1, rounds: roundRobin(people) };
  for (const design of DESIGNS) {
    if (design.seats !== seats || design.people !== people) continue;
    if (design.times > 1 && (rounds === undefined || rounds % (people - 1) !== 0)) continue;
    return { times: design.times, rounds: develop(design) };
  }
  return undefined;
}
