/**
 * The results of an arena as one page that needs nothing else: the table, and
 * plots as SVG inside.
 */
import { RunningMean, type Sprt } from '@pakli/ai';
import type { ArenaBlock, ArenaPlan } from './plan.ts';
import { plot, type Mark, type PlotPoint } from './plot.ts';
import { describePlan, formatSprt, summaryRows } from './report.ts';
import { meanOf, type ScoreOrder, type ArenaSummary } from './summary.ts';

/** More points than this a line on a screen cannot show. */
const POINTS = 500;

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
  h1 { font-size: 1.2rem; } h2 { font-size: 1rem; margin-top: 2rem; }
  .wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
  th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; }`;

export function formatPage(
  plan: ArenaPlan,
  best: ScoreOrder,
  blocks: readonly ArenaBlock[],
  summary: ArenaSummary,
  test: Sprt | undefined,
): string {
  const ordered = [...blocks].sort((a, b) => a.block - b.block);
  const title = describePlan(plan, blocks.length);
  const [head = [], ...rows] = summaryRows(summary);
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  const figures =
    ordered.length === 0
      ? ['<p>No block was finished.</p>']
      : [
          section(
            'Win share so far, with its 95 % interval',
            shares(plan, best, ordered, summary.fair),
          ),
          section('Lead over the mean of the others, by block', leads(plan, best, ordered)),
          section('Milliseconds a move, by block: mean and longest', times(plan, ordered)),
        ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escape(title)}</h1>`,
    `<div class="wide"><table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table></div>`,
    `<p>Square brackets hold 95 % intervals. A fair win share is ${(100 * summary.fair).toFixed(1)} %.</p>`,
    test === undefined ? '' : `<p>${escape(formatSprt(test))}</p>`,
    ...figures,
    '</body></html>\n',
  ].join('\n');
}

function section(title: string, figure: string): string {
  return `<h2>${title}</h2>\n${figure}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Labels of the players, told apart where two are spelled alike. */
function labels({ players }: ArenaPlan): string[] {
  return players.map((player, index) =>
    players.indexOf(player) === index && players.lastIndexOf(player) === index
      ? player
      : `${player} (${index + 1})`,
  );
}

/** Of two players one shows the other; of more, each. */
function shown(plan: ArenaPlan): number[] {
  return plan.players.length === 2 ? [0] : plan.players.map((_, index) => index);
}

/** Their names, where there are several to be told apart. */
function legend(plan: ArenaPlan, players: readonly number[]): string[] {
  const names = labels(plan);
  return players.map((player) => escape(names[player] ?? ''));
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function percent(share: number): string {
  return String(Math.round(1000 * share) / 10);
}

function shares(
  plan: ArenaPlan,
  best: ScoreOrder,
  blocks: readonly ArenaBlock[],
  fair: number,
): string {
  const every = Math.ceil(blocks.length / POINTS);
  const marks = shown(plan).flatMap((player, series): Mark[] => {
    const running = new RunningMean();
    const found = blocks.flatMap((block, index) => {
      running.add(meanOf('wins', plan, best, block, player));
      // The first few intervals would cover the page and say nothing.
      if (index < 4 || ((index + 1) % every !== 0 && index + 1 < blocks.length)) return [];
      return [{ x: index + 1, ...running.interval }];
    });
    if (found.length === 0) return [];
    const low = found.map(({ x, low }): PlotPoint => [x, clip(low)]);
    const high = found.map(({ x, high }): PlotPoint => [x, clip(high)]);
    const points = found.map(({ x, value }): PlotPoint => [x, value]);
    return [
      { kind: 'band', series, low, high },
      { kind: 'line', series, points },
    ];
  });
  const y = { label: 'win share in %', format: percent };
  return plot({ label: 'blocks' }, y, legend(plan, shown(plan)), [
    ...marks,
    { kind: 'level', y: fair },
  ]);
}

/** How many bars there are at most. */
const BINS = 40;

function leads(plan: ArenaPlan, best: ScoreOrder, blocks: readonly ArenaBlock[]): string {
  const found = shown(plan).map((player) =>
    blocks.map((block) => meanOf('lead', plan, best, block, player)),
  );
  const low = Math.min(...found.flat());
  const width = (Math.max(...found.flat()) - low) / BINS || 1;
  const marks = found.map((all, series): Mark => {
    const counts = new Map<number, number>();
    for (const lead of all) {
      const bin = Math.min(BINS - 1, Math.floor((lead - low) / width));
      counts.set(bin, (counts.get(bin) ?? 0) + 1);
    }
    const points = [...counts].map(([bin, count]): PlotPoint => [low + bin * width, count]);
    return { kind: 'bars', series, points, width };
  });
  const axes = [{ label: 'mean lead in a block' }, { label: 'blocks' }] as const;
  return plot(...axes, legend(plan, shown(plan)), [...marks, { kind: 'level', x: 0 }]);
}

/** A logarithmic axis has no zero, and the clock does not see less than a microsecond. */
const SHORTEST_MS = 0.001;

function times(plan: ArenaPlan, blocks: readonly ArenaBlock[]): string {
  const every = Math.ceil(blocks.length / POINTS);
  const all = plan.players.map((_, index) => index);
  const marks = all.flatMap((player): Mark[] => {
    const found = blocks.flatMap(({ block, efforts }, index) => {
      const effort = efforts[player];
      if (effort === undefined || effort.moves === 0 || index % every !== 0) return [];
      return [{ x: block + 1, mean: effort.ms / effort.moves, max: effort.max }];
    });
    const longest = found.map(({ x, max }): PlotPoint => [x, Math.max(SHORTEST_MS, max)]);
    const means = found.map(({ x, mean }): PlotPoint => [x, Math.max(SHORTEST_MS, mean)]);
    return [
      { kind: 'dots', series: player, points: longest, faint: true },
      { kind: 'dots', series: player, points: means },
    ];
  });
  return plot({ label: 'block' }, { label: 'ms a move', log: true }, legend(plan, all), marks);
}
