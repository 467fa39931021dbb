/** A series of evenings as the server sends it: its file, and what pages need besides. */
import type { Series, SeriesEvening } from '@pakli/tournament';
import type { EveningPhase } from './evening.ts';

export interface ShownSeriesEvening extends SeriesEvening {
  /** Its id. */
  readonly evening: string;
  /** An unfinished evening has no results. */
  readonly phase: EveningPhase;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
}

export interface ShownSeries extends Series {
  /** Its id. */
  readonly series: string;
  readonly evenings: readonly ShownSeriesEvening[];
}
