/**
 * How much of a result is luck, and how much of that can be removed: every level plays the same
 * boards alone among the same computers. A script, not a test: it takes hours of a core. The findings
 * are in docs/luck.md.
 *
 *     node --conditions=@pakli/source bench/luck.ts GAME --among PLAYER --out FILE [--levels a,b,c,d]
 *         [--boards 100] [--first 0] [--every 1] [--seconds 600] [--seed 1]
 *         [--playouts 0] [--random 30] [--walk DEALS,STEPS,STRIDE --judge PLAYER]
 *     node --conditions=@pakli/source bench/luck.ts GAME --read FILE
 *
 * Players are written as for the arena (`expert@200steps`). Several processes share the boards by
 * --first and --every. `--playouts` measures the luck of the cards alone, `--walk` luck decision by
 * decision (docs/luck.md). With `--same-lots` a seat draws the same random numbers at every table, as
 * in the arena; at real tables it never does.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DealLuck, LuckCounter } from '@pakli/ai';
import {
  CHANCE,
  OVER,
  Sfc32,
  askPlayer,
  type Answer,
  type BaseView,
  type Random,
} from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { loadPlayers } from '../apps/cli/src/input/games.ts';
import { readSpelling } from '../apps/cli/src/players/spelling.ts';
import { seedFor, USES } from '../apps/cli/src/players/seeds.ts';
import { luckReport, type LuckRow } from './luck-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    among: { type: 'string', default: 'strong' },
    levels: { type: 'string', default: 'beginner,casual,strong,expert' },
    boards: { type: 'string', default: '100' },
    first: { type: 'string', default: '0' },
    every: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    playouts: { type: 'string', default: '0' },
    random: { type: 'string', default: '30' },
    walk: { type: 'string' },
    judge: { type: 'string' },
    'same-lots': { type: 'boolean', default: false },
    out: { type: 'string' },
    read: { type: 'string' },
  },
});
const [id = ''] = positionals;
const levels = values.levels.split(',');
if (values.read !== undefined) {
  const rows = readFileSync(values.read, 'utf8').split('\n').filter(Boolean);
  console.log(
    luckReport(
      id,
      levels,
      rows.map((row) => JSON.parse(row) as LuckRow),
    ),
  );
} else {
  await measure();
}

async function measure(): Promise<void> {
  const seed = Number(values.seed);
  const { game, contenders, knowledge } = await loadPlayers(id);
  const seats = game.seats[0] ?? 2;
  const buffers = new Buffers(game);
  const payoffs = new Float64Array(seats);
  const ask = (text: string): ((view: BaseView, random: Random) => Answer) => {
    const { name, budget } = readSpelling(text);
    const contender = contenders.get(name);
    if (contender === undefined) throw new Error(`${game.id} has no player ${name}`);
    const own = contender.exact ?? contender.steps;
    const steps = budget !== undefined && 'steps' in budget ? budget.steps : own;
    return (view, random) => askPlayer(contender.player, view, random, steps);
  };
  const others = ask(values.among);
  const judge = ask(values.judge ?? values.among);
  const players = levels.map(ask);
  const model = {
    others: (view: BaseView, random: Random) => others(view, random).move,
    worth(view: BaseView, random: Random): number {
      const { move, estimates = [] } = judge(view, random);
      const best = estimates.find((estimate) => estimate.move === move);
      if (best === undefined) throw new Error('the judge does not say what it expects');
      return best.value;
    },
  };
  const [deals = 0, steps = 0, stride = 1] = (values.walk ?? '').split(',').map(Number);
  const play = (board: number, level: number): LuckRow['levels'][number] => {
    const own = board % seats;
    const state = game.create(game.rules.defaults, seats);
    game.setup(state, { number: 0, starter: 0, carry: Array<number>(seats).fill(0) });
    const lots = Array.from(
      { length: seats },
      (_, seat) =>
        new Sfc32(seedFor(seed, board, USES.player, values['same-lots'] ? 0 : level, seat)),
    );
    const luckOf = (part: number) => new Sfc32(seedFor(seed, board, USES.luck, level, part));
    const playouts = Number(values.playouts);
    const cards =
      playouts === 0
        ? undefined
        : new DealLuck(game, knowledge, state, own, luckOf(0), {
            playouts,
            randomPercent: Number(values.random),
          });
    const walk =
      values.walk === undefined
        ? undefined
        : new LuckCounter(game, model, state, own, luckOf(1), { deals, steps, stride });
    let dealt = 0;
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        const chance = new Sfc32(seedFor(seed, board, USES.chance, dealt++));
        const length = game.draw(state, chance, buffers.outcome);
        cards?.deal(state, buffers.outcome, length);
        walk?.deal(state, buffers.outcome, length);
        game.deal(state, buffers.outcome, length);
        continue;
      }
      const player = turn === own ? players[level] : others;
      const random = lots[turn];
      if (player === undefined || random === undefined) throw new Error('nobody sits there');
      const { move } =
        game.moves(state, buffers.moves) === 1
          ? { move: buffers.moves[0] ?? 0 }
          : player(game.view(state, turn), random);
      walk?.decide(state, turn, move);
      game.play(state, move);
    }
    game.payoff(state, payoffs);
    const score = game.scores(state)[own] ?? 0;
    return [payoffs[own] ?? 0, cards?.luck ?? 0, walk?.end(state) ?? 0, score];
  };
  const end = performance.now() + 1000 * Number(values.seconds);
  let done = 0;
  for (
    let board = Number(values.first);
    board < Number(values.boards);
    board += Number(values.every)
  ) {
    const row = levels.map((_, level) =>
      performance.now() > end ? undefined : play(board, level),
    );
    if (performance.now() > end) break;
    const line = JSON.stringify({ board, levels: row } satisfies {
      board: number;
      levels: unknown;
    });
    if (values.out === undefined) console.log(line);
    else appendFileSync(values.out, `${line}\n`);
    if (++done % 100 === 0) console.log(`${id} from ${values.first}: ${done} boards`);
  }
}
