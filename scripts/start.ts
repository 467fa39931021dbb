/**
 * `npm start`: builds the page if anything it is made of is newer than the
 * last build, and starts a server for it and for tables by link, with its data
 * in one file.
 *
 *     npm start -- --port 9000
 *     npm start -- --lan
 *     npm start -- --with ./scopa.ts
 *
 * The script of package.json has `exec`: npm passes SIGTERM on to the shell it started, which would die without a word to us.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What was compiled once is kept, for the threads too: less than half the time to start, and two thirds of the memory.
process.env['NODE_COMPILE_CACHE'] ??= enableCompileCache().directory;
const { main } = await import('../apps/server/src/main.ts');
const { readFlags } = await import('../apps/server/src/flags.ts');
const { loadSay } = await import('../apps/server/src/refusals.ts');
const { bring } = await import('./with.ts');

const house = join(import.meta.dirname, '..');
const app = join(house, 'apps/web');

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

async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  // Where nobody sits nothing but the server's lines of JSON is printed.
  if (process.stdout.isTTY) console.log((await loadSay(process.env)).building);
  // Only who builds needs the bundler.
  const { build } = await import('vite');
  await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
}

/** The built page, with its guests where there are any; a server reads it once. */
async function pageFor(guests: readonly string[]): Promise<string> {
  await buildIfStale();
  const built = join(app, 'dist');
  if (guests.length === 0) return built;
  const into = mkdtempSync(join(tmpdir(), 'pakli-page-'));
  process.once('exit', () => rmSync(into, { recursive: true, force: true }));
  const { seatGuests } = await import('../apps/web/scripts/guests.ts');
  await seatGuests(built, guests, into);
  return into;
}

async function start(given: readonly string[]): Promise<number> {
  const brought = await bring(given);
  if (brought === undefined) return 2;
  const { args, guests } = brought;
  const env = { PAKLI_DATA: join(house, 'data'), ...process.env };
  const wanted = readFlags(args, env);
  // Without a page: for those who only ask or copy the data, who name a page, or whose settings are refused.
  const only =
    args.includes('--help') ||
    'problem' in wanted ||
    wanted.backup !== undefined ||
    wanted.reports ||
    wanted.settings.page !== undefined;
  return main(args, only ? env : { PAKLI_PAGE: await pageFor(guests), ...env });
}

process.exitCode = await start(process.argv.slice(2));
