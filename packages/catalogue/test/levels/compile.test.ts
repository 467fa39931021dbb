import { levelsOf } from './measure.ts';

// The upper two are in upper.long.ts.
levelsOf('compile', [
  ['beginner', 'random', 3, 60, 0.8],
  ['casual', 'beginner', 4, 60, 0.68],
]);
