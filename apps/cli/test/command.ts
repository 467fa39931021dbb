/** The real command, either in this process or as its own process, the way a user starts it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { bundled, command } from '../bin/bundle.ts';
import type { main as source } from '../src/main.ts';
import { runHere, type Ended } from './here.ts';

export type { Ended };

export const ROOT: string = fileURLToPath(new URL('../../..', import.meta.url));
export const BIN: string = join(ROOT, 'apps/cli/bin/pakli.js');

/** A temporary folder per test file, removed afterwards. */
export let folder = '';

/** Test files that share a process each get their own folder. */
export function openFolder(): void {
  if (folder !== '') return;
  const own = mkdtempSync(join(tmpdir(), 'pakli-'));
  folder = own;
  afterAll(() => {
    folder = '';
    rmSync(own, { recursive: true, force: true });
  });
}
openFolder();

/** Saved games go there, away from the tester's own. */
const home = (): NodeJS.ProcessEnv => ({ XDG_DATA_HOME: join(folder, 'data') });
/** No colour and English, whatever the tester's terminal. */
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
    const child = spawn(command, args, { cwd, env: { ...process.env, ...home(), ...env } });
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

export interface CommandOptions {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * `pakli ARGS` as a process, with the Node that runs the tests: for pipes, signals and terminals, and for guests,
 * which stay loaded in a process.
 */
export function pakliProcess(
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Ended> {
  const env = { ...CALM, ...options.env };
  return run(process.execPath, ['--conditions=@pakli/source', BIN, ...args], { ...options, env });
}

/** `pakli ARGS` in this process, from the bundle that users run: avoids starting Node for every call. */
export function pakli(args: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  return runHere(main, args, {
    ...options,
    env: { ...home(), ...CALM, ...options.env },
    cwd: ROOT,
  });
}

let bundle: Promise<{ readonly main: typeof source }> | undefined;

async function main(args: readonly string[]): Promise<number> {
  bundle ??= bundled(command).then((built) => import(`${built}/main.js`));
  return (await bundle).main(args);
}

/** A file in its own folder, removed after the test. */
export function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
