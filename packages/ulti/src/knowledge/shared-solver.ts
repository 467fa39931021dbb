/** One solver for all thinking of this thread. Questions follow each other, and each begins again: only its memory is shared. */
import { Solver } from './solver/index.ts';

let shared: Solver | undefined;

export function solver(): Solver {
  return (shared ??= new Solver());
}
