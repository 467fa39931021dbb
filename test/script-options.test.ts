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

async function run(script: string, option: string): Promise<Ended> {
  const command = `${scripts[script]?.replace(/^\w+=\S+ /, '')} ${option}`;
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile('sh', ['-c', command], { cwd: root, env }, (error, stdout, stderr) =>
    resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
  );
  return promise;
}

test.each([
  ['bottle', '--seed VALUE'],
  ['test:bottle', '--whole-day'],
  ['test:faults', '--part VALUE'],
  ['test:evening', '--people VALUE'],
  ['test:days', '--boards VALUE'],
  ['test:quick', 'WORD...'],
  ['artefacts', '--out VALUE'],
  ['bench', '--only VALUE'],
  ['pins', '--choose'],
  ['site', 'WORD...'],
])('%s says which options it has', async (script, known) => {
  const asked = await run(script, '--help');
  expect(asked).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^options: .*\n$/),
    stderr: '',
  });
  expect(asked.stdout).toContain(known);
});

// Both go the same way in `readOptions`, which those above have been shown to call.
test('an option that a script does not have is named', async () => {
  const line = expect.stringMatching(/^Unknown option '--nonsense' \(options: .*\)\n$/);
  expect(await run('pins', '--nonsense')).toEqual({ status: 2, stdout: '', stderr: line });
});
