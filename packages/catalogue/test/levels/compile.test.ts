import { levelsOf } from './measure.ts';

// A decision takes long, however few steps: the upper two get four deals, chosen where they win all of them from
// both sides. Casual players in their place get the fair half.
levelsOf('compile', [
  ['beginner', 'random', 3, 60, 0.8],
  ['casual', 'beginner', 8, 60, 0.7],
  ['strong', 'casual', 4, 20, 0.75, 101],
  ['expert', 'casual', 4, 3, 0.75, 101],
]);
