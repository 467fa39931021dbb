import { equalsOf, levelsOf } from './measure.ts';

// The others are in upper.long.ts: pinned decisions hold them still.
levelsOf('mulle', [['beginner', 'random', 2, 60, 0.8]]);
equalsOf('mulle');
