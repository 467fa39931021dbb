/** IMP scales by game, fitted by `scripts/fit-scale.ts`; data/scales.json has each with its command. */
import scales from '../data/scales.json' with { type: 'json' };

/** The differences of scores from which one more IMP is given. */
export interface ImpScale {
  readonly thresholds: readonly number[];
  /** The number of boards it was fitted to, and their players. */
  readonly boards: number;
  readonly players: string;
}

const SCALES: Readonly<Record<string, ImpScale>> = scales;

/** The scale of a game; undefined if none was fitted. */
export function scaleOf(game: string): ImpScale | undefined {
  return Object.hasOwn(SCALES, game) ? SCALES[game] : undefined;
}
