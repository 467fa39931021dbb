import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundled, type Project } from '../bin/bundle.ts';
import { folder } from './command.ts';

const LONG_AGO = 1_000_000_000;

/** Writes the file with the given modification time: files that change while they are read are not cached. */
function write(file: string, text: string, time = LONG_AGO): void {
  writeFileSync(file, text);
  utimesSync(file, time, time);
}

/** Two files; the bundler inlines the constant into the first and drops the second. */
function project(): Project {
  const root = mkdtempSync(join(folder, 'project-'));
  write(join(root, 'main.ts'), `import { SIZE } from './size.ts';\nexport const said = SIZE;\n`);
  write(join(root, 'size.ts'), 'export const SIZE: number = 1;\n');
  return { root, input: { main: './main.ts' }, into: join(root, 'dist') };
}

async function saidBy(made: string | undefined): Promise<unknown> {
  const { said } = (await import(`${made}/main.js`)) as { said: unknown };
  return said;
}

test('a bundle is made once', async () => {
  const given = project();
  const made = await bundled(given);
  expect(await saidBy(made)).toBe(1);
  expect(await bundled(given)).toBe(made);
});

test.for([LONG_AGO + 1, LONG_AGO - 1])(
  'a file that has changed is never overlooked, newer or older (%i)',
  async (time) => {
    const given = project();
    await bundled(given);
    write(join(given.root, 'size.ts'), 'export const SIZE: number = 2;\n', time);
    expect(await saidBy(await bundled(given))).toBe(2);
  },
);

test('a file that has gone or grown within the same moment is not overlooked either', async () => {
  const given = project();
  await bundled(given);
  write(join(given.root, 'size.ts'), 'export const SIZE: number = 22;\n');
  expect(await saidBy(await bundled(given))).toBe(22);
  write(join(given.root, 'other.ts'), 'export const SIZE: number = 3;\n');
  write(join(given.root, 'main.ts'), `export { SIZE as said } from './other.ts';\n`);
  expect(await saidBy(await bundled(given))).toBe(3);
});

test('what changes while it is read is made again the next time', async () => {
  const given = project();
  write(join(given.root, 'size.ts'), 'export const SIZE: number = 4;\n', Date.now() / 1000 + 60);
  expect(await saidBy(await bundled(given))).toBe(4);
  expect(readdirSync(given.into)).not.toContain('current.json');
});

test('commands that start at once all get one, and one of them stays', async () => {
  const given = project();
  const made = await Promise.all([bundled(given), bundled(given), bundled(given)]);
  for (const each of made) expect(await saidBy(each)).toBe(1);
  expect(made).toContain(await bundled(given));
});

test('old bundles go after a day, whoever runs a newer one keeps it', async () => {
  const given = project();
  const [old, young] = [`${Date.now() - 25 * 3_600_000}-1`, `${Date.now() - 3_600_000}-1`];
  mkdirSync(join(given.into, old), { recursive: true });
  mkdirSync(join(given.into, young));
  await bundled(given);
  const kept = readdirSync(given.into);
  expect(kept).toContain(young);
  expect(kept).not.toContain(old);
});

test('where nothing can be written or understood there is none', async () => {
  const given = project();
  // A file where the folder should be: no user can write below it, not even root.
  const into = join(given.root, 'size.ts', 'dist');
  expect(await bundled({ ...given, into })).toBeUndefined();
  write(join(given.root, 'main.ts'), 'export const said = ;\n');
  expect(await bundled(given)).toBeUndefined();
});
