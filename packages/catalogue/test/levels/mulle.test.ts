import { equalsOf, levelsOf } from './measure.ts';

// The upper two are in upper.long.ts.
levelsOf('mulle', [
  ['beginner', 'random', 2, 60, 0.8],
  ['casual', 'beginner', 16, 60, 0.65],
]);
equalsOf('mulle');
