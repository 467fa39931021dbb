import { expect, test } from 'vitest';
import { pakli } from './command.ts';

interface Report {
  games: number;
  deals: number;
  decisions: number;
  decisionsPerSecond: number;
  seed: number;
  results: { seat: number; meanScore: number; wins: number }[];
}

async function report(...args: string[]): Promise<Report> {
  const ended = await pakli(['random', 'buddy-bluff', '--json', ...args]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  return JSON.parse(ended.stdout) as Report;
}

test('the same seed gives the same games, another seed others', async () => {
  const [one, same, other] = await Promise.all([
    report('--games', '200', '--seed', '7'),
    report('--games', '200', '--seed', '7'),
    report('--games', '200', '--seed', '8'),
  ]);
  expect(one).toMatchObject({ games: 200, deals: 200, decisions: 9600, seed: 7 });
  expect(same.results).toEqual(one.results);
  expect(other.results).not.toEqual(one.results);
});

test('a match of four deals counts as one game', async () => {
  const sums = await report('--games', '25', '--seed', '1', '--options', 'deals=4');
  expect(sums).toMatchObject({ games: 25, deals: 100, decisions: 4800 });
  const wins = sums.results.reduce((sum, { wins }) => sum + wins, 0);
  expect(wins).toBeCloseTo(25, 9);
});

test('the summary for people names games, decisions, speed and seats', async () => {
  const ended = await pakli(['random', 'buddy-bluff', '--games', '1000', '--seed', '1']);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^matches +1,000 \(whole matches: 1,000 deals\)$/m);
  expect(ended.stdout).toMatch(/^decisions +48,000$/m);
  expect(ended.stdout).toMatch(/^decisions\/s +[\d,]{5,}$/m);
  for (const seat of [0, 1, 2, 3]) {
    expect(ended.stdout).toMatch(new RegExp(`^ +${seat} +[\\d.]+ +[\\d.]+ +2\\d\\.\\d %$`, 'm'));
  }
});
