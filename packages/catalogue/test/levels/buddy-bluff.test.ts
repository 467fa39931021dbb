import { equalsOf, levelsOf } from './measure.ts';

// The others are in upper.long.ts; here their pinned decisions catch changes.
levelsOf('buddy-bluff', [['beginner', 'random', 12, 60, 0.33]]);
equalsOf('buddy-bluff');
