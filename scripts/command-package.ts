/**
 * The command as a package that anybody can install: `node scripts/command-package.ts FOLDER` writes
 * a folder to be packed or published. What is published on its own (engine, games, search) stays a
 * dependency, with its rules and nets; everything else is inside, with its licence, so that nothing
 * else has to be installed.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly [field: string]: unknown;
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
}

export async function writeCommandPackage(folder: string): Promise<void> {
  const published = new Set(
    globSync('packages/*/package.json', { cwd: ROOT })
      .map(readManifest)
      .flatMap(({ name, private: kept }) => (kept === true ? [] : [name])),
  );
  const isPublished = (id: string): boolean =>
    published.has(id.split('/').slice(0, 2).join('/')) && id.startsWith('@pakli/');
  const { output } = await build({
    cwd: ROOT,
    input: {
      main: './apps/cli/src/main.ts',
      'arena-worker': './apps/cli/src/commands/arena/arena-worker.ts',
      'selfplay-worker': './apps/cli/src/commands/selfplay/selfplay-worker.ts',
    },
    platform: 'node',
    external: isPublished,
    resolve: { conditionNames: ['@pakli/source', 'import', 'default'] },
    logLevel: 'warn',
    output: { dir: folder, cleanDir: true },
  });
  const { private: _, devDependencies: __, ...manifest } = readManifest('apps/cli/package.json');
  const written = {
    ...manifest,
    keywords: ['card games', 'hidden information', 'mulle', 'terminal', 'ulti'],
    bin: { pakli: './pakli.js' },
    // Whatever is inside may use any of them.
    dependencies: Object.fromEntries([...published].map((name) => [name, manifest.version])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, undefined, 2)}\n`);
  copyFileSync(join(ROOT, 'apps/cli/bin/installed.js'), join(folder, 'pakli.js'));
  for (const file of ['LICENSE', 'apps/cli/README.md'])
    copyFileSync(join(ROOT, file), join(folder, basename(file)));
  const inside = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  writeFileSync(join(folder, 'licences.txt'), licencesOf(inside));
  for (const leaflet of globSync('*/*/leaflet.md', { cwd: join(ROOT, 'packages/text/src') })) {
    const copy = join(folder, 'leaflets', leaflet);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(ROOT, 'packages/text/src', leaflet), copy);
  }
}

/** The licences of others' modules. */
function licencesOf(modules: readonly string[]): string {
  const folders = new Set(
    modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? []),
  );
  return [...folders]
    .toSorted()
    .map((folder) => {
      const { name, version } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Manifest;
      const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
      if (file === undefined) throw new Error(`${name} has no licence`);
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

if (import.meta.main) {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('node scripts/command-package.ts FOLDER');
  await writeCommandPackage(folder);
}
