/** The measurements of `bench/luck.ts` as tables: bias, deviation, and how often levels come in their true order. */
import { RunningMean } from '@pakli/ai';
import { Sfc32 } from '@pakli/core';

/** A board: per level the result, the luck of its cards, luck decision by decision (0 if not measured), and the points of the game. */
export interface LuckRow {
  readonly board: number;
  readonly levels: readonly (readonly [
    result: number,
    cards: number,
    walk: number,
    score?: number,
  ])[];
}

/** Results with and without luck, by board and level. */
export interface AdjustedRow {
  readonly raw: readonly number[];
  /** Minus the own luck. */
  readonly own: readonly number[];
  /** Minus what the other levels made of the same cards. */
  readonly same: readonly number[];
  /** Minus both. */
  readonly both: readonly number[];
}

const AFTER = [8, 24, 63];
/** Evenings drawn per order, each from boards resampled this many times. */
const DRAWS: Draws = { runs: 2000, repeats: 30, ratios: 200 };

interface Draws {
  readonly runs: number;
  readonly repeats: number;
  readonly ratios: number;
}

/** The factors with which `parts` explain results best: least squares through the mean. */
function fit(results: readonly number[], parts: readonly (readonly number[])[]): number[] {
  const centred = [results, ...parts].map((column) => {
    const mean = meanOf(column);
    return column.map((value) => value - mean);
  });
  const dot = (a: number, b: number): number =>
    (centred[a] ?? []).reduce((sum, value, row) => sum + value * (centred[b]?.[row] ?? 0), 0);
  const used = parts.map((_, index) => index + 1).filter((index) => dot(index, index) > 0);
  const matrix = used.map((a) => [...used.map((b) => dot(a, b)), dot(a, 0)]);
  for (const [at, pivot] of matrix.entries()) {
    for (const [other, row] of matrix.entries()) {
      const factor = other === at ? 0 : (row[at] ?? 0) / (pivot[at] ?? 1);
      for (const [column, value] of pivot.entries())
        row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  const factors = parts.map(() => 0);
  for (const [at, index] of used.entries()) {
    const row = matrix[at] ?? [];
    factors[index - 1] = (row[used.length] ?? 0) / (row[at] ?? 1);
  }
  return factors;
}

/**
 * Takes luck out of each board with factors from the other half of the boards, so that no result
 * has a say in its own correction: whatever the factors are, the correction has mean 0.
 */
export function adjust(rows: readonly LuckRow[]): AdjustedRow[] {
  const halves = [0, 1].map((half) => rows.filter(({ board }) => board % 2 === half));
  const adjusted: AdjustedRow[] = [];
  for (const [half, boards] of halves.entries()) {
    const others = halves[1 - half] ?? [];
    const flat = others.flatMap(({ levels }) => levels);
    const results = flat.map(([result]) => result);
    const lucks = [flat.map(([, cards]) => cards), flat.map(([, , walk]) => walk)];
    const [cards = 0, walk = 0] = fit(results, lucks);
    const less = (levels: LuckRow['levels']): number[] =>
      levels.map((level) => level[0] - cards * level[1] - walk * level[2]);
    const raw = field(others.map(({ levels }) => levels.map(([result]) => result)));
    const rest = field(others.map(({ levels }) => less(levels)));
    for (const { levels } of boards) {
      const plain = levels.map(([result]) => result);
      const own = less(levels);
      adjusted.push({ raw: plain, own, same: raw(plain), both: rest(own) });
    }
  }
  return adjusted;
}

/** The mean of what all others made of the same cards. */
function othersOf(row: readonly number[], own: number): number {
  return meanOf(row.filter((_, level) => level !== own));
}

/** A correction by what the others made of the same cards, fitted to `rows`. */
function field(rows: readonly (readonly number[])[]): (row: readonly number[]) => number[] {
  const count = rows[0]?.length ?? 0;
  const means = Array.from({ length: count }, (_, level) =>
    meanOf(rows.map((row) => othersOf(row, level))),
  );
  const beyond = (row: readonly number[]): number[] =>
    row.map((_, level) => othersOf(row, level) - (means[level] ?? 0));
  const levelMeans = means.map((_, level) => meanOf(rows.map((row) => row[level] ?? 0)));
  const results = rows.flatMap((row) =>
    row.map((value, level) => value - (levelMeans[level] ?? 0)),
  );
  const [factor = 0] = fit(results, [rows.flatMap(beyond)]);
  return (row) => beyond(row).map((value, level) => (row[level] ?? 0) - factor * value);
}

export function luckReport(
  id: string,
  levels: readonly string[],
  rows: readonly LuckRow[],
  draws: Draws = DRAWS,
): string {
  const adjusted = adjust(rows);
  const lines = [`${id}: ${rows.length} boards`, ''];
  lines.push(
    '| level | result | bias | deviation | own cards | same cards | both |',
    '|---|---|---|---|---|---|---|',
  );
  for (const [level, name] of levels.entries()) {
    const raw = spread(adjusted.map((row) => row.raw[level] ?? 0));
    const bias = spread(adjusted.map((row) => (row.raw[level] ?? 0) - (row.own[level] ?? 0)));
    const ratio = (kind: 'own' | 'same' | 'both'): string =>
      formatRatio(adjusted, draws.ratios, (row) => [row.raw[level] ?? 0, row[kind][level] ?? 0]);
    lines.push(
      `| ${name} | ${figure(raw)} | ${figure(bias)} | ${raw.deviation.toFixed(3)} | ${ratio('own')} | ${ratio('same')} | ${ratio('both')} |`,
    );
  }
  const best = levels.map((_, level) => meanOf(adjusted.map(({ own }) => own[level] ?? 0)));
  const order = levels.map((_, level) => level).sort((a, b) => (best[a] ?? 0) - (best[b] ?? 0));
  lines.push('', `true order: ${order.map((level) => levels[level]).join(' < ')}`, '');
  lines.push('| after | own cards | same cards | adjusted | both |', '|---|---|---|---|---|');
  for (const boards of AFTER) {
    const shares = (['raw', 'own'] as const).flatMap((kind) =>
      [false, true].map((together) =>
        share(
          adjusted.map((row) => row[kind]),
          order,
          boards,
          together,
          draws,
        ),
      ),
    );
    const [own, same, less, both] = shares;
    lines.push(`| ${boards} | ${own} | ${same} | ${less} | ${both} |`);
  }
  return lines.join('\n');
}

/** How often levels come in order after this many boards, the same for all or drawn for each; with its 95 % interval. */
function share(
  rows: readonly (readonly number[])[],
  order: readonly number[],
  boards: number,
  together: boolean,
  { runs, repeats }: Draws,
): string {
  const random = new Sfc32(1);
  const shares: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const sample = rows.map(() => rows[random.below(rows.length)] ?? []);
    let right = 0;
    for (let run = 0; run < runs; run++) {
      // Ties are broken at random.
      const sums = order.map(() => random.below(1e6) / 1e12);
      for (let board = 0; board < boards; board++) {
        const same = sample[random.below(sample.length)] ?? [];
        for (const [place, level] of order.entries()) {
          const row = together ? same : (sample[random.below(sample.length)] ?? []);
          sums[place] = (sums[place] ?? 0) + (row[level] ?? 0);
        }
      }
      if (sums.every((sum, place) => place === 0 || sum > (sums[place - 1] ?? 0))) right++;
    }
    shares.push((100 * right) / runs);
  }
  const { mean, deviation } = spread(shares);
  return `${mean.toFixed(0)} ± ${(1.96 * deviation).toFixed(0)} %`;
}

/** A ratio of deviations with its 95 % interval, by resampling boards. */
function formatRatio(
  rows: readonly AdjustedRow[],
  draws: number,
  pair: (row: AdjustedRow) => readonly [number, number],
): string {
  const random = new Sfc32(2);
  const pairs = rows.map(pair);
  const ratioOf = (sample: readonly (readonly [number, number])[]): number =>
    spread(sample.map(([, after]) => after)).deviation /
    spread(sample.map(([before]) => before)).deviation;
  const drawn = Array.from({ length: draws }, () =>
    ratioOf(pairs.map(() => pairs[random.below(pairs.length)] ?? [0, 0])),
  ).filter((ratio) => Number.isFinite(ratio));
  return `${ratioOf(pairs).toFixed(2)} ± ${(1.96 * spread(drawn).deviation).toFixed(2)}`;
}

interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly error: number;
}

function spread(values: readonly number[]): Spread {
  const running = new RunningMean();
  for (const value of values) running.add(value);
  const deviation = Math.sqrt(running.variance);
  return { mean: running.mean, deviation, error: (1.96 * deviation) / Math.sqrt(values.length) };
}

function figure({ mean, error }: Spread): string {
  return `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
