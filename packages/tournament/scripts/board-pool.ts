/**
 * A pool of simulated people and the boards they played beside frozen computers. A score is the
 * board's own luck, the player's skill in points and the player's own luck; some boards end equal
 * for everybody. Deviations are those that were measured for the games (docs/tournaments.md).
 */
import { Sfc32 } from '@pakli/core';
import {
  rateBoards,
  ratingPrior,
  winChance,
  type RatedBoard,
  type RatingPrior,
} from '../src/index.ts';

/** How a game's scores behave. */
export interface PoolGame {
  /** Deviation of the own luck on given cards, in points. */
  readonly luck: number;
  /** Points per board that a unit of skill is worth. */
  readonly pointsPerSkill: number;
  /** The share of boards that end equal for everybody. */
  readonly equal: number;
  /** Whether luck has heavy tails (a doubled contract is worth ten ordinary ones). */
  readonly heavy: boolean;
  /** Scores are multiples of this. */
  readonly step: number;
}

export const POOL_GAMES: Readonly<Record<string, PoolGame>> = {
  'like Ulti': { luck: 20, pointsPerSkill: 4, equal: 0.29, heavy: true, step: 2 },
  'like Mulle': { luck: 25, pointsPerSkill: 8, equal: 0, heavy: false, step: 1 },
  'like Buddy Bluff': { luck: 33, pointsPerSkill: 4, equal: 0, heavy: false, step: 1 },
};

/** Skills of the four computers, in units of `pointsPerSkill`, and of people. */
const COMPUTER_SKILLS = [-2, -1, 0, 1];
const RESULTS_PER_COMPUTER = 4;
const PEOPLE_MEAN = -1;
const PEOPLE_DEVIATION = 1.2;
const BOARDS_PER_DAY = 5;
/** Comparisons on the boards of the last days are predicted. */
const TEST_SHARE = 0.25;
/** Skills walk by this much per day: people learn and forget. */
const WALK_PER_DAY = 0.03;

/** Everybody's result on one board; computers come first in the order of their skills. */
export interface PoolBoard {
  readonly computers: readonly { readonly level: number; readonly score: number }[];
  readonly results: readonly { readonly person: number; readonly score: number }[];
}

export interface PoolPlan {
  readonly people: number;
  readonly days: number;
  readonly seed: number;
  /** Levels of computers by which all people are stronger than usual. */
  readonly shift?: number;
}

/** A day's boards of a pool, and who can be asked about them. */
export class BoardPool {
  readonly people: number;
  /** Strengths of the four computers, in Elo. */
  readonly strengths: readonly number[];
  readonly prior: RatingPrior;
  readonly known: readonly PoolBoard[];
  readonly asked: readonly PoolBoard[];
  /** Everybody's strength at the end, in Elo. */
  readonly truth: readonly number[];

  constructor(game: PoolGame, { people, days, seed, shift = 0 }: PoolPlan) {
    const random = new Sfc32(seed);
    this.people = people;
    const elo = eloPerSkill(game);
    this.strengths = COMPUTER_SKILLS.map((skill) => 1500 + elo * skill);
    this.prior = ratingPrior(this.strengths);
    const skills = Array.from(
      { length: people },
      () => PEOPLE_MEAN + PEOPLE_DEVIATION * normal(random) + shift,
    );
    // Most people come seldom, some every day.
    const eagerness = skills.map(() => uniform(random) ** 2);
    const boards: PoolBoard[] = [];
    for (let day = 0; day < days; day++) {
      const present = eagerness.flatMap((eager, person) =>
        uniform(random) < eager ? [person] : [],
      );
      for (let board = 0; board < BOARDS_PER_DAY; board++) {
        const isEqual = uniform(random) < game.equal;
        const play = (skill: number): number => (isEqual ? 0 : scoreOf(game, skill, random));
        boards.push({
          computers: COMPUTER_SKILLS.flatMap((skill, level) =>
            Array.from({ length: RESULTS_PER_COMPUTER }, () => ({ level, score: play(skill) })),
          ),
          results: present.map((person) => ({ person, score: play(skills[person] ?? 0) })),
        });
      }
      for (const person of skills.keys())
        skills[person] = (skills[person] ?? 0) + WALK_PER_DAY * normal(random);
    }
    this.truth = skills.map((skill) => 1500 + elo * skill);
    const first = Math.round(boards.length * (1 - TEST_SHARE));
    this.known = boards.slice(0, first);
    this.asked = boards.slice(first);
  }

  /** The boards of a person with the computers' results, as `rateBoards` takes them. */
  boardsOf(person: number, boards: readonly PoolBoard[] = this.known): RatedBoard[] {
    return boards.flatMap(({ computers, results }) =>
      results
        .filter((result) => result.person === person)
        .map(({ score }) => ({ score, field: this.field(computers) })),
    );
  }

  private field(computers: PoolBoard['computers']): RatedBoard['field'] {
    return computers.map(({ level, score }) => ({ score, strength: this.strengths[level] ?? 0 }));
  }

  /** The mean log loss over pairs of people on the boards that were kept back. */
  logLoss(ratings: readonly number[]): number {
    let [sum, count] = [0, 0];
    for (const { results } of this.asked) {
      for (const [index, one] of results.entries()) {
        for (const other of results.slice(index + 1)) {
          if (one.score === other.score) continue;
          const chance = winChance(ratings[one.person] ?? 0, ratings[other.person] ?? 0);
          sum -= Math.log(one.score > other.score ? chance : 1 - chance);
          count++;
        }
      }
    }
    return sum / count;
  }

  /** How far ratings of people with forty boards lean, and how often their interval holds the truth. */
  check(): { readonly lean: number; readonly held: number } {
    let [lean, held, count] = [0, 0, 0];
    const boards = [...this.known, ...this.asked];
    for (let person = 0; person < this.people; person++) {
      const own = this.boardsOf(person, boards);
      if (own.length < 40) continue;
      const { value, low, high } = rateBoards(own, 'high', this.prior);
      const truth = this.truth[person] ?? 0;
      lean += value - truth;
      held += low <= truth && truth <= high ? 1 : 0;
      count++;
    }
    return { lean: lean / count, held: held / count };
  }

  /** The mean of what each computer is rated as a person on all boards, less its own strength. */
  anchorDrift(): number {
    const boards = [...this.known, ...this.asked];
    const drifts = COMPUTER_SKILLS.map((_, level) => {
      const own = boards.map(({ computers }): RatedBoard => {
        const mine = computers.findIndex((result) => result.level === level);
        return {
          score: computers[mine]?.score ?? 0,
          field: this.field(computers.filter((_result, index) => index !== mine)),
        };
      });
      const wide = { mean: 1500, deviation: 1000 };
      return rateBoards(own, 'high', wide, Infinity).value - (this.strengths[level] ?? 0);
    });
    return drifts.reduce((sum, drift) => sum + drift, 0) / drifts.length;
  }
}

const measured = new Map<PoolGame, number>();

/** What a unit of skill is in Elo, as the share of decided boards that it wins. */
function eloPerSkill(game: PoolGame): number {
  const before = measured.get(game);
  if (before !== undefined) return before;
  const random = new Sfc32(1);
  let [won, decided] = [0, 0];
  for (let pair = 0; pair < 400_000; pair++) {
    const gap = scoreOf(game, 1, random) - scoreOf(game, 0, random);
    won += gap > 0 ? 1 : 0;
    decided += gap === 0 ? 0 : 1;
  }
  const elo = 400 * Math.log10(won / (decided - won));
  measured.set(game, elo);
  return elo;
}

function scoreOf(game: PoolGame, skill: number, random: Sfc32): number {
  // Student's t with three degrees of freedom has a deviation of the root of three.
  const tail = game.heavy
    ? Math.sqrt(normal(random) ** 2 + normal(random) ** 2 + normal(random) ** 2)
    : 1;
  const luck = (game.luck * normal(random)) / tail;
  return game.step * Math.round((game.pointsPerSkill * skill + luck) / game.step);
}

function uniform(random: Sfc32): number {
  return (random.next() + 0.5) / 2 ** 32;
}

function normal(random: Sfc32): number {
  return Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
}
