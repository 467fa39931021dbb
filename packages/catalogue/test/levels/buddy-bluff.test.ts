import { equalsOf, levelsOf } from './measure.ts';

// The others are in upper.long.ts: pinned decisions hold them still.
levelsOf('buddy-bluff', [['beginner', 'random', 12, 60, 0.33]]);
equalsOf('buddy-bluff');
