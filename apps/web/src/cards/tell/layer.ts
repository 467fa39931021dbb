import type { CourtLayer } from '../courts.ts';

/** As in the French courts, and one colour more. */
export type TellLayer = CourtLayer | readonly [paint: 'grape', path: string];
export type Layers = readonly TellLayer[];
