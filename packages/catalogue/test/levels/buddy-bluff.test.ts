import { equalsOf, levelsOf } from './measure.ts';

levelsOf('buddy-bluff', [
  ['beginner', 'random', 12, 60, 0.33],
  ['casual', 'beginner', 20, 60, 0.28],
  ['strong', 'beginner', 24, 30, 0.3],
  ['expert', 'beginner', 10, 24, 0.33],
]);
equalsOf('buddy-bluff');
