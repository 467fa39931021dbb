/**
 * The packages with what a stranger may have that we have not: the TypeScript
 * before the native one, and the oldest Node that they promise to run on. Both
 * are fetched; without a network nothing is tried, and the run says so.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run, SAYS, Stranger, STRICT } from './stranger.ts';

const stranger = new Stranger();
afterAll(() => rmSync(stranger.folder, { recursive: true }));

function fetched(): boolean {
  try {
    stranger.install('typescript@5.9', 'node@22');
    return true;
  } catch {
    console.warn('TypeScript 5.9 and Node 22 cannot be fetched: not tried');
    return false;
  }
}

test.skipIf(!fetched())('TypeScript 5.9 accepts and Node 22 runs what the pages show', () => {
  const { folder } = stranger;
  const bin = join(folder, 'node_modules/.bin');
  expect(run(join(bin, 'tsc'), ['--version'], folder)).toMatch(/5\.9/);
  expect(run(join(bin, 'node'), ['--version'], folder)).toMatch(/^v22\./);
  const programs = stranger.copyPrograms();
  const types = STRICT.filter((word) => word !== '--noEmit');
  // Node 22 gets JavaScript, as most strangers have it.
  run(join(bin, 'tsc'), [...types, ...programs.values()], folder);
  for (const [page, file] of programs) {
    const said = run(join(bin, 'node'), [file.replace(/ts$/, 'js')], folder);
    expect([page, said]).toEqual([page, expect.stringMatching(SAYS[page]!)]);
  }
});
