/** Every acknowledgement leaves after the disc has said that its row is there, as the system saw it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client, guest, openTable } from './client.ts';
import { inFolder } from './folder.ts';

const COMMANDS = 1000;

/** strace is not everywhere, and containers may forbid it. */
test('write, sync, acknowledge: in this order, a thousand times', () =>
  inFolder(async (folder) => {
    const trace = join(folder, 'trace');
    const child = spawn(
      'strace',
      [
        '-f',
        '-s9000',
        `-o${trace}`,
        '-etrace=pwrite64,fdatasync,write,writev,sendto',
        process.execPath,
        '--conditions=@pakli/source',
        join(import.meta.dirname, 'process.ts'),
        join(folder, 'pakli.db'),
        '0',
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
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
    child.kill('SIGTERM');
    await once(child, 'exit');
    const lines = readFileSync(trace, 'latin1').split('\n');
    let inOrder = 0;
    for (let i = 0, from = 0; i < COMMANDS; i++) {
      const id = `synced-${String(i).padStart(6, '0')}`;
      const written = lines.findIndex(
        (line, at) => at >= from && line.includes('pwrite64(') && line.includes(id),
      );
      const synced = lines.findIndex((line, at) => at > written && /fdatasync.*= 0/.test(line));
      const told = lines.findIndex(
        (line, at) =>
          at >= from &&
          /(write|writev|sendto)\(/.test(line) &&
          !line.includes('pwrite64(') &&
          line.includes(id) &&
          line.includes('done'),
      );
      if (written >= 0 && written < synced && synced < told) inOrder++;
      from = Math.max(from, written);
    }
    expect(inOrder).toBe(COMMANDS);
  }, true));
