import { equalsOf, levelsOf } from './measure.ts';

// The upper two are in upper.long.ts.
levelsOf('buddy-bluff', [
  ['beginner', 'random', 12, 60, 0.33],
  ['casual', 'beginner', 20, 60, 0.28],
]);
equalsOf('buddy-bluff');
