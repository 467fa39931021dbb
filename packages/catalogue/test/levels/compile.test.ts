import { levelsOf } from './measure.ts';

// The others are in upper.long.ts: pinned decisions hold them still.
levelsOf('compile', [['beginner', 'random', 3, 60, 0.8]]);
