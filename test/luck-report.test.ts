/** The report of bench/luck.ts: a correction must be unbiased, and a planted bias must show. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { adjust, luckReport, type LuckRow } from '../bench/luck-report.ts';

const LEVELS = ['low', 'high'];
const FEW = { runs: 20, repeats: 2, ratios: 10 };

/** Boards whose results add the board's cards, own luck and skill; a planted bias is added to the luck that is subtracted. */
function rows(count: number, planted: number): LuckRow[] {
  const random = new Sfc32(7);
  const noise = (): number => random.below(2001) / 1000 - 1;
  return Array.from({ length: count }, (_, board) => {
    const cards = noise();
    return {
      board,
      levels: LEVELS.map((_name, level) => {
        const luck = noise();
        return [cards + luck + noise() / 2 + level, luck + planted, 0] as const;
      }),
    };
  });
}

const cells = (report: string, name: string): string[] =>
  report
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split('|')
    .map((cell) => cell.trim()) ?? [];

test('luck and same cards make results steadier, and bias nothing', () => {
  const report = luckReport('toy', LEVELS, rows(1000, 0), FEW);
  for (const name of LEVELS) {
    const [, , , bias = '', , own = '', same = '', both = ''] = cells(report, name);
    const [mean = 1, error = 0] = bias.split('±').map(Number);
    expect(Math.abs(mean)).toBeLessThan(1.6 * error);
    const [one, two, three] = [own, same, both].map((text) => Number.parseFloat(text));
    expect(one).toBeLessThan(0.85);
    expect(two).toBeLessThan(0.95);
    expect(three).toBeLessThan(Math.min(one ?? 0, two ?? 0));
  }
  expect(report).toContain('true order: low < high');
});

test('levels that always tie stand in either order equally often', () => {
  const equal = rows(100, 0).map(({ board }) => ({
    board,
    levels: LEVELS.map(() => [1, 0, 0] as const),
  }));
  const report = luckReport('toy', LEVELS, equal, { runs: 200, repeats: 2, ratios: 2 });
  expect(Math.abs(Number.parseFloat(cells(report, '8 ')[2] ?? '') - 50)).toBeLessThan(10);
});

test('a planted bias shows', () => {
  const [, , , bias = ''] = cells(luckReport('toy', LEVELS, rows(1000, 0.1), FEW), 'high');
  const [mean = 0, error = 1] = bias.split('±').map(Number);
  expect(mean).toBeGreaterThan(error);
});

/** What is subtracted from the lower player's results, on the first boards of even number. */
function correction(all: readonly LuckRow[]): number[] {
  return adjust(all)
    .slice(0, 25)
    .map(({ raw, own }) => (raw[0] ?? 0) - (own[0] ?? 0));
}

test('a result has no say in its own correction', () => {
  const before = rows(50, 0);
  const after = before.map((row) =>
    row.board === 4
      ? { ...row, levels: row.levels.map(([, ...luck]) => [99, ...luck] as const) }
      : row,
  );
  expect(correction(after)[2]).toBeCloseTo(correction(before)[2] ?? 0);
});
