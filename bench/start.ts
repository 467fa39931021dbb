/**
 * How long the command takes to start: until it has printed its help, and until
 * a table asks for a move. Started directly, as a shell does; the ratio is to an
 * empty Node, measured in the same run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAKLI = new URL('../apps/cli/bin/pakli.js', import.meta.url).pathname;
const RUNS = 9;

/** The command, and the text that ends the measurement; without a text, the exit of the process. */
const STARTS: Readonly<
  Record<string, { readonly args: readonly string[]; readonly until?: string }>
> = {
  'start/help': { args: ['--help'] },
  'start/play-mulle': { args: ['play', 'mulle', '--lang', 'en'], until: 'Your move' },
};

export const START_NAMES: readonly string[] = Object.keys(STARTS);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Milliseconds until the process prints the text or exits. */
function start(args: readonly string[], until: string | undefined, data: string): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(PAKLI, args, {
      env: { ...process.env, XDG_DATA_HOME: data },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (until === undefined || !printed.includes(until)) return;
      resolve(performance.now() - begin);
      child.stdin.end('q\n');
    });
    child.on('error', reject);
    child.on('close', () => resolve(performance.now() - begin));
  });
}

/** The median over several starts, each paired with a start of an empty Node. */
export async function measureStart(name: string): Promise<{ value: number; ratio: number }> {
  const { args = [], until } = STARTS[name] ?? {};
  const data = mkdtempSync(join(tmpdir(), 'pakli-bench-'));
  const runs: { value: number; ratio: number }[] = [];
  try {
    // The first start builds the bundle and fills the compile cache.
    await start(args, until, data);
    for (let run = 0; run < RUNS; run++) {
      const begin = performance.now();
      spawnSync(process.execPath, ['-e', '0']);
      const empty = performance.now() - begin;
      const value = await start(args, until, data);
      runs.push({ value, ratio: value / empty });
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return {
    value: median(runs.map((run) => run.value)),
    ratio: median(runs.map((run) => run.ratio)),
  };
}
