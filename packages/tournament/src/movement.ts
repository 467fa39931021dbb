/**
 * Movements: who meets whom in which round. If there is a design for the number of people, meetings
 * are exactly even; otherwise a seeded search repeats as few as possible. Computers fill the last table.
 *
 *     planMovement({ people: 21, seats: 3 })   // 10 rounds, all 210 pairs once
 */
import { findDesign } from './designs.ts';
import { evenLines } from './lines.ts';
import { countLines, countMeetings, type RoundPlan } from './plan.ts';
import { searchRounds } from './search.ts';

export interface MovementRequest {
  readonly people: number;
  readonly seats: number;
  /** The number of rounds; by default as many as it takes to meet everybody once, or nearly. */
  readonly rounds?: number | undefined;
  /** The seed of the search. */
  readonly seed?: number | undefined;
}

/** A whole plan. */
export interface Movement {
  /** `design`: everybody meets everybody else equally often in each cycle of rounds. */
  readonly kind: 'design' | 'search';
  /** The number of computers that fill the last table, numbered after the people. */
  readonly fillers: number;
  readonly rounds: readonly RoundPlan[];
}

/** The number of computers that fill the last table. */
export function fillersFor(people: number, seats: number): number {
  return (seats - (people % seats)) % seats;
}

/** Up to this product of people and rounds a whole plan is found within a third of a second. */
const FEW = 400;

/** Whether a whole plan can be computed while others wait: by a design, or by a small search. */
export function isPlannedQuickly({ people, seats, rounds = 1 }: MovementRequest): boolean {
  const everybody = people + fillersFor(people, seats);
  return people * rounds <= FEW || findDesign(everybody, seats, rounds) !== undefined;
}

/** Plans a whole evening, with people numbered from 0. Lines are even after any number of rounds. */
export function planMovement({ people, seats, rounds, seed = 1 }: MovementRequest): Movement {
  if (people < 1 || seats < 2) throw new Error(`no plan for ${people} people and ${seats} seats`);
  const fillers = fillersFor(people, seats);
  const everybody = people + fillers;
  const design = findDesign(everybody, seats, rounds);
  const length = rounds ?? design?.rounds.length ?? Math.floor((everybody - 1) / (seats - 1));
  const plan =
    design === undefined
      ? searchRounds({ people: everybody, fillers, seats, rounds: length, seed })
      : Array.from({ length }, (_, round) => design.rounds[round % design.rounds.length] ?? []);
  const kind = design === undefined ? 'search' : 'design';
  return { kind, fillers, rounds: evenLines(plan, seats) };
}

export interface NextRound {
  /** Who plays, including computers: a multiple of `seats`. */
  readonly people: readonly number[];
  readonly seats: number;
  /** The rounds so far, which may include other people. */
  readonly history: readonly RoundPlan[];
  /** Places by person, from 1, for a Swiss round: neighbours in the standings meet. */
  readonly places?: readonly number[];
  readonly seed?: number;
}

/** Plans one round for those present, after people came or left, or a Swiss round. */
export function planNextRound(given: NextRound): RoundPlan {
  const { people, seats, history, places, seed = 1 } = given;
  const count = Math.max(...people, ...history.flat(2)) + 1;
  const met = countMeetings(history, count);
  const size = people.length;
  const own = new Uint16Array(size * size);
  for (const [i, one] of people.entries()) {
    for (const [j, other] of people.entries()) own[i * size + j] = met[one * count + other] ?? 0;
  }
  const standing =
    places === undefined ? {} : { places: people.map((person) => places[person] ?? size) };
  const search = { people: size, seats, rounds: 1, seed, met: own, ...standing };
  const [tables = []] = searchRounds(search);
  const sat = countLines(history, count, seats);
  return tables.map((table) =>
    evenest(
      table.map((at) => people[at] ?? 0),
      sat,
    ),
  );
}

/**
 * The order of a table in which everybody sits where they sat least; the first of equals. Dynamic
 * programming over sets: the cost of the remaining lines depends only on who is left, and a large
 * table has far fewer sets than orders.
 */
function evenest(table: readonly number[], sat: readonly (readonly number[])[]): number[] {
  const size = table.length;
  /** By the set of those who have a line, as bits: the least cost of the other lines. */
  const least = new Float64Array(2 ** size);
  /** The person best seated in the next line. */
  const next = (seated: number, line: number): number => {
    let [best, lowest] = [0, Infinity];
    for (let at = 0; at < size; at++) {
      if (((seated >> at) & 1) === 1) continue;
      // The part of the sum of squares that depends on the choice.
      const cost = sat[table[at] ?? 0]?.[line] ?? 0;
      const sum = cost + (least[seated | (1 << at)] ?? 0);
      if (sum < lowest) [best, lowest] = [at, sum];
    }
    least[seated] = lowest;
    return best;
  };
  for (let seated = 2 ** size - 2; seated >= 0; seated--) next(seated, bitsIn(seated));
  let seated = 0;
  return table.map((_, line) => {
    const at = next(seated, line);
    seated |= 1 << at;
    return table[at] ?? 0;
  });
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left > 0; left >>= 1) count += left & 1;
  return count;
}
