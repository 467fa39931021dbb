/** The exact solver: perfect play of a position with all cards known. */
export { Solver, type Best, type Bounds } from './solver.ts';
export type { SolverQuestion } from './problem.ts';
export * from './position.ts';
export { stakesOf } from './stakes.ts';
