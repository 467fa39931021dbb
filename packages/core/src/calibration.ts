/** Adjusts the chances that a player states to how often they come true. Its moves stay the same. */
import type { Answer, Estimate, Player } from './player.ts';
import type { BaseView } from './game.ts';

/** An increasing map from chance to chance; 0 and 1 stay fixed. */
export type Calibration = (chance: number) => number;

/** Linear in log odds. */
export function calibration(shift: number, slope: number): Calibration {
  return (chance) => {
    if (chance <= 0 || chance >= 1) return chance;
    return 1 / (1 + Math.exp(-(shift + slope * Math.log(chance / (1 - chance)))));
  };
}

/** The same player with adjusted values. */
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
  // A value calculated to the end is exact.
  if (weight === 0) return estimate;
  const spread = (by: number): number => (map(value + by) - map(value - by)) / 2;
  return {
    ...estimate,
    value: map(value),
    ...(error === undefined ? {} : { error: spread(error) }),
    ...(gapError === undefined ? {} : { gapError: spread(gapError) }),
  };
}
