/** `pakli selfplay`: the same bytes on every run, as arrays that others can read. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@pakli/catalogue';
import { observationSize } from '@pakli/core/encoding';
import { expect, test } from 'vitest';
import { formatNpy } from '../src/commands/selfplay/npy.ts';
import { folder, pakli, ROOT } from './command.ts';

const PYTHON = spawnSync('python3', ['--version']).status === 0;

/** All files of a folder by path, as bytes. */
function bytesOf(out: string): Record<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(out.length), readFileSync(path).toString('latin1')];
    }),
  );
}

/** The numbers of an array behind its header. */
function numbersOf(path: string): number[] {
  const file = readFileSync(path);
  const start = 10 + file.readUInt16LE(8);
  expect(start % 64).toBe(0);
  const bytes = file.buffer.slice(file.byteOffset + start, file.byteOffset + file.length);
  const header = file.toString('latin1', 10, start);
  if (header.includes('|u1')) return [...new Uint8Array(bytes)];
  if (header.includes('<f2')) return [...new Float16Array(bytes)];
  return header.includes('<i4') ? [...new Int32Array(bytes)] : [...new Float32Array(bytes)];
}

function selfplay(out: string, ...more: string[]): ReturnType<typeof pakli> {
  const args = ['buddy-bluff', '--players', 'greedy,random,greedy,careful', '--shard', '4'];
  return pakli(['selfplay', ...args, '--out', join(folder, out), ...more]);
}

test('shards do not depend on the number of workers, nor on where it was interrupted', async () => {
  const [one, three, parts] = await Promise.all([
    selfplay('one', '--games', '14', '--seed', '5', '--workers', '1', '--json'),
    selfplay('three', '--games', '14', '--seed', '5', '--workers', '3'),
    selfplay('parts', '--games', '6', '--seed', '5', '--workers', '2'),
  ]);
  for (const { status, stderr } of [one, three, parts]) {
    expect([status, stderr]).toEqual([0, '']);
  }
  const whole = bytesOf(join(folder, 'one'));
  expect(Object.keys(whole).length).toBe(1 + 4 * 9);
  expect(bytesOf(join(folder, 'three'))).toEqual(whole);
  // The second shard had two deals of four, and a third was being written when the power went out.
  cpSync(join(folder, 'parts/000000'), join(folder, 'parts/000002.part'), { recursive: true });
  const resumed = await selfplay('parts', '--games', '14', '--json');
  expect(resumed.stderr).toBe('');
  const { written, there } = JSON.parse(resumed.stdout) as Record<string, unknown>;
  expect([written, there]).toEqual([{ games: 10, rows: expect.any(Number) as number }, 4]);
  expect(bytesOf(join(folder, 'parts'))).toEqual(whole);
  // The folder is complete: nothing is played.
  const again = await selfplay('parts', '--games', '14');
  expect(again.stdout).toContain('nothing was left to play');
  // Another seed is another run: it is refused in this folder.
  const other = await selfplay('parts', '--games', '14', '--seed', '6');
  expect(other.status).toBe(2);
  expect(other.stderr).toContain('has seed 5 instead of 6');
  // Every shard has its own cards.
  const shards = ['000000', '000001', '000002', '000003'];
  expect(new Set(shards.map((name) => whole[`/${name}/observations.npy`])).size).toBe(4);
  // The arrays hold what the numbers mean.
  const shard = join(folder, 'one/000000');
  const array = (name: string): number[] => numbersOf(join(shard, `${name}.npy`));
  const [actions, legal, counts] = [array('actions'), array('legal'), array('legal_counts')];
  let from = 0;
  for (const [row, count] of counts.entries()) {
    expect(legal.slice(from, from + count)).toContain(actions[row]);
    from += count;
  }
  expect(from).toBe(legal.length);
  const { game, encoding } = await findGame('buddy-bluff')!.load();
  const size = observationSize(encoding!, game.rules.defaults, 4);
  const observations = array('observations');
  expect(observations.length).toBe(size * actions.length);
  expect(observations.every((number) => number >= 0 && number <= 1)).toBe(true);
  // The seat that decides holds cards, and it plays one of them.
  for (const row of actions.keys()) {
    const hand = observations.slice(row * size, row * size + 52);
    expect(hand[Math.floor(actions[row]! / 5)]).toBe(1);
  }
  const [games, seats, payoffs] = [array('games'), array('seats'), array('payoffs')];
  // A card that was played is no longer in the hand at the seat's next decision.
  let gone = 0;
  for (const [row, action] of actions.entries()) {
    const next = seats.findIndex(
      (seat, at) => at > row && seat === seats[row] && games[at] === games[row],
    );
    if (next < 0) continue;
    expect(observations[next * size + Math.floor(action / 5)]).toBe(0);
    gone++;
  }
  expect(gone).toBeGreaterThan(50);
  expect(new Set(games)).toEqual(new Set([0, 1, 2, 3]));
  const bySeat = new Map(games.map((number, row) => [`${number} ${seats[row]}`, payoffs[row]!]));
  // Four seats of four deals, and a deal gives all of them one point.
  expect([...bySeat.values()].reduce((sum, payoff) => sum + payoff, 0)).toBeCloseTo(4, 5);
});

test.skipIf(!PYTHON)('Python reads the arrays in ten lines', async () => {
  const { status } = await selfplay('python', '--games', '3', '--seed', '2', '--half');
  expect(status).toBe(0);
  const shard = join(folder, 'python/000000');
  const script = join(ROOT, 'apps/cli/test/read_npy.py');
  const { stdout, stderr } = spawnSync('python3', [script, shard], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const found = JSON.parse(stdout) as Record<
    string,
    { shape: number[]; sum: number; first: number }
  >;
  const rows = numbersOf(join(shard, 'actions.npy')).length;
  expect(found['observations']?.shape).toEqual([rows, 967]);
  expect(found['actions']?.shape).toEqual([rows]);
  for (const [name, { sum, first }] of Object.entries(found)) {
    const numbers = numbersOf(join(shard, `${name}.npy`));
    expect(first).toBe(numbers[0]);
    expect(sum).toBeCloseTo(
      numbers.reduce((total, number) => total + number, 0),
      3,
    );
  }
});

const asked = (...args: string[]): ReturnType<typeof pakli> => pakli(['selfplay', ...args]);

test('mistakes are reported before anything is played', async () => {
  const out = join(folder, 'wrong');
  const [nobody, few, where] = await Promise.all([
    asked('ulti', '--players', 'nobody', '--out', out),
    asked('ulti', '--players', 'rules,rules', '--out', out),
    asked('ulti', '--players', 'rules', '--out', join(ROOT, 'README.md', 'x')),
  ]);
  expect(nobody.stderr).toContain('no player "nobody"');
  expect(few.stderr).toContain('ulti needs 1 or 3 players, not 2');
  expect(where.stderr).toContain('cannot be made: no such folder');
  const cheat = await asked('ulti', '--players', 'rules,cheat@9steps,rules', '--out', out);
  expect(cheat).toMatchObject({ status: 2, stderr: expect.stringContaining('sees all cards') });
  expect([nobody, few, where].map(({ status }) => status)).toEqual([2, 2, 2]);
  rmSync(out, { recursive: true, force: true });
  const torn = join(folder, 'torn');
  cpSync(join(ROOT, 'examples'), torn, { recursive: true });
  writeFileSync(join(torn, 'selfplay.json'), '{');
  const { stderr } = await asked('ulti', '--players', 'rules', '--out', torn);
  expect(stderr).toContain('is not a description of self-play');
});

const text = (file: Uint8Array): string => Buffer.from(file).toString('latin1');

test('an array of one dimension and of two', () => {
  const flat = text(formatNpy(Int32Array.of(1, 2, 3)));
  expect(flat.slice(0, 8)).toBe('\u0093NUMPY\u0001\u0000');
  expect(flat).toContain("{'descr': '<i4', 'fortran_order': False, 'shape': (3,), }");
  expect(flat.length).toBe(128 + 12);
  const wide = text(formatNpy(new Float32Array(6), 3));
  expect(wide).toContain("'shape': (2, 3)");
});
