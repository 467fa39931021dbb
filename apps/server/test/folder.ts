/** A temporary folder for one test, removed afterwards. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For servers in their own processes. */
export const ENV: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };

/** In memory where the system has that: only tests of the disc itself need a real one. */
const MEMORY = '/dev/shm';

export async function inFolder<Result>(
  work: (folder: string) => Promise<Result>,
  onDisc = false,
): Promise<Result> {
  const parent = onDisc || !existsSync(MEMORY) ? tmpdir() : MEMORY;
  const folder = mkdtempSync(join(parent, 'pakli-server-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
