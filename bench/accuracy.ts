/**
 * Whether accuracy separates players of different strength. Random, casual, strong
 * and expert play each other in rotating seats, and the strongest player grades
 * every decision as a replay does. A script, not a test: it takes minutes.
 *
 *     node --conditions=@pakli/source bench/accuracy.ts GAME [--rules RULES] [--games 40] [--steps 200]
 *     node --conditions=@pakli/source bench/accuracy.ts GAME --read FILE [--slip 1] [--blunder 4]
 *
 * RULES are written as in records; games are counted per player, and steps are
 * the judge's budget for a decision. The players think as they do at a table, but
 * no longer than the judge. With --rows the script prints a line of JSON per game
 * and seat instead, numbered from --first; --read turns such lines into the report,
 * optionally with another scale, so that several processes can share the games.
 * The report gives each player's mean accuracy with its standard error, how often
 * the stronger of two neighbours has the higher accuracy in a single game of each,
 * and how often all four come in order when 40 of the games of each are resampled.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge } from '@pakli/ai';
import { findGame } from '@pakli/catalogue';
import {
  askPlayer,
  isRefusal,
  Match,
  randomPlayer,
  readOptions,
  Sfc32,
  type OptionValues,
} from '@pakli/core';
import {
  accuracyOf,
  ADVICE,
  gradeDecision,
  WIN_SHARE_LOSSES,
  type GradedDecision,
  type Loss,
} from '@pakli/core/analysis';
import type { Clock } from '@pakli/core/search';

const NAMES = ['random', 'casual', 'strong', 'expert'] as const;
const DRAWN_GAMES = 40;
const DRAWS = 2000;
/** Time stands still: only steps count. */
const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rules: { type: 'string', default: '' },
    games: { type: 'string', default: '40' },
    steps: { type: 'string', default: String(ADVICE.steps) },
    first: { type: 'string', default: '0' },
    rows: { type: 'boolean', default: false },
    read: { type: 'string' },
    slip: { type: 'string' },
    blunder: { type: 'string' },
  },
});

/** A seat's result in a game, and its loss decision by decision. */
interface Row {
  readonly number: number;
  readonly name: string;
  readonly points: number;
  readonly losses: readonly Loss[];
}

const [id = 'buddy-bluff'] = positionals;
const loaded = await findGame(id)?.load();
if (loaded === undefined) throw new Error(`no game ${id}`);
await loaded.learn();
const { game, contenders, knowledge } = loaded;
const declared = knowledge.losses ?? WIN_SHARE_LOSSES;
const scale = {
  slip: Number(values.slip ?? declared.slip),
  blunder: Number(values.blunder ?? declared.blunder),
};
const options = readOptions(game.rules, values.rules);
if (isRefusal(options)) throw new Error(options.refused);
const budget = { steps: Number(values.steps) };
const { player: strongest } = contenders.get('expert') ?? { player: randomPlayer };

async function play(number: number, rulesPlayed: OptionValues): Promise<readonly Row[]> {
  const random = new Sfc32(1000 + number);
  const match = Match.start(game, { options: rulesPlayed });
  if (isRefusal(match)) throw new Error(match.refused);
  const rows = Array.from({ length: match.seats }, (_, seat) => ({
    number,
    name: NAMES[(number + seat) % NAMES.length] ?? '',
    points: 0,
    losses: [] as Loss[],
  }));
  for (match.advance(random); !match.over; match.advance(random)) {
    const { state, turn: seat } = match.table;
    const view = game.view(state, seat);
    const row = rows[seat];
    const contender = contenders.get(row?.name ?? '');
    const { player, steps: most } = contender ?? { player: randomPlayer, steps: 1 };
    const { move } = askPlayer(player, view, random, Math.min(most, budget.steps));
    if (view.moves.length > 1) {
      const by = { player: strongest, budget, seed: ADVICE.seed };
      const loss = await judge(by, view, move, clock);
      if (loss !== undefined) row?.losses.push(loss);
    }
    match.table.play(move);
  }
  for (const [seat, row] of rows.entries()) row.points = match.totals[seat] ?? 0;
  return rows;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function report(rows: readonly Row[]): void {
  const games = NAMES.map((name) =>
    rows
      .filter((row) => row.name === name)
      .map(({ losses }) => losses.flatMap((loss) => gradeDecision(loss, scale) ?? [])),
  );
  const shares = games.map((all) => all.flatMap((one) => accuracyOf(one)?.share ?? []));
  for (const [index, name] of NAMES.entries()) {
    const own = shares[index] ?? [];
    const spread = Math.sqrt(mean(own.map((share) => (share - mean(own)) ** 2)) / own.length);
    const { decisions = 0, grades } = accuracyOf(games[index]?.flat() ?? []) ?? {};
    const percent = `${(100 * mean(own)).toFixed(1)} ± ${(100 * spread).toFixed(1)} %`;
    const points = mean(rows.filter((row) => row.name === name).map((row) => row.points));
    console.log(name.padEnd(7), `${own.length} games`, percent, decisions, JSON.stringify(grades));
    console.log(`        ${points.toFixed(2)} points per game`);
  }
  const pairs = [0, 1, 2].map((weaker) => {
    const wins = (shares[weaker] ?? []).flatMap((low) =>
      (shares[weaker + 1] ?? []).map((high) => (high > low ? 1 : high === low ? 0.5 : 0)),
    );
    return `${(100 * mean(wins)).toFixed(0)} %`;
  });
  const random = new Sfc32(1);
  const drawn = (all: readonly GradedDecision[][]): GradedDecision[] =>
    Array.from({ length: DRAWN_GAMES }, () => all[random.below(all.length)] ?? []).flat();
  const ordered = Array.from({ length: DRAWS }, () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = games.map(
      (all) => accuracyOf(drawn(all))?.share,
    );
    return first < second && second < third && third < fourth ? 1 : 0;
  });
  console.log(`single games in order: ${pairs.join(', ')}`);
  console.log(`${DRAWN_GAMES} games each in order: ${(100 * mean(ordered)).toFixed(1)} %\n`);
}

const rows: Row[] = [];
if (values.read === undefined) {
  const seats = game.seats[0] ?? 2;
  const first = Number(values.first);
  const last = first + Math.ceil((Number(values.games) * NAMES.length) / seats);
  for (let number = first; number < last; number++) {
    const played = await play(number, options);
    rows.push(...played);
    if (values.rows) for (const row of played) console.log(JSON.stringify(row));
  }
} else {
  const lines = readFileSync(values.read, 'utf8').split('\n').filter(Boolean);
  rows.push(...lines.map((line): Row => JSON.parse(line)));
}
if (!values.rows) report(rows);
