/**
 * `node scripts/publish.ts [FOLDER]`: publishes what `npm run artefacts` has written, wherever the environment has a
 * token or a name for it. Files that are already published are skipped, so a release that stopped halfway can resume.
 *
 *     NPM_TOKEN    npm packages, to the registry that npm is set to
 *     PYPI_TOKEN   the Python client, by twine
 *     IMAGE        name of the container image, such as registry.example/cards/pakli; its tag is the version
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist/release'));
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

interface Ran {
  readonly ok: boolean;
  readonly printed: string;
  /** Both stdout and stderr. */
  readonly said: string;
}

async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    said += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ok = await new Promise<boolean>((resolved) => {
    child.on('error', () => resolved(false)).on('close', (code) => resolved(code === 0));
  });
  return { ok, printed, said };
}

/** What the command prints; its failure ends everything. */
async function must(
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  const { ok, printed, said } = await run(command, args, env);
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed\n${said}`);
  return printed.trim();
}

async function publishPackages(token: string): Promise<void> {
  const registry = await must('npm', ['config', 'get', 'registry']);
  // In the environment, since arguments are in the list of processes.
  const login = { [`npm_config_${registry.replace(/^https?:/, '')}:_authToken`]: token };
  const publish = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const { ok, said } = await run('npm', ['publish', '--access', 'public', path], login);
    const known = /previously published|E409/.test(said);
    if (!ok && !known) throw new Error(`${file} was not published\n${said}`);
    console.log(`${file}: ${ok ? 'published' : 'was published before'}`);
  };
  const files = globSync('*.tgz', { cwd: folder }).toSorted();
  // Engine and games first: the command cannot be installed without them.
  const [builtOn = [], others = []] = [false, true].map((wanted) =>
    files.filter((file) => /^(pakli-\d|create-)/.test(file) === wanted),
  );
  await Promise.all(builtOn.map(publish));
  await Promise.all(others.map(publish));
}

async function publishPython(token: string): Promise<void> {
  const files = [`pakli-${version}-py3-none-any.whl`, `pakli-${version}.tar.gz`];
  const login = { TWINE_USERNAME: '__token__', TWINE_PASSWORD: token };
  const paths = files.map((file) => join(folder, file));
  await must('twine', ['upload', '--non-interactive', '--skip-existing', ...paths], login);
  console.log(`${files.join(' and ')}: published`);
}

/** Builds with Docker where its daemon runs, else with Podman. */
async function publishImage(name: string): Promise<void> {
  const builder = (await run('docker', ['info'])).ok ? 'docker' : 'podman';
  const tag = `${name}:${version}`;
  await must(builder, ['build', '-f', 'deploy/Dockerfile', '-t', tag, '.']);
  await must(builder, ['push', tag]);
  console.log(`${tag}: published`);
}

const WAYS: readonly (readonly [string, string, (value: string) => Promise<void>])[] = [
  ['npm packages', 'NPM_TOKEN', publishPackages],
  ['Python client', 'PYPI_TOKEN', publishPython],
  ['container image', 'IMAGE', publishImage],
];

try {
  for (const [what, name, publish] of WAYS) {
    const value = process.env[name] ?? '';
    if (value === '') console.log(`${what}: left out, since ${name} is not set`);
    else await publish(value);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
