/** What moves lead to and were worth: choices with their consequences, advice, grades, and luck apart from play. */
export * from './choices.ts';
export * from './grades.ts';
export * from './luck.ts';
export { sidesOf, winningSides } from './match.ts';
