/** Scales: fitting, and the stored ones. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import stored from '../data/scales.json' with { type: 'json' };
import { fitScale, meanImps } from '../scripts/scale.ts';
import { scaleOf, type ImpScale } from '../src/scales.ts';

interface FittedScale extends ImpScale {
  readonly command: string;
  readonly mean: number;
}

const scales: Readonly<Record<string, FittedScale>> = stored;

/** Differences with a long tail, a third of them 0. */
function differences(count: number): number[] {
  const random = new Sfc32(5);
  return Array.from({ length: count }, () => {
    const size = random.below(3) === 0 ? 0 : Math.ceil(1000 / (1 + random.below(1000)));
    return random.below(2) === 0 ? size : -size;
  });
}

test('a mean board is worth 3 IMPs, whatever the unit of the scores', () => {
  for (const unit of [1, 10, 0.5]) {
    const sample = differences(3000).map((size) => size * unit);
    const thresholds = fitScale(sample);
    expect(meanImps(sample.map(Math.abs), thresholds)).toBeCloseTo(3, 0);
  }
});

test('thresholds ascend in steps that never get smaller', () => {
  const thresholds = fitScale(differences(3000));
  const steps = thresholds.map((threshold, i) => threshold - (thresholds[i - 1] ?? 0));
  expect(thresholds.length).toBeGreaterThan(10);
  // Thresholds are rounded to hundredths.
  for (const [i, step] of steps.entries())
    expect(step).toBeGreaterThanOrEqual((steps[i - 1] ?? 0) - 0.02);
});

test('boards that all end equal have no scale', () => {
  expect(fitScale([0, 0, 0])).toEqual([]);
});

test('the stored scales ascend, are concave and say how they were made', () => {
  expect(Object.keys(scales).length).toBeGreaterThan(0);
  for (const [game, scale] of Object.entries(scales)) {
    expect(scaleOf(game)).toEqual(scale);
    expect(scale.command).toContain(`${game} --players ${scale.players} --boards ${scale.boards} `);
    expect(scale.mean).toBeCloseTo(3, 0);
    const steps = scale.thresholds.map((one, i) => one - (scale.thresholds[i - 1] ?? 0));
    for (const [i, step] of steps.entries())
      expect(step).toBeGreaterThanOrEqual((steps[i - 1] ?? 0) - 0.02);
    expect(steps[0]).toBeGreaterThan(0);
  }
  expect(scaleOf('toString')).toBeUndefined();
});
