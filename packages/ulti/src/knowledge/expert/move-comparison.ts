/**
 * Compares moves in the same worlds: means, which of them are worse than another in every world,
 * and the one to make.
 */
import type { Move, Random } from '@pakli/core';
import { standardError } from '@pakli/core/search';

const SCALE = 0x40000000;
/** Means closer than this are equal. */
const EQUAL = 1e-9;

export class MoveComparison {
  readonly moves: readonly Move[];
  worlds = 0;
  /** Of all worlds. */
  weight = 0;
  private readonly sums: Float64Array;
  private weightSquares = 0;
  /** By pair of moves: for their difference d and the weight w the sums of wd, wwd and wwdd; the diagonal holds a move's own value. */
  private readonly pairSum: Float64Array;
  private readonly pairCross: Float64Array;
  private readonly pairSquares: Float64Array;
  /** The prior value of each, relative to the others. */
  private readonly expected: Float64Array;
  /** By pair of moves: the number of worlds in which the first was worse. */
  private readonly worse: Int32Array;
  /** Drawn once, so that asking twice gives the same answer. */
  private readonly lot: number;
  private readonly temperature: number;

  constructor(moves: readonly Move[], random: Random, temperature: number) {
    this.moves = moves;
    this.sums = new Float64Array(moves.length);
    this.pairSum = new Float64Array(moves.length * moves.length);
    this.pairCross = new Float64Array(moves.length * moves.length);
    this.pairSquares = new Float64Array(moves.length * moves.length);
    this.expected = new Float64Array(moves.length);
    this.worse = new Int32Array(moves.length * moves.length);
    this.lot = random.below(SCALE) / SCALE;
    this.temperature = temperature;
  }

  /** Adds a weighted world; `worth` is a move's value in it. */
  add(worth: (move: Move) => number, weight = 1): void {
    const { moves, sums, worse, pairSum, pairCross, pairSquares } = this;
    const now = moves.map(worth);
    now.forEach((value, i) => {
      sums[i] = sums[i]! + weight * value;
      now.forEach((other, j) => {
        const pair = i * moves.length + j;
        const weighted = weight * (i === j ? value : value - other);
        pairSum[pair] = pairSum[pair]! + weighted;
        pairCross[pair] = pairCross[pair]! + weight * weighted;
        pairSquares[pair] = pairSquares[pair]! + weighted * weighted;
        if (value < other) worse[pair] = worse[pair]! + 1;
      });
    });
    this.worlds++;
    this.weight += weight;
    this.weightSquares += weight * weight;
  }

  /** Standard error of a move's mean or, given another move, of the difference of their means; undefined for less than two worlds. */
  error(place: number, other: number = place): number | undefined {
    const { worlds, weight, weightSquares } = this;
    const pair = place * this.moves.length + other;
    const sums = [weightSquares, this.pairCross[pair]!, this.pairSquares[pair]!] as const;
    return standardError(worlds, weight, this.pairSum[pair]! / weight, sums);
  }

  /** The moves' prior relative values, as a sum over unsampled worlds. */
  expect(worth: (move: Move) => number): void {
    const all = this.moves.map(worth);
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    this.expected.set(all.map((one) => one - mean));
  }

  /** Where no world tells the moves apart, the prior does not either. */
  mean(place: number): number {
    const { sums, expected } = this;
    if (this.worlds === 0) return 0;
    const told = sums.some((sum) => Math.abs(sum - sums[0]!) > EQUAL);
    return (sums[place]! + (told ? expected[place]! : 0)) / this.weight;
  }

  /** The index of the move to make; ties go by `habit`, then at random. */
  pick(habit: (move: Move) => number): number {
    const all = this.moves.map((_, place) => place);
    const best = Math.max(...all.map((place) => this.mean(place)));
    if (this.temperature > 0 && this.worlds > 0) return this.pickWarm(all, best);
    const equal = all.filter((place) => this.mean(place) > best - EQUAL);
    const habits = equal.map((place) => habit(this.moves[place] ?? 0));
    const most = Math.max(...habits);
    const kept = equal.filter((_, i) => habits[i] === most);
    return kept[Math.floor(this.lot * kept.length)] ?? 0;
  }

  /** Weaker moves now and then, but none that is worse than another in every world. */
  private pickWarm(all: readonly number[], best: number): number {
    const sane = all.filter((place) => !this.isDominated(place));
    const odds = sane.map((place) => Math.exp((this.mean(place) - best) / this.temperature));
    let left = this.lot * odds.reduce((sum, odd) => sum + odd, 0);
    for (const [i, place] of sane.entries()) {
      left -= odds[i] ?? 0;
      if (left < 0) return place;
    }
    return sane[0] ?? 0;
  }

  private isDominated(place: number): boolean {
    const { moves, worse, worlds } = this;
    return moves.some((_, other) => worse[place * moves.length + other] === worlds);
  }
}
