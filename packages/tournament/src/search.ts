/**
 * Plans for numbers of people without a design: simulated annealing swaps two people of a round until
 * nobody meets anybody more often than necessary. The same search pairs Swiss rounds, in which
 * neighbours in the standings should meet.
 */
import { Sfc32, type Random } from '@pakli/core';
import type { RoundPlan } from './plan.ts';

export interface PlanSearch {
  /** The number of people, including computers that fill tables: a multiple of `seats`. */
  readonly people: number;
  /** How many of the last people are computers, whose meetings with each other do not matter. */
  readonly fillers?: number;
  readonly seats: number;
  readonly rounds: number;
  /** The same seed gives the same plan. */
  readonly seed: number;
  /** Earlier meetings, from `countMeetings`. */
  readonly met?: Uint16Array;
  /** Places in the standings by person, for a Swiss round. */
  readonly places?: readonly number[];
}

const SWAPS_PER_SEAT = 1200;
/** Smaller differences are rounding errors. */
const SMALLEST_GAIN = 1e-9;
/** The cost of meeting a computer again, relative to a person. */
const FILLER_WEIGHT = 0.25;
/**
 * Temperatures, in units of one repeated meeting: a hotter search accepts more swaps that make the plan worse.
 * Neighbours in the standings are worth far less than a repeated meeting.
 */
const [HOTTEST, COLDEST] = [1.2, 0.12];

/** Rounds of tables, with the lines not assigned yet. */
export function searchRounds(given: PlanSearch): RoundPlan[] {
  const { people, seats, rounds, places } = given;
  if (people % seats !== 0) throw new Error(`${people} people do not fill tables of ${seats}`);
  const random = new Sfc32(given.seed);
  const search = new Search(given);
  const order = Array.from({ length: rounds }, () => shuffled(people, random));
  for (const round of order) search.seat(round);
  const swaps = people === seats ? 0 : SWAPS_PER_SEAT * people * rounds;
  const coldest = places === undefined ? COLDEST : COLDEST / people ** 2;
  // The last plan may not be the best one.
  let [cost, lowest, best] = [0, 0, order.map((round) => round.slice())];
  for (let swap = 0; swap < swaps && !search.isPerfect; swap++) {
    const round = order[random.below(rounds)] ?? [];
    const [one, other] = [random.below(people), random.below(people)];
    if (Math.floor(one / seats) === Math.floor(other / seats)) continue;
    const heat = HOTTEST * (coldest / HOTTEST) ** (swap / swaps);
    const luck = (random.below(0xffffffff) + 1) / 0x100000000;
    const change = search.swap(round, one, other);
    if (change > 0 && luck >= Math.exp(-change / heat)) {
      search.swap(round, one, other);
      continue;
    }
    cost += change;
    if (cost >= lowest - SMALLEST_GAIN) continue;
    lowest = cost;
    best = order.map((seated) => seated.slice());
  }
  return best.map((round) =>
    Array.from({ length: people / seats }, (_, table) =>
      round.slice(table * seats, (table + 1) * seats).toSorted((a, b) => a - b),
    ),
  );
}

function shuffled(count: number, random: Random): number[] {
  const items = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j] ?? 0, items[i] ?? 0];
  }
  return items;
}

class Search {
  /** How many meetings are not the first of their pair. */
  private repeats = 0;
  private readonly given: PlanSearch;
  private readonly met: Uint16Array;

  constructor(given: PlanSearch) {
    this.given = given;
    this.met = given.met?.slice() ?? new Uint16Array(given.people ** 2);
  }

  /** No plan can be better; never true for a Swiss round. */
  get isPerfect(): boolean {
    return this.repeats === 0 && this.given.places === undefined;
  }

  seat(round: readonly number[]): void {
    for (const at of round.keys()) this.meet(round, at, 1, (other) => other < at);
  }

  /** Swaps two people of a round and returns the change of the cost. */
  swap(round: number[], one: number, other: number): number {
    const before = this.meet(round, one, -1) + this.meet(round, other, -1);
    [round[one], round[other]] = [round[other] ?? 0, round[one] ?? 0];
    return before + this.meet(round, one, 1) + this.meet(round, other, 1);
  }

  /** Adds or removes the meetings of the person at a seat and returns the change of the cost. */
  private meet(
    round: readonly number[],
    at: number,
    step: 1 | -1,
    counts: (other: number) => boolean = (other) => other !== at,
  ): number {
    const { people, fillers = 0, seats, places } = this.given;
    const person = round[at] ?? 0;
    let cost = 0;
    for (let other = at - (at % seats), end = other + seats; other < end; other++) {
      if (!counts(other)) continue;
      const mate = round[other] ?? 0;
      if (Math.min(person, mate) >= people - fillers) continue;
      const weight = Math.max(person, mate) >= people - fillers ? FILLER_WEIGHT : 1;
      const times = (this.met[person * people + mate] ?? 0) + (step - 1) / 2;
      this.met[person * people + mate] = times + (step + 1) / 2;
      this.met[mate * people + person] = times + (step + 1) / 2;
      if (times > 0) this.repeats += step;
      // The n-th repetition costs n times as much as the first, which evens out meetings.
      cost += step * times * weight;
      if (places === undefined) continue;
      const gap = ((places[person] ?? people) - (places[mate] ?? people)) / people;
      cost += step * gap * gap;
    }
    return cost;
  }
}
