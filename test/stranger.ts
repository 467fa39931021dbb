/** A stranger's folder with the packed packages in it, and what the pages show to be tried there. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root: string = new URL('..', import.meta.url).pathname;
export const bin: string = join(root, 'node_modules/.bin');

export interface Published {
  readonly name: string;
  readonly folder: string;
}

/** All packages that are not private, by name. */
export const packages: readonly Published[] = globSync('packages/*/package.json', { cwd: root })
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const { name, private: kept } = JSON.parse(text) as { name: string; private?: boolean };
    return kept === true ? [] : [{ name, folder: join(root, dirname(path)) }];
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): string {
  // A stranger's commands know nothing of our condition.
  const { NODE_OPTIONS: _, ...env } = process.env;
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Published by the script of a release: npm takes most of a second for each. The others go straight to the registry. */
const BY_SCRIPT = /^(create-|pakli-(tournament|\d))/;

export class Stranger {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'pakli-pack-'));
  /** All of a release but page, site and Python. */
  readonly artefacts: string;
  /** By name of the package, as they were published. */
  readonly tarballs: ReadonlyMap<string, string>;
  /** What the script of a release said when it published some of them. */
  readonly said: string;
  readonly #registry: ChildProcess;
  readonly #address: string;

  /** Publishes everything to a registry of its own. */
  static async publish(): Promise<Stranger> {
    const published = mkdtempSync(join(tmpdir(), 'pakli-published-'));
    const registry = spawn(process.execPath, [join(root, 'test/registry.ts'), published], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line] = (await once(registry.stdout, 'data')) as [Buffer];
    const address = line.toString().trim();
    const artefacts = mkdtempSync(join(tmpdir(), 'pakli-release-'));
    const parts = ['packages', 'command', 'materials', 'changes'];
    run(process.execPath, ['scripts/artefacts.ts', '--out', artefacts, ...parts], root);
    const some = mkdtempSync(join(tmpdir(), 'pakli-some-'));
    for (const file of globSync('*.tgz', { cwd: artefacts })) {
      const path = join(artefacts, file);
      if (BY_SCRIPT.test(file)) copyFileSync(path, join(some, file));
      else await put(address, path);
    }
    const said = publishTo(address, some);
    rmSync(some, { recursive: true });
    return new Stranger(registry, address, artefacts, published, said);
  }

  private constructor(
    registry: ChildProcess,
    address: string,
    artefacts: string,
    published: string,
    said: string,
  ) {
    this.#registry = registry;
    this.#address = address;
    this.artefacts = artefacts;
    this.said = said;
    this.tarballs = new Map(
      packages.map(({ name }) => {
        const [file = ''] = globSync(`${name.replace('@pakli/', '')}-[0-9]*.tgz`, {
          cwd: published,
        });
        return [name, join(published, file)];
      }),
    );
  }

  /** By the script of a release; what it says. */
  publish(folder: string): string {
    return publishTo(this.#address, folder);
  }

  /** Installs the command and all packages by name, as a stranger would. */
  install(): void {
    const manifest = JSON.stringify({ name: 'stranger', type: 'module' });
    writeFileSync(join(this.folder, 'package.json'), manifest);
    const args = ['install', '--no-audit', '--no-fund', '--noproxy=127.0.0.1', '--registry'];
    run(
      'npm',
      [...args, this.#address, 'pakli', 'create-pakli-game', ...packages.map(({ name }) => name)],
      this.folder,
    );
  }

  close(): void {
    this.#registry.stdin?.end();
    const [tarball = ''] = this.tarballs.values();
    for (const folder of [this.folder, this.artefacts, dirname(tarball)])
      rmSync(folder, { recursive: true });
  }

  /** Writes the programs of the pages into the folder; their files by page. */
  copyPrograms(): ReadonlyMap<string, string> {
    copyFileSync(join(root, 'examples/player.ts'), join(this.folder, 'player.ts'));
    const pages = [
      'docs/building-a-player.md',
      ...globSync('packages/*/README.md', { cwd: root }).filter(isPublished).toSorted(),
    ];
    return new Map(
      pages.map((page) => {
        const [code = ''] = shown(page);
        const file = `${page.replaceAll(/\W+/g, '-')}.ts`;
        writeFileSync(join(this.folder, file), code);
        return [page, file];
      }),
    );
  }
}

/** By the script of a release; what it says. */
function publishTo(address: string, folder: string): string {
  const settings = { npm_config_registry: address, npm_config_noproxy: '127.0.0.1' };
  const env = { NPM_TOKEN: 'anybody', ...settings };
  return run(process.execPath, ['scripts/publish.ts', folder], root, env);
}

/** Sends a package to the registry as npm does. */
async function put(address: string, path: string): Promise<void> {
  const manifest = JSON.parse(run('tar', ['xzOf', path, 'package/package.json'], root)) as {
    readonly name: string;
    readonly version: string;
  };
  const { name, version } = manifest;
  const bytes = readFileSync(path);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const file = `${name}-${version}.tgz`;
  const dist = { integrity, tarball: `${address}${name}/-/${file}` };
  const response = await fetch(`${address}${name.replace('/', '%2f')}`, {
    method: 'PUT',
    body: JSON.stringify({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
      _attachments: { [file]: { data: bytes.toString('base64') } },
    }),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
}

/** Whether the package that a page belongs to can be installed. */
function isPublished(page: string): boolean {
  const manifest = readFileSync(join(root, dirname(page), 'package.json'), 'utf8');
  return !('private' in (JSON.parse(manifest) as object));
}

/** The TypeScript that a page shows. */
function shown(page: string): string[] {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms);
  return Array.from(blocks, ([, code = '']) => code);
}

/** What each of these programs prints, in order. In one process: to start one takes longer than most of them run. */
export function runAll(node: string, files: readonly string[], cwd: string): string[] {
  const MARK = '=== next program';
  const script = `for (const file of ${JSON.stringify(files)}) {
    await import(new URL(file, 'file://' + process.cwd() + '/'));
    console.log('${MARK}');
  }`;
  const said = run(node, ['--input-type=module', '-e', script], cwd);
  return said.split(`${MARK}\n`).slice(0, -1);
}

/** How a stranger has a strict compiler look at files. */
export const STRICT: readonly string[] = [
  // What comes with the compiler is not ours to check.
  '--skipDefaultLibCheck',
  ...'--strict --target es2024 --module nodenext --lib es2024,dom'.split(' '),
];

/** For programs that import from Node: the packages do not need its types. */
export const NODE_TYPES: readonly string[] = [
  ...'--types node --typeRoots'.split(' '),
  join(root, 'node_modules/@types'),
];

/** What each program says, by its page. */
export const SAYS: Readonly<Record<string, RegExp>> = {
  'docs/building-a-player.md': /^\[ -?\d+, -?\d+ \] \[ [12], [12] \]\n$/,
  'packages/ai/README.md': /^(capture|build|trotta|feed|discard) .+\n$/,
  'packages/buddy-bluff/README.md': /^(\[ \d+, \d+, \d+, \d+ \] ?){2}\n$/,
  'packages/compile/README.md': /^30 protocols with 180 cards\nwin of player [01] in turn \d+\n$/,
  'packages/core/README.md': /^\[ \d+, \d+ \] \[ [12], [12] \]\n$/,
  'packages/mulle/README.md': /^(\w+ .+\n){3,}the rule book would .+\n.+ by rule \d.*\n$/,
  'packages/tournament/README.md':
    /^10 rounds, 210 pairs meet once\n\[ 100, 0, 50 \]\n1 Anna 100 %\n2 Bo 0 %\n$/,
  'packages/ulti/README.md': /^\S+ \[ (-?\d+(, )?){3} \] -?\d+ with .+\n$/,
};
