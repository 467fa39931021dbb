/**
 * Plans for numbers without a design: simulated annealing that swaps two people of a round until
 * nobody meets anybody more often than needed. The same search pairs a Swiss round, where people
 * with neighbouring places are to meet.
 */
import { Sfc32, type Random } from '@pakli/core';
import type { RoundPlan } from './plan.ts';

export interface PlanSearch {
  /** How many people there are, computers that fill tables among them: a multiple of `seats`. */
  readonly people: number;
  /** So many of the last are computers, which may meet each other as often as they like. */
  readonly fillers?: number;
  readonly seats: number;
  readonly rounds: number;
  /** The same seed gives the same plan. */
  readonly seed: number;
  /** How often people have met before, as `countMeetings` counts. */
  readonly met?: Uint16Array;
  /** Places in the standings by person, for a Swiss round. */
  readonly places?: readonly number[];
}

const SWAPS_PER_SEAT = 1200;
/** Smaller differences are those of rounding. */
const SMALLEST_GAIN = 1e-9;
/** To meet a computer again costs less than to meet a person again. */
const FILLER_WEIGHT = 0.25;
/**
 * A hotter search accepts more swaps that make the plan worse. In units of one repeated meeting; neighbours in the
 * standings are worth far less than that.
 */
const [HOTTEST, COLDEST] = [1.2, 0.12];

/** Tables with their people in no particular line. */
export function searchRounds(given: PlanSearch): RoundPlan[] {
  const { people, seats, rounds, places } = given;
  if (people % seats !== 0) throw new Error(`${people} people do not fill tables of ${seats}`);
  const random = new Sfc32(given.seed);
  const search = new Search(given);
  const order = Array.from({ length: rounds }, () => shuffled(people, random));
  for (const round of order) search.seat(round);
  const swaps = people === seats ? 0 : SWAPS_PER_SEAT * people * rounds;
  const coldest = places === undefined ? COLDEST : COLDEST / people ** 2;
  // The last plan is not always the best one.
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

  /** Nothing can be better; a Swiss round is never said to be. */
  get isPerfect(): boolean {
    return this.repeats === 0 && this.given.places === undefined;
  }

  seat(round: readonly number[]): void {
    for (const at of round.keys()) this.meet(round, at, 1, (other) => other < at);
  }

  /** Swaps two people of a round; how much more the plan costs. */
  swap(round: number[], one: number, other: number): number {
    const before = this.meet(round, one, -1) + this.meet(round, other, -1);
    [round[one], round[other]] = [round[other] ?? 0, round[one] ?? 0];
    return before + this.meet(round, one, 1) + this.meet(round, other, 1);
  }

  /** Adds or removes the meetings of the person at a seat; what that costs. */
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
      // The n-th repetition costs n times as much as the first: meetings become even.
      cost += step * times * weight;
      if (places === undefined) continue;
      const gap = ((places[person] ?? people) - (places[mate] ?? people)) / people;
      cost += step * gap * gap;
    }
    return cost;
  }
}
