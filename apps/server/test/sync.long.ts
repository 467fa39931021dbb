/** Every acknowledgement leaves after the disc has confirmed its row, as seen in the system calls. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client, guest, openTable } from './client.ts';
import { ENV, inFolder } from './folder.ts';

const COMMANDS = 1000;

/** The number of acknowledgements that left after a sync that followed the first write of their row. */
function inOrder(lines: readonly string[]): number {
  const written = new Map<string, number>();
  const syncs: number[] = [];
  const told = new Set<string>();
  let right = 0;
  for (const [at, line] of lines.entries()) {
    const ids = line.match(/synced-\d{6}/g) ?? [];
    if (line.includes('pwrite64(')) {
      for (const id of ids) if (!written.has(id)) written.set(id, at);
    } else if (/sync.*= 0$/.test(line)) syncs.push(at);
    else if (line.includes('done')) {
      // Only the first answer counts: its receiver relies on it.
      for (const id of ids) {
        if (!told.has(id) && (syncs.at(-1) ?? -1) > (written.get(id) ?? at)) right++;
        told.add(id);
      }
    }
  }
  return right;
}

/** Not every system has strace, and containers may forbid it. */
test('write, sync, acknowledge: in this order, a thousand times', () =>
  inFolder(async (folder) => {
    const trace = join(folder, 'trace');
    const child = spawn(
      'strace',
      [
        '-f',
        '-s9000',
        `-o${trace}`,
        '-etrace=pwrite64,fsync,fdatasync,write,writev,sendto',
        process.execPath,
        '--conditions=@pakli/source',
        join(import.meta.dirname, 'process.ts'),
        join(folder, 'pakli.db'),
        '0',
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: ENV },
    );
    const [data] = (await once(child.stdout, 'data')) as [Buffer];
    const base = `http://127.0.0.1:${Number(String(data))}`;
    const anna = await guest(base, 'Anna');
    const host = new Client(anna, await openTable(anna, 'ulti'));
    for (let i = 0; i < COMMANDS; i++) {
      const id = `synced-${String(i).padStart(6, '0')}`;
      expect(await host.do({ kind: 'lock', locked: i % 2 === 0 }, id)).toHaveProperty('seq');
    }
    host.close();
    // A tracer ignores signals: end the process it traces.
    const traced = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    process.kill(Number.parseInt(traced, 10), 'SIGTERM');
    await once(child, 'exit');
    expect(inOrder(readFileSync(trace, 'latin1').split('\n'))).toBe(COMMANDS);
  }, true));
