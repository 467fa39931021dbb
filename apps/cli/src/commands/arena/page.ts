/**
 * The results of an arena as one page that needs nothing else: the table, and
 * plots as SVG inside.
 */
import * as Plot from '@observablehq/plot';
import { RunningMean, type Sprt } from '@pakli/ai';
import { parseHTML } from 'linkedom';
import type { ArenaBlock, ArenaPlan } from './plan.ts';
import { describePlan, formatSprt, summaryRows } from './report.ts';
import { leadOf, shareOf, type ScoreOrder, type ArenaSummary } from './summary.ts';

/** More points than this a line on a screen cannot show. */
const POINTS = 500;
const WIDTH = 800;

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

function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const figure = Plot.plot({ document, width: WIDTH, marginLeft: 55, ...options });
  return String(figure.outerHTML);
}

function colors(plan: ArenaPlan, players: readonly number[]): Plot.ScaleOptions {
  const names = labels(plan);
  const domain = players.map((player) => names[player] ?? '');
  return { domain, scheme: 'observable10', legend: players.length > 1 };
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function shares(
  plan: ArenaPlan,
  best: ScoreOrder,
  blocks: readonly ArenaBlock[],
  fair: number,
): string {
  const names = labels(plan);
  const every = Math.ceil(blocks.length / POINTS);
  const points = shown(plan).flatMap((player) => {
    const running = new RunningMean();
    return blocks.flatMap((block, index) => {
      running.add(shareOf(plan, best, block, player));
      // The first few intervals would cover the page and say nothing.
      if (index < 4 || ((index + 1) % every !== 0 && index + 1 < blocks.length)) return [];
      const { value, low, high } = running.interval;
      return [
        { player: names[player], blocks: index + 1, value, low: clip(low), high: clip(high) },
      ];
    });
  });
  return draw({
    color: colors(plan, shown(plan)),
    x: { label: 'blocks' },
    y: { label: 'win share in %', percent: true, grid: true },
    marks: [
      Plot.areaY(points, { x: 'blocks', y1: 'low', y2: 'high', fill: 'player', fillOpacity: 0.2 }),
      Plot.lineY(points, { x: 'blocks', y: 'value', stroke: 'player' }),
      Plot.ruleY([fair], { strokeDasharray: '4 4' }),
    ],
  });
}

function leads(plan: ArenaPlan, best: ScoreOrder, blocks: readonly ArenaBlock[]): string {
  const names = labels(plan);
  const points = shown(plan).flatMap((player) =>
    blocks.map((block) => ({ player: names[player], lead: leadOf(plan, best, block, player) })),
  );
  const bins = { x: 'lead', thresholds: 40, fill: 'player', fillOpacity: 0.6 };
  return draw({
    color: colors(plan, shown(plan)),
    x: { label: 'mean lead in a block' },
    y: { label: 'blocks', grid: true },
    marks: [
      Plot.rectY(points, Plot.binX<Plot.RectYOptions>({ y2: 'count' }, bins)),
      Plot.ruleX([0], { strokeDasharray: '4 4' }),
      Plot.ruleY([0]),
    ],
  });
}

function times(plan: ArenaPlan, blocks: readonly ArenaBlock[]): string {
  const names = labels(plan);
  const every = Math.ceil(blocks.length / POINTS);
  const all = plan.players.map((_, index) => index);
  const points = all.flatMap((player) =>
    blocks.flatMap((block, index) => {
      const effort = block.efforts[player];
      if (effort === undefined || effort.moves === 0 || index % every !== 0) return [];
      const { ms, moves, max } = effort;
      // A logarithmic axis has no zero, and the clock does not see less than a microsecond.
      const floor = 0.001;
      return [
        {
          player: names[player],
          block: block.block + 1,
          mean: Math.max(floor, ms / moves),
          max: Math.max(floor, max),
        },
      ];
    }),
  );
  return draw({
    color: colors(plan, all),
    x: { label: 'block' },
    y: { label: 'ms a move', type: 'log', grid: true, tickFormat: '~g' },
    marks: [
      Plot.dot(points, { x: 'block', y: 'max', stroke: 'player', r: 2, strokeOpacity: 0.4 }),
      Plot.dot(points, { x: 'block', y: 'mean', fill: 'player', r: 2.5 }),
    ],
  });
}
