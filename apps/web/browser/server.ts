/** A real server of the built page, in its own process with its own data. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { seatGuests } from '../scripts/guests.ts';

const app = join(import.meta.dirname, '..');
/** Computers move at once there, and nobody waits for the next deal. From the bundle made for the tests, where there is one. */
function quickServer(data: string): readonly string[] {
  const { PAKLI_TEST_SERVERS: bundle } = process.env;
  const script =
    bundle === undefined ? join(app, '../server/test/process.ts') : join(bundle, 'process.js');
  return [script, join(data, 'pakli.db')];
}

/** All people of a test share one address. */
const LIMITS = 'tablesPerTenMinutes=1000,guestsPerTenMinutes=1000,socketsPerMinute=1000';

/** Started from the sources, as anybody would: guests share what they import with them. */
function usualServer(data: string, page: string): readonly string[] {
  const flags = [
    '--port',
    '0',
    '--data',
    data,
    '--page',
    page,
    '--limits',
    LIMITS,
    '--boards',
    '0',
  ];
  return [join(app, '../server/src/main.ts'), ...flags];
}

/** By the guest games they serve: starting one takes longer than most tests on it. */
const servers = new Map<string, Promise<string>>();

/** The one without guest games is started once for all processes of a run. */
const { PAKLI_SERVER: shared } = process.env;
if (shared !== undefined) servers.set('', Promise.resolve(shared));

/** The address, with a slash at the end, of a server that runs until the process of the tests ends. */
export async function withServer(
  work: (address: string) => Promise<void>,
  guests: readonly string[] = [],
): Promise<void> {
  const key = guests.join(delimiter);
  const server = servers.get(key) ?? startServer(guests);
  servers.set(key, server);
  await work(await server);
}

/** A copy of the page that browsers do not store: storing takes longer than what is tested on a server. */
function unstored(built: string, page: string): void {
  cpSync(built, page, { recursive: true });
  const worker = join(page, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(/"assets\/[^"]*",/g, ''));
}

/** The same address; the caller has to end with `process.exit`. */
export async function startServer(guests: readonly string[] = []): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'pakli-friends-'));
  const built = join(app, 'dist');
  const page = join(data, 'page');
  if (guests.length > 0) await seatGuests(built, guests, page);
  else unstored(built, page);
  const script = guests.length === 0 ? quickServer(data) : usualServer(data, page);
  const server = spawn(process.execPath, ['--conditions=@pakli/source', ...script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PAKLI_WITH: guests.join(delimiter),
      PAKLI_PAGE: page,
      PAKLI_PACE: 'patient',
    },
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const clear = (): void => {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
  process.once('exit', clear);
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /(?:localhost:|^)(\d+)[/\n]/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    void exited.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  return `http://127.0.0.1:${port}/`;
}
