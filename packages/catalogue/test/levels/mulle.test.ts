import { equalsOf, levelsOf } from './measure.ts';

levelsOf('mulle', [
  ['beginner', 'random', 2, 60, 0.8],
  ['casual', 'beginner', 16, 60, 0.65],
  ['strong', 'casual', 8, 60, 0.6],
  ['expert', 'casual', 10, 24, 0.6],
]);
equalsOf('mulle');
