/**
 * `node scripts/publish.ts [FOLDER]`: gives what `npm run artefacts` has written to those who publish it, as far as the
 * environment says how. What was published before is passed over, so that a release that stopped halfway can go on.
 *
 *     NPM_TOKEN    npm packages, to the registry that npm is set to
 *     PYPI_TOKEN   the Python client, by twine
 *     IMAGE        name of the container image, such as registry.example/cards/pakli; its tag is the version
 */
import { spawnSync } from 'node:child_process';
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
  /** With what it complains of. */
  readonly said: string;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = stdout ?? '';
  return { ok: status === 0, printed, said: `${printed}${stderr ?? ''}` };
}

/** What the command prints; its failure ends everything. */
function must(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): string {
  const { ok, printed, said } = run(command, args, env);
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed\n${said}`);
  return printed.trim();
}

/** Engine and games before the command, which nobody could install without them. */
function packages(): readonly string[] {
  const rank = (file: string): number => Number(/^(pakli-\d|create-)/.test(file));
  return globSync('*.tgz', { cwd: folder }).toSorted((a, b) => rank(a) - rank(b));
}

function publishPackages(token: string): void {
  const registry = must('npm', ['config', 'get', 'registry']);
  const key = `--${registry.replace(/^https?:/, '')}:_authToken=${token}`;
  for (const file of packages()) {
    const { ok, said } = run('npm', ['publish', '--access', 'public', key, join(folder, file)]);
    const known = /previously published|E409/.test(said);
    if (!ok && !known) throw new Error(`${file} was not published\n${said}`);
    console.log(`${file}: ${ok ? 'published' : 'was published before'}`);
  }
}

function publishPython(token: string): void {
  const files = [`pakli-${version}-py3-none-any.whl`, `pakli-${version}.tar.gz`];
  const login = { TWINE_USERNAME: '__token__', TWINE_PASSWORD: token };
  const paths = files.map((file) => join(folder, file));
  must('twine', ['upload', '--non-interactive', '--skip-existing', ...paths], login);
  console.log(`${files.join(' and ')}: published`);
}

/** Built by whichever of the two is there. */
function publishImage(name: string): void {
  const builder = ['docker', 'podman'].find((one) => run(one, ['info']).ok);
  if (builder === undefined) throw new Error('neither docker nor podman runs here');
  const tag = `${name}:${version}`;
  must(builder, ['build', '-f', 'deploy/Dockerfile', '-t', tag, '.']);
  must(builder, ['push', tag]);
  console.log(`${tag}: published`);
}

const WAYS: readonly (readonly [string, string, (value: string) => void])[] = [
  ['npm packages', 'NPM_TOKEN', publishPackages],
  ['Python client', 'PYPI_TOKEN', publishPython],
  ['container image', 'IMAGE', publishImage],
];

try {
  for (const [what, name, publish] of WAYS) {
    const value = process.env[name] ?? '';
    if (value === '') console.log(`${what}: left out, since ${name} is not set`);
    else publish(value);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
