/** Written by scripts/fit-hands.ts from 4000 solved deals for each: do not edit. */
export const WEIGHTS: Weights = {
  ulti: [
    -8.324, 1.013, 1.848, 0.025, 1.781, 0.994, -0.019, 0.341, 0.216, 0.13, -2.001, 0.938, 0.426,
    0.095, 0.324, -0.679, 0.378, 0.745, -0.286, 3.265,
  ],
  trumpDurchmars: [
    -3.005, -2.819, 4.461, 0.191, -0.417, -0.335, 2.244, 0.269, 0.081, -0.014, -1.647, 3.518,
    -0.839, 1.604, -0.109, -0.293, -3.703, 2.67, 3, 2.859,
  ],
  durchmars: [2.132, -2.721, -3.295, -0.831, 2.62],
  betli: [2.867, -0.461, -2.216, -1.185, -0.936, 1.225, -0.276],
  betliMustBeat: [1.76, -1.692, -1.836, -0.698, -1.768, 0.995, 1.198],
  pointsA11: {
    weights: [
      -57.06, 14.371, -4.997, -6.932, 22.421, 13.359, -0.942, 4.947, 3.003, 1.531, 23.34, 12.364,
      6.705, -3.713, 3.144, 13.037, 2.502, 5.088, -1.887, -4.227,
    ],
    spread: 10.01,
  },
  pointsA10: {
    weights: [
      -39.026, 8.976, -3.509, -4.149, 17.085, 12.49, -1.318, 2.008, 0.871, 0.372, 15.706, 10.122,
      6.437, -2.749, 3.434, 9.17, 1.707, 2.362, -2.745, -1.703,
    ],
    spread: 8.29,
  },
};

interface Points {
  readonly weights: readonly number[];
  readonly spread: number;
}
interface Weights {
  readonly ulti: readonly number[];
  readonly trumpDurchmars: readonly number[];
  readonly durchmars: readonly number[];
  readonly betli: readonly number[];
  readonly betliMustBeat: readonly number[];
  readonly pointsA11: Points;
  readonly pointsA10: Points;
}
