/**
 * The command as a bundle: games run faster than from source, and few files load
 * sooner than many. It is built when it is missing or one of its files has changed.
 * Each build has a folder of its own and `current.json` names the valid one, so that
 * commands that start at once may each build one. Where none can be built or stored
 * the sources run.
 */
import {
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An old bundle may still be running, and load another part of itself. */
const KEEP_MS = 24 * 3_600_000;

export interface Project {
  /** What is bundled lies below it. */
  readonly root: string;
  /** Entry files by name, from the root. */
  readonly input: Readonly<Record<string, string>>;
  /** Where bundles are kept. */
  readonly into: string;
}

interface Current {
  readonly folder: string;
  /** What went into it, from the root: when each file was last changed, and its size. */
  readonly files: Readonly<Record<string, readonly [changed: number, size: number]>>;
}

const cli = resolve(import.meta.dirname, '..');

export const command: Project = {
  root: resolve(cli, '../..'),
  input: {
    main: './apps/cli/src/main.ts',
    'arena-worker': './apps/cli/src/commands/arena/arena-worker.ts',
    'selfplay-worker': './apps/cli/src/commands/selfplay/selfplay-worker.ts',
  },
  into: join(cli, 'dist'),
};

/** The folder with an up-to-date bundle, made now if need be; undefined where that cannot be done. */
export async function bundled(project: Project): Promise<string | undefined> {
  const folder = current(project);
  if (folder !== undefined) return folder;
  try {
    return await bundle(project);
  } catch {
    return undefined;
  }
}

function current({ root, into }: Project): string | undefined {
  try {
    const { folder, files } = JSON.parse(
      readFileSync(join(into, 'current.json'), 'utf8'),
    ) as Current;
    for (const [file, [changed, size]] of Object.entries(files)) {
      const stat = statSync(join(root, file));
      if (stat.mtimeMs !== changed || stat.size !== size) return undefined;
    }
    return statSync(join(into, folder)).isDirectory() ? join(into, folder) : undefined;
  } catch {
    return undefined;
  }
}

async function bundle({ root, input, into }: Project): Promise<string> {
  const start = Date.now();
  const { rolldown } = await import('rolldown');
  const folder = `${start}-${process.pid}`;
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    // Dependencies stay imports.
    external: /^(?!@pakli\/)[^./]/,
    resolve: { conditionNames: ['@pakli/source', 'import', 'default'] },
    logLevel: 'silent',
  });
  // Whole packages: what one command alone uses of them would otherwise be put into its chunk, which all others load too.
  const groups = ['core', 'ai'].map((name) => ({ name, test: `/packages/${name}/src/` }));
  await build.write({ dir: join(into, folder), codeSplitting: { groups } });
  const read = [
    ...(await build.watchFiles),
    ...globSync('{packages,apps}/*/package.json', { cwd: root }),
    import.meta.filename,
    fileURLToPath(import.meta.resolve('rolldown/package.json')),
  ].map((file) => resolve(root, file));
  await build.close();
  const stats = read.map((file) => [relative(root, file), statSync(file)] as const);
  // If a file has changed meanwhile the bundle serves this run only.
  if (stats.every(([, { mtimeMs }]) => mtimeMs < start)) {
    const files = stats.map(([file, { mtimeMs, size }]) => [file, [mtimeMs, size]] as const);
    const text = JSON.stringify({ folder, files: Object.fromEntries(files) } satisfies Current);
    writeFileSync(join(into, `${folder}.json`), text);
    renameSync(join(into, `${folder}.json`), join(into, 'current.json'));
  }
  for (const name of readdirSync(into)) {
    if (start - Number(name.split('-')[0]) > KEEP_MS) {
      rmSync(join(into, name), { recursive: true, force: true });
    }
  }
  return join(into, folder);
}
