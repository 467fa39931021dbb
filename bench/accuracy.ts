/**
 * Whether accuracy tells players of different strength apart. Random, casual,
 * strong and expert play each other, the seats in turn, and the strongest
 * player grades every decision as a replay does. A script and no test: it
 * takes minutes.
 *
 *     node --conditions=@pakli/source bench/accuracy.ts GAME [RULES] [GAMES] [STEPS]
 *
 * RULES are written as in records, GAMES is for each of the four, and STEPS is
 * what judge and players may think about a decision. What is printed: the mean
 * accuracy of each, with its standard error; how often the stronger of two
 * neighbours has more in a single game of each; and how often all four come in
 * order, if 40 games of each are drawn from those that were played, again and
 * again.
 */
import { judge } from '@pakli/ai';
import { findGame } from '@pakli/catalogue';
import {
  accuracyOf,
  ADVICE,
  askPlayer,
  gradeDecision,
  isRefusal,
  Match,
  randomPlayer,
  readOptions,
  Sfc32,
  WIN_SHARE_LOSSES,
  type Clock,
  type GradedDecision,
  type OptionValues,
} from '@pakli/core';

const NAMES = ['random', 'casual', 'strong', 'expert'] as const;
const DRAWN_GAMES = 40;
const DRAWS = 2000;
/** Time stands still: only steps count. */
const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };

const [id = 'buddy-bluff', rules = '', count = '40', steps = String(ADVICE.steps)] =
  process.argv.slice(2);
const loaded = await findGame(id)?.load();
if (loaded === undefined) throw new Error(`no game ${id}`);
await loaded.learn();
const { game, contenders, knowledge } = loaded;
const scale = knowledge.losses ?? WIN_SHARE_LOSSES;
const options = readOptions(game.rules, rules);
if (isRefusal(options)) throw new Error(options.refused);
const budget = { steps: Number(steps) };
const { player: strongest } = contenders.get('expert') ?? { player: randomPlayer };

/** What every seat did in a game of its own number. */
async function play(
  number: number,
  rulesPlayed: OptionValues,
): Promise<readonly (readonly GradedDecision[])[]> {
  const random = new Sfc32(1000 + number);
  const match = Match.start(game, { options: rulesPlayed });
  if (isRefusal(match)) throw new Error(match.refused);
  const graded = Array.from({ length: match.seats }, (): GradedDecision[] => []);
  for (match.advance(random); !match.over; match.advance(random)) {
    const { state, turn: seat } = match.table;
    const view = game.view(state, seat);
    const contender = contenders.get(NAMES[(number + seat) % NAMES.length] ?? '');
    const { player, steps: most } = contender ?? { player: randomPlayer, steps: 1 };
    const { move } = askPlayer(player, view, random, Math.min(most, budget.steps));
    if (view.moves.length > 1) {
      const by = { player: strongest, budget, seed: ADVICE.seed };
      const weighed = await judge(by, view, move, clock);
      const one = weighed && gradeDecision(weighed, scale);
      if (one !== undefined) graded[seat]?.push(one);
    }
    match.table.play(move);
  }
  return graded;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** By player: each game of it. */
const games = NAMES.map((): (readonly GradedDecision[])[] => []);

function report(): void {
  const shares = games.map((all) => all.flatMap((one) => accuracyOf(one)?.share ?? []));
  for (const [index, name] of NAMES.entries()) {
    const own = shares[index] ?? [];
    const spread = Math.sqrt(mean(own.map((share) => (share - mean(own)) ** 2)) / own.length);
    const { decisions = 0, grades } = accuracyOf(games[index]?.flat() ?? []) ?? {};
    const percent = `${(100 * mean(own)).toFixed(1)} ± ${(100 * spread).toFixed(1)} %`;
    console.log(name.padEnd(7), `${own.length} games`, percent, decisions, JSON.stringify(grades));
  }
  const pairs = [0, 1, 2].map((weaker) => {
    const wins = (shares[weaker] ?? []).flatMap((low) =>
      (shares[weaker + 1] ?? []).map((high) => (high > low ? 1 : high === low ? 0.5 : 0)),
    );
    return `${(100 * mean(wins)).toFixed(0)} %`;
  });
  const random = new Sfc32(1);
  const drawn = (all: readonly number[]): number =>
    mean(Array.from({ length: DRAWN_GAMES }, () => all[random.below(all.length)] ?? 0));
  const ordered = Array.from({ length: DRAWS }, () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = shares.map(drawn);
    return first < second && second < third && third < fourth ? 1 : 0;
  });
  console.log(`single games in order: ${pairs.join(', ')}`);
  console.log(`${DRAWN_GAMES} games each in order: ${(100 * mean(ordered)).toFixed(1)} %\n`);
}

for (let number = 0; games.some(({ length }) => length < Number(count)); number++) {
  for (const [seat, graded] of (await play(number, options)).entries()) {
    games[(number + seat) % NAMES.length]?.push(graded);
  }
  if (number % 20 === 19) report();
}
report();
