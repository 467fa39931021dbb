/** A command writes its output or reports that it could not. A file size limit simulates a full disc. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, writeWhole } from '../src/input/files.ts';
import { BIN, folder, pakli, run, type Ended } from './command.ts';

const NO_SPACE = 'no space is left';

/** `pakli ARGS` in a shell, with the given text after and before it; files may have this many blocks of 1024 bytes. */
function inShell(
  args: string,
  { blocks, to = '', input = '', data = 'data' }: ShellOptions = {},
): Promise<Ended> {
  const limit = blocks === undefined ? '' : `trap '' XFSZ; ulimit -f ${blocks};`;
  const pakli = `"${process.execPath}" --conditions=@pakli/source "${BIN}"`;
  const env = { LANG: 'C.UTF-8', XDG_DATA_HOME: join(folder, data), NODE_COMPILE_CACHE: '' };
  // In a pipeline the first failure counts, not only the reader's.
  return run('bash', ['-c', `set -o pipefail; ${limit} exec ${pakli} ${args} ${to}`], {
    input,
    env,
  });
}

interface ShellOptions {
  readonly blocks?: number;
  readonly to?: string;
  readonly input?: string;
  readonly data?: string;
}

describe.skipIf(!existsSync('/dev/full'))('output that cannot be written', () => {
  test.for<[string, string?]>([
    ['deal mulle --record'],
    ['rules mulle'],
    ['--help'],
    ['watch buddy-bluff --players random --delay 0 --seed 1'],
    ['play buddy-bluff --against greedy --seed 3', 'q\n'],
    ['engine', '{"do":"games"}\n'],
  ])('%s fails and says so', async ([args, input = '']) => {
    const ended = await inShell(args, { to: '> /dev/full', input });
    const stderr = `pakli: the output cannot be written: ${NO_SPACE}\n`;
    expect(ended).toEqual({ status: 1, stdout: '', stderr });
  });
});

test('output of which a part fits fails too', async () => {
  const file = join(folder, 'part.txt');
  const ended = await inShell('rules mulle', { blocks: 2, to: `> "${file}"` });
  expect(ended).toMatchObject({ status: 1 });
  expect(ended.stderr).toContain(`the output cannot be written: ${NO_SPACE}`);
  expect(statSync(file).size).toBe(2048);
  const whole = await inShell('rules mulle', { to: `> "${file}"` });
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).toBe((await pakli(['rules', 'mulle'])).stdout);
});

// A million deals take longer than a test may: dealing on for nobody fails here.
test('only a reader that has gone is no reason to speak', async () => {
  const ended = await inShell('deal mulle --count 1000000 --seed 1', { to: '| head -n 1' });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout.trimEnd().split('\n')).toHaveLength(1);
});

describe('a game that cannot be kept', () => {
  const DEAL = 'play buddy-bluff --against greedy --seed 3';

  test.for<[string, ShellOptions & { data: string }, string, string[] | undefined]>([
    ['a full disc', { blocks: 0, data: 'full' }, NO_SPACE, []],
    ['a folder that is a file', { data: 'file' }, 'no such folder', undefined],
  ])('%s: a person reads so at the table and at the end', async ([, options, why, left]) => {
    writeFileSync(join(folder, 'file'), '');
    const ended = await inShell(DEAL, { ...options, input: '1\nq\n' });
    expect(ended).toMatchObject({ status: 1, stderr: '' });
    const said = ended.stdout.replaceAll(/\s+/g, ' ');
    expect(said).toMatch(new RegExp(`\\.txt cannot be written: ${why} Your move >`));
    expect(said).toMatch(new RegExp(`Your game is not saved: \\S+ cannot be written: ${why} $`));
    expect(said).not.toContain('--continue');
    const games = join(folder, options.data, 'pakli', 'games');
    expect(existsSync(games) ? readdirSync(games) : undefined).toEqual(left);
  });

  test('a whole game is not recommended for study where it is not on disc', async () => {
    const ended = await inShell(DEAL, { blocks: 0, input: '1\n'.repeat(12) });
    expect(ended.stdout).toContain('The game is over');
    expect(ended.stdout).not.toContain('pakli analyse');
    expect(ended.stdout).toContain('Your game is not saved');
  });

  test('what was kept before stays as it was', async () => {
    const data = { data: 'before' };
    await inShell(DEAL, { ...data, input: '1\nq\n' });
    const games = join(folder, 'before', 'pakli', 'games');
    const [name = '', ...others] = readdirSync(games);
    expect(others).toEqual([]);
    const before = readFileSync(join(games, name), 'utf8');
    const on = await inShell('play --continue', { ...data, blocks: 0, input: '1\nq\n' });
    expect(on.stdout).toContain('Your game is not saved');
    expect(readdirSync(games)).toEqual([name]);
    expect(readFileSync(join(games, name), 'utf8')).toBe(before);
  });
});

test('the page of an arena that does not fit is no fault of ours, and leaves nothing', async () => {
  const html = join(folder, 'arena.html');
  const args = `arena buddy-bluff --players greedy,random --deals 2 --seed 1 --html "${html}"`;
  const ended = await inShell(args, { blocks: 4 });
  expect(ended.stderr).toBe(`pakli: --html: ${html} cannot be written: ${NO_SPACE}\n`);
  expect(ended.status).toBe(1);
  // The figures are not lost with the page.
  expect(ended.stdout).toContain('a fair share is');
  expect(readdirSync(folder).filter((name) => name.startsWith('arena'))).toEqual([]);
});

test('a record that cannot be written is known before the first move', async () => {
  const args = ['watch', 'buddy-bluff', '--players', 'random', '--out', '/no/such/x.txt'];
  const ended = await pakli(args);
  expect(ended).toEqual({
    status: 2,
    stdout: '',
    stderr: 'pakli: --out: /no/such/x.txt cannot be written: no such folder\n',
  });
});

describe('a file is written whole', () => {
  test('through a link, with the rights it had', () => {
    const file = join(folder, 'target.txt');
    writeFileSync(file, 'old', { mode: 0o600 });
    const link = join(folder, 'link.txt');
    symlinkSync(file, link);
    writeWhole(link, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('but a device is written to', () => {
    writeWhole('/dev/null', 'text');
    expect(statSync('/dev/null').isFile()).toBe(false);
  });
});

test.skipIf(!existsSync('/proc/self'))('a folder that takes no others is refused at once', () => {
  for (const path of ['/proc/x/y', '/dev/null/x']) expect(() => makeFolder(path)).toThrow();
  const deep = join(folder, 'one/two/three');
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});
