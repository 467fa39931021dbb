/** Chances that a player names, brought to how often they come true. What it plays stays the same. */
import type { Answer, Estimate, Player } from './player.ts';
import type { BaseView } from './game.ts';

/** A rising map of chances from 0 to 1, which leaves both ends where they are. */
export type Calibration = (chance: number) => number;

/** In logarithms of the odds: so much more, and so many times as much. */
export function calibration(shift: number, slope: number): Calibration {
  return (chance) => {
    if (chance <= 0 || chance >= 1) return chance;
    return 1 / (1 + Math.exp(-(shift + slope * Math.log(chance / (1 - chance)))));
  };
}

/** The same player; only the values that it names are others. */
export function calibrated<View extends BaseView>(
  player: Player<View>,
  map: Calibration,
): Player<View> {
  return {
    think(view, random) {
      const thinking = player.think(view, random);
      return {
        step: (n) => thinking.step(n),
        answer(): Answer {
          const { move, estimates } = thinking.answer();
          if (estimates === undefined) return { move };
          return { move, estimates: estimates.map((estimate) => calibrate(estimate, map)) };
        },
      };
    },
  };
}

function calibrate(estimate: Estimate, map: Calibration): Estimate {
  const { value, error, gapError, weight } = estimate;
  // What is calculated to the end is no chance.
  if (weight === 0) return estimate;
  const spread = (by: number): number => (map(value + by) - map(value - by)) / 2;
  return {
    ...estimate,
    value: map(value),
    ...(error === undefined ? {} : { error: spread(error) }),
    ...(gapError === undefined ? {} : { gapError: spread(gapError) }),
  };
}
