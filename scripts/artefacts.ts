/**
 * `npm run artefacts [-- --out FOLDER] [PART...]`: all that a release consists of, in `dist/release`: packages, Python
 * client, page and site as archives, the bill of materials, the changes of this version, and checksums of all of them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeCommandPackage } from './command-package.ts';
import { readOptions } from './options.ts';

const ROOT = join(import.meta.dirname, '..');
const { values, positionals: wanted } = readOptions({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(ROOT, 'dist/release') } },
});
const OUT = resolve(values.out);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

/** Runs a command at the root; what it prints, where that is wanted. */
function run(command: string, args: readonly string[], keep: 'print' | 'keep' = 'print'): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', keep === 'keep' ? 'pipe' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return stdout ?? '';
}

function archive(name: string, folder: string): void {
  const base = `pakli-${name}-${version}`;
  const rename = `s,^\\.,${base},`;
  run('tar', ['czf', join(OUT, `${base}.tar.gz`), '--transform', rename, '-C', folder, '.']);
}

/** What stands under the heading of this version, or under "Unreleased" before a release. */
function changes(): string {
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const sections = text.split(/^(?=## )/m).slice(1);
  const section =
    sections.find((part) => part.startsWith(`## ${version} (`)) ??
    sections.find((part) => part.startsWith('## Unreleased'));
  if (section === undefined) throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return section;
}

/** As CycloneDX has it, as far as it is looked at here. */
interface Bill {
  readonly metadata: { readonly component: { name: string } };
  components: readonly { readonly 'bom-ref': string }[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What is installed to build or test only, or where it can be, as a bill of materials calls it: `vitest@5.0.5`. */
function toolsOnly(): ReadonlySet<string> {
  interface Locked {
    readonly version?: string;
    readonly dev?: boolean;
    readonly optional?: boolean;
    readonly devOptional?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const tools = new Set<string>();
  const others = new Set<string>();
  for (const [path, { version: of, dev, optional, devOptional }] of Object.entries(packages)) {
    const name = `${path.replace(/^.*node_modules\//, '')}@${of}`;
    (dev || optional || devOptional ? tools : others).add(name);
  }
  return new Set([...tools].filter((name) => !others.has(name)));
}

/** Each of them writes into the folder. */
const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  packages: () => {
    const names = globSync('packages/*/package.json', { cwd: ROOT })
      .map(
        (path) =>
          JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { name: string; private?: boolean },
      )
      .filter((manifest) => manifest.private !== true)
      .flatMap(({ name }) => ['--workspace', name]);
    run('npm', ['pack', '--pack-destination', OUT, ...names]);
  },
  command: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pakli-command-'));
    await writeCommandPackage(folder);
    run('npm', ['pack', '--pack-destination', OUT, folder, './apps/create-game']);
    rmSync(folder, { recursive: true });
  },
  python: () => {
    copyFileSync(join(ROOT, 'LICENSE'), join(ROOT, 'clients/python/LICENSE'));
    run('python3', ['-m', 'build', '--outdir', OUT, 'clients/python']);
  },
  page: () => {
    run('npm', ['run', 'build']);
    archive('page', 'apps/web/dist');
  },
  site: () => {
    run('npm', ['run', 'site']);
    archive('site', 'site/dist');
  },
  materials: () => {
    const bill = JSON.parse(
      run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], 'keep'),
    ) as Bill;
    // npm calls it as the folder of the clone is called.
    bill.metadata.component.name = 'pakli';
    // Asked to omit them itself, npm leaves out what one part needs to run and another to test, such as `ws`.
    const tools = toolsOnly();
    bill.components = bill.components.filter((part) => !tools.has(part['bom-ref']));
    bill.dependencies = bill.dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((name) => !tools.has(name)),
      }));
    writeFileSync(
      join(OUT, `pakli-${version}.cdx.json`),
      `${JSON.stringify(bill, undefined, 2)}\n`,
    );
  },
  changes: () => writeFileSync(join(OUT, 'CHANGES.md'), changes()),
};

const unknown = wanted.find((name) => PARTS[name] === undefined);
if (unknown === undefined) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  try {
    for (const name of wanted.length === 0 ? Object.keys(PARTS) : wanted) await PARTS[name]?.();
    const sums = readdirSync(OUT).map((file) => {
      const sum = createHash('sha256').update(readFileSync(join(OUT, file)));
      return `${sum.digest('hex')}  ${file}\n`;
    });
    writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
    console.log(`${OUT} holds ${sums.length} files of ${version}, and SHA256SUMS`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} else {
  console.error(`no part "${unknown}": ${Object.keys(PARTS).join(', ')}`);
  process.exitCode = 2;
}
