/** A real server of the built page, in a process and with data of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { seatGuests } from '../scripts/guests.ts';
import { ended } from './table.ts';

const app = join(import.meta.dirname, '..');
const MAIN = join(app, '../server/src/main.ts');
/** All people of a test come from one address. */
const LIMITS = 'tablesPerTenMinutes=1000,guestsPerTenMinutes=1000,socketsPerMinute=1000';

interface Running {
  /** With a slash at the end. */
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** One for all tests of a process: to start it takes longer than most of what they do there. */
let shared: Promise<Running> | undefined;

/** Tests that bring games of their own, as files, have a server of their own. */
export async function withServer(
  work: (address: string) => Promise<void>,
  guests: readonly string[] = [],
): Promise<void> {
  if (guests.length === 0) {
    shared ??= start([]);
    await work((await shared).address);
    return;
  }
  const { address, end } = await start(guests);
  await work(address).finally(() => ended.add(address));
  await end();
}

async function start(guests: readonly string[]): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'pakli-friends-'));
  const built = join(app, 'dist');
  const page = guests.length === 0 ? built : join(data, 'page');
  if (guests.length > 0) await seatGuests(built, guests, page);
  const flags = ['--port', '0', '--data', data, '--page', page, '--limits', LIMITS];
  const args = ['--conditions=@pakli/source', MAIN, ...flags];
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PAKLI_WITH: guests.join(delimiter) },
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
      const [, found] = /localhost:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    void exited.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  const end = async (): Promise<void> => {
    process.off('exit', clear);
    server.kill();
    await exited;
    rmSync(data, { recursive: true });
  };
  return { address: `http://127.0.0.1:${port}/`, end };
}
