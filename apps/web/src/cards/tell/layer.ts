import type { Layer as CourtLayer } from '../courts.ts';

/** As in the French courts, and one colour more. */
export type Layer = CourtLayer | readonly [paint: 'grape', path: string];
export type Layers = readonly Layer[];
