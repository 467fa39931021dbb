/** Analysis of moves: choices with their consequences, advice, grades, and luck separated from play. */
export * from './choices.ts';
export * from './grades.ts';
export * from './luck.ts';
export { sidesOf, winningSides } from './match.ts';
