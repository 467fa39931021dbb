/**
 * Self-play games for `training/train.py` to learn from, written as row numbers
 * (`src/knowledge/net-input.ts`).
 *
 *     node --conditions=@pakli/source packages/compile/scripts/selfplay.ts --out data --games 20000 --seed 1
 *     node --conditions=@pakli/source packages/compile/scripts/selfplay.ts --out data --games 20000 --seed 2 --net gen1.net
 *     node --conditions=@pakli/source packages/compile/scripts/selfplay.ts --out data --games 20000 --seed 3 --net mine.net --against theirs.net
 *
 * Without a net the first judgement plays, and a position's value is who won. With one the net
 * plays, and a position's value mixes the net's values of later positions, weighted towards the
 * nearer, with who won: TD(lambda). Every game has its own random numbers, so that the games are
 * the same with any number of threads; with `--seconds` instead of `--games` it ends when the time
 * is up. With `--against` another net has one of the seats and makes no random moves, and only what
 * the first one saw is written: how to beat this one. With `--without Fire,Water` these protocols
 * are left out, or with `--held 1` each side has this many of them.
 */
import { formatRefusal, isRefusal } from '@pakli/core';
import { readFileSync, writeFileSync } from 'node:fs';
import { Sfc32 } from '@pakli/core';
import { netOf, readNet } from '@pakli/core/net';
import { inThreads, Samples, type About, type Done, type Job } from '../../../training/samples.ts';
import { ASK_ACTION } from '../src/engine/offers.ts';
import { PositionJudge, type PositionJudgement } from '../src/knowledge/judge.ts';
import { NetInput, ROWS, TABLE } from '../src/knowledge/net-input.ts';
import { LearnedJudge } from '../src/knowledge/net-judge.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { weights } from '../src/knowledge/weights.ts';
import { ASK, DECIDER, STARTER } from '../src/state.ts';
import { OPTIONS, platesFrom, playGames } from './games.ts';

/** One move in this many is random. */
const SLIP = 16;
/** Nobody waits for these players, and quantity counts more than depth. */
const EFFORT = { positions: 4, chain: 30, plays: 5000 };
const PARTS = 4;

interface Played extends Done {
  /** By the first net. */
  readonly won: number;
}

function judgeOf(path: string): PositionJudgement {
  if (path === '') return new PositionJudge(weights);
  const file = readNet(readFileSync(path), TABLE);
  if (isRefusal(file)) throw new Error(`${path}: ${formatRefusal(file)}`);
  return new LearnedJudge(netOf(file));
}

/** The games of the first judgement only tell who won. */
function lambdaOf({ net, lambda }: Readonly<Record<string, string>>): number {
  return net === '' ? 1 : Number(lambda);
}

function work({ out, seed, games, seconds, thread, threads, more }: Job): Played {
  const { net = '', against = '', without = '', held = '0' } = more;
  const lambda = lambdaOf(more);
  const judge = judgeOf(net);
  const turns = new Turns(OPTIONS, judge, EFFORT);
  const others = against === '' ? turns : new Turns(OPTIONS, judgeOf(against), EFFORT);
  const samples = new Samples(out, thread, PARTS);
  const known = new NetInput();
  const results: number[] = [];
  const until = performance.now() + 1000 * seconds;
  let played = 0;
  let won = 0;
  for (let game = thread; game < games && performance.now() < until; game += threads) {
    const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ game);
    // Who begins alternates with every game, and the first net's seat half as often.
    const own = (game >> 1) & 1;
    const learners = against === '' ? [0, 1] : [own];
    playGames(
      {
        games: 1,
        ...(without === ''
          ? {}
          : { options: { ...OPTIONS, ...platesFrom(without.split(','), Number(held), random) } }),
        first: game & 1,
        slip: SLIP,
        ...(against === '' ? {} : { slipping: own }),
        choose(state) {
          const player = state.now[DECIDER] === own ? turns : others;
          player.renew();
          return player.choose(state, random);
        },
        asked(state) {
          if (state.now[ASK] !== ASK_ACTION) return;
          for (const seat of learners) {
            known.read(state, seat);
            samples.add(known, seat, net === '' ? 0 : judge.chanceOf(state, seat));
          }
        },
        over(state, payoff) {
          const worth = [payoff, 1 - payoff];
          samples.settle((seat, value) => {
            const label = worth[seat]!;
            worth[seat] = lambda * label + (1 - lambda) * value;
            return label;
          });
          results.push(...state.plates, state.now[STARTER]!, 2 * payoff);
          won += own === 0 ? payoff : 1 - payoff;
        },
      },
      random,
    );
    played++;
  }
  samples.write();
  writeFileSync(`${out}/part${thread}.results.u8`, Uint8Array.from(results));
  return { games: played, positions: samples.total, won };
}

const about: About = {
  game: 'compile',
  table: TABLE,
  rows: ROWS,
  parts: PARTS - 1,
  more: { lambda: '0.85', net: '', against: '', without: '', held: '0' },
  lambda: lambdaOf,
};
const done = await inThreads(import.meta.url, about, work);
const games = done?.reduce((sum, one) => sum + one.games, 0) ?? 0;
const won = done?.reduce((sum, one) => sum + one.won, 0) ?? 0;
if (process.argv.includes('--against') && games > 0) {
  console.log(`${((100 * won) / games).toFixed(1)} % won`);
}
