import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, pakli, ROOT } from './command.ts';

const DEALS = `${ROOT}/packages/ulti/data/yardstick-deals.json`;

interface Figure {
  readonly contract: string;
  readonly side: string;
  readonly deals: number;
  readonly succeeded: number;
  readonly share: number;
  readonly error: number;
  readonly interval: readonly [number, number];
}

function figures(stdout: string): Figure[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Figure);
}

test('four figures with their intervals; the same seed gives the same', async () => {
  const args = ['yardstick', 'ulti', '--deals', '2', '--worlds', '2', '--json'];
  const ended = await pakli(args);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  const found = figures(ended.stdout);
  expect(found.map(({ contract, side, deals }) => [contract, side, deals])).toEqual([
    ['ulti', 'keep', 2],
    ['ulti', 'stop', 2],
    ['betli', 'keep', 2],
    ['betli', 'stop', 2],
  ]);
  for (const { succeeded, share, error, interval } of found) {
    expect(share).toBe(succeeded / 2);
    expect(error).toBeCloseTo(Math.sqrt((share * (1 - share)) / 2));
    expect(interval[0]).toBeLessThanOrEqual(share);
    expect(interval[1]).toBeGreaterThanOrEqual(share);
  }
  const again = figures((await pakli(args)).stdout);
  expect(again.map(({ succeeded }) => succeeded)).toEqual(found.map((one) => one.succeeded));
});

test('a random player can be told from one that keeps what it has won', async () => {
  const content = JSON.parse(readFileSync(DEALS, 'utf8')) as Record<string, unknown[]>;
  const few = { ...content, ulti: [], betli: content['betli']!.slice(0, 15) };
  const path = file('few.json', JSON.stringify(few));
  const args = ['yardstick', 'ulti', path, '--only', 'betli', '--json'];
  const [random] = figures((await pakli([...args, '--player', 'random'])).stdout);
  const [strong] = figures((await pakli([...args, '--player', 'strong', '--worlds', '4'])).stdout);
  expect(random!.deals).toBe(15);
  expect(strong!.share).toBeGreaterThan(random!.share + 0.3);
});

test.each([
  ['no such game', ['mulle'], 2, 'Allowed choices are ulti.'],
  ['no such player', ['ulti', '--player', 'nobody'], 2, 'no player nobody'],
  ['no such file', ['ulti', '/nowhere.json'], 1, '/nowhere.json'],
])('refuses %s', async (_, args, status, said) => {
  const ended = await pakli(['yardstick', ...args]);
  expect(ended.status).toBe(status);
  expect(ended.stderr).toContain(said);
});

test.each([
  ['no JSON', 'deals', 'is not JSON'],
  ['another format', '{"format":"other"}', 'format'],
  [
    'a hand with a card too few',
    JSON.stringify({
      format: 'ulti-yardstick/1',
      ulti: [],
      betli: [{ id: 'x', hands: [['H7'], [], []], talon: [], trump: null, perfect: true }],
    }),
    'x: ',
  ],
])('refuses a file with %s', async (_, content, said) => {
  const ended = await pakli(['yardstick', 'ulti', file('bad.json', content)]);
  expect(ended.status).toBe(1);
  expect(ended.stderr).toContain(said);
});
