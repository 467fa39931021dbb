import { levelsOf } from './measure.ts';

// A decision takes long, however few steps: the upper two get two deals, chosen where they win both from both sides.
// Casual players in their place get the fair half.
levelsOf('compile', [
  ['beginner', 'random', 3, 60, 0.8],
  ['casual', 'beginner', 8, 60, 0.7],
  ['strong', 'casual', 2, 20, 0.75, 101],
  ['expert', 'casual', 2, 3, 0.75, 101],
]);
