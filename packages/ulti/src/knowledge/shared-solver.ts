/** One solver for all thinking of this thread. Questions are independent: only the solver's memory is shared. */
import { Solver } from './solver/index.ts';

let shared: Solver | undefined;

export function solver(): Solver {
  return (shared ??= new Solver());
}
