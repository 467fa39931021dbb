/** A real server of the built page, in a process and with data of its own, for as long as a test lasts. */
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

/** Its address, with a slash at the end. Guests are files of games that are not of the house. */
export async function withServer(
  work: (address: string) => Promise<void>,
  guests: readonly string[] = [],
): Promise<void> {
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
  try {
    const port = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const [, found] = /localhost:(\d+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      void exited.then(() => reject(new Error(`the server did not start: ${said}`)));
    });
    const address = `http://127.0.0.1:${port}/`;
    await work(address).finally(() => ended.add(address));
  } finally {
    server.kill();
    await exited;
    rmSync(data, { recursive: true });
  }
}
