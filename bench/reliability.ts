/**
 * How often a game is won that the expert calls won with so many percent. All
 * seats play at one level, the expert is asked about their decisions and never
 * plays; with --follow one seat plays what it says, against the others. A script
 * and no test: a few hundred games take a quarter of an hour.
 *
 *     node --conditions=@pakli/source bench/reliability.ts compile --level strong --games 200
 *     node --conditions=@pakli/source bench/reliability.ts buddy-bluff --level casual --follow
 *
 * With --rows a line of JSON is printed for every answer instead, the games' numbers beginning at
 * --first, and --read makes the report of such lines: so many processes can share the games.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame } from '@pakli/catalogue';
import { askPlayer, CHANCE, OVER, Sfc32, type Seat } from '@pakli/core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'strong' },
    games: { type: 'string', default: '100' },
    /** Of the expert, for each question. */
    steps: { type: 'string', default: '12' },
    /** One decision in so many is asked about. */
    every: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    follow: { type: 'boolean', default: false },
    first: { type: 'string', default: '0' },
    /** Prints every answer: the game's number, the seat, what was said and what was won. */
    rows: { type: 'boolean', default: false },
    read: { type: 'string' },
  },
});

interface Answered {
  readonly seat: Seat;
  readonly said: number;
}

interface Row extends Answered {
  readonly number: number;
  readonly won: number;
}

const [id = ''] = positionals;
const loaded = await findGame(id)?.load();
const expert = loaded?.contenders.get('expert');
const other = loaded?.contenders.get(values.level);
if (loaded === undefined || expert === undefined || other === undefined) {
  throw new Error(`no such game or level: ${id} ${values.level}`);
}
const { game } = loaded;
await loaded.learn();
const steps = Number(values.steps);
const every = Number(values.every);
const seats = game.seats[0] ?? 2;
const outcome = new Uint8Array(game.maxOutcome);

function play(number: number): Row[] {
  const random = new Sfc32(Number(values.seed) * 100_000 + number);
  const state = game.create(game.rules.defaults, seats);
  const starter = number % seats;
  game.setup(state, { number: 0, starter, carry: Array.from({ length: seats }, () => 0) });
  const follower = values.follow ? Math.floor(number / seats) % seats : undefined;
  const answers: Answered[] = [];
  for (let decision = 0, turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.deal(state, outcome, game.draw(state, random, outcome));
      continue;
    }
    const view = game.view(state, turn);
    let [move = 0] = view.moves;
    if (view.moves.length > 1) {
      const follows = turn === follower;
      const asks = follower === undefined ? decision++ % every === 0 : follows;
      const seed = new Sfc32(random.below(0x40000000));
      const advice = asks ? askPlayer(expert!.player, view, seed, steps) : undefined;
      const best = advice?.estimates?.find((estimate) => estimate.move === advice.move);
      if (best !== undefined && best.untried !== true)
        answers.push({ seat: turn, said: best.value });
      move = follows
        ? (advice?.move ?? move)
        : askPlayer(other!.player, view, new Sfc32(random.below(0x40000000)), other!.steps).move;
    }
    game.play(state, move);
  }
  const payoff = new Float64Array(seats);
  game.payoff(state, payoff);
  return answers.map(({ seat, said }) => ({ number, seat, said, won: payoff[seat] ?? 0 }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

function playAll(): Row[] {
  const all: Row[] = [];
  const first = Number(values.first);
  for (let number = first; number < first + Number(values.games); number++) {
    const found = play(number);
    all.push(...found);
    if (values.rows) for (const row of found) console.log(JSON.stringify(row));
  }
  return all;
}

function read(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Row => JSON.parse(line));
}

/** How much more was won than said, with its standard error over games: answers of one game hang together. */
function gapOf(list: readonly Row[]): string {
  const gap = mean(list.map(({ said, won }) => won - said));
  const byGame = new Map<number, number>();
  for (const { number, said, won } of list) {
    byGame.set(number, (byGame.get(number) ?? 0) + won - said - gap);
  }
  const squares = [...byGame.values()].reduce((sum, one) => sum + one * one, 0);
  return `${percent(gap)} ± ${percent(Math.sqrt(squares) / list.length).trim()}`;
}

/** One line of the report. */
function printLine(list: readonly Row[], name: string): void {
  if (list.length === 0) return;
  const said = percent(mean(list.map((row) => row.said)));
  const won = percent(mean(list.map((row) => row.won)));
  const n = String(list.length).padStart(5);
  console.log(`${name.padEnd(6)}  ${said}  ${won}  ${n}   ${gapOf(list)}`);
}

function report(rows: readonly Row[]): void {
  const games = new Set(rows.map(({ number }) => number)).size;
  console.log(`${id}, ${values.level}${values.follow ? ', one seat follows the expert' : ''}`);
  console.log(`${games} games, ${rows.length} answers, ${steps} steps`);
  console.log('decile   said    won      n   off by');
  for (let decile = 0; decile < 10; decile++) {
    const within = rows.filter(
      ({ said }) => Math.max(0, Math.min(9, Math.floor(10 * said))) === decile,
    );
    printLine(within, `${10 * decile}-${10 * decile + 10}`);
  }
  printLine(rows, 'all');
  if (seats === 2 && !values.follow) {
    const pairs = rows.flatMap((row, i) => {
      const next = rows[i + 1];
      return next === undefined || next.number !== row.number || next.seat === row.seat
        ? []
        : [row.said + next.said];
    });
    console.log(`both sides together: ${percent(mean(pairs))} % (${pairs.length} pairs)`);
  }
}

const answers = values.read === undefined ? playAll() : read(values.read);
if (!values.rows) report(answers);
