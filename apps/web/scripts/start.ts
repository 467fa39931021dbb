/**
 * `npm start`: builds the page if anything it is made of is newer than the
 * last build, serves it, and prints the address. A taken port is said plainly
 * and the next free one is used.
 *
 *     npm start -- --port 9000
 */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogue, pickLocale } from '@pakli/text';
import { build, preview } from 'vite';

const app = join(import.meta.dirname, '..');
const house = join(app, '../..');
const FIRST_PORT = 4180;
const TRIES = 20;

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isStale(): boolean {
  const built = changedAt(join(app, 'dist/index.html'));
  const parts = [
    '{packages,apps/web}/*/**/*.{ts,tsx,css,md,svg,png,webmanifest,woff2}',
    'apps/web/*.{ts,html}',
    'package-lock.json',
  ];
  const ours = globSync(parts, {
    cwd: house,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  });
  return ours.some((file) => changedAt(join(house, file)) > built);
}

/** The port that was served on, or undefined if it is taken. */
async function serve(port: number): Promise<string | undefined> {
  try {
    const server = await preview({
      root: app,
      configFile: join(app, 'vite.config.ts'),
      preview: { port, strictPort: true },
      logLevel: 'silent',
    });
    return server.resolvedUrls?.local[0];
  } catch (error) {
    if (error instanceof Error && /already in use|EADDRINUSE/.test(error.message)) return undefined;
    throw error;
  }
}

const { server: say } = (
  await loadCatalogue(pickLocale([Intl.DateTimeFormat().resolvedOptions().locale]))
).frame;

async function start(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const wanted = Number(values.port ?? FIRST_PORT);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    console.error(say.badPort(values.port ?? ''));
    return 1;
  }
  if (isStale()) {
    console.log(say.building);
    await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
  }
  const last = Math.min(wanted + TRIES, 65_535);
  for (let port = wanted; port <= last; port++) {
    const address = await serve(port);
    if (address !== undefined) {
      console.log(say.serving(address));
      console.log(say.stop);
      return 0;
    }
    if (port < last) console.log(say.portTaken(port, port + 1));
  }
  console.error(say.noPort(wanted, last));
  return 1;
}

process.exitCode = await start();
