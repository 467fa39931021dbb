import { equalsOf, levelsOf } from './measure.ts';

// The others are in upper.long.ts; here their pinned decisions catch changes.
levelsOf('mulle', [['beginner', 'random', 2, 60, 0.8]]);
equalsOf('mulle');
