/** The summary of an arena as text for a terminal. */
import { styleText } from 'node:util';
import type { Hypotheses, Interval, Sprt } from '@pakli/ai';
import { alignColumns } from '../../terminal/lines.ts';
import { seatings, sideCount, type ArenaPlan } from './plan.ts';
import type { ArenaSummary } from './summary.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The plan in one line: who plays whom, and how often. */
export function describePlan(plan: ArenaPlan, blocks: number): string {
  const { game, options, players, seats, unit, seed } = plan;
  const rules = options === '' ? '' : ` (${options})`;
  const sides = sideCount(plan);
  const each = sides < seats && players.length < seats ? ` (${seats / sides} seats each)` : '';
  const who =
    players.length === seats || players.length === sides
      ? `${players.join(' - ')}${each}`
      : `one ${players[0]} among ${sides - 1} ${players[1]}${each}`;
  const count = `${whole.format(blocks)} ${blocks === 1 ? unit : unit === 'deal' ? 'deals' : 'matches'}`;
  return `${game}${rules}: ${who}, ${count} x ${seatings(plan).length} seatings, seed ${seed}`;
}

function hundredths(share: number): string {
  return (100 * share).toFixed(1);
}

/** `54.6 % [50.0, 59.3]`, or a dash where there was nothing to count. */
export function formatShare({ value, low, high }: Interval): string {
  if (Number.isNaN(value)) return '-';
  return `${hundredths(value)} % [${hundredths(low)}, ${hundredths(high)}]`;
}

function signed(value: number, digits: number): string {
  if (Number.isNaN(value)) return '-';
  if (!Number.isFinite(value)) return value > 0 ? '+inf' : '-inf';
  const text = value.toFixed(digits);
  return value > 0 ? `+${text}` : text;
}

function range({ value, low, high }: Interval, digits: number): string {
  if (Number.isNaN(value)) return '-';
  return `${signed(value, digits)} [${signed(low, digits)}, ${signed(high, digits)}]`;
}

/** `+1.53 [+0.20, +2.71]`. */
export function formatLead(lead: Interval): string {
  return range(lead, 2);
}

/** An outside program may have a long command. */
function shorten(name: string): string {
  return name.length <= 40 ? name : `${name.slice(0, 37)}...`;
}

/** The table of results as cells: a row of titles, then one for each player. */
export function summaryRows(summary: ArenaSummary): string[][] {
  const head = 'player,games,win share,decided,of decided,lead,Elo,score,moves,ms/move,max';
  const rows = summary.results.map((result) => [
    shorten(result.player),
    whole.format(result.games),
    formatShare(result.share),
    whole.format(result.decided.games),
    formatShare(result.decided.share),
    formatLead(result.lead),
    range(result.elo, 0),
    Number.isNaN(result.score) ? '-' : result.score.toFixed(2),
    whole.format(result.moves),
    Number.isNaN(result.time.mean) ? '-' : result.time.mean.toFixed(2),
    result.time.max.toFixed(1),
  ]);
  return [head.split(','), ...rows];
}

/** Hours of one core, in the unit that fits. */
function formatHours(hours: number): string {
  return hours < 1 / 60 ? `${(3600 * hours).toFixed(1)} s` : `${hours.toFixed(2)} h`;
}

/** The table of results for a terminal. Square brackets hold 95 % intervals. */
export function formatSummary(summary: ArenaSummary): string {
  const [head, ...lines] = alignColumns(summaryRows(summary), (column) => column > 0);
  const blocks = `${whole.format(summary.blocks)} ${summary.blocks === 1 ? 'block' : 'blocks'}`;
  const fair = `a fair share is ${hundredths(summary.fair)} %; [95 % intervals over ${blocks}]; ${formatHours(summary.hours)} of thinking`;
  return [styleText('bold', head ?? ''), ...lines, styleText('dim', fair)].join('\n');
}

/** What the sequential test says. */
export function formatSprt(test: Sprt): string {
  const { low, high, alpha, beta }: Hypotheses = test.hypotheses;
  const verdict =
    test.verdict === undefined
      ? 'undecided'
      : `${test.verdict} accepted (${hundredths(test.verdict === 'H1' ? high : low)} %)`;
  return (
    `SPRT H0 ${hundredths(low)} %, H1 ${hundredths(high)} %, alpha ${alpha}, beta ${beta}: ${verdict} after ` +
    `${test.blocks} blocks, log ratio ${test.ratio.toFixed(2)} in [${test.lower.toFixed(2)}, ${test.upper.toFixed(2)}]`
  );
}
