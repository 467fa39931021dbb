import type { CourtLayer } from '../courts.ts';

/** The layers of the French courts, with one more colour. */
export type TellLayer = CourtLayer | readonly [paint: 'grape', path: string];
export type Layers = readonly TellLayer[];
