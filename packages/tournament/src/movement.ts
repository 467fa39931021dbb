/**
 * Movements: who meets whom in which round. Where a design exists for the number of people, meetings
 * are exactly even; elsewhere a seeded search repeats as few as possible. Computers fill the last table.
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
  /** How many rounds; by default as many as it takes to meet everybody once, or as near as it gets. */
  readonly rounds?: number | undefined;
  /** For the search: the same seed gives the same plan. */
  readonly seed?: number | undefined;
}

/** A whole plan. */
export interface Movement {
  /** `design`: everybody meets everybody else equally often in each cycle of rounds. */
  readonly kind: 'design' | 'search';
  /** Computers that fill the last table: they have the numbers after the people's. */
  readonly fillers: number;
  readonly rounds: readonly RoundPlan[];
}

/** How many computers it takes to fill the last table. */
export function fillersFor(people: number, seats: number): number {
  return (seats - (people % seats)) % seats;
}

/** People times rounds for which a whole plan is found within a third of a second. */
const FEW = 400;

/** Whether a whole plan is found quickly enough for others to wait: by a design, or by a search for few. */
export function isPlannedQuickly({ people, seats, rounds = 1 }: MovementRequest): boolean {
  const everybody = people + fillersFor(people, seats);
  return people * rounds <= FEW || findDesign(everybody, seats, rounds) !== undefined;
}

/** A plan for an evening: people have the numbers from 0 on. Lines are even in any number of rounds. */
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
  /** Who plays, computers included: as many as fill tables. */
  readonly people: readonly number[];
  readonly seats: number;
  /** The rounds so far, of these people and of others. */
  readonly history: readonly RoundPlan[];
  /** Places by person, from 1, for a Swiss round: neighbours in the standings meet. */
  readonly places?: readonly number[];
  readonly seed?: number;
}

/** One more round for anyone who is there, after late comers and leavers, or a Swiss round. */
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

/** The order of a table in which everybody sits where they sat least. */
function evenest(table: readonly number[], sat: readonly (readonly number[])[]): number[] {
  // Of the sum of squares, this is what a choice changes.
  const cost = (order: readonly number[]): number =>
    order.reduce((sum, person, line) => sum + (sat[person]?.[line] ?? 0), 0);
  const [first = [], ...others] = permutations(table);
  return others.reduce((best, order) => (cost(order) < cost(best) ? order : best), first);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item].concat(rest)),
  );
}
