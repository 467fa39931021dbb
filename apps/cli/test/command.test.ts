import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { build } from '../src/main.ts';
import { BIN, file, folder, pakli, pakliProcess, ROOT, run } from './command.ts';

const COMMANDS = build(() => {}).commands.map((command) => command.name());

test('npx pakli starts after an install, whatever node the system has', async () => {
  const { version } = JSON.parse(readFileSync(`${ROOT}/apps/cli/package.json`, 'utf8'));
  const ended = await run('npx', ['--no-install', 'pakli', '--version']);
  expect(ended).toMatchObject({ status: 0, stdout: `${version}\n` });
});

/** The bin reads only process.versions, so a flag that changes it simulates an old Node. */
const OLD = [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.1.0'}})`,
];

test('an old node hands over to the one that npm has brought', async () => {
  const elsewhere = { cwd: folder };
  const ended = await run(process.execPath, [...OLD, BIN, 'games', 'mulle'], elsewhere);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('mulle');
  const wrong = await run(process.execPath, [...OLD, BIN, 'random', 'nim'], elsewhere);
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('no game "nim"') });
});

test('without it an old Node prints one line that says what to do', async () => {
  const alone = file('pakli.mjs', readFileSync(BIN, 'utf8'));
  const ended = await run(process.execPath, [...OLD, alone], { cwd: folder });
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toMatch(/^pakli needs Node 24 or later[^\n]* npm install node@24 [^\n]*\n$/);
});

/** The files that Node loads. */
async function loadedBy(args: readonly string[]): Promise<string[]> {
  const watch = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.error(url); return next(url, context); } });
  `)}`;
  const node = ['--import', watch, '--conditions=@pakli/source', ...args];
  const { stderr } = await run(process.execPath, node);
  return stderr.trimEnd().split('\n');
}

test('help lists every command and loads no game for it', async () => {
  const ended = await pakli(['--help']);
  expect(ended.status).toBe(0);
  for (const command of COMMANDS) expect(ended.stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  // Start-up time depends on what is loaded; the bench prints it.
  const main = `import { main } from '${ROOT}/apps/cli/src/main.ts'; await main(['--help']);`;
  const loaded = await loadedBy(['--input-type=module', '--eval', main]);
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.length).toBeLessThan(45);
  expect(loaded.filter((url) => url.includes('/packages/'))).toEqual([]);
});

test('what runs is the bundle', async () => {
  const loaded = await loadedBy([BIN, '--help']);
  expect(loaded.some((url) => /\/apps\/cli\/dist\/.*\/main\.js$/.test(url))).toBe(true);
  expect(loaded.filter((url) => url.includes('/src/'))).toEqual([]);
});

test('pakli alone shows the help', async () => {
  const ended = await pakli([]);
  expect(ended.status).toBe(0);
  expect(ended.stdout).toContain('Usage: pakli');
});

test.for(COMMANDS)('%s --help has examples', async (command) => {
  const ended = await pakli([command, '--help']);
  expect(ended.status).toBe(0);
  expect(ended.stdout).toContain(`Examples:\n  $ pakli ${command}`);
});

test.for([
  [['rondom'], "unknown command 'rondom'"],
  [['random', 'buddy-bluff', '--gmes', '3'], "unknown option '--gmes'"],
  [['golden'], "missing required argument 'files'"],
  [['random', 'buddy-bluff', '--games', 'many'], "'--games <n>' argument 'many' is invalid"],
  [['random', 'buddy-bluff', '--games', '0'], 'A whole number from 1'],
  [['random', 'buddy-bluff', '--seed', '1e400'], 'is invalid'],
  [['random', 'bridge'], 'no game "bridge": there is buddy-bluff'],
  [['random', '__proto__'], 'no game "__proto__"'],
  [['random', 'buddy-bluff', '--options', 'lift=all'], 'bad-option-value'],
  [['random', 'buddy-bluff', '--options', 'lft=top'], 'unknown-option'],
  [['random', 'buddy-bluff', '--seats', '5'], 'buddy-bluff is played by 4, not 5'],
  [['replay', 'x', '--seat', '-1'], 'is invalid'],
  [['play', 'bridge'], 'ulti; a game of your own comes with --with FILE'],
  [['play', 'buddy-bluff', '--against', 'nobody'], 'no player "nobody": there is random'],
  [['play', 'buddy-bluff', '--against', 'constructor'], 'no player "constructor"'],
  [['engine', 'now'], 'too many arguments'],
] as const)('a wrong call ends with status 2 and says why: %j', async ([args, message]) => {
  const ended = await pakli(args);
  expect(ended.stderr).toContain(message);
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
});

test('a reader who goes away early sees no error', async () => {
  const command = `"$0" --conditions=@pakli/source "$1" random --help | true`;
  const ended = await run('sh', ['-c', command, process.execPath, BIN]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
});

test.for([
  [['--port', 'abc', '--page', '/srv/page'], 'abc is not a port'],
  [['--limits', 'foo=3'], 'tablesPerPerson'],
  [['--postgres=postgres://u:SECRET PW@:x'], 'postgres://user:password@host/database'],
] as const)('serve %j is refused before a page is built', async ([args, message]) => {
  const ended = await pakliProcess(['serve', ...args]);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain(message);
  expect(ended.stderr).not.toContain('SECRET');
});

test('a misspelt option of serve is named without its value', async () => {
  const ended = await pakli(['serve', '--postgress=postgres://u:SECRET@host']);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain("unknown option '--postgress'");
  expect(ended.stderr).not.toContain('SECRET');
});
