/** The upper three levels of every game: even with few steps their decisions are slow. */
import { levelsOf } from './measure.ts';

levelsOf('buddy-bluff', [
  ['casual', 'beginner', 10, 60, 0.33],
  ['strong', 'beginner', 24, 30, 0.3],
  ['expert', 'beginner', 10, 24, 0.33],
]);
levelsOf('mulle', [
  ['casual', 'beginner', 16, 60, 0.65],
  ['strong', 'casual', 20, 60, 0.58],
  ['expert', 'casual', 10, 24, 0.6],
]);
// Chosen because levels differ here: in most deals they pass.
levelsOf('ulti', [
  ['strong', 'casual', 6, 60, 0.41, 7],
  ['expert', 'strong', 4, 8, 0.41],
]);
// Two deals that they win from both sides; casual players in their place get the fair half.
levelsOf('compile', [
  ['casual', 'beginner', 4, 60, 0.68],
  ['strong', 'casual', 2, 20, 0.75, 101],
  ['expert', 'casual', 2, 3, 0.75, 101],
]);
