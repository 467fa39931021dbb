/**
 * Random numbers from a list, for property tests: a match played from a script
 * shrinks when the list does, down to the first choice everywhere.
 *
 *     fc.property(fc.array(fc.nat()), (list) => {
 *       const match = randomMatch(game, new Script(list));
 *     })
 */
import type { Random } from '../random.ts';

/** Random numbers that a list decides. */
export class Script implements Random {
  private readonly numbers: readonly number[];
  private used = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  /** The next number of the list, brought below n; 0 when the list has ended. */
  below(n: number): number {
    return (this.numbers[this.used++] ?? 0) % n;
  }
}
