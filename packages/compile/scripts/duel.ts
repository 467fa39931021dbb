/**
 * Two nets against each other: the same protocols from both sides, quick games by the thousand.
 *
 *     node --conditions=@pakli/source packages/compile/scripts/duel.ts --net mine.net --against theirs.net --seconds 30 --seed 1
 *
 * With `--held Fire,Water` each side has one of these protocols. Players look at four positions for
 * a move, and make one move in sixteen at random: two that never err may go round in circles.
 */
import { formatRefusal, isRefusal, Sfc32 } from '@pakli/core';
import { netOf, readNet } from '@pakli/core/net';
import { readFileSync } from 'node:fs';
import { inThreads, type About, type Done, type Job } from '../../../training/samples.ts';
import { ROWS, TABLE } from '../src/knowledge/net-input.ts';
import { LearnedJudge } from '../src/knowledge/net-judge.ts';
import { Turns } from '../src/knowledge/turns.ts';
import { DECIDER } from '../src/state.ts';
import { OPTIONS, platesFrom, playGames } from './games.ts';

const SLIP = 16;
const EFFORT = { positions: 4, chain: 30, plays: 5000 };

interface Duelled extends Done {
  /** By pair of games: the first net's share of wins. */
  readonly shares: readonly number[];
}

function playerOf(path: string): Turns {
  const file = readNet(readFileSync(path), TABLE);
  if (isRefusal(file)) throw new Error(`${path}: ${formatRefusal(file)}`);
  return new Turns(OPTIONS, new LearnedJudge(netOf(file)), EFFORT);
}

function work({ seed, seconds, thread, threads, more }: Job): Duelled {
  const players = [playerOf(more['net']!), playerOf(more['against']!)];
  const held = more['held'] === '' ? [] : more['held']!.split(',');
  const shares: number[] = [];
  const until = performance.now() + 1000 * seconds;
  for (let pair = thread; performance.now() < until; pair += threads) {
    let share = 0;
    for (const swapped of [0, 1]) {
      const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ pair);
      const plates = platesFrom(held, held.length > 0 ? 1 : 0, random);
      playGames(
        {
          games: 1,
          options: { ...OPTIONS, ...plates },
          first: random.below(2),
          slip: SLIP,
          choose(state) {
            const player = players[state.now[DECIDER]! ^ swapped]!;
            player.renew();
            return player.choose(state, random);
          },
          over(_, payoff) {
            share += (swapped === 0 ? payoff : 1 - payoff) / 2;
          },
        },
        random,
      );
    }
    shares.push(share);
  }
  return { games: 2 * shares.length, positions: 0, shares };
}

const about: About = {
  game: 'compile',
  table: TABLE,
  rows: ROWS,
  parts: 0,
  more: { net: '', against: '', held: '' },
};
const done = await inThreads(import.meta.url, about, work);
if (done !== undefined) {
  const shares = done.flatMap((one) => one.shares);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const square = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length;
  const half = 1.96 * Math.sqrt(square / shares.length);
  const [won, low, high] = [mean, mean - half, mean + half].map((one) => (100 * one).toFixed(1));
  console.log(`${won} % won [${low}, ${high}]`);
}
