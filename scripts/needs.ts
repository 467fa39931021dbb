/**
 * `npm run needs`: finds what the tests need from the system beside Node, or
 * fetches it, in one step before anything runs; `npm test` begins with it.
 * Without what cannot be had, some tests are left out: they are named here, and
 * again at the end of `npm test`, for whose script they are written down.
 *
 * Something new is a line in the list, and a test that is skipped without it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FETCH_OLDEST, FETCH_ZOO, findOldest, findZoo } from '../apps/cli/test/fetched.ts';
import { findNats } from '../apps/server/test/nats.ts';
import { findNginx } from '../apps/server/test/nginx.ts';
import { findPostgres } from '../apps/server/test/postgres.ts';
import { findChromium, findFirefox, isQuick } from '../apps/web/browser/browsers.ts';
import { findWebKit } from '../apps/web/browser/webkit.ts';
import { MISSING_FILE } from './missing.ts';

interface Need {
  readonly name: string;
  /** What is left out without it. */
  readonly tests: string;
  /** How it is called; undefined where there is none that runs. */
  readonly find: () => string | undefined;
  /** Whether what was found is as good as what can be fetched; it serves where nothing better can be had. */
  readonly good?: (found: string) => boolean;
  /** Its packages in Debian and its kin, or those that the command needs. */
  readonly debian?: string;
  /** Gets it where there is no apt-get, or nobody may use it, or no such package. */
  readonly command?: readonly [string, ...string[]];
}

const NEEDS: readonly Need[] = [
  need('tmux', 'the page of a terminal', '-V'),
  need('zsh', 'what zsh completes'),
  need('fish', 'what fish completes'),
  need('python3', 'players, arrays, the client and honest deals in Python'),
  {
    name: 'chromium',
    tests: 'all games and pages in a browser',
    find: findChromium,
    good: isQuick,
    debian: 'chromium-headless-shell',
    command: ['npx', 'playwright', 'install', 'chromium'],
  },
  {
    name: 'firefox',
    tests: 'a few moves of each game in a second browser',
    find: findFirefox,
    debian: 'firefox-esr',
  },
  {
    name: 'webkit',
    tests: 'a few moves of each game in the engine of iPhones',
    find: findWebKit,
    debian: 'webkit2gtk-driver xvfb',
  },
  {
    name: 'postgres',
    tests: 'tables in PostgreSQL, and several nodes at one table',
    find: () => process.env['PAKLI_TEST_POSTGRES'] ?? findPostgres(),
    debian: 'postgresql',
  },
  {
    name: 'nats-server',
    tests: 'nodes that tell each other over NATS, and an arena on several machines',
    find: () => process.env['PAKLI_TEST_NATS'] ?? findNats(),
    debian: 'nats-server',
  },
  {
    name: 'nginx',
    tests: 'two nodes behind one address, as in deploy/',
    find: findNginx,
    debian: 'nginx-light',
  },
  {
    name: 'node 22 and typescript 5.9',
    tests: 'the packages with the oldest of both that they promise to work with',
    find: findOldest,
    command: FETCH_OLDEST,
  },
  {
    name: 'pettingzoo and build',
    tests: "PettingZoo's own test of the environment in Python, and the client as it is released",
    find: findZoo,
    debian: 'python3-venv',
    command: FETCH_ZOO,
  },
];

/** A command that has the name of its package. */
function need(name: string, tests: string, version = '--version'): Need {
  const find = (): string | undefined =>
    spawnSync(name, [version]).status === 0 ? name : undefined;
  return { name, tests, find, debian: name };
}

/** By need, whether it is there and runs. */
function look(): Map<Need, string | undefined> {
  return new Map(NEEDS.map((one) => [one, one.find()]));
}

function missing(found: ReadonlyMap<Need, string | undefined>): readonly Need[] {
  return NEEDS.filter((one) => found.get(one) === undefined);
}

function run(command: string, args: readonly string[]): void {
  console.log(`$ ${[command, ...args].join(' ')}`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Asks nothing, waits for another that installs, and not long for a network that is not there. */
const QUIETLY = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::http::Timeout=20'];

/** Set by those who install what they want themselves. */
const mayInstall = (process.env['PAKLI_NO_INSTALL'] ?? '') === '';
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function fetch(wanted: readonly Need[]): void {
  const packages = wanted.flatMap(({ debian }) => (canInstall && debian ? [debian] : []));
  const commands = wanted.flatMap(({ command }) => (command ? [command.join(' ')] : []));
  console.log(`Some tests need ${wanted.map(({ name }) => name).join(', ')}.`);
  if (packages.length > 0) console.log(`  installs with apt-get: ${packages.join(', ')}`);
  for (const command of commands) console.log(`  runs where that is not enough: ${command}`);
  console.log('  PAKLI_NO_INSTALL=1 npm test installs nothing and leaves those tests out');
  if (canInstall) {
    run('apt-get', [...QUIETLY, 'update']);
    // One by one: a package that a system does not know keeps nothing else away.
    for (const { debian } of wanted) {
      if (debian === undefined) continue;
      run('apt-get', [
        ...QUIETLY,
        'install',
        '-y',
        '--no-install-recommends',
        ...debian.split(' '),
      ]);
    }
  }
  for (const { find, command } of wanted) {
    if (command === undefined || find() !== undefined) continue;
    const [name, ...args] = command;
    run(name, args);
  }
}

/** Whole lines. */
function sayMissing(absent: readonly Need[]): string {
  if (absent.length === 0) return '';
  const lines = absent.map(({ name, tests, debian, command }) => {
    const ways = [
      ...(debian === undefined ? [] : [`sudo apt-get install ${debian}`]),
      ...(command === undefined ? [] : [command.join(' ')]),
    ];
    return `  ${name}: ${tests} (${ways.join(', or ')})\n`;
  });
  return `This system lacks what some tests need, and they are left out:\n${lines.join('')}`;
}

let found = look();
const wanted = NEEDS.filter((one) => {
  const path = found.get(one);
  return path === undefined || (canInstall && one.good?.(path) === false);
});
if (wanted.length > 0 && mayInstall) {
  fetch(wanted);
  found = look();
}
const told = NEEDS.map((one) => `${one.name} (${found.get(one) ?? 'missing'})`);
console.log(`What the tests need from this system: ${told.join(', ')}.`);
const said = sayMissing(missing(found));
process.stdout.write(said);
mkdirSync(dirname(MISSING_FILE), { recursive: true });
writeFileSync(MISSING_FILE, said);
