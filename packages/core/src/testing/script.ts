/**
 * Random numbers from a list, for property tests: a match played from a script
 * shrinks with the list, down to the first choice everywhere.
 *
 *     fc.property(fc.array(fc.nat()), (list) => {
 *       const match = randomMatch(game, new Script(list));
 *     })
 */
import type { Random } from '../random.ts';

/** Random numbers from a list. */
export class Script implements Random {
  private readonly numbers: readonly number[];
  private used = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  /** The next number of the list modulo n; 0 after its end. */
  below(n: number): number {
    return (this.numbers[this.used++] ?? 0) % n;
  }
}
