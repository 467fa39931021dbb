import { equalsOf, levelsOf } from './measure.ts';

// The upper two are in upper.long.ts.
levelsOf('buddy-bluff', [
  ['beginner', 'random', 12, 60, 0.33],
  ['casual', 'beginner', 10, 60, 0.33],
]);
equalsOf('buddy-bluff');
