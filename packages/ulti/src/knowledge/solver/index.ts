/** The exact solver: perfect play of a position with all cards known. */
export { Solver, type Best, type Bounds } from './solver.ts';
export type { Question } from './problem.ts';
export {
  COMPONENTS,
  faultOf,
  SEED_OPTIONS,
  type Component,
  type Levels,
  type PlayOptions,
  type Position,
  type Stakes,
} from './position.ts';
export { bidOf, stakesOf, type Bid } from './stakes.ts';
export { formatCard, formatCards, parseCard, parseSuit } from './notation.ts';
