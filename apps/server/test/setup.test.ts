/**
 * The command: bad set-up gets one sentence and an exit code, a stop is graceful, and a backup is a table that
 * continues.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { readFlags } from '../src/flags.ts';
import { LIMITS } from '../src/settings.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client, guest, openTable } from './client.ts';
import { ENV, inFolder } from './folder.ts';
import { runMain } from './run-main.ts';

describe('settings', () => {
  test.each([
    ['port', '65536'],
    ['port', '-1'],
    ['threads', '0'],
    ['metrics-port', 'x'],
    ['origin', 'cards.example'],
    ['origin', 'https://cards.example/path'],
    ['postgres', 'mysql://localhost/pakli'],
    ['nats', 'localhost:4222'],
    ['proxy', 'localhost'],
    ['proxy', '127.0.0.1,'],
    ['proxy', '10.0.0.0/33'],
    ['proxy', '10.0.0.0/8/8'],
    ['proxy', 'nonsense'],
    ['push', 'sometimes'],
    ['drain', 'slowly'],
    ['limits', 'nothing=1'],
    ['limits', 'tablesPerPerson=many'],
    ['limits', '__proto__=1'],
  ])('--%s cannot be %s', (name, text) => {
    const bad = { problem: 'value', setting: `--${name}` };
    expect(readFlags([`--${name}=${text}`], {})).toMatchObject(bad);
  });

  test('a flag counts more than the environment, and that more than what is usual', () => {
    const env = { PAKLI_PORT: '81', PAKLI_DATA: '/srv', PAKLI_LIMITS: 'watchersPerTable=3' };
    expect(readFlags(['--port', '82', '--origin', 'https://cards.example/'], env)).toMatchObject({
      settings: {
        port: 82,
        address: '127.0.0.1',
        file: '/srv/pakli.db',
        origin: 'https://cards.example',
        limits: { ...LIMITS, watchersPerTable: 3 },
      },
      portNamed: true,
    });
  });
});

const { PAKLI_TEST_SERVERS: bundle } = process.env;
/** From the bundle that the tests build, if there is one: it starts in a third of the time. */
const MAIN =
  bundle === undefined ? join(import.meta.dirname, '../src/main.ts') : join(bundle, 'main.js');

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

interface Start {
  /** Shell commands that start it. */
  readonly before?: string;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** An unprivileged user. */
  readonly asNobody?: boolean;
}

const NOBODY = 65_534;
const AS_NOBODY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function started(
  args: readonly string[],
  { before = '', flags = [], env = {}, asNobody = false }: Start = {},
): ChildProcess {
  const node = [process.execPath, '--conditions=@pakli/source', ...flags, MAIN, ...args];
  const line = node.map((part) => `'${part}'`).join(' ');
  const child = spawn('bash', ['--norc', '-c', `${before} exec ${line}`], {
    env: { ...ENV, ...env },
    ...(asNobody ? AS_NOBODY : {}),
  });
  // A failing test leaves no processes behind.
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function ended(child: ChildProcess): Promise<Ended> {
  let said = '';
  child.stdout?.on('data', (data) => (said += String(data)));
  child.stderr?.on('data', (data) => (said += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** The address that it prints once it listens. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      const [, port] = /http:\/\/localhost:(\d+)\//.exec(said) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('close', () => reject(new Error(`it ended: ${said}`)));
  });
}

const SETTINGS =
  'Settings: --lan, --port, --address, --data, --postgres, --nats, --drain, --page, --origin, --proxy, --push, --threads, --boards, --metrics-port, --limits, --backup, --reports. docs/hosting.md explains them.';

test('--help lists what can be set, and starts nothing', async () => {
  expect(await runMain(['--help'])).toEqual({ code: 0, out: SETTINGS, err: '' });
});

describe('bad set-up', () => {
  test.each([
    [['--port', 'eighty'], 'eighty is not a port. A port is a number from 1 to 65535.'],
    [
      ['--proxy', 'localhost'],
      '--proxy cannot be "localhost". Name addresses or ranges, such as 127.0.0.1,10.0.0.0/8; host names are not looked up.',
    ],
    [['--nothing'], `There is no setting called --nothing. ${SETTINGS}`],
  ])('%s', async (args, sentence) => {
    expect(await runMain(args)).toEqual({ code: 2, out: '', err: sentence });
  });

  test('a port that is taken', () =>
    inFolder(async (folder) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const err = `Port ${port} is taken by another program.`;
      const args = ['--port', String(port), '--data', folder];
      expect(await runMain(args)).toEqual({ code: 1, out: '', err });
      other.close();
    }));

  test('data of a later version, which stays as it is', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'pakli.db');
      const db = new DatabaseSync(file);
      db.exec('CREATE TABLE later (x); PRAGMA user_version = 99');
      db.close();
      const before = readFileSync(file);
      const err = `${file} was written by a later version of Pakli. Update Pakli, or name another folder with --data.`;
      expect(await runMain(['--port', '0', '--data', folder])).toEqual({ code: 1, out: '', err });
      expect(readFileSync(file).equals(before)).toBe(true);
    }));

  test('a folder that cannot be', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'file'), '');
      const { code, err } = await runMain(['--port', '0', '--data', join(folder, 'file')]);
      expect(code).toBe(1);
      expect(err).toMatch(/cannot be written\. .*$/);
    }));
});

/** No file may grow beyond this many kilobytes: to the server that is a full disc. */
function within(room: number, args: readonly string[]): Promise<Ended> {
  return ended(started(args, { before: `ulimit -f ${room};` }));
}

function noRoom(path: string): Ended {
  return { code: 1, said: `There is no space left on the disk for ${path}.\n` };
}

test('on a disc that is full at the start it says so, and nothing is damaged', () =>
  inFolder(async (folder) => {
    const data = ['--port', '0', '--data', folder];
    const [file, copy] = [join(folder, 'pakli.db'), join(folder, 'copy.db')];
    // First the files beside the database find no room, then the first rows.
    expect(await within(16, data)).toEqual(noRoom(file));
    expect(await within(36, data)).toEqual(noRoom(file));
    // It starts as soon as there is room.
    const child = started(data);
    const anna = await guest(await address(child), 'Anna');
    const table = await openTable(anna, 'ulti');
    expect(await within(8, [...data, '--backup', copy])).toEqual(noRoom(copy));
    child.kill('SIGTERM');
    await once(child, 'close');
    const before = readFileSync(file);
    expect(await within(16, data)).toEqual(noRoom(file));
    expect(readFileSync(file).equals(before)).toBe(true);
    const db = new DatabaseSync(file);
    // Beside the boards of the day.
    expect(db.prepare('SELECT id FROM tables').all()).toContainEqual({ id: table });
    db.close();
  }));

test('on a full disc nothing is acknowledged, and nothing is lost', () =>
  inFolder(async (folder) => {
    const limits = ['framesPerSecond', 'frameBurst', 'commandsPerSecond', 'commandBurst']
      .map((name) => `${name}=100000`)
      .join(',');
    const child = started(['--port', '0', '--data', folder, '--limits', limits], {
      before: 'ulimit -S -f 500;',
    });
    const base = await address(child);
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const host = new Client(anna, table);
    await host.until('it is open', () => host.seq > 0);
    const failed = new Promise<undefined>((resolve) => {
      child.stdout?.on('data', (line) => {
        if (String(line).includes('"why":"full"')) resolve(undefined);
      });
    });
    let done = 1;
    for (let i = 0; ; i++) {
      const answer = await Promise.race([host.do({ kind: 'lock', locked: i % 2 === 0 }), failed]);
      if (answer === undefined) break;
      expect(answer).toEqual({ seq: ++done });
    }
    expect(done).toBeGreaterThan(10);
    const ready = async (): Promise<string> => (await fetch(`${base}/readyz`)).text();
    expect(await ready()).toBe('not ready: the disk of the database is full\n');
    // Space is freed: what was sent in vain is done, and the server is ready.
    spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited']);
    await host.until('it is done', () => host.seq > done);
    await vi.waitFor(async () => expect(await ready()).toBe('ready\n'), 60_000);
    host.close();
    child.kill('SIGTERM');
    await once(child, 'close');
    const db = new DatabaseSync(join(folder, 'pakli.db'));
    const counted = 'SELECT max(seq) AS last, count(*) AS n FROM events WHERE table_id = ?';
    const rows = db.prepare(counted).get(table);
    expect(rows?.['n']).toBe(rows?.['last']);
    expect(Number(rows?.['n'])).toBeGreaterThanOrEqual(done);
    db.close();
  }));

test('a file that cannot be written ends the start, and stays as it is', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'pakli.db');
    await (await openSqlite(file)).close();
    chmodSync(folder, 0o777);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
    chmodSync(file, 0o444);
    const before = readFileSync(file);
    const said = `${file} cannot be written. Allow it, or name another folder with --data.\n`;
    const child = started(['--port', '0', '--data', folder], { asNobody: true });
    expect(await ended(child)).toEqual({ code: 1, said });
    expect(readFileSync(file).equals(before)).toBe(true);
  }));

test('a server whose thread that writes has died ends, and says why', () =>
  inFolder(async (folder) => {
    const death = join(folder, 'die');
    const child = started(['--port', '0', '--data', folder], {
      flags: ['--import', join(import.meta.dirname, 'dying-writer.ts')],
      env: { PAKLI_TEST_DEATH: death },
    });
    const base = await address(child);
    await guest(base, 'Anna');
    writeFileSync(death, '');
    const { code, said } = await ended(child);
    expect(code).toBe(1);
    // Requests already sent may fail first.
    expect(linesOf(said)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        what: 'the thread that writes the database has ended',
        error: 'RangeError',
      }),
    );
    expect(said).not.toMatch(/Anna|HA/);
  }));

/** A server's output without a terminal: JSON and nothing else. */
function linesOf(said: string): Record<string, unknown>[] {
  const lines = said.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a copy', () => {
  test('of a folder that never was, or of what is not there, says so', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'never/pakli.db');
      const err = `There is no database at ${file}. Name its folder with --data.`;
      for (const what of [['--backup', join(folder, 'copy.db')], ['--reports']]) {
        const args = ['--data', join(folder, 'never'), ...what];
        expect(await runMain(args)).toEqual({ code: 1, out: '', err });
      }
      expect(existsSync(join(folder, 'never'))).toBe(false);
    }));

  test('into a folder that does not exist names the copy', () =>
    inFolder(async (folder) => {
      await (await openSqlite(join(folder, 'pakli.db'))).close();
      const copy = join(folder, 'nowhere/copy.db');
      const { code, err } = await runMain(['--data', folder, '--backup', copy]);
      expect(code).toBe(1);
      expect(err).toBe(
        `The copy ${copy} cannot be written. Name a file in a folder that exists and may be written.`,
      );
    }));
});

/** The commands of the docs, with these paths and the user that runs this. */
function restoring(data: string, copy: string): string {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  const [, commands = ''] = /```sh\nsystemctl stop pakli\n(.+?)systemctl start/s.exec(docs) ?? [];
  expect(commands.split('\n').length).toBeGreaterThan(3);
  return commands
    .replaceAll('/srv/pakli/data', data)
    .replaceAll('/srv/backup/pakli.db', copy)
    .replace('-o pakli ', '');
}

test('a stop is graceful, and a backup of a running server is a table that continues', () =>
  inFolder(async (folder) => {
    const child = started(['--port', '0', '--data', join(folder, 'one')]);
    const printed = ended(child);
    let base = await address(child);
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const who = {
      ...anna,
      get base() {
        return base;
      },
    };
    const host = new Client(who, table);
    await host.sit(0);
    await host.do({ kind: 'lock', locked: true });
    const copy = join(folder, 'copy.db');
    const backup = await runMain(['--data', join(folder, 'one'), '--backup', copy]);
    expect(backup).toEqual({ code: 0, out: `Everything up to now is in ${copy}.`, err: '' });
    await host.do({ kind: 'lock', locked: false });
    child.kill('SIGTERM');
    await host.until('it says goodbye', () => host.bye !== undefined);
    expect(host.bye?.why).toBe('restart');
    const { code, said } = await printed;
    expect(code).toBe(0);
    const lines = linesOf(said);
    expect(lines.map(({ what }) => what)).toEqual(['started', 'opened', 'stopping', 'stopped']);
    expect(lines[0]).toMatchObject({
      level: 'info',
      version: manifest.version,
      port: Number(new URL(base).port),
      address: '127.0.0.1',
      database: join(folder, 'one/pakli.db'),
      limits: expect.stringContaining('watchersPerTable=30') as string,
    });
    expect(lines[2]).toMatchObject({ why: 'SIGTERM' });
    // Restored as docs/hosting.md says: clients that know more than the backup are told.
    const data = join(folder, 'one');
    const restored = spawnSync('bash', ['-ec', restoring(data, copy)], { encoding: 'utf8' });
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    const again = started(['--port', '0', '--data', data]);
    host.heard.length = 0;
    base = await address(again);
    await host.until('the host has heard', () => host.seq === 3);
    expect([host.you?.seat, host.company?.locked]).toEqual([0, true]);
    expect(host.heard[0]).toContain('"why":"restored"');
    expect(await host.do({ kind: 'start' })).toEqual({ seq: 4 });
    host.close();
    again.kill('SIGTERM');
    await once(again, 'close');
  }));

test('kill of `npm start` stops the server', () =>
  inFolder(async (folder) => {
    writeFileSync(join(folder, 'index.html'), '<title>Pakli</title>');
    const args = ['start', '--', '--page', folder, '--data', folder, '--port', '0'];
    const npm = spawn('npm', args, { cwd: join(import.meta.dirname, '../../..'), env: ENV });
    const ports: number[] = [];
    onTestFinished(async () => {
      // A server that keeps running would hold its port forever.
      for (const port of ports) spawnSync('fuser', ['-k', `${port}/tcp`]);
    });
    // It is read to its end, which comes when no writer is left: neither npm nor the server.
    const printed = ended(npm);
    const base = await address(npm);
    ports.push(Number(new URL(base).port));
    npm.kill('SIGTERM');
    const { said } = await printed;
    expect(said).toMatch(/"what":"stopping".*\n.*"what":"stopped"/);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow('fetch failed');
  }));
