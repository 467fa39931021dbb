import { levelsOf } from './measure.ts';

// The others are in upper.long.ts; here their pinned decisions catch changes.
levelsOf('compile', [['beginner', 'random', 3, 60, 0.8]]);
