/**
 * `npm run needs`: finds what the tests need from the system beside Node, or
 * fetches it, in one step before anything runs; `npm test` begins with it.
 * Without what cannot be had, some tests are left out: they are named here, and
 * again at the end of `npm test` (`npm run needs -- --missing`).
 *
 * Something new is a line in the list, and a test that is skipped without it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox } from '../apps/web/browser/browsers.ts';

interface Need {
  readonly name: string;
  /** What is left out without it. */
  readonly tests: string;
  /** How it is called; undefined where there is none that runs. */
  readonly find: () => string | undefined;
  /** Its package in Debian and its kin. */
  readonly debian: string;
  /** Gets it where there is no apt-get, or nobody may use it. */
  readonly command?: readonly [string, ...string[]];
}

const NEEDS: readonly Need[] = [
  need('tmux', 'the page of a terminal', '-V'),
  need('zsh', 'what zsh completes'),
  need('fish', 'what fish completes'),
  {
    name: 'chromium',
    tests: 'all games and pages in a browser',
    find: findChromium,
    debian: 'chromium',
    command: ['playwright', 'install', 'chromium'],
  },
  {
    name: 'firefox',
    tests: 'a few moves of each game in a second browser',
    find: findFirefox,
    debian: 'firefox-esr',
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

function fetch(wanted: readonly Need[]): void {
  console.log(`Missing: ${wanted.map(({ name }) => name).join(', ')}. Fetching...`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', [...QUIETLY, 'update']);
    const packages = wanted.map(({ debian }) => debian);
    run('apt-get', [...QUIETLY, 'install', '-y', '--no-install-recommends', ...packages]);
  }
  for (const { find, command } of wanted) {
    if (command === undefined || find() !== undefined) continue;
    const [name, ...args] = command;
    run(name, args);
  }
}

function tell(absent: readonly Need[]): void {
  if (absent.length === 0) return;
  console.log('This system lacks what some tests need, and they are left out:');
  for (const { name, tests, debian, command } of absent) {
    const other = command === undefined ? '' : `, or npx ${command.join(' ')}`;
    console.log(`  ${name}: ${tests} (sudo apt-get install ${debian}${other})`);
  }
}

let found = look();
if (!process.argv.includes('--missing')) {
  if (missing(found).length > 0) {
    fetch(missing(found));
    found = look();
  }
  const told = NEEDS.map((one) => `${one.name} (${found.get(one) ?? 'missing'})`);
  console.log(`What the tests need from this system: ${told.join(', ')}.`);
}
tell(missing(found));
