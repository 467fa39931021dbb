/** What a server answers to anyone who asks for a series of evenings: its file, with what a page needs besides. */
import type { Series, SeriesEvening } from '@pakli/tournament';
import type { EveningPhase } from './evening.ts';

export interface ShownSeriesEvening extends SeriesEvening {
  /** Its id. */
  readonly evening: string;
  /** One that is not over has no results. */
  readonly phase: EveningPhase;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
}

export interface ShownSeries extends Series {
  /** Its id. */
  readonly series: string;
  readonly evenings: readonly ShownSeriesEvening[];
}
