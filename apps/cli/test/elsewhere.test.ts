/** One saved game and two processes that want to play it. */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { holderOf, Lock } from '../src/input/lock.ts';
import { BIN, folder, pakli, ROOT } from './command.ts';
import { HAS_TMUX, Terminal } from './terminal.ts';

beforeAll(() => mkdirSync(join(folder, 'locks')));

function lockOf(path: string, holder: object | string): void {
  writeFileSync(`${path}.lock`, typeof holder === 'string' ? holder : JSON.stringify(holder));
}

describe('a lock', () => {
  let count = 0;
  const game = (): string => join(folder, 'locks', `${count++}.txt`);

  test('is had by one, who is named to the next', () => {
    const path = game();
    const lock = Lock.claim(path);
    expect(lock).toBeInstanceOf(Lock);
    expect(Lock.claim(path)).toMatchObject({ pid: process.pid, host: hostname() });
    (lock as Lock).release();
    expect(holderOf(path)).toBeUndefined();
    expect(Lock.claim(path)).toBeInstanceOf(Lock);
  });

  test('can be taken, and whoever had it knows and does not release it', () => {
    const path = game();
    const first = Lock.claim(path) as Lock;
    const second = Lock.seize(path);
    expect([first.ours, second.ours]).toEqual([false, true]);
    first.release();
    expect(second.ours).toBe(true);
  });

  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  test.for<[string, object | string]>([
    ['a process that has died', { pid: dead, host: hostname(), begun: '' }],
    ['one whose number came again', { pid: process.pid, host: hostname(), begun: 'then' }],
    ['nobody who can be read', 'half of a li'],
    ['an empty file', ''],
  ])('of %s is nobody’s', ([, holder]) => {
    const path = game();
    lockOf(path, holder);
    expect(holderOf(path)).toBeUndefined();
    const lock = Lock.claim(path);
    expect(lock instanceof Lock && lock.ours).toBe(true);
  });

  test('of another machine is believed', () => {
    const path = game();
    const holder = { pid: dead, host: 'elsewhere', begun: '' };
    lockOf(path, holder);
    expect(Lock.claim(path)).toEqual(holder);
  });
});

const PLAY = ['--conditions=@pakli/source', BIN, 'play'];
const DEAL = ['buddy-bluff', '--against', 'greedy', '--seed', '3'];

/** A game through a pipe that waits for its next line. */
class Player {
  private readonly child: ChildProcessWithoutNullStreams;
  private output = '';
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[], data: string) {
    const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: '', XDG_DATA_HOME: data };
    this.child = spawn(process.execPath, [...PLAY, ...args], { cwd: ROOT, env });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  type(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Resolves with the output so far once it contains this. */
  async until(what: RegExp): Promise<string> {
    for (const begin = performance.now(); !what.test(this.output);) {
      if (performance.now() - begin > 250_000) throw new Error(`never ${what}:\n${this.output}`);
      await setTimeout(20);
    }
    return this.output;
  }
}

function gameIn(data: string): string {
  const games = join(data, 'pakli', 'games');
  return join(games, readdirSync(games).find((one) => one.endsWith('.txt')) ?? '');
}

describe('a game that is played elsewhere', () => {
  let first: Player;
  afterEach(() => first.kill());

  async function begun(name: string): Promise<string> {
    const data = join(folder, name);
    first = new Player(DEAL, data);
    first.type('2');
    await first.until(/(Your move > [^]*){2}/);
    return data;
  }

  test('is left to the one who plays it', async () => {
    const data = await begun('leave');
    const before = readFileSync(gameIn(data), 'utf8');
    const second = await pakli(['play', '--continue'], {
      input: 'x\nq\n',
      env: { XDG_DATA_HOME: data },
    });
    expect(second).toMatchObject({ status: 0, stderr: '' });
    expect(second.stdout).toMatch(/^This game is being played in another terminal \(process \d+/);
    expect(second.stdout).not.toContain('Your move');
    expect(readFileSync(gameIn(data), 'utf8')).toBe(before);
    first.type('q');
    expect((await first.until(/You leave/)).match(/Your game is saved/)).not.toBeNull();
  });

  test('is taken over: the first one says so at its next move, and writes no more', async () => {
    const data = await begun('take');
    const second = await pakli(['play', '--continue'], {
      input: 't\n1\nq\n',
      env: { XDG_DATA_HOME: data },
    });
    expect(second).toMatchObject({ status: 0, stderr: '' });
    expect(second.stdout).toContain('Your game is saved');
    const after = readFileSync(gameIn(data), 'utf8');
    first.type('1');
    expect(await first.ended).toBe(1);
    const told = await first.until(/Another terminal has taken this game over\./);
    expect(told).not.toContain('Your game is saved');
    expect(readFileSync(gameIn(data), 'utf8')).toBe(after);
    expect(readdirSync(join(data, 'pakli', 'games'))).toHaveLength(1);
  });

  test('of one that was killed continues without a question', async () => {
    const data = await begun('killed');
    first.kill();
    await first.ended;
    const on = await pakli(['play', '--continue'], {
      input: 'q\n',
      env: { XDG_DATA_HOME: data },
    });
    expect(on.stdout).toContain('Your move > q');
    expect(on.stdout).not.toContain('another terminal');
  });
});

describe.skipIf(!HAS_TMUX)('on a page', () => {
  test('one looks on, sees the moves of the other, and takes over', async () => {
    const env = { XDG_DATA_HOME: join(folder, 'page') };
    const terminals = [new Terminal(80, 24, env), new Terminal(80, 24, env)] as const;
    const [one, other] = terminals;
    try {
      const command = `cd ${ROOT}; clear; ${process.execPath} ${PLAY.join(' ')} --delay 0`;
      one.type(`${command} ${DEAL.join(' ')}; echo STATUS $?`);
      await one.asked();
      other.type(`${command} --continue; echo STATUS $?`);
      await other.until(/played in another terminal[^]*w watches/);
      other.press('w');
      await other.until(/You are watching[^]*t takes the game over/);
      expect(other.pane).not.toContain('Round 2');
      // Follows the player's own page: the watcher's may lag behind.
      for (let before = one.pane; !before.includes('Round 2');) {
        one.type('1');
        before = await one.asked((pane) => pane !== before && /Your turn[^]*▸ *$/m.test(pane));
      }
      await other.until(/Round 2[^]*You are watching/);
      other.press('t');
      await other.asked();
      one.type('1');
      await one.until(/Another terminal has taken this game over[^]*STATUS 1/);
      other.type('q');
      await other.until(/Your game is saved[^]*STATUS 0/);
    } finally {
      for (const terminal of terminals) terminal.close();
    }
  });
});
