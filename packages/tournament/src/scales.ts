/** IMP scales by game, fitted by `scripts/fit-scale.ts`: data/scales.json has each with the command that made it. */
import scales from '../data/scales.json' with { type: 'json' };

/** From which difference of scores on one more IMP is given. */
export interface ImpScale {
  readonly thresholds: readonly number[];
  /** How many boards it was fitted to, and which players played them. */
  readonly boards: number;
  readonly players: string;
}

const SCALES: Readonly<Record<string, ImpScale>> = scales;

/** The scale of a game, or undefined where none was fitted. */
export function scaleOf(game: string): ImpScale | undefined {
  return Object.hasOwn(SCALES, game) ? SCALES[game] : undefined;
}
