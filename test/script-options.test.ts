/** What the scripts of package.json say to an option that they do not have. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH']}` };

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function ended(command: string, args: readonly string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(command, args, { cwd: root, env }, (error, stdout, stderr) =>
    resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
  );
  return promise;
}

/** The script of package.json, with one more word and without what stands before `node`. */
function commandOf(script: string, option: string): string {
  return `${scripts[script]?.replace(/^\w+=\S+ /, '')} ${option}`;
}

const KNOWN: Readonly<Record<string, string>> = {
  bottle: '--seed VALUE',
  'test:bottle': '--whole-day',
  'test:faults': '--part VALUE',
  'test:evening': '--people VALUE',
  'test:days': '--boards VALUE',
  'test:quick': 'WORD...',
  artefacts: '--out VALUE',
  bench: '--only VALUE',
  pins: '--choose',
  site: 'WORD...',
};

/**
 * Runs the commands one after another, each to its end: most read hundreds of sources before they look at an option,
 * and many the same. Where one has ended it says how.
 */
const ALL = `
class End { constructor(code) { this.code = code; } }
process.exit = (code = 0) => { throw new End(code); };
for (const [n, [file, ...given]] of JSON.parse(process.argv[1]).entries()) {
  process.argv = [process.execPath, file, ...given];
  let end = 'on';
  try { await import(new URL(file + '?' + n, 'file://' + process.cwd() + '/')); }
  catch (error) { if (!(error instanceof End)) throw error; end = error.code; }
  console.log('=== ' + end);
}`;

test('scripts say which options they have', async () => {
  const commands = Object.keys(KNOWN).map((script) => {
    const [node, ...words] = commandOf(script, '--help').split(' ');
    expect(node).toBe('node');
    return words.filter((word, n) => !word.startsWith('--') || n === words.length - 1);
  });
  const flags = ['--conditions=@pakli/source', '--input-type=module', '-e', ALL];
  const { status, stdout, stderr } = await ended(process.execPath, [
    ...flags,
    JSON.stringify(commands),
  ]);
  expect([status, stderr]).toEqual([0, '']);
  const said = stdout.split(/^(?<==== .*\n)/m);
  for (const [n, [script, known]] of Object.entries(KNOWN).entries()) {
    expect(said[n], script).toMatch(/^options: .*\n=== 0\n$/);
    expect(said[n], script).toContain(known);
  }
});

// Both go the same way in `readOptions`, which those above have been shown to call.
test('an option that a script does not have is named', async () => {
  const line = expect.stringMatching(/^Unknown option '--nonsense' \(options: .*\)\n$/);
  const asked = await ended('sh', ['-c', commandOf('pins', '--nonsense')]);
  expect(asked).toEqual({ status: 2, stdout: '', stderr: line });
});
