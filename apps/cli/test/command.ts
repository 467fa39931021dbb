/** The real command as a process, the way a user starts it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT: string = fileURLToPath(new URL('../../..', import.meta.url));
export const BIN: string = join(ROOT, 'apps/cli/bin/pakli.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder for files of one test file; it goes away with it. */
export const folder: string = mkdtempSync(join(tmpdir(), 'pakli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Games are kept there and not where the tester's own are. */
const HOME = { XDG_DATA_HOME: join(folder, 'data') };
/** No colour and English, whatever the tester's terminal is like. */
const CALM = {
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  LC_ALL: undefined,
  LC_MESSAGES: undefined,
  LANG: 'C.UTF-8',
};

export function run(
  command: string,
  args: readonly string[],
  {
    input = '',
    env = {},
    cwd = ROOT,
  }: { input?: string; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...HOME, ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** `pakli ARGS`, with the node that runs the tests. */
export function pakli(
  args: readonly string[],
  given: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const env = { ...CALM, ...given.env };
  return run(process.execPath, ['--conditions=@pakli/source', BIN, ...args], { ...given, env });
}

/** A file in a folder of its own that goes away with the test. */
export function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
