/**
 * Perfect play with all cards known: what the soloist makes of a play position against both
 * defenders as one player, and which cards keep it (12). One instance answers any number of
 * questions, one after the other; its table is allocated once.
 *
 *     const solver = new Solver();
 *     solver.value(position, { ask: 'points' }, SEED_OPTIONS); // { low: 45, high: 45, nodes: 4711 }
 */
import { count, listCards } from '../../cards.ts';
import { Aim } from './aim.ts';
import { Ducking } from './ducking.ts';
import { Duties } from './duties.ts';
import { needsOf } from './ends.ts';
import { ACE_LOST, CLASSES, classOf, NEVER, SIDES } from './outcome.ts';
import type { PlayOptions, Position } from './position.ts';
import { problemOf, type Problem, type SolverQuestion } from './problem.ts';
import { Runs } from './runs.ts';
import { TrickSearch } from './search.ts';
import { Suits, toCards } from './suits.ts';
import { TranspositionTable } from './table.ts';

/** What is known of a value: both bounds are equal when the search was finished. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
  /** Beginnings of tricks searched. */
  readonly nodes: number;
}

/** The value and every legal card that keeps it, as a mask; undefined if the search was cut off. */
export interface Best extends Bounds {
  readonly cards: number | undefined;
}

/** Enough for whole deals; a larger table costs more in access than it saves. */
const ENTRIES: number = 1 << 16;
/** Numbers that the table has for tests; 0 is for entries shared by all. */
const TESTS = 64;

export class Solver {
  private readonly suits = new Suits();
  private readonly runs = new Runs();
  private readonly ducking = new Ducking();
  private readonly duties = new Duties();
  private readonly aim = new Aim();
  private readonly table: TranspositionTable;
  private readonly search: TrickSearch;
  private readonly need = new Int32Array(CLASSES);
  private readonly tests = new Map<number, number>();

  /** `entries` bounds the table, of 16 bytes each. */
  constructor({ entries = ENTRIES }: { readonly entries?: number } = {}) {
    this.table = new TranspositionTable(entries);
    const { suits, duties, aim, runs, ducking, table } = this;
    this.search = new TrickSearch({ suits, duties, aim, runs, ducking, table });
  }

  /** The value, or bounds if `budget` beginnings of tricks were not enough. */
  value(
    position: Position,
    question: SolverQuestion,
    options: PlayOptions,
    budget: number = Number.MAX_SAFE_INTEGER,
  ): Bounds {
    return this.solve(this.take(position, question, options, budget), question);
  }

  /** The value and the cards that keep it, within the same budget. */
  best(
    position: Position,
    question: SolverQuestion,
    options: PlayOptions,
    budget: number = Number.MAX_SAFE_INTEGER,
  ): Best {
    const problem = this.take(position, question, options, budget);
    const { low, high } = this.solve(problem, question);
    let keeping: number | undefined;
    if (low === high) {
      const bits =
        question.ask === 'points' ? this.keepPoints(problem, low) : this.keepLevel(problem, low);
      if (!this.search.stopped) keeping = toCards(bits, position.trump !== undefined);
    }
    return { low, high, nodes: this.search.nodes, cards: keeping };
  }

  /**
   * The value of each legal card, by card, within the same budget; undefined if the search was cut
   * off. All share one table, which is faster than asking about the position after each of them.
   */
  each(
    position: Position,
    question: Exclude<SolverQuestion, { ask: 'points' }>,
    options: PlayOptions,
    budget: number = Number.MAX_SAFE_INTEGER,
  ): ReadonlyMap<number, number> | undefined {
    const problem = this.take(position, question, options, budget);
    const { levels } = problem;
    const legal = this.legal(problem);
    const unequal = levels.length > 1 ? this.suits.unequalOf(problem.rest) : -1;
    const values = new Map<number, number>();
    let equals = 0;
    let place = levels.length >> 1;
    for (let i = 0; i < 32; i++) {
      const bit = 1 << i;
      if ((legal & bit) === 0) continue;
      equals |= bit;
      // Equal cards lie below the one tried for all of them.
      if ((unequal & bit) === 0) continue;
      place = this.levelAfter(problem, [...problem.trick, bit], place);
      if (this.search.stopped) return undefined;
      for (const card of listCards(toCards(equals, position.trump !== undefined))) {
        values.set(card, levels[place] ?? 0);
      }
      equals = 0;
    }
    return values;
  }

  /** The index of the highest level reached after a card, searched from a guess. */
  private levelAfter(problem: Problem, trick: readonly number[], guess: number): number {
    const { levels } = problem;
    let low = 0;
    let high = levels.length - 1;
    let middle = Math.max(1, guess);
    while (low < high) {
      const goal = this.askLevel(problem, levels[middle] ?? 0);
      const value = this.surplus(problem, goal, trick);
      if (this.search.stopped) return 0;
      if (value >= goal) low = middle;
      else high = middle - 1;
      // Most cards are worth as much as the one before: tries its level, then the next, then
      // bisects.
      middle = low === guess ? Math.min(guess + 1, high) : (low + high + 1) >> 1;
    }
    return low;
  }

  private take(
    position: Position,
    question: SolverQuestion,
    options: PlayOptions,
    budget: number,
  ): Problem {
    const problem = problemOf(position, question, options);
    // With a single possible value there is nothing to search.
    if (question.ask === 'points' || problem.levels.length > 1) {
      this.suits.prepare(problem.setting.own, problem.kinds);
    }
    if (problem.left > 0) this.runs.prepare(problem.setting.own, problem.points, position.trump);
    if (!problem.setting.mustBeat) this.ducking.prepare(problem.setting.own);
    this.table.clear();
    this.tests.clear();
    this.duties.sit(problem.setting);
    this.aim.sit(problem.setting);
    this.search.sit(problem.points, budget);
    return problem;
  }

  private solve(problem: Problem, question: SolverQuestion): Bounds {
    const [low, high] = question.ask === 'points' ? this.most(problem) : this.climb(problem);
    return { low, high, nodes: this.search.nodes };
  }

  /** Maximal points: a null window walks to the value, guided by the returned bounds. */
  private most(problem: Problem): [number, number] {
    let low = 0;
    let high = problem.left;
    this.need.fill(0);
    this.aim.ask(this.need, 0, 0);
    let goal = high >> 1;
    while (low < high) {
      const value = this.surplus(problem, goal);
      if (this.search.stopped) break;
      if (value >= goal) low = value;
      else high = value;
      goal = (low + high + 1) >> 1;
    }
    return [low + problem.taken, high + problem.taken];
  }

  /** The highest level that the soloist reaches, by bisection. */
  private climb(problem: Problem): [number, number] {
    const { levels } = problem;
    let low = 0;
    let high = levels.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const goal = this.askLevel(problem, levels[middle] ?? 0);
      const value = this.surplus(problem, goal);
      if (this.search.stopped) break;
      if (value >= goal) low = middle;
      else high = middle - 1;
    }
    return [levels[low] ?? 0, levels[high] ?? 0];
  }

  /** Sets up the test whether a level is reached, and returns the required surplus. */
  private askLevel(problem: Problem, level: number): number {
    const { need } = this;
    needsOf(problem.ends, level, need);
    // Measured from what the usual class needs, surpluses mean the same in all tests.
    const usual = need[classOf(0, SIDES | (problem.flags & ACE_LOST))] ?? 0;
    const origin = Math.abs(usual) === NEVER ? 0 : usual;
    for (let klass = 0; klass < CLASSES; klass++) {
      const points = need[klass] ?? 0;
      if (Math.abs(points) !== NEVER) need[klass] = points - origin;
    }
    const stop = problem.stop !== undefined && problem.stop >= level ? -NEVER : NEVER;
    this.aim.ask(need, stop, this.testOf(level));
    return origin - problem.taken;
  }

  private testOf(level: number): number {
    const known = this.tests.get(level);
    if (known !== undefined) return known;
    if (this.tests.size === TESTS - 1) {
      this.tests.clear();
      this.table.clear();
    }
    const test = this.tests.size + 1;
    this.tests.set(level, test);
    return test;
  }

  private keepPoints(problem: Problem, value: number): number {
    this.need.fill(0);
    this.aim.ask(this.need, 0, 0);
    const goal = value - problem.taken;
    return this.keeping(problem, turnOf(problem) === 0 ? goal : goal + 1);
  }

  private keepLevel(problem: Problem, value: number): number {
    const { levels } = problem;
    const level = turnOf(problem) === 0 ? value : levels[levels.indexOf(value) + 1];
    if (level === undefined || level === levels[0]) return this.legal(problem);
    return this.keeping(problem, this.askLevel(problem, level));
  }

  /** Cards of the soloist that still reach the goal, or of a defender that prevent it. */
  private keeping(problem: Problem, goal: number): number {
    const { search } = this;
    const mine = turnOf(problem) === 0;
    const legal = this.legal(problem);
    const unequal = this.suits.unequalOf(problem.rest);
    let kept = 0;
    let equals = 0;
    for (let i = 0; i < 32; i++) {
      const bit = 1 << i;
      if ((legal & bit) === 0) continue;
      // Equal cards lie below the one tried for all of them.
      equals |= bit;
      if ((unequal & bit) === 0) continue;
      const value = this.surplus(problem, goal, [...problem.trick, bit]);
      if (search.stopped) return 0;
      if (value >= goal === mine) kept |= equals;
      equals = 0;
    }
    return kept;
  }

  private legal(problem: Problem): number {
    const { duties } = this;
    const seat = turnOf(problem);
    const hand = problem.rest & (problem.setting.own[seat] ?? 0);
    const [a, b] = problem.trick;
    if (a === undefined) return seat === 0 ? duties.keep(hand) : hand;
    const top = b !== undefined && (b & duties.beating(a)) !== 0 ? b : a;
    return duties.legal(hand, seat, a, top, duties.beating(top));
  }

  /** A bound on the surplus of the position, or of the same after a card, as from `TrickSearch`. */
  private surplus(
    problem: Problem,
    goal: number,
    cards: readonly number[] = problem.trick,
  ): number {
    const { rest, leader, left, setting } = problem;
    const { search, duties } = this;
    const flags = this.aim.start(problem.flags);
    const [a, b, c] = cards;
    if (a === undefined) return search.lead(rest, leader, goal, left, flags);
    const trick = search.begin(count(rest & setting.own[leader]!), rest, leader, left, flags);
    if (b === undefined) return search.second(trick, a, goal);
    const beating = duties.beating(a);
    if (c === undefined) return search.third(trick, a, b, beating, goal);
    const second = (b & beating) !== 0;
    const third = (c & duties.beating(second ? b : a)) !== 0;
    const winner = (leader + (third ? 2 : second ? 1 : 0)) % 3;
    const top = third ? c : second ? b : a;
    const worth = cards.reduce((sum, bit) => sum + (problem.points[31 - Math.clz32(bit)] ?? 0), 0);
    return search.take(trick, a | b | c, winner, top, worth, goal);
  }
}

/** Who is to play a card, counted from the soloist. */
function turnOf({ leader, trick }: Problem): number {
  return (leader + trick.length) % 3;
}
